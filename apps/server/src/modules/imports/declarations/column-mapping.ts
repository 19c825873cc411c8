/** What the columns of customers' own lists mean, as the customers have said. */
import type { ColumnAnswer } from '@rohi/contract/imports/asked-columns';
import { declarationColumns, type DeclarationColumn } from '@rohi/contract/imports/declaration-limits';
import type { HiddenPart, HiddenSaid } from '@rohi/contract/imports/hidden-parts';
import { headerKey } from '../../../platform/table-files/table.ts';
import type { ColumnKey } from '../tables/column-headers.ts';
import type { Column } from '../../../platform/table-files/find-header.ts';
import type { RecognisedTable } from '../tables/recognise-columns.ts';
import { columnAsks, withAnswers, type ColumnAsk } from '../tables/asked-columns.ts';
import { hiddenParts, withoutHidden } from '../tables/hidden-parts.ts';
import { dataRows } from '../tables/row-cells.ts';
import { samplesOf, unsaidColumns } from '../tables/unsaid-columns.ts';

/** The table that declares, and the names of the other sheets. */
export type DeclarationTable = {
  /** With the columns that are chosen. */
  table: RecognisedTable<'declarations'>;
  ignoredSheets: string[];
  /** What the customer has said of columns that their headers do not say. */
  chosen: MappedColumn[];
  /** Where orders go that name no point in their rows. */
  pickupPointId: number | null;
  /** Whether what is hidden in it counts; null of a file that was sent before anybody was asked. */
  hidden: HiddenSaid | null;
  /**
   * What was said of columns of one meaning, of units and of numbers; null of a file that was sent before anybody was
   * asked.
   */
  answers: readonly ColumnAnswer[] | null;
};

/** A table of declarations as far as it is about columns. */
type Columns = Pick<DeclarationTable, 'table' | 'chosen'>;

/** What headers mean to a customer, by their key; null where the column is not needed. */
export type RememberedColumns = ReadonlyMap<string, DeclarationColumn | null>;

/** One column of a file, from 0, and what it is. */
export type MappedColumn = { index: number; column: DeclarationColumn | null };

type Unknown = { index: number; header: string; sample: string };

const shownSamples = 3;

/** Columns that count the rows. */
const rowNumbers = /^(?:no?|nn|#|序号|编号|пп|noпп|nпп|номерпп|тартиб)?$/u;

/** The columns with a header that means nothing to us: their customer may say what they are. */
function askedColumns(read: Columns): Unknown[] {
  const { table } = withoutChosen(read);
  const indexes = new Set([...table.columns.values(), ...(table.twice ?? [])].map(({ index }) => index));
  const data = [...dataRows(table)].map(({ row }) => table.rows[row - 1] ?? []);
  return unsaidColumns(table, data, indexes).flatMap(({ index, header }) => {
    const sample = samplesOf(data, index, shownSamples).join('; ');
    return rowNumbers.test(headerKey(header)) ? [] : [{ index, header, sample }];
  });
}

/** Those of which nothing was said yet. */
export function unknownColumns(read: Columns): Unknown[] {
  const choices = new Set(read.chosen.map(({ index }) => index));
  return askedColumns(read).filter(({ index }) => !choices.has(index));
}

/** Those of which something was said, now or of an earlier file: it may be said otherwise. */
export function chosenColumns(read: Columns): (Unknown & MappedColumn)[] {
  const choices = new Map(read.chosen.map(({ index, column }) => [index, column]));
  return askedColumns(read).flatMap((request) => {
    const column = choices.get(request.index);
    return column === undefined ? [] : [{ ...request, column }];
  });
}

/** The columns that are known by their headers: none of them can be chosen for another. */
export function knownColumns(read: Columns): DeclarationColumn[] {
  const { columns } = withoutChosen(read).table;
  return declarationColumns.filter((column) => columns.has(column));
}

/** What is remembered of the unknown columns of a file. */
export function knownBefore(read: Columns, remembered: RememberedColumns): MappedColumn[] {
  return unknownColumns(read).flatMap(({ index, header }) => {
    const column = remembered.get(headerKey(header));
    return column === undefined ? [] : [{ index, column }];
  });
}

/**
 * The table with these columns, which take the place of what was said of them before; one that another column is
 * already stays as it is.
 */
export function withColumns(read: DeclarationTable, mapped: readonly MappedColumn[]): DeclarationTable {
  const bare = withoutChosen(read);
  const headers = new Map(askedColumns(read).map(({ index, header }) => [index, header]));
  const choices = new Set(mapped.map(({ index }) => index));
  const columns = new Map<ColumnKey, Column>(bare.table.columns);
  const chosen = new Map<number, DeclarationColumn | null>();
  for (const { index, column } of [...read.chosen.filter(({ index }) => !choices.has(index)), ...mapped]) {
    const header = headers.get(index);
    if (header === undefined || chosen.has(index) || (column !== null && columns.has(column))) continue;
    chosen.set(index, column);
    if (column !== null) columns.set(column, { index, header });
  }
  const taken = new Set([...columns.values()].map(({ header }) => header));
  const ignored = bare.table.ignored.filter((header) => !taken.has(header));
  return {
    ...read,
    table: { ...bare.table, columns, ignored },
    chosen: [...chosen].map(([index, column]) => ({ index, column })),
  };
}

/** The table as its headers alone give it. */
function withoutChosen({ table, chosen }: Columns): Columns {
  const choices = new Set(chosen.flatMap(({ index, column }) => (column === null ? [] : [index])));
  const own = [...table.columns.values()].filter(({ index }) => choices.has(index));
  const columns = new Map([...table.columns].filter(([, { index }]) => !choices.has(index)));
  return {
    table: { ...table, columns, ignored: [...table.ignored, ...own.map(({ header }) => header)] },
    chosen: [],
  };
}

/** What is to be remembered of what was mapped and taken, by the keys of the headers. */
export function toRemember(
  read: Columns,
  mapped: readonly MappedColumn[],
): Map<string, DeclarationColumn | null> {
  const choices = new Set(mapped.map(({ index }) => index));
  return new Map(
    chosenColumns(read).flatMap(({ index, header, column }) => {
      const key = headerKey(header);
      return !choices.has(index) || key === '' || key.length > longestKey ? [] : [[key, column] as const];
    }),
  );
}

const longestKey = 80;

/** Names of columns as they are stored. */
export function columnOfName(name: string | null): DeclarationColumn | null {
  return declarationColumns.find((column) => column === name) ?? null;
}

/** What is hidden in a file, and what its customer has said of it. */
export function hiddenOf({ table, hidden }: Pick<DeclarationTable, 'table' | 'hidden'>): HiddenPart[] {
  if (hidden === null) return [];
  const rows = [...dataRows(table)].map(({ row }) => row - 1);
  return hiddenParts(table, rows, hidden);
}

/** What is asked of columns that are known, and what was said of it. */
export function asksOf(read: Asking): ColumnAsk<ColumnKey>[] {
  if (read.answers === null) return [];
  const table = shownTable(read);
  const below = [...dataRows(table)].map(({ row }) => table.rows[row - 1] ?? []);
  return columnAsks(table, below, read.answers);
}

type Asking = Pick<DeclarationTable, 'table' | 'hidden' | 'answers'>;

/** The table without what its customer has said to leave out; everything else is in it. */
function shownTable(read: Asking): DeclarationTable['table'] {
  const parts = hiddenOf(read);
  const { table } = read;
  if (parts.some(({ about, said }) => about === 'sheet' && said === 'leave'))
    return { ...table, rows: table.rows.map((cells, row) => (row > table.headerRow ? [] : cells)) };
  return withoutHidden(table, table.headerRow, parts, read.hidden ?? {});
}

/** What counts of the table, by all that its customer has said. */
export function countedTable(read: Asking): DeclarationTable['table'] {
  return withAnswers(shownTable(read), read.answers ?? []);
}
