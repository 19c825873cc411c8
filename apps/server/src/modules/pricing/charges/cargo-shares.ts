import { splitAmount } from '@rohi/contract/pricing/split-amount';

/** A box beside the others of its order. */
export type SharingBox = {
  /** How much of what was charged is its own. */
  quantity: bigint;
  /** What was paid for it; 0 where nothing was. */
  paidMinor: bigint;
  /** Nothing is left to pay for it. */
  isPaid: boolean;
};

/**
 * What each box carries of the price of all of them. They come to the price, to the last minor unit, whatever was paid first: a box that was paid keeps what was paid,
 * and those that were not carry the rest, by what is theirs of the quantity. Where all are paid and the price has risen, all of them carry what is
 * missing; where more was paid than all of them cost, what was paid stands, and the others carry nothing.
 */
export function shareCargo(wholeMinor: bigint, boxes: readonly SharingBox[]): bigint[] {
  const paidMinor = boxes.reduce((sum, box) => sum + box.paidMinor, 0n);
  const restMinor = wholeMinor - paidMinor;
  const amounts = boxes.map((box) => box.paidMinor);
  if (restMinor <= 0n) return amounts;
  const isAnyOpen = boxes.some(({ isPaid }) => !isPaid);
  const open = boxes.flatMap(({ isPaid }, index) => (isAnyOpen && isPaid ? [] : [index]));
  const parts = splitAmount(
    restMinor,
    open.map((index) => boxes[index]?.quantity ?? 0n),
  );
  for (const [at, index] of open.entries()) amounts[index] = (amounts[index] ?? 0n) + (parts[at] ?? 0n);
  return amounts;
}
