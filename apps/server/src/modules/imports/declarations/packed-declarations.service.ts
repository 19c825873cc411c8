/** Owns the form in which files of declarations are stored. */
import type { DeclarationTable } from './column-mapping.ts';
import { packJson, unpackJson } from '../../files/packed-json.service.ts';
import type { RowProblem } from '../tables/row-problems.ts';
import { fromWireRow, toWireRow } from '../../../platform/table-files/workbook-lines.ts';

/** What became of the rows of a confirmed file. */
export type DeclarationOutcome = {
  /** Index of an order's first row, and the order's code. */
  made: [number, string][];
  problems: RowProblem[];
};

/** A table with its recognised columns, in few bytes. */
export function packTable({ table, ...read }: DeclarationTable): Buffer {
  const rows = table.rows.map((cells) => toWireRow(cells));
  return packJson({ table: { ...table, rows, columns: [...table.columns] }, ...read });
}

type PackedTable = Pick<DeclarationTable, 'ignoredSheets'> &
  // Files that were sent before these could be chosen have none of them, or name the columns that are not needed alone.
  Partial<Pick<DeclarationTable, 'chosen' | 'pickupPointId' | 'hidden' | 'answers'>> & {
    unneeded?: number[];
  } & {
    table: Omit<DeclarationTable['table'], 'rows' | 'columns'> & {
      rows: ReturnType<typeof toWireRow>[];
      columns: [never, never][];
    };
  };

/** What `packTable` has packed. */
export function unpackTable(bytes: Buffer): DeclarationTable {
  const {
    table,
    ignoredSheets,
    unneeded = [],
    pickupPointId = null,
    hidden = null,
    answers = null,
    ...packed
  } = unpackJson(bytes) as PackedTable;
  const rows = table.rows.map((cells) => fromWireRow(cells));
  return {
    table: { ...table, rows, columns: new Map(table.columns) },
    ignoredSheets,
    chosen: packed.chosen ?? unneeded.map((index) => ({ index, column: null })),
    pickupPointId,
    hidden,
    answers,
  };
}

export function packOutcome(outcome: DeclarationOutcome): Buffer {
  return packJson(outcome);
}

export function unpackOutcome(bytes: Buffer): DeclarationOutcome {
  return unpackJson(bytes) as DeclarationOutcome;
}
