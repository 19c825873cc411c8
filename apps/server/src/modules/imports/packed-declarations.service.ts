/** Owns the form in which files of declarations are kept: JSON, deflated. Text that PostgreSQL cannot store is no matter so. */
import { deflateSync, inflateSync } from 'node:zlib';
import type { DeclarationTable } from './declaration-table.service.ts';
import type { RowProblem } from './row-problems.ts';
import { fromWireRow, toWireRow } from '../../platform/table-files/workbook-lines.ts';

/** What became of the rows of a confirmed file. */
export type DeclarationOutcome = {
  /** Index of an order's first row, and the order's code. */
  made: [number, string][];
  problems: RowProblem[];
};

function pack(value: unknown): Buffer {
  return deflateSync(JSON.stringify(value));
}

function unpack(bytes: Buffer): unknown {
  return JSON.parse(inflateSync(bytes).toString());
}

/** A table with its recognised columns, in few bytes. */
export function packTable({ table, ignoredSheets }: DeclarationTable): Buffer {
  const rows = table.rows.map((cells) => toWireRow(cells));
  return pack({ table: { ...table, rows, columns: [...table.columns] }, ignoredSheets });
}

type PackedTable = {
  table: Omit<DeclarationTable['table'], 'rows' | 'columns'> & {
    rows: ReturnType<typeof toWireRow>[];
    columns: [never, never][];
  };
  ignoredSheets: string[];
};

/** What `packTable` has packed. */
export function unpackTable(bytes: Buffer): DeclarationTable {
  const { table, ignoredSheets } = unpack(bytes) as PackedTable;
  const rows = table.rows.map((cells) => fromWireRow(cells));
  return { table: { ...table, rows, columns: new Map(table.columns) }, ignoredSheets };
}

export function packOutcome(outcome: DeclarationOutcome): Buffer {
  return pack(outcome);
}

export function unpackOutcome(bytes: Buffer): DeclarationOutcome {
  return unpack(bytes) as DeclarationOutcome;
}
