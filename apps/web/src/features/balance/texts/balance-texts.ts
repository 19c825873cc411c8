import type { ChargeKind } from '@rohi/contract/billing/charge-kinds';
import type { PointsMoveKind } from '@rohi/contract/billing/own-points.contract';
import type { PaymentMeans } from '@rohi/contract/billing/payment-sums';
import type { StatementKind } from '@rohi/contract/billing/statement.contract';
import type { TopUpState } from '@rohi/contract/billing/top-ups.contract';

/** Words of /balance. */
export type BalanceTexts = {
  /** For somebody who has no account of a customer. */
  staffOnly: string;
  owed: {
    title: string;
    /** For who pays before departure. */
    prepaid: string;
    noneWeighed: string;
    underWay: string;
    somoni: (sum: string, rate: string, day: string) => string;
    noRate: string;
    none: string;
    kinds: Record<ChargeKind, string>;
    corrected: (sum: string) => string;
    paid: (sum: string) => string;
    paidMore: (sum: string) => string;
    freeUntil: (day: string) => string;
    collected: (day: string) => string;
    why: string;
    whyOf: (code: string) => string;
    storageRuns: (sum: string) => string;
    pass: string;
    ways: string;
  };
  purse: {
    title: string;
    use: string;
    held: (sum: string) => string;
    points: string;
    pointsNow: (worth: string) => string;
    /** What parcels under way bring. */
    toCome: (points: number) => string;
    ends: string;
    endsAfter: (points: number, day: string) => string;
    /** All that end later, up to the last day. */
    endsLater: (points: number, day: string) => string;
    how: string;
  };
  statement: {
    title: string;
    month: string;
    columns: Record<'day' | 'what' | 'leadsTo' | 'charged' | 'paid' | 'toBalance' | 'balance', string>;
    kinds: Record<StatementKind, string>;
    means: Record<PaymentMeans, string>;
    receipt: (number: string) => string;
    before: (sum: string) => string;
    total: (charged: string, paid: string, toBalance: string, currency: string) => string;
    /** What is not paid today, whatever the month. */
    owed: (sum: string) => string;
    /** The points of the month, and what changed them. */
    points: (opening: string, closing: string) => string;
    pointsKinds: Record<PointsMoveKind, string>;
    pointsAfter: (points: string) => string;
    none: string;
    more: string;
    pdf: string;
    xlsx: string;
  };
  receipts: {
    title: string;
    none: string;
    save: (number: string) => string;
    all: (count: number) => string;
  };
  topUps: {
    title: string;
    lead: string;
    steps: readonly string[];
    announce: string;
    amount: string;
    currency: string;
    currencies: Record<'TJS' | 'USD', string>;
    reference: string;
    referenceHint: string;
    amountWrong: string;
    referenceWrong: string;
    send: string;
    cancel: string;
    sent: string;
    states: Record<TopUpState, string>;
    asked: (day: string, reference: string) => string;
    ends: (day: string) => string;
    credited: (sum: string) => string;
    refused: (reason: string) => string;
    withdraw: string;
    withdrawOf: (sum: string) => string;
    withdrawn: string;
  };
};
