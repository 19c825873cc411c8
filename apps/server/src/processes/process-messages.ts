/** What the supervisor and its processes say to each other over the channel that Node opens between them. */
import type { DatabaseAddress } from '../platform/connections.ts';

/** `answers`: takes connections. `works`: does what takes long, jobs and calls alike. */
export type Duty = 'answers' | 'works';

/** What a process has to know before it opens. */
export type Places = {
  service: DatabaseAddress;
  owner: DatabaseAddress | undefined;
  /** The database is the embedded one: its disk is watched, and its notes say whether it is a copy. */
  isEmbedded: boolean;
  /** The log of the embedded database is archived, and somebody has to look after that. */
  isArchiving: boolean;
  /** Socket of the calls that are handed to the process for long work. */
  workSocket: string;
};

/** A figure of a process as the library of metrics describes it. */
export type Figures = object[];

export type Order =
  | { order: 'open'; places: Places }
  /** Comes with the handle of a port, `last` with the last of them. */
  | { order: 'listen'; isLast: boolean }
  /** All processes are ready. */
  | { order: 'begin' }
  /** No further job is taken; calls still are. */
  | { order: 'restFromJobs' }
  | { order: 'stop' }
  | { order: 'counted'; id: number; current: number; ttl: number }
  | { order: 'readFigures'; id: number; databaseRestarts: number | null };

export type Report =
  | { report: 'opened' }
  | { report: 'listening'; address: string }
  | { report: 'begun' }
  /** The process ends; `line` is for the person at the terminal. */
  | { report: 'failed'; line: string }
  /** One more for a key: answered with `counted`. */
  | { report: 'counts'; id: number; key: string; windowMs: number }
  /** A line for the person at the terminal. */
  | { report: 'says'; line: string }
  | { report: 'figures'; id: number; figures: Figures };
