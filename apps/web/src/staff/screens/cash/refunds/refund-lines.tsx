import { formatDecimal, formatMoney } from '../../../../shared/format/numbers.ts';
import { AmountField } from '../amount-field.tsx';
import { Row } from '../../../../shared/ui/primitives.tsx';
import css from '../cash.module.css';
import type { Payment } from '../payment/payment-queries.ts';
import { paymentTexts, refundTexts } from '../../screen-words.ts';
import own from '../payment/payment.module.css';
import { minorText } from '../typed-count.ts';

type Typed = Readonly<Record<number, string>>;
type RefundLinesProps = {
  payment: Payment;
  left: readonly bigint[];
  typed: Typed;
  onTyped: (typed: Typed) => void;
};

/** The lines of a receipt; one that is ticked goes back, whole unless less is typed. */
export function RefundLines({ payment, left, typed, onTyped }: RefundLinesProps) {
  const { ask } = refundTexts.read();
  const { kinds } = paymentTexts.read();
  const tick = (index: number, isTicked: boolean) => {
    const { [index]: _unticked, ...others } = typed;
    onTyped(isTicked ? { ...others, [index]: minorText(left[index] ?? 0n) } : others);
  };
  const numbered = payment.lines.map((line, index) => ({ ...line, index }));
  return (
    <ul className={css.drawers}>
      {numbered.map(({ kind, trackingCode, amount, index }) => {
        const name = [kinds[kind], trackingCode ?? []].flat().join(', ');
        const rest = left[index] ?? 0n;
        const text = typed[index];
        return (
          <li key={index}>
            <Row as="label" gap={10} align="center" className={own.tick}>
              <input
                type="checkbox"
                aria-label={ask.take(name)}
                checked={text !== undefined}
                disabled={rest <= 0n}
                onChange={(event) => tick(index, event.currentTarget.checked)}
              />
              <span>
                <b>{`${name}: ${formatMoney(amount)}`}</b>
                <span className={css.quiet}>
                  {rest <= 0n
                    ? ask.gone
                    : ask.left(formatMoney({ amount: minorText(rest), currency: amount.currency }))}
                </span>
              </span>
            </Row>
            {text !== undefined && (
              <AmountField
                name={`line${index + 1}`}
                label={ask.amount(formatDecimal(minorText(rest)))}
                value={text}
                onText={(next) => onTyped({ ...typed, [index]: next })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
