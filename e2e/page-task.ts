import type { Credentials } from './stored-session.ts';

/** A page that is opened; `shown` is a text that stands in it once it says what one came for. */
export type LinePage = {
  path: string;
  person: Credentials | null;
  shown: string;
  /** Whether the phone was here before. */
  isRepeated: boolean;
};

export type PageTask = {
  address: string;
  line: { kbitPerSec: number; latencyMs: number; slowerBy: number };
  pages: readonly LinePage[];
  /** Each page is opened so many times, in turns. */
  rounds: number;
};

/** One visit: milliseconds from its beginning, parts of the screen that moved, what went over the line. */
export type LineVisit = { paintMs: number; shownMs: number; shift: number; requests: number; kb: number };

export type PageTimes = { browser: string; visits: LineVisit[][] };
