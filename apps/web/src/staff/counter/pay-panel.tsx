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
import { isPaid, unpaidOf } from './visit-sums.ts';
import base from '../screens/cash/cash.module.css';
import css from './counter.module.css';

type PayPanelProps = {
  visit: Visit;
  brought: readonly string[];
  mayTake: boolean;
  onPaid: (payment: Payment) => void;
};

/** What is owed for what was brought and by what it is paid, at the same card; without a shift or the right to, where that is done. */
export function PayPanel({ visit, brought, mayTake, onPaid }: PayPanelProps) {
  const { pay } = counterTexts.read();
  const [paid, setPaid] = useState<{ payment: Payment; brought: readonly string[] }>();
  // What is brought after a payment and is not paid yet takes its place.
  const isOver = paid !== undefined && brought !== paid.brought && unpaidOf(visit, brought).length > 0;
  const payment = isOver ? undefined : paid?.payment;
  const unpaid = visit.parcels.filter((parcel) => !isPaid(parcel)).length;
  return (
    <section className={base.card} aria-label={pay.title} data-pay>
      <h2>{pay.title}</h2>
      {Number(visit.storageTomorrow.amount) > 0 && (
        <dl className={base.lines}>
          <div>
            <dt>{pay.storage}</dt>
            <dd>{formatMoney(visit.storageTomorrow)}</dd>
          </div>
        </dl>
      )}
      {payment !== undefined && (
        <PaidCard payment={payment} next={pay.more} onNext={() => setPaid(undefined)} isBrief />
      )}
      {payment === undefined && unpaid === 0 && <p className={css.good}>{pay.allPaid}</p>}
      {payment === undefined && unpaid > 0 && !mayTake && <p>{pay.noRight}</p>}
      {payment === undefined && unpaid > 0 && mayTake && (
        <Drawer
          customerCode={visit.customer.code}
          brought={brought}
          isSecond={brought.length > 0 && unpaidOf(visit, brought).length === 0}
          onPaid={(taken) => {
            setPaid({ payment: taken, brought });
            onPaid(taken);
          }}
        />
      )}
    </section>
  );
}

type DrawerProps = {
  customerCode: string;
  brought: readonly string[];
  isSecond: boolean;
  onPaid: (payment: Payment) => void;
};

function Drawer({ customerCode, ...choice }: DrawerProps) {
  const { pay } = counterTexts.read();
  const shift = useOwnShift();
  const owed = useOwed(customerCode);
  return (
    <Answered answer={shift}>
      {({ shift: own }) =>
        own?.state === 'OPEN' ? (
          <Answered answer={owed}>
            {(known) => <OwedChoice owed={known} fold={pay.chosen} {...choice} />}
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
