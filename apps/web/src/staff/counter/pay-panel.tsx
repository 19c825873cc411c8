import { useState } from 'react';
import { formatMoney } from '../../shared/format/numbers.ts';
import { staffHref } from '../kit/router/staff-router.ts';
import { Answered } from '../kit/ui/answered.tsx';
import { useOwnShift } from '../screens/cash/cash-queries.ts';
import { OwedChoice } from '../screens/cash/payment/owed-card.tsx';
import { PaidCard } from '../screens/cash/payment/paid-card.tsx';
import { useOwed } from '../screens/cash/payment/payment-queries.ts';
import type { Payment } from '../screens/cash/payment/payment-queries.ts';
import type { Visit } from './counter-queries.ts';
import { counterTexts } from './counter-words.ts';
import { isPaid } from './visit-sums.ts';
import base from '../screens/cash/cash.module.css';
import css from './counter.module.css';

type PayPanelProps = { visit: Visit; mayTake: boolean; onPaid: () => void };

/** What is owed and by what it is paid, at the same card; without a shift or the right to, where that is done. */
export function PayPanel({ visit, mayTake, onPaid }: PayPanelProps) {
  const { pay } = counterTexts.read();
  const [payment, setPayment] = useState<Payment>();
  const unpaid = visit.parcels.filter((parcel) => !isPaid(parcel)).length;
  return (
    <section className={base.card} aria-label={pay.title} data-pay>
      <h2>{pay.title}</h2>
      <dl className={base.lines}>
        <div>
          <dt>{pay.delivery(unpaid)}</dt>
          <dd>{formatMoney(visit.owed)}</dd>
        </div>
        <div>
          <dt>{pay.storage}</dt>
          <dd>{formatMoney(visit.storageTomorrow)}</dd>
        </div>
      </dl>
      {payment !== undefined && (
        <PaidCard payment={payment} next={pay.more} onNext={() => setPayment(undefined)} />
      )}
      {payment === undefined && unpaid === 0 && <p className={css.good}>{pay.allPaid}</p>}
      {payment === undefined && unpaid > 0 && !mayTake && <p>{pay.noRight}</p>}
      {payment === undefined && unpaid > 0 && mayTake && (
        <Drawer
          customerCode={visit.customer.code}
          onPaid={(taken) => {
            setPayment(taken);
            onPaid();
          }}
        />
      )}
    </section>
  );
}

type DrawerProps = { customerCode: string; onPaid: (payment: Payment) => void };

function Drawer({ customerCode, onPaid }: DrawerProps) {
  const { pay } = counterTexts.read();
  const shift = useOwnShift();
  const owed = useOwed(customerCode);
  return (
    <Answered answer={shift}>
      {({ shift: own }) =>
        own?.state === 'OPEN' ? (
          <Answered answer={owed}>
            {(known) => <OwedChoice owed={known} fold={pay.chosen} onPaid={onPaid} />}
          </Answered>
        ) : (
          <p role="status">
            {pay.noShift} <a href={staffHref('BSC', 'cash')}>{pay.openShift}</a>
          </p>
        )
      }
    </Answered>
  );
}
