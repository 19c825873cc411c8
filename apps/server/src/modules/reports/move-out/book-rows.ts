/** Rows of the tables that a move-in reads, as they are read. */
import type { CashCurrency } from '@rohi/contract/billing/cash';
import type { ParcelStatus } from '@rohi/contract/tracking/parcel-status';

export type BookCustomer = {
  code: string;
  name: string;
  phone: string | null;
  locale: string;
  createdAt: Date;
  /** All codes that lead to the customer, as they are written. */
  codes: string[];
};

export type BookParcel = {
  trackingCode: string;
  /** The customer's code of today, or the text that stands in its place. */
  owner: string | null;
  weightG: number | null;
  status: ParcelStatus;
  isReceived: boolean;
  /** When it came to where it is. */
  since: Date | null;
  pickupPoint: string | null;
  hub: string | null;
  cell: string | null;
  tripCode: string | null;
};

export type BookBalance = {
  code: string;
  side: 'DEBT' | 'CREDIT';
  currency: CashCurrency;
  /** Hundredths as digits; more than zero. */
  minor: string;
};
