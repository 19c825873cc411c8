/** What the columns of customers' own lists mean, as the customers have said. */
import { declarationColumns, type DeclarationColumn } from '@rohi/contract/imports/declaration-limits';
import { headerKey, visibleText } from '../../../platform/table-files/table.ts';
import type { ColumnKey } from '../tables/column-headers.ts';
import type { Column } from '../../../platform/table-files/find-header.ts';
import type { RecognisedTable } from '../tables/recognise-columns.ts';
import { dataRows } from '../tables/row-cells.ts';

/** The table that declares, and the names of the other sheets. */
export type DeclarationTable = {
  table: RecognisedTable<'declarations'>;
  ignoredSheets: string[];
  /** Columns, from 0, that are known to mean nothing to us. */
  unneeded: number[];
  /** Where the orders go whose rows do not say so. */
  pickupPointId: number | null;
};

/** What headers mean to a customer, by their key; null where the column is not needed. */
export type RememberedColumns = ReadonlyMap<string, DeclarationColumn | null>;

/** One column of a file, from 0, and what it is. */
export type MappedColumn = { index: number; column: DeclarationColumn | null };

type Unknown = { index: number; header: string; sample: string };

const longestSample = 60;

/** Columns that count the rows. */
const rowNumbers = /^(?:no?|nn|#|序号|编号|пп|noпп|nпп|номерпп|тартиб)?$/u;

/** The columns with a header that mean nothing to us and were not said to be unneeded. */
export function unknownColumns({ table, unneeded }: Pick<DeclarationTable, 'table' | 'unneeded'>): Unknown[] {
  const known = new Set([...[...table.columns.values()].map(({ index }) => index), ...unneeded]);
  const headers = table.rows[table.headerRow] ?? [];
  const data = [...dataRows(table)].map(({ row }) => table.rows[row - 1] ?? []);
  return headers.flatMap((cell, index) => {
    const header = visibleText(cell);
    if (known.has(index) || rowNumbers.test(headerKey(header))) return [];
    const sample = data.map((cells) => visibleText(cells[index] ?? null)).find((text) => text !== '') ?? '';
    // A column that nothing stands in needs no meaning.
    return sample === '' ? [] : [{ index, header, sample: sample.slice(0, longestSample) }];
  });
}

/** What is remembered of the unknown columns of a file. */
export function knownBefore(
  read: Pick<DeclarationTable, 'table' | 'unneeded'>,
  remembered: RememberedColumns,
): MappedColumn[] {
  return unknownColumns(read).flatMap(({ index, header }) => {
    const column = remembered.get(headerKey(header));
    return column === undefined ? [] : [{ index, column }];
  });
}

/** The table with these columns; one that it has already, or a column mapped twice, stays as it is. */
export function withColumns(read: DeclarationTable, mapped: readonly MappedColumn[]): DeclarationTable {
  const columns = new Map<ColumnKey, Column>(read.table.columns);
  const unneeded = new Set(read.unneeded);
  const unknown = new Map(unknownColumns(read).map(({ index, header }) => [index, header]));
  for (const { index, column } of mapped) {
    const header = unknown.get(index);
    if (header === undefined) continue;
    if (column === null) unneeded.add(index);
    else if (!columns.has(column)) columns.set(column, { index, header });
  }
  const taken = new Set([...columns.values()].map(({ header }) => header));
  const ignored = read.table.ignored.filter((header) => !taken.has(header));
  return { ...read, table: { ...read.table, columns, ignored }, unneeded: [...unneeded] };
}

/** What is to be remembered of what was mapped, by the keys of the headers. */
export function toRemember(
  read: Pick<DeclarationTable, 'table' | 'unneeded'>,
  mapped: readonly MappedColumn[],
): Map<string, DeclarationColumn | null> {
  const unknown = new Map(unknownColumns(read).map(({ index, header }) => [index, headerKey(header)]));
  return new Map(
    mapped.flatMap(({ index, column }) => {
      const key = unknown.get(index) ?? '';
      return key === '' || key.length > longestKey ? [] : [[key, column] as const];
    }),
  );
}

const longestKey = 80;

/** Names of columns as they are stored. */
export function columnOfName(name: string | null): DeclarationColumn | null {
  return declarationColumns.find((column) => column === name) ?? null;
}
