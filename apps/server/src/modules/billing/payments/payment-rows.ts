/** A payment as it is on record. */
import type { CashCurrency } from '@rohi/contract/billing/cash';
import type { PaidKind } from '@rohi/contract/billing/charge-kinds';
import type { PaidUnit } from '@rohi/contract/billing/paid-units';
import type { PaidPart } from '@rohi/contract/billing/payment-sums';
import type { UsedRate } from '../ledger/posting.ts';

/**
 * Amounts in minor units of its currency unless the name says otherwise: dollars, and somoni where debts in somoni
 * were paid; `usd` of its parts is in it too.
 */
export type PaymentRow = {
  id: string;
  customerCode: string;
  currency: CashCurrency;
  shiftId: string;
  unitId: number;
  at: Date;
  /** Of a late item: when the money was taken. */
  takenAt: Date | null;
  clerk: string;
  clerkId: string;
  totalMinor: bigint;
  changeTjs: bigint;
  changeUsd: bigint;
  toBalanceMinor: bigint;
  rate: UsedRate | null;
};

export type PaymentLine = {
  chargeId: string;
  trackingCode: string | null;
  kind: PaidKind;
  amountMinor: bigint;
} & LineProduct;

/** What explains a line: so much of a unit, and the price of one. All three or none. */
export type LineProduct =
  | { quantity: string; unit: PaidUnit; unitPrice: string }
  | { quantity: null; unit: null; unitPrice: null };

export type PaymentPart = PaidPart & { reference: string | null };
