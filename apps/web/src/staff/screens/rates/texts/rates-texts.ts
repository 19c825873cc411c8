import type { RateVerdict } from '@rohi/contract/pricing/rate-administration.contract';

/** How many rates of a file that was taken are saved, wait for a colleague, were on record before, were left out. */
export type RateFileCounts = { saved: number; waiting: number; same: number; rejected: number };

export type RatesTexts = {
  title: string;
  count: (rates: number) => string;
  enter: string;
  fromFile: string;
  allPairs: string;
  pricePer: (nominal: number, from: string, rate: string, to: string) => string;
  waiting: {
    title: string;
    lead: string;
    last: (rate: string, day: string) => string;
    own: string;
    confirm: string;
    refuse: string;
  };
  done: { saved: string; waits: string; confirmed: string; refused: string };
  form: {
    title: string;
    nominalHint: string;
    save: string;
    cancel: string;
  };
  file: {
    title: string;
    lead: string;
    choose: string;
    drop: string;
    dropNow: string;
    limits: string;
    verdicts: Record<RateVerdict, string>;
    /** The same once the file is taken. */
    settled: Record<RateVerdict, string>;
    outcome: (counts: RateFileCounts) => string;
    rejected: (entry: number, code: string, value: string) => string;
    skipped: (rates: number) => string;
    nothing: string;
    take: string;
    tooLarge: string;
    /** Saves the rates that cannot be right. */
    saveRejected: string;
    saved: string;
    close: string;
  };
  /** Source of a rate that somebody typed. */
  manual: string;
  /** Sources and people that are none: the demo's rate, the service itself. */
  names: Readonly<Record<string, string>>;
  by: (name: string) => string;
  empty: { title: string; text: string };
};
