import { useState } from 'react';
import { Answered } from '../../../kit/ui/answered.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import css from '../cash.module.css';
import { FindForm } from '../find-form.tsx';
import { OwedCard } from './owed-card.tsx';
import { PaidCard, saveReceipt } from './paid-card.tsx';
import { useLastPayments, useOwed } from './payment-queries.ts';
import type { Payment } from './payment-queries.ts';
import { paymentTexts } from '../../screen-words.ts';
import { Printer } from 'lucide-react';
import { formatMoney } from '../../../../shared/format/numbers.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { momentText } from '../../../kit/list/moment-text.ts';
import { useUser } from '../../../kit/session/user-info.ts';
import { RefundButton } from '../refunds/refunds.tsx';
import { personName } from '../../../kit/people.ts';
import { sampleCode } from '../../../kit/session/sample-code.ts';

/** The latest payments of the point, each with a copy of its receipt. */
function LastPayments() {
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

/** A payment from the customer's code to the receipt, then the next one. */
export function TakePayment() {
  const texts = paymentTexts.read();
  const [code, setCode] = useState<string>();
  const [payment, setPayment] = useState<Payment>();
  const next = () => {
    setPayment(undefined);
    setCode(undefined);
  };
  return (
    <>
      <section className={css.card} aria-label={texts.title}>
        {payment !== undefined && <PaidCard payment={payment} onNext={next} />}
        {payment === undefined && code === undefined && <CodeForm onFind={setCode} />}
        {payment === undefined && code !== undefined && (
          <OwedOf key={code} code={code} onOther={next} onPaid={setPayment} />
        )}
      </section>
      <LastPayments />
    </>
  );
}

function CodeForm({ onFind }: { onFind: (code: string) => void }) {
  const { title, code, codeHint, find } = paymentTexts.read();
  return (
    <FindForm
      isMain
      name="customerCode"
      label={code}
      hint={codeHint(sampleCode())}
      maxLength={20}
      button={find}
      onFind={onFind}
    >
      <h2>{title}</h2>
    </FindForm>
  );
}

type OwedOfProps = { code: string; onOther: () => void; onPaid: (payment: Payment) => void };

function OwedOf({ code, onOther, onPaid }: OwedOfProps) {
  const texts = paymentTexts.read();
  const answer = useOwed(code);
  const way = <Button onPress={onOther}>{texts.other}</Button>;
  return (
    <Answered answer={answer} way={way}>
      {(owed) => <OwedCard owed={owed} onOther={onOther} onPaid={onPaid} />}
    </Answered>
  );
}
