import type { ChargeKind } from '@rohi/contract/billing/charge-kinds';
import { mostByPoints, sumPayment, usesRate } from '@rohi/contract/billing/payment-sums';
import type { Overage, PaymentRefusal, PaymentSums } from '@rohi/contract/billing/payment-sums';
import { convertMinor, readRate } from '@rohi/contract/pricing/currency-rate';
import type { ExchangeRate } from '@rohi/contract/pricing/currency-rate';
import { readAmountMinor } from '@rohi/contract/pricing/money';
import { pointsWorthMinor } from '@rohi/contract/pricing/points-rule';
import { pointsTerms } from '@rohi/contract/pricing/points-terms';
import { minorText } from '../typed-count.ts';

/** What a cashier types of one payment. */
export type TypedPayment = {
  TJS: string;
  USD: string;
  card: string;
  reference: string;
  usesPoints: boolean;
  usesBalance: boolean;
  over: Overage;
};

export const nothingTyped: TypedPayment = {
  TJS: '',
  USD: '',
  card: '',
  reference: '',
  usesPoints: false,
  usesBalance: false,
  over: 'TJS',
};

/** The rate as the call answers it. */
export type WireRate = { rate: string; nominal: number; rateDate: string };
export type Charge = { id: string; kind: ChargeKind; owed: { amount: string } };

export type PaymentPlan = {
  /** Points that may pay, as many as the customer has for these charges. */
  points: number;
  /** Cents of a dollar: of the chosen charges, of the balance that is used, and what is left to hand over. */
  total: bigint;
  fromBalance: bigint;
  due: bigint;
  /** The same in dirams; undefined without a rate. */
  dueTjs: bigint | undefined;
  /** What the payment comes to, or why it is none yet. */
  outcome: PaymentSums | PaymentRefusal | 'UNREADABLE' | 'NO_REFERENCE' | 'NOTHING';
  handed: { points: bigint; balance: bigint; card: bigint; cash: { TJS: bigint; USD: bigint } };
};

/** A typed sum in minor units; undefined where it is none, zero where nothing was typed. */
export const readTyped = (text: string): bigint | undefined =>
  text.trim() === '' ? 0n : readAmountMinor(text.replaceAll(/\s/g, ''));

/** The rate as sums are computed with it; undefined where there is none. */
export function exchangeOf(rate: WireRate | null): ExchangeRate | undefined {
  const rateMillionths = rate === null ? undefined : readRate(rate.rate);
  return rate === null || rateMillionths === undefined
    ? undefined
    : { nominal: rate.nominal, rateMillionths };
}

/** As many of a customer's points as may pay for charges. */
function pointsFor(charges: readonly Charge[], available: number): number {
  const most = mostByPoints(
    charges.map(({ kind, owed }) => ({ kind, owedMinor: readAmountMinor(owed.amount) ?? 0n })),
  );
  return Math.min(available, Number(most / BigInt(pointsTerms.valueMinor)));
}

/** What a payment of charges comes to, by the rule of the service. Amounts in minor units. */
export function planPayment(
  charges: readonly Charge[],
  available: { balance: bigint; points: number },
  rate: WireRate | null,
  typed: TypedPayment,
): PaymentPlan {
  const exchange = exchangeOf(rate);
  const total = charges.reduce((sum, { owed }) => sum + (readAmountMinor(owed.amount) ?? 0n), 0n);
  const points = pointsFor(charges, available.points);
  const byPoints = typed.usesPoints ? pointsWorthMinor(pointsTerms, points) : 0n;
  const rest = total - byPoints;
  const balance = typed.usesBalance ? (available.balance < rest ? available.balance : rest) : 0n;
  const due = rest - balance;
  const read = [typed.TJS, typed.USD, typed.card].map(readTyped);
  const [TJS = 0n, USD = 0n, card = 0n] = read;
  const handed = { points: byPoints, balance, card, cash: { TJS, USD } };
  const over = total === 0n ? 'BALANCE' : typed.over;
  const outcome = read.includes(undefined)
    ? 'UNREADABLE'
    : total === 0n && TJS + USD + card === 0n
      ? 'NOTHING'
      : card > 0n && typed.reference.trim() === ''
        ? 'NO_REFERENCE'
        : sumPayment(total, handed, over, exchange);
  return {
    points,
    total,
    due,
    handed,
    outcome,
    fromBalance: balance,
    dueTjs: exchange === undefined ? undefined : convertMinor(due, exchange),
  };
}

/** Whether a plan can be taken as it stands. */
export const isPayment = (outcome: PaymentPlan['outcome']): outcome is PaymentSums =>
  typeof outcome === 'object';

/** The body of the call, without its request id; the charges as they were shown. */
export function bodyOf(
  customerCode: string,
  charges: readonly Charge[],
  rate: WireRate | null,
  typed: TypedPayment,
  { handed, outcome, total, points }: PaymentPlan,
) {
  const { balance, card, cash } = handed;
  const needsRate = isPayment(outcome) && usesRate(handed, outcome) && rate !== null;
  const sums = {
    ...(cash.TJS > 0n ? { TJS: minorText(cash.TJS) } : {}),
    ...(cash.USD > 0n ? { USD: minorText(cash.USD) } : {}),
  };
  return {
    customerCode,
    charges: charges.map(({ id, owed }) => ({ id, amount: owed.amount })),
    over: total === 0n ? ('BALANCE' as const) : typed.over,
    ...(handed.points > 0n ? { points } : {}),
    ...(balance > 0n ? { balance: minorText(balance) } : {}),
    ...(card > 0n ? { card: { amount: minorText(card), reference: typed.reference.trim() } } : {}),
    ...(cash.TJS + cash.USD > 0n ? { cash: sums } : {}),
    ...(needsRate ? { rate: { rate: rate.rate, rateDate: rate.rateDate } } : {}),
  };
}
