/**
 * What a payment comes to: what each means pays, the change, and what goes to the balance. One rule for the screen that
 * asks and the server that takes.
 */
import { convertMinor, convertMinorBack, type ExchangeRate } from '../pricing/currency-rate.ts';
import { mostPaidWithPointsMinor } from '../pricing/points-rule.ts';
import { pointsTerms } from '../pricing/points-terms.ts';
import type { CashCurrency } from './cash.ts';
import type { ChargeKind } from './charge-kinds.ts';

/**
 * Where it goes when more was handed over: back in somoni, back in dollars as far as there are notes, or to the
 * balance.
 */
export const overages = ['TJS', 'USD', 'BALANCE'] as const;
export type Overage = (typeof overages)[number];

/** By what a payment is made. */
export const paymentMeans = ['POINTS', 'BALANCE', 'CASH_USD', 'CARD', 'CASH_TJS'] as const;
export type PaymentMeans = (typeof paymentMeans)[number];

/**
 * What is handed over; minor units. Dollars that points are worth, of the balance and of cash, somoni of card and cash.
 */
export type Handed = {
  readonly points?: bigint;
  readonly balance: bigint;
  readonly card: bigint;
  readonly cash: { readonly [Of in CashCurrency]: bigint };
};

/**
 * A means with what was handed over by it, how much of that pays for charges, both in its currency, and what that is in
 * cents of a dollar.
 */
export type PaidPart = { means: PaymentMeans; given: bigint; applied: bigint; usd: bigint };

export type PaymentSums = {
  parts: PaidPart[];
  change: { TJS: bigint; USD: bigint };
  /** Cents of a dollar. */
  toBalance: bigint;
};

/** Why it is no payment: too little, more than is wanted by means that give no change, or a rate that is not known. */
export type PaymentRefusal = 'TOO_LITTLE' | 'TOO_MUCH' | 'NO_RATE';

const centsOfDollar = 100n;
const least = (a: bigint, b: bigint) => (a < b ? a : b);

/**
 * What pays charges of so many cents. First points, then the balance, then dollars, then somoni. The due in somoni is
 * converted once (half up to the diram), so that cash and card of one payment come to the same as one of them. There
 * are no coins of dollars: what is over of them below a dollar is given back in somoni.
 */
export function sumPayment(
  total: bigint,
  handed: Handed,
  over: Overage,
  rate: ExchangeRate | undefined,
): PaymentSums | PaymentRefusal {
  const { points = 0n, balance, card, cash } = handed;
  const afterBalance = total - points - balance;
  if (afterBalance < 0n) return 'TOO_MUCH';
  const usd = least(cash.USD, afterBalance);
  const rest = afterBalance - usd;
  const overUsd = cash.USD - usd;
  const handedTjs = card + cash.TJS;
  if (rest > 0n && handedTjs === 0n) return 'TOO_LITTLE';
  const somoni = sumSomoni(rest, { card, cash: cash.TJS }, over, rate);
  if (typeof somoni === 'string') return somoni;
  const back = giveBack(overUsd, somoni.over, over, rate);
  if (typeof back === 'string') return back;
  const parts: PaidPart[] = [
    { means: 'POINTS', given: points, applied: points, usd: points },
    { means: 'BALANCE', given: balance, applied: balance, usd: balance },
    { means: 'CASH_USD', given: cash.USD, applied: usd, usd },
    ...somoni.parts,
  ];
  return { ...back, parts: parts.filter((part) => part.given > 0n) };
}

/**
 * The most that points may pay of charges, in cents of a dollar: a part of each delivery, nothing of the rest
 * (docs/domain.md, section 6).
 */
export function mostByPoints(charges: readonly { kind: ChargeKind; owedMinor: bigint }[]): bigint {
  return charges.reduce(
    (sum, { kind, owedMinor }) =>
      kind === 'DELIVERY' && owedMinor > 0n ? sum + mostPaidWithPointsMinor(pointsTerms, owedMinor) : sum,
    0n,
  );
}

/** What somoni pay of so many cents, and how many of them are over. */
function sumSomoni(
  rest: bigint,
  { card, cash }: { card: bigint; cash: bigint },
  over: Overage,
  rate: ExchangeRate | undefined,
): { parts: PaidPart[]; over: bigint } | PaymentRefusal {
  if (card + cash === 0n) return { parts: [], over: 0n };
  if (rate === undefined) return 'NO_RATE';
  const due = convertMinor(rest, rate);
  if (card + cash < due) return 'TOO_LITTLE';
  const byCard = least(card, due);
  // A terminal gives no change, and somoni must not be taken for nothing.
  if (over !== 'BALANCE' && (card > due || due === 0n)) return 'TOO_MUCH';
  const byCash = due - byCard;
  const usdOfCard = byCash === 0n ? rest : (rest * byCard) / due;
  return {
    over: card + cash - due,
    parts: [
      { means: 'CARD', given: card, applied: byCard, usd: usdOfCard },
      { means: 'CASH_TJS', given: cash, applied: byCash, usd: rest - usdOfCard },
    ],
  };
}

function giveBack(
  overUsd: bigint,
  overTjs: bigint,
  over: Overage,
  rate: ExchangeRate | undefined,
): Pick<PaymentSums, 'change' | 'toBalance'> | PaymentRefusal {
  if (over === 'BALANCE') {
    const converted = overTjs > 0n && rate !== undefined ? convertMinorBack(overTjs, rate) : 0n;
    return { change: { TJS: 0n, USD: 0n }, toBalance: overUsd + converted };
  }
  const inSomoni = over === 'TJS' ? overUsd : overUsd % centsOfDollar;
  if (inSomoni === 0n) return { change: { TJS: overTjs, USD: overUsd }, toBalance: 0n };
  if (rate === undefined) return 'NO_RATE';
  return {
    change: { TJS: overTjs + convertMinor(inSomoni, rate), USD: overUsd - inSomoni },
    toBalance: 0n,
  };
}

/** Whether a rate is needed: somoni are handed over or given back. */
export function usesRate({ card, cash }: Handed, { change }: Pick<PaymentSums, 'change'>): boolean {
  return card + cash.TJS + change.TJS > 0n;
}
