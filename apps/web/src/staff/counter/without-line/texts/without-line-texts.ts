import type { VerdictWords } from '../../../stations/texts/stations-texts.ts';
import type { AgainstPass } from '../shown-pass.ts';
import type { WhyStays } from '../shelf.ts';

/** Words of a counter without the line. */
export type WithoutLineTexts = {
  placeholder: string;
  ready: VerdictWords;
  chosen: VerdictWords;
  seen: VerdictWords;
  stored: (cell: string | null) => VerdictWords;
  paid: VerdictWords;
  again: VerdictWords;
  documentFirst: VerdictWords;
  payFirst: VerdictWords;
  notOfCustomer: VerdictWords;
  unknown: VerdictWords;
  stays: Omit<VerdictWords, 'line'>;
  why: Record<WhyStays, string>;
  /** A pickup code was typed. */
  noCode: VerdictWords;
  passes: {
    opened: VerdictWords;
    good: string;
    until: (moment: string) => string;
    /** Until when the list of revoked passes reaches. */
    revokedUntil: (time: string) => string;
    limit: (most: number) => VerdictWords;
    nothingHere: string;
    against: Record<AgainstPass, string>;
    next: string;
  };
  noName: string;
  document: { title: string; seen: string; close: string };
  groups: Record<'mayGo' | 'forCash' | 'stays', string>;
  mayGoHint: string;
  forCashHint: (rate: string) => string;
  staysHint: string;
  empty: string;
  row: {
    isPaid: string;
    isPaidHere: string;
    isGiven: string;
    scan: string;
    isBrought: string;
    noCell: string;
  };
  cash: {
    title: string;
    onlyCash: string;
    due: string;
    handed: string;
    change: string;
    take: (sum: string) => string;
    receipt: string;
    nothing: string;
    over: Record<'handOver' | 'shift', string>;
  };
  limits: { title: string; handOver: string; shift: string; of: (taken: string, most: string) => string };
  waiting: {
    title: (count: number) => string;
    since: (time: string) => string;
    give: string;
    cash: string;
    none: string;
  };
  onlyWithLine: string;
  noSnapshot: string;
  notRegistered: { text: string; register: string };
};
