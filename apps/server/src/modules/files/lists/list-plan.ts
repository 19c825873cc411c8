/** What is stored of a list's file: its rows, what each is to do, and how far that is. */
import type { ErrorName, ErrorParams, FieldError } from '@rohi/contract/errors';
import type { ImportState } from '@rohi/contract/lists/list-import';
import type { ListProblemName } from '../../../messages/list-imports.ts';
import { visibleText, type Table } from '../../../platform/table-files/table.ts';

/** A list's column by its index; null for the row as a whole. */
export type PlannedProblem = {
  column: number | null;
  value: string;
  name: ErrorName | FieldError | ListProblemName;
  params?: ErrorParams;
};

export type PlannedRow = {
  /** As the spreadsheet counts, from 1. */
  row: number;
  key: string;
  /** The row that stands; null for a new one. */
  id: string | number | null;
  /** The version over which it is written. */
  version: number;
  /** All fields of the form. */
  fields: Record<string, unknown>;
  state: ImportState;
  changes: { column: number; before: string; after: string }[];
  problems: PlannedProblem[];
  outcome: 'written' | 'already' | null;
};

export type ListPlan = {
  sheet: string | null;
  header: Table['rows'][number];
  /** The list's columns that the file has. */
  columns: number[];
  unknown: string[];
  rows: (PlannedRow & { cells: Table['rows'][number] })[];
};

/** True for a row that is still to be written. */
export function isWaiting({ state, outcome }: PlannedRow): boolean {
  return (state === 'new' || state === 'changed') && outcome === null;
}

/** A table of a list. `places` says where each column of the list stands in it; a column that it lacks has none. */
export type ListFile = {
  sheet: string | null;
  rows: Table['rows'];
  headerRow: number;
  /** By index of the list's own columns; the version's comes after them. */
  places: ReadonlyMap<number, number>;
  unknown: string[];
};

/** True when anything can be seen in a row. */
export function isFilled(cells: Table['rows'][number]): boolean {
  return cells.some((cell) => visibleText(cell) !== '');
}
