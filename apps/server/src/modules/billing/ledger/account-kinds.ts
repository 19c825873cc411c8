import type { Currency } from '@rohi/contract/pricing/money';

/** What an account counts: minor units of a currency, or whole points (`PTS`). */
export type LedgerUnit = Currency | 'PTS';

/**
 * The kinds of accounts. `side` 1: it grows by what comes in (the debit side); -1: by what is owed to others or was
 * earned. Where `mayBeNegative` is false the database refuses a balance below zero.
 */
export const accountKinds = {
  /** What a customer owes for charges that are fixed. */
  OWED: { side: 1, mayBeNegative: false },
  /** What a customer has paid in and not spent. */
  BALANCE: { side: -1, mayBeNegative: false },
  /** The part of it that is reserved for a refund under way. */
  FROZEN: { side: -1, mayBeNegative: false },
  /** Points of a customer. */
  POINTS: { side: -1, mayBeNegative: false },
  /** Notes and coins in a drawer. */
  CASH: { side: 1, mayBeNegative: false },
  /** What the card terminal of a point has taken; the bank pays it out. */
  TERMINAL: { side: 1, mayBeNegative: true },
  BANK: { side: 1, mayBeNegative: true },
  /** Cash of the house outside of drawers: what was collected, and what floats come from. */
  SAFE: { side: 1, mayBeNegative: true },
  /** Both ends of an exchange of currencies. */
  POSITION: { side: 1, mayBeNegative: true },
  DELIVERY_INCOME: { side: -1, mayBeNegative: true },
  STORAGE_INCOME: { side: -1, mayBeNegative: true },
  SERVICE_INCOME: { side: -1, mayBeNegative: true },
  /** What is missing in drawers; less than zero: what was too much. */
  DIFFERENCE: { side: 1, mayBeNegative: true },
  PAID_OUT: { side: 1, mayBeNegative: true },
  /** Paid for damage and loss of parcels. */
  COMPENSATION_COST: { side: 1, mayBeNegative: true },
  /** Money given for points. */
  POINTS_COST: { side: 1, mayBeNegative: true },
  /** The other side of what customers owed and had when the firm moved in; less than zero: they owed more. */
  OPENING: { side: 1, mayBeNegative: true },
  /** Where points come from and go to. */
  POINTS_ISSUED: { side: 1, mayBeNegative: true },
} as const satisfies Record<string, { side: 1 | -1; mayBeNegative: boolean }>;

export type AccountKind = keyof typeof accountKinds;

/** The owner of an account: a customer code, the id of a drawer or of a unit, and empty for the house. */
export type AccountOwner =
  | { ownerKind: 'CUSTOMER' | 'DRAWER' | 'POINT'; owner: string }
  | { ownerKind: 'HOUSE'; owner: '' };

export type AccountKey = AccountOwner & { kind: AccountKind; currency: LedgerUnit };

export const house: AccountOwner = { ownerKind: 'HOUSE', owner: '' };

export function ofCustomer(customerCode: string): AccountOwner {
  return { ownerKind: 'CUSTOMER', owner: customerCode };
}

/** An account as one text: equal texts name one account. */
export function accountText({ ownerKind, owner, kind, currency }: AccountKey): string {
  return `${ownerKind} ${owner} ${kind} ${currency}`;
}
