/** What a payment and what it pays are in the ledger. */
import type { CashCurrency } from '@rohi/contract/billing/cash';
import type { ChargeKind, PaidKind } from '@rohi/contract/billing/charge-kinds';
import type { PaymentSums } from '@rohi/contract/billing/payment-sums';
import { house, ofCustomer, type AccountKey, type AccountKind } from '../ledger/account-kinds.ts';
import type { DraftEntry, PostingDraft, UsedRate } from '../ledger/posting.ts';

export type Till = { shiftId: string; drawerId: string; unitId: number };

const incomeOf = {
  DELIVERY: 'DELIVERY_INCOME',
  STORAGE: 'STORAGE_INCOME',
  SERVICE: 'SERVICE_INCOME',
  COURIER: 'SERVICE_INCOME',
} as const satisfies Record<ChargeKind, AccountKind>;

const atPoint = (unitId: number, kind: AccountKind, currency: 'TJS' | 'USD'): AccountKey => ({
  ownerKind: 'POINT',
  owner: String(unitId),
  kind,
  currency,
});
const inDrawer = (owner: string, currency: 'TJS' | 'USD'): AccountKey => ({
  ownerKind: 'DRAWER',
  owner,
  kind: 'CASH',
  currency,
});
const ofPayer = (customerCode: string, kind: AccountKind, currency: CashCurrency = 'USD'): AccountKey => ({
  ...ofCustomer(customerCode),
  kind,
  currency,
});

type PaidAmount = { kind: PaidKind; amountMinor: bigint };

/** Charges become fixed: what is owed for them, and what was earned. Amounts below zero take that back. */
function chargeEntries(customerCode: string, unitId: number, lines: readonly PaidAmount[]): DraftEntry[] {
  return lines.flatMap(({ kind, amountMinor }) =>
    kind === 'OPENING'
      ? []
      : [
          { account: ofPayer(customerCode, 'OWED'), amount: amountMinor },
          { account: atPoint(unitId, incomeOf[kind], 'USD'), amount: -amountMinor },
        ],
  );
}

/** Debts from before the move-in that were none: their account of the house gives up as much. */
function debtEntries(
  customerCode: string,
  currency: CashCurrency,
  lines: readonly PaidAmount[],
): DraftEntry[] {
  return lines.flatMap(({ kind, amountMinor }) =>
    kind === 'OPENING'
      ? [
          { account: ofPayer(customerCode, 'OWED', currency), amount: amountMinor },
          { account: { ...house, kind: 'OPENING', currency }, amount: -amountMinor },
        ]
      : [],
  );
}

/**
 * Money of a customer as it moves, more than zero: comes in. What stays open between the currencies goes through the
 * position of the point.
 */
export type MoneyMoved = {
  cash: { TJS: bigint; USD: bigint };
  /** Somoni at the terminal. */
  card: bigint;
  /** Cents of a dollar that points pay, or get back where it is less than zero. */
  points: bigint;
  /** Cents of a dollar that the balance pays, or gets where it is less than zero. */
  balance: bigint;
  /** What is paid for charges, in their currency. */
  charges: bigint;
};

function moneyEntries(
  customerCode: string,
  { drawerId, unitId }: Till,
  { cash, card, points, balance, charges }: MoneyMoved,
  currency: CashCurrency,
): DraftEntry[] {
  const paid = (of: CashCurrency) => (of === currency ? charges : 0n);
  return [
    { account: inDrawer(drawerId, 'TJS'), amount: cash.TJS },
    { account: atPoint(unitId, 'TERMINAL', 'TJS'), amount: card },
    { account: atPoint(unitId, 'POSITION', 'TJS'), amount: paid('TJS') - cash.TJS - card },
    { account: inDrawer(drawerId, 'USD'), amount: cash.USD },
    { account: atPoint(unitId, 'POSITION', 'USD'), amount: paid('USD') - points - balance - cash.USD },
    { account: atPoint(unitId, 'POINTS_COST', 'USD'), amount: points },
    { account: ofPayer(customerCode, 'BALANCE'), amount: balance },
    { account: ofPayer(customerCode, 'OWED', currency), amount: -charges },
  ];
}

/** What comes in by a payment. */
export function movedBy({ parts, change, toBalance }: PaymentSums, charges: bigint): MoneyMoved {
  const amountBy = (means: string) => parts.find((part) => part.means === means)?.given ?? 0n;
  return {
    cash: { TJS: amountBy('CASH_TJS') - change.TJS, USD: amountBy('CASH_USD') - change.USD },
    card: amountBy('CARD'),
    points: amountBy('POINTS'),
    balance: amountBy('BALANCE') - toBalance,
    charges,
  };
}

type Paid = {
  id: string;
  customerCode: string;
  /** Of what is paid. */
  currency: CashCurrency;
  till: Till;
  lines: readonly PaidAmount[];
  moved: MoneyMoved;
  rate: UsedRate | null;
};

/**
 * Two postings: the charges, and what pays for them. A debt from before the move-in is owed in the ledger already and
 * is charged no more.
 */
export function paymentDrafts({
  id,
  customerCode,
  currency,
  till,
  lines,
  moved,
  rate,
}: Paid): PostingDraft[] {
  const subject = { type: 'payment', id };
  const { shiftId } = till;
  const charged = chargeEntries(customerCode, till.unitId, lines);
  const paid = moneyEntries(customerCode, till, moved, currency);
  return [
    ...(charged.length === 0 ? [] : [{ kind: 'CHARGED' as const, subject, entries: charged }]),
    { kind: 'PAYMENT', subject, shiftId, exchange: rate ?? undefined, entries: paid },
  ];
}

type PaidBack = Paid & { reason: string; earnedAt: number; owedAgain: boolean };

/**
 * Two postings: money that goes back, and the charges that it takes back at the point where they were earned. A debt
 * from before the move-in that is owed again is not taken back.
 */
export function refundDrafts({
  id,
  customerCode,
  till,
  lines,
  moved,
  rate,
  reason,
  earnedAt,
  currency,
  owedAgain,
}: PaidBack): PostingDraft[] {
  const subject = { type: 'refund', id };
  const opposite = lines.map(({ kind, amountMinor }) => ({ kind, amountMinor: -amountMinor }));
  const takenBack = [
    ...chargeEntries(customerCode, earnedAt, opposite),
    ...(owedAgain ? [] : debtEntries(customerCode, currency, opposite)),
  ];
  return [
    {
      kind: 'REFUND',
      subject,
      reason,
      shiftId: till.shiftId,
      exchange: rate ?? undefined,
      entries: moneyEntries(customerCode, till, moved, currency),
    },
    ...(takenBack.length === 0
      ? []
      : [{ kind: 'CHARGE_TAKEN_BACK' as const, subject, reason, entries: takenBack }]),
  ];
}
