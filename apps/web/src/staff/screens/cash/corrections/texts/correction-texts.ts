import type { WeighingAct, WeighingOutcome } from '@rohi/contract/linehaul/weighing-names';

/** Words of what the office lowers or raises charges by. */
export type CorrectionTexts = {
  waiting: { title: string; none: string; lead: string };
  /** Second weights at the hub. */
  weighings: {
    title: string;
    none: string;
    lead: string;
    weights: (before: string, now: string) => string;
    prices: (before: string, now: string) => string;
    unweighed: string;
    why: Record<WeighingOutcome, string>;
    weighed: (who: string, moment: string) => string;
    reason: string;
    acts: Record<WeighingAct, string>;
    /** Of a button of a line. */
    about: (act: string, code: string) => string;
    done: Record<WeighingAct, string>;
  };
  about: (kind: string, code: string, customer: string) => string;
  asked: (who: string, moment: string, ends: string) => string;
  confirm: string;
  refuse: string;
  own: string;
  confirmed: string;
  refused: string;
  find: { title: string; lead: string; label: string; button: string; none: string };
  open: string;
  openOf: (code: string) => string;
  title: (code: string) => string;
  charge: string;
  chargeLine: (kind: string, sum: string) => string;
  stands: (corrected: string, paid: string, owed: string) => string;
  way: string;
  ways: Record<'LOWER' | 'RAISE', string>;
  amount: string;
  reason: string;
  reasonHint: string;
  send: string;
  cancel: string;
  done: string;
  waits: string;
};
