/** What is kept of an imported file: its rows, what each is to do, and how far that is. */
import { deflateSync, inflateSync } from 'node:zlib';
import type { ErrorName, ErrorParams, FieldError } from '@rohi/contract/errors';
import type { ImportState } from '@rohi/contract/lists/list-import';
import type { ListProblemName } from '../../messages/list-imports.ts';
import type { Table } from '../../platform/table-files/table.ts';
import { fromWireRow, toWireRow } from '../../platform/table-files/workbook-lines.ts';

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

export type ImportPlan = {
  sheet: string | null;
  header: Table['rows'][number];
  /** The list's columns that the file has. */
  columns: number[];
  unknown: string[];
  rows: (PlannedRow & { cells: Table['rows'][number] })[];
};

/** A plan in few bytes; text that PostgreSQL cannot store is no matter so. */
export function packPlan(plan: ImportPlan): Buffer {
  const rows = plan.rows.map((row) => ({ ...row, cells: toWireRow(row.cells) }));
  return deflateSync(JSON.stringify({ ...plan, header: toWireRow(plan.header), rows }));
}

type WireRow = ReturnType<typeof toWireRow>;
type PackedPlan = Omit<ImportPlan, 'header' | 'rows'> & {
  header: WireRow;
  rows: (PlannedRow & { cells: WireRow })[];
};

/** What `packPlan` has packed. */
export function unpackPlan(bytes: Buffer): ImportPlan {
  const plan = JSON.parse(inflateSync(bytes).toString()) as PackedPlan;
  const rows = plan.rows.map((row) => ({ ...row, cells: fromWireRow(row.cells) }));
  return { ...plan, header: fromWireRow(plan.header), rows };
}

/** True for a row that is still to be written. */
export function isWaiting({ state, outcome }: PlannedRow): boolean {
  return (state === 'new' || state === 'changed') && outcome === null;
}
