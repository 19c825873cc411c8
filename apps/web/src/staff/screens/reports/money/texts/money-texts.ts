import type { differenceReasons } from '@rohi/contract/billing/cash';
import type { ChargeKind } from '@rohi/contract/billing/charge-kinds';
import type { TakenMeans } from '@rohi/contract/reports/money.contract';
import type { UnpaidAge } from '@rohi/contract/reports/unpaid-ages';

/** Words of what is unpaid and what came in. */
export type MoneyTexts = {
  unpaid: {
    title: string;
    /** Until which day storage is counted. */
    until: (day: string) => string;
    none: string;
    age: string;
    ages: Record<UnpaidAge, string>;
    charges: string;
    owed: string;
    total: string;
    /** The list of an age. */
    list: (age: string) => string;
    customer: string;
    parcel: string;
    kind: string;
    kinds: Record<ChargeKind, string>;
    days: string;
  };
  /** What will be due when trips arrive. */
  arrivals: {
    title: string;
    lead: string;
    none: string;
    trip: string;
    day: string;
    point: string;
    noPoint: string;
    parcels: string;
    unpriced: (count: number) => string;
    customers: string;
    sum: string;
    total: string;
    list: (what: string) => string;
  };
  taken: {
    title: string;
    lead: string;
    none: string;
    day: string;
    point: string;
    clerk: string;
    means: string;
    names: Record<TakenMeans, string>;
    receipts: string;
    sum: string;
    refunds: string;
    /** The list of a day, a point, a clerk and a means. */
    list: (what: string) => string;
    receipt: string;
    at: string;
    what: string;
    whats: Record<'PAYMENT' | 'REFUND', string>;
  };
  differences: {
    title: string;
    lead: string;
    none: string;
    shifts: string;
    differing: string;
    missing: string;
    surplus: string;
    /** The list of a day, a point and a clerk. */
    list: (what: string) => string;
    closed: string;
    drawer: string;
    difference: string;
    agrees: string;
    reason: string;
    reasons: Record<(typeof differenceReasons)[number], string>;
    confirmedBy: string;
  };
  save: string;
  show: (what: string) => string;
  more: (left: number) => string;
  close: string;
};
