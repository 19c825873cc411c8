import { spreadOver, sumDebtPayment, usesDebtRate } from '@rohi/contract/billing/debt-sums';
import type { ChangeCurrency } from '@rohi/contract/billing/debt-sums';
import type { PaymentRefusal, PaymentSums } from '@rohi/contract/billing/payment-sums';
import type { WireDebts } from '@rohi/contract/billing/payments.contract';
import { convertMinor, convertMinorBack } from '@rohi/contract/pricing/currency-rate';
import { minorOf } from '../sums.ts';
import { minorText } from '../typed-count.ts';
import { exchangeOf, readTyped } from './payment-plan.ts';
import type { WireRate } from './payment-plan.ts';

/** What a cashier types of a payment of debts; an empty `amount` is all of them. */
export type TypedDebts = {
  amount: string;
  TJS: string;
  USD: string;
  card: string;
  reference: string;
  usesBalance: boolean;
  over: ChangeCurrency;
};

export const noDebtTyped: TypedDebts = {
  amount: '',
  TJS: '',
  USD: '',
  card: '',
  reference: '',
  usesBalance: false,
  over: 'TJS',
};

export type DebtPlan = {
  /** What of each debt is paid, in minor units of its currency; those that nothing is paid of are left out. */
  parts: { id: string; owed: string; minor: bigint }[];
  total: bigint;
  /** The same in the other currency; undefined without a rate. */
  inOther: bigint | undefined;
  /** Cents of a dollar. */
  fromBalance: bigint;
  handed: { balance: bigint; card: bigint; cash: { TJS: bigint; USD: bigint } };
  outcome: PaymentSums | PaymentRefusal | 'UNREADABLE' | 'NO_REFERENCE' | 'BAD_PART';
};

/** What a payment of debts of one currency comes to, by the rule of the service. */
export function planDebts(
  { currency, owed, list }: WireDebts,
  balance: bigint,
  rate: WireRate | null,
  typed: TypedDebts,
): DebtPlan {
  const exchange = exchangeOf(rate);
  const amount = typed.amount.trim() === '' ? minorOf(owed.amount) : readTyped(typed.amount);
  const [TJS, USD, card] = [typed.TJS, typed.USD, typed.card].map(readTyped);
  const spread =
    amount === undefined || amount === 0n
      ? undefined
      : spreadOver(
          list.map((debt) => minorOf(debt.owed.amount)),
          amount,
        );
  const total = amount ?? 0n;
  const inDollars = currency === 'USD' ? total : exchange && convertMinorBack(total, exchange);
  const fromBalance = inDollars === undefined || balance < inDollars ? balance : inDollars;
  const handed = {
    balance: typed.usesBalance ? fromBalance : 0n,
    card: card ?? 0n,
    cash: { TJS: TJS ?? 0n, USD: USD ?? 0n },
  };
  const isReadable = [amount, TJS, USD, card].every((each) => each !== undefined);
  return {
    parts: list.flatMap(({ id, owed: left }, index) => {
      const minor = spread?.[index] ?? 0n;
      return minor === 0n ? [] : [{ id, owed: left.amount, minor }];
    }),
    total,
    inOther: currency === 'USD' ? exchange && convertMinor(total, exchange) : inDollars,
    fromBalance,
    handed,
    outcome: !isReadable
      ? 'UNREADABLE'
      : spread === undefined
        ? 'BAD_PART'
        : handed.card > 0n && typed.reference.trim() === ''
          ? 'NO_REFERENCE'
          : sumDebtPayment(currency, total, handed, typed.over, exchange),
  };
}

/** The body of the call, without its request id; the debts as they were shown. */
export function debtBody(
  customerCode: string,
  currency: WireDebts['currency'],
  rate: WireRate | null,
  typed: TypedDebts,
  { parts, handed, outcome }: DebtPlan,
) {
  const { balance, card, cash } = handed;
  const needsRate = typeof outcome === 'object' && usesDebtRate(currency, handed, outcome) && rate !== null;
  const sums = {
    ...(cash.TJS > 0n ? { TJS: minorText(cash.TJS) } : {}),
    ...(cash.USD > 0n ? { USD: minorText(cash.USD) } : {}),
  };
  return {
    customerCode,
    currency,
    debts: parts.map(({ id, owed, minor }) => ({ id, owed, amount: minorText(minor) })),
    over: typed.over,
    ...(balance > 0n ? { balance: minorText(balance) } : {}),
    ...(card > 0n ? { card: { amount: minorText(card), reference: typed.reference.trim() } } : {}),
    ...(cash.TJS + cash.USD > 0n ? { cash: sums } : {}),
    ...(needsRate ? { rate: { rate: rate.rate, rateDate: rate.rateDate } } : {}),
  };
}
