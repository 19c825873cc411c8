import { Printer } from 'lucide-react';
import { formatMoney } from '../../../../shared/format/numbers.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { momentText } from '../../../kit/list/moment-text.ts';
import { Answered } from '../../../kit/ui/answered.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { useUser } from '../../../kit/session/user-info.ts';
import css from '../cash.module.css';
import { RefundButton } from '../refunds/refunds.tsx';
import { saveReceipt } from './paid-card.tsx';
import { useLastPayments } from './payment-queries.ts';
import { paymentTexts } from '../../screen-words.ts';
import { personName } from '../../../kit/people.ts';

/** The latest payments of the point, each with a copy of its receipt. */
export function LastPayments() {
  const texts = paymentTexts.read();
  const answer = useLastPayments();
  const refunds = useUser().authorities.includes('payment:refund');
  return (
    <section className={css.card} aria-label={texts.last}>
      <h2>{texts.last}</h2>
      <Answered answer={answer}>
        {({ list }) => (
          <>
            {list.length === 0 && <p className={css.quiet}>{texts.noPayments}</p>}
            <ul className={css.drawers}>
              {list.map((payment) => (
                <li key={payment.id}>
                  <span>
                    <b>{`${payment.customerCode} · ${formatMoney(payment.total)}`}</b>
                    <span className={css.quiet}>
                      {[payment.receiptNumber, momentText(payment.at), personName(payment.clerk)].join(' · ')}
                    </span>
                  </span>
                  {refunds && <RefundButton payment={payment} />}
                  <Button
                    square
                    aria-label={texts.copy(payment.receiptNumber)}
                    onPress={() => saveReceipt(payment.id, true)}
                  >
                    <Icon of={Printer} size={18} />
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Answered>
    </section>
  );
}
