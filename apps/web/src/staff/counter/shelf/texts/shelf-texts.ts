import type { storageNotices } from '@rohi/contract/hand-over/shelf-decision-rules';

/** What is asked of one decision: its heading, the button that carries it out, and what follows. */
type ActTexts = { title: string; do: string; follows: string };

export type ShelfTexts = {
  title: string;
  lead: string;
  none: string;
  /** Of all that there are, so many are listed. */
  shown: (listed: number, total: number) => string;
  /** The page that stands for a row of what stands still: of one point, or beyond the final notice alone. */
  part: { shown: string; none: string; all: string };
  days: (count: number) => string;
  since: (day: string) => string;
  by: (day: string) => string;
  cell: (cell: string) => string;
  noCell: string;
  owed: string;
  /** Delivery and services, then storage. */
  owes: (charges: string, storage: string) => string;
  noticed: string;
  notices: Record<(typeof storageNotices)[number], string>;
  letter: (day: string, isSent: boolean) => string;
  neverNoticed: string;
  acts: Record<'keep' | 'return' | 'dispose' | 'refuse' | 'withdraw', ActTexts>;
  confirm: string;
  until: string;
  standsStill: string;
  hub: string;
  reason: string;
  reasonHint: string;
  photo: string;
  noPicture: string;
  needsPhoto: string;
  /** The caller has asked for it. */
  needsOther: string;
  asked: (by: string, at: string) => string;
  ordered: (hub: string) => string;
  waiting: string;
  stored: (day: string) => string;
  returns: {
    title: string;
    lead: string;
    none: string;
    /** None was ordered, and some are flagged as going back. */
    noneOrdered: string;
    scan: string;
    carriedBy: string;
    send: string;
    arrive: string;
    states: Record<'ORDERED' | 'SENT' | 'ARRIVED', string>;
    sentWith: (who: string, at: string) => string;
    sent: (code: string) => string;
    arrived: (code: string) => string;
    liesSince: (at: string) => string;
    /** The button of a return that lies at the hub, and the heading of what is asked then. */
    fetch: string;
    to: string;
    give: string;
    fetched: (code: string) => string;
    /** The heading of all that is flagged as going back, and what stands over those without an order. */
    flagged: (count: number) => string;
    unordered: string;
    goesTo: (point: string) => string;
    /** Where a station has reported that one lies, who, and when. */
    liesAt: (unit: string, by: string, at: string) => string;
    nobodyReported: string;
  };
};
