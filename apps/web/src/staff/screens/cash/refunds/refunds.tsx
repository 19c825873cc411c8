import { useState } from 'react';
import { formatMoney } from '../../../../shared/format/numbers.ts';
import { momentText } from '../../../kit/list/moment-text.ts';
import { Answered } from '../../../kit/ui/answered.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import css from '../cash.module.css';
import { FindForm } from '../find-form.tsx';
import type { Payment } from '../payment/payment-queries.ts';
import { WaitingCard } from '../waiting-card.tsx';
import { AskRefund } from './ask-refund.tsx';
import { RefundLine } from './refund-line.tsx';
import { useFoundPayments, useWaitingRefunds } from './refund-queries.ts';
import { refundTexts } from '../../screen-words.ts';
import { personName } from '../../../kit/people.ts';

/** Refunds that wait for somebody, and the way to a new one by its receipt or its customer. */
export function Refunds() {
  const { waiting } = refundTexts.read();
  const answer = useWaitingRefunds();
  return (
    <>
      <WaitingCard words={waiting} answer={answer} keyOf={({ id }) => id}>
        {(refund) => <RefundLine refund={refund} />}
      </WaitingCard>
      <FindPayment />
    </>
  );
}

function FindPayment() {
  const { find } = refundTexts.read();
  const [text, setAsked] = useState<string>();
  return (
    <section className={css.card} aria-label={find.title}>
      <h2>{find.title}</h2>
      <FindForm
        name="receiptNumber"
        label={find.label}
        hint={find.hint}
        maxLength={60}
        button={find.button}
        onFind={setAsked}
      />
      {text !== undefined && <FoundPayments key={text} asked={text} />}
    </section>
  );
}

function FoundPayments({ asked }: { asked: string }) {
  const { find } = refundTexts.read();
  const answer = useFoundPayments(asked);
  return (
    <Answered answer={answer}>
      {({ total, list }) => (
        <>
          <p role="status">{total === 0 ? find.none : find.found(total)}</p>
          <ul className={css.drawers}>
            {list.map((payment) => (
              <li key={payment.id}>
                <span>
                  <b>{`${payment.receiptNumber} · ${formatMoney(payment.total)}`}</b>
                  <span className={css.quiet}>
                    {[payment.customerCode, momentText(payment.at), personName(payment.clerk)].join(' · ')}
                  </span>
                </span>
                <RefundButton payment={payment} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Answered>
  );
}

/** Opens the refund of a payment. */
export function RefundButton({ payment }: { payment: Payment }) {
  const texts = refundTexts.read();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-label={texts.openOf(payment.receiptNumber)} onPress={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && <AskRefund payment={payment} onClose={() => setOpen(false)} />}
    </>
  );
}
