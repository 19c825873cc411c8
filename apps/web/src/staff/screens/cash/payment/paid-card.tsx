import { CircleCheck, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatMoney } from '../../../../shared/format/numbers.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { saveFile } from '../../../kit/list/save-file.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Grid, Row, Text } from '../../../../shared/ui/primitives.tsx';
import css from '../cash.module.css';
import { minorOf } from '../sums.ts';
import type { Payment } from './payment-queries.ts';
import { paymentTexts } from '../../screen-words.ts';
import own from './payment.module.css';

type PaidCardProps = {
  payment: Payment;
  onNext: () => void;
  /** Where one goes on from here; to the next customer where nothing is given. */
  next?: string;
  /** The change and the receipt alone; the way on is not the next button to press. */
  isBrief?: boolean;
};

/** A payment that was taken: the change, what it paid, and its receipt. */
export function PaidCard({ payment, onNext, next, isBrief = false }: PaidCardProps) {
  const texts = paymentTexts.read();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isBrief) heading.current?.focus();
  }, [isBrief]);
  const change = [payment.change.TJS, payment.change.USD].filter(({ amount }) => minorOf(amount) > 0n);
  return (
    <div className={own.owed}>
      <Row as="header" wrap align="center" className={css.act}>
        <Text as="h2" ref={heading} tabIndex={-1} tone="green" weight={600}>
          <Icon of={CircleCheck} size={20} /> {texts.taken}
        </Text>
        <p>{`${texts.receipt(payment.receiptNumber)} · ${payment.customerCode}`}</p>
      </Row>
      {change.map((sum) => (
        <Grid
          key={sum.currency}
          rowGap={2}
          columnGap={12}
          align="baseline"
          border="top"
          digits
          className={own.due}
        >
          <span>{texts.change}</span>
          <b>{formatMoney(sum)}</b>
        </Grid>
      ))}
      {!isBrief && <Lines payment={payment} />}
      <div className={css.ways}>
        <Button onPress={() => saveReceipt(payment.id, false)}>
          <Icon of={Printer} size={18} />
          {texts.print}
        </Button>
        <Button {...(isBrief ? {} : { kind: 'primary' as const })} onPress={onNext}>
          {next ?? texts.next}
        </Button>
      </div>
    </div>
  );
}

/** What it paid, and by what. */
function Lines({ payment }: { payment: Payment }) {
  const texts = paymentTexts.read();
  return (
    <Grid as="dl" gap={6} className={css.lines}>
      {payment.lines
        .map((line, index) => ({ ...line, number: index + 1 }))
        .map(({ kind, trackingCode, amount, number }) => (
          <div key={number}>
            <dt>{[texts.kinds[kind], trackingCode ?? []].flat().join(', ')}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      {payment.means.map(({ means, given }) => (
        <div key={means} className={css.sumLine}>
          <dt>{texts.means[means]}</dt>
          <dd>{formatMoney(given)}</dd>
        </div>
      ))}
      {minorOf(payment.toBalance.amount) > 0n && (
        <div>
          <dt>{texts.toBalance}</dt>
          <dd>{formatMoney(payment.toBalance)}</dd>
        </div>
      )}
    </Grid>
  );
}

/** The receipt as a PDF; one that is given again says that it is a copy. */
export function saveReceipt(id: string, isCopy: boolean): void {
  void saveFile(
    'GET /staff/payments/{id}/receipt',
    { params: { id }, query: { format: 'pdf', copy: isCopy ? 'true' : 'false' } },
    paymentTexts.read().printed,
  );
}
