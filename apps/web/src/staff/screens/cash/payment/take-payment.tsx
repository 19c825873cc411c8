import { useState } from 'react';
import { Answered } from '../../../kit/ui/answered.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import css from '../cash.module.css';
import { FindForm } from '../find-form.tsx';
import { LastPayments } from './last-payments.tsx';
import { OwedCard } from './owed-card.tsx';
import { PaidCard } from './paid-card.tsx';
import { useOwed } from './payment-queries.ts';
import type { Payment } from './payment-queries.ts';
import { paymentTexts } from '../../screen-words.ts';

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
      hint={codeHint}
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
