import type {
  FirstWeekReason,
  FirstWeekRow,
  FirstWeekSubject,
} from '@rohi/contract/reports/first-week.contract';

/** Of what is in doubt or missing: `names` are those that lack it, joined; `count` is how many. */
type Says = (names: string, count: number) => string;

export type RowWords = {
  name: string;
  /** Of a link to where it is put right; null where no screen does it. */
  act: string | null;
  says: Partial<Record<FirstWeekReason, Says>>;
};

export type StartTexts = {
  title: string;
  lead: string;
  hide: string;
  show: string;
  hidden: string;
  done: string;
  progress: (there: number, all: number) => string;
  ready: string;
  states: Record<'THERE' | 'DOUBTFUL' | 'MISSING', string>;
  counts: Record<'THERE' | 'DOUBTFUL' | 'MISSING', (count: number) => string>;
  next: string;
  open: string;
  subjects: Record<FirstWeekSubject, string>;
  /** The key that seals secrets, of which no copy is known. */
  key: Record<'text' | 'act', string> & { head: (id: string) => string };
  rows: Record<FirstWeekRow, RowWords>;
  /** What contacts and the provider consist of. */
  parts: Record<'hotline' | 'email' | 'ru' | 'en' | 'zh' | 'registration' | 'bank', string>;
};
