/** A payment as it is on record. */
import type { ChargeKind } from '@rohi/contract/billing/charge-kinds';
import type { PaidUnit } from '@rohi/contract/billing/paid-units';
import type { PaidPart } from '@rohi/contract/billing/payment-sums';
import type { UsedRate } from '../ledger/posting.ts';

/** Amounts in minor units; cents of a dollar unless the name says otherwise. */
export type PaymentRow = {
  id: string;
  customerCode: string;
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
  trackingCode: string;
  kind: ChargeKind;
  amountMinor: bigint;
} & LineProduct;

/** What explains a line: so much of a unit, and the price of one. All three or none. */
export type LineProduct =
  | { quantity: string; unit: PaidUnit; unitPrice: string }
  | { quantity: null; unit: null; unitPrice: null };

export type PaymentPart = PaidPart & { reference: string | null };
