import { readAmountMinor } from '@rohi/contract/pricing/money';
import { minorOf } from '../sums.ts';

type Sum = { amount: string };
type Paid = { lines: readonly { amount: Sum }[] };
type Gone = { state: string; lines: readonly { line: number; amount: Sum }[] };

/** Of a refund in one of these states the money is gone, or spoken for. */
const counted: ReadonlySet<string> = new Set(['WAITING', 'APPROVED', 'DONE']);

/** What of each line of a payment can still go back, in cents; lines are counted from one. */
export function leftOfLines({ lines }: Paid, refunds: readonly Gone[]): bigint[] {
  const gone = refunds.filter(({ state }) => counted.has(state)).flatMap((refund) => refund.lines);
  return lines.map(({ amount }, index) =>
    gone.reduce(
      (left, each) => (each.line === index + 1 ? left - minorOf(each.amount.amount) : left),
      minorOf(amount.amount),
    ),
  );
}

/** What was typed for a line in cents; undefined where it is none, or more than is left. */
export function typedOf(text: string, left: bigint): bigint | undefined {
  const minor = readAmountMinor(text.replaceAll(/\s/g, ''));
  return minor === undefined || minor <= 0n || minor > left ? undefined : minor;
}
