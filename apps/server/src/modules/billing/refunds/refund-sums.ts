/**
 * By which means money goes back: by those by which it has come, in one order, and of each never more than it has
 * paid.
 */
import type { PaymentMeans } from '@rohi/contract/billing/payment-sums';

/**
 * What a means has paid of charges, in its currency and in that of the payment (`usd`), and what of both went back
 * already.
 */
export type PaidByMeans = {
  means: PaymentMeans;
  applied: bigint;
  usd: bigint;
  backGiven: bigint;
  backUsd: bigint;
};

export type BackByMeans = { means: PaymentMeans; given: bigint; usd: bigint };

/** Points first: they cannot be turned into money, and they pay for no larger part than they may of what stays. */
const order: readonly PaymentMeans[] = ['POINTS', 'CARD', 'CASH_TJS', 'CASH_USD', 'BALANCE'];

/**
 * So much of a payment, in its currency, by means, each in its currency by the rate at which it has paid; all of it
 * together is what was paid, to the diram. Throws RangeError above what is left.
 */
export function splitRefund(paid: readonly PaidByMeans[], amount: bigint): BackByMeans[] {
  let rest = amount;
  const back = order.flatMap((means): BackByMeans[] => {
    const part = paid.find((each) => each.means === means);
    if (part === undefined) return [];
    const left = part.usd - part.backUsd;
    const usd = left < rest ? left : rest;
    if (usd <= 0n) return [];
    rest -= usd;
    const back = (part.applied * (part.backUsd + usd)) / part.usd - part.backGiven;
    return [{ means, given: back, usd }];
  });
  if (rest > 0n) throw new RangeError('more goes back than has come');
  return back;
}
