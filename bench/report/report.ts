import type { Machine } from './machine.ts';

/** A figure that we set ourselves, and what was measured. */
export type Goal = {
  what: string;
  /** NaN when it could not be measured. */
  value: number;
  unit: string;
  wanted: number;
  /** What would be better still. */
  aim?: number;
  /** True when less is better. */
  atMost?: boolean;
};

export type Table = { head: readonly string[]; rows: readonly (readonly string[])[] };

/** A part of the page: words, a table, words about it. */
export type Section = { heading: string; before?: string; table?: Table; after?: string };

/** Everything that a run has to say. */
export type Report = {
  title: string;
  machine: Machine;
  /** How it was measured, a sentence each. */
  conditions: readonly string[];
  goals: readonly Goal[];
  sections: readonly Section[];
  /** The numbers behind the tables. */
  data: unknown;
};

/** Whether the figure could not be measured: neither reached nor missed. */
export function isFailed({ value }: Goal): boolean {
  return Number.isNaN(value);
}

export function isReached({ value, atMost = false }: Goal, mark: number): boolean {
  return atMost ? value <= mark : value >= mark;
}
