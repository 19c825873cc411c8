import type { ImportKind, NumberStyle } from '@rohi/contract/imports/office-import-rules';
import { findHeader, type Column, type FoundHeader } from '../../../platform/table-files/find-header.ts';
import { visibleText, type Cell, type Table } from '../../../platform/table-files/table.ts';
import type { ColumnKey, TableKind } from './column-headers.ts';
import { columnsByContent, type HeadlessTable } from './columns-by-content.ts';
import { anyMeaningOf, isUnstored, kindOf, meaningOf } from './column-meanings.ts';
import type { Unit } from '../../../platform/table-files/measure-units.ts';
import { FileRefusal } from '../../../platform/table-files/file-refusal.ts';

export type RecognisedTable<Kind extends TableKind = ImportKind> = Pick<Table, 'name' | 'text' | 'facts'> & {
  kind: Kind;
  /** Index of the header's row. */
  headerRow: number;
  rows: Table['rows'];
  columns: ReadonlyMap<ColumnKey, ReadColumn>;
  /** Headers that mean nothing to us, or mean what an earlier column means. */
  ignored: string[];
  /** Columns that are understood and not stored. */
  unstored?: ReadonlyMap<ColumnKey, Column>;
  /** Columns of a customer's table that mean what an earlier one means, and which. */
  twice?: FoundHeader<ColumnKey>['twice'];
};

/** A column, and what was said of its numbers. */
export type ReadColumn = Column & { numbers?: NumberStyle };

/** The cells of a recognised table, whatever they are about. */
export type TableCells = Omit<RecognisedTable, 'kind'>;

/** What no table can do without. */
export const requiredColumns: Record<TableKind, readonly ColumnKey[]> = {
  declarations: ['goods'],
  parcels: ['trackingCode'],
  events: ['trackingCode', 'event', 'time'],
  positions: ['trip', 'place', 'time'],
};

/**
 * Finds the header of one of the office's tables among the first rows and says what each column is. Undefined when the
 * table is about something else. Throws FileRefusal `missingColumns` when it is ours but lacks a required column.
 */
export function recogniseTable(table: Table, input?: GivenColumns): RecognisedTable | undefined {
  const { kind, missing, twice: _, ...layout } = layoutOf(table, input);
  if (kind === null) return undefined;
  if (missing.length > 0) throw new FileRefusal('missingColumns', { kind, missing: missing.join(',') });
  return { ...table, ...layout, kind };
}

/** What somebody says that a table is, in the place of what its headers say; `columns` by where they stand, from 0. */
export type GivenColumns = { kind: ImportKind | null; columns: ReadonlyMap<number, GivenColumn> };
export type GivenColumn = { column: ColumnKey; unit?: Unit; numbers?: NumberStyle };

/** What a table is taken for, also one that cannot be imported so: without a kind, or with required columns missing. */
export type TableLayout = Omit<Header<ImportKind>, 'kind'> & {
  kind: ImportKind | null;
  missing: readonly ColumnKey[];
  /** Columns that are understood and not stored. */
  unstored: ReadonlyMap<ColumnKey, Column>;
};

/** What a table is taken for, by its headers or by what is `given`. */
export function layoutOf(table: Table, input?: GivenColumns): TableLayout {
  const found = findHeaderOf(table, kindOf);
  const headless = found === undefined ? columnsByContent(table) : undefined;
  if (input !== undefined) return layoutAsGiven(table, input, (found ?? headless)?.headerRow);
  if (headless !== undefined) return layoutWithoutHeadings(table, headless);
  if (found === undefined) return layoutAsGiven(table, nothingGiven, undefined);
  const stored = [...lonelySidesOut(found.columns)];
  const columns = new Map(stored.filter(([key]) => !isUnstored(found.kind, key)));
  const unstored = new Map(stored.filter(([key]) => isUnstored(found.kind, key)));
  // One word that happens to be among ours does not make a table ours.
  const missing = requiredColumns[found.kind].filter((key) => !columns.has(key));
  if (missing.length > 0 && columns.size < 2) return layoutAsGiven(table, nothingGiven, found.headerRow);
  // A sheet that its sender has hidden is not imported before somebody says that it counts.
  if (table.facts?.isHidden === true) return { ...found, kind: null, columns, unstored, missing: [] };
  return { ...found, columns, unstored, missing };
}

/** A table of parcels that has no heading. One that its sender has hidden waits for somebody to say that it counts. */
function layoutWithoutHeadings(table: Table, { headerRow, columns }: HeadlessTable): TableLayout {
  const kind = table.facts?.isHidden === true ? null : 'parcels';
  return { kind, headerRow, columns, unstored: new Map(), ignored: [], twice: [], missing: [] };
}

const sides = ['lengthCm', 'widthCm', 'heightCm'] as const;

/** `H` beside no `L` and no `W` is no height. */
function lonelySidesOut(columns: Header<ImportKind>['columns']): Header<ImportKind>['columns'] {
  if (sides.every((side) => columns.has(side))) return columns;
  const isLetter = ({ header, unit }: Column) =>
    header.length === 1 && unit === undefined && /[a-zа-я]/iu.test(header);
  return new Map(
    [...columns].filter(([key, column]) => !sides.some((side) => side === key) || !isLetter(column)),
  );
}

const nothingGiven: GivenColumns = { kind: null, columns: new Map() };

function layoutAsGiven(
  { rows }: Table,
  { kind, columns }: GivenColumns,
  knownHeader: number | undefined,
): TableLayout {
  const headerRow = knownHeader ?? firstWideRow(rows);
  const headers = (rows[headerRow] ?? []).map(visibleText);
  const byKey = new Map(
    [...columns].map(([index, { column, unit, numbers }]): [ColumnKey, ReadColumn] => {
      const header = headers[index] ?? '';
      const statedUnit = unit ?? (kind === null ? undefined : meaningOf(kind)(header)?.unit);
      return [
        column,
        {
          index,
          header,
          ...(statedUnit === undefined ? {} : { unit: statedUnit }),
          ...(numbers === undefined ? {} : { numbers }),
        },
      ];
    }),
  );
  return {
    kind,
    headerRow,
    columns: byKey,
    unstored: new Map(),
    ignored: headers.filter((header, index) => header !== '' && !columns.has(index)),
    twice: [],
    missing: kind === null ? [] : requiredColumns[kind].filter((key) => !byKey.has(key)),
  };
}

function firstWideRow(rows: Table['rows']): number {
  const first = rows.findIndex((cells) => cells.filter((cell) => visibleText(cell) !== '').length > 1);
  return Math.max(0, first);
}

/** The headings of a table as they are written: by them a layout is known again. */
export function headingsOfTable(table: Table): string[] {
  const found = findHeaderOf(table, kindOf);
  const headless = found === undefined ? columnsByContent(table) : undefined;
  // Without headings a layout is known again by what its columns hold.
  if (headless !== undefined) return contentsOf(table, headless);
  const headerRow = found?.headerRow ?? firstWideRow(table.rows);
  return (table.rows[headerRow] ?? []).map(visibleText);
}

function contentsOf({ rows }: Table, { headerRow, columns }: HeadlessTable): string[] {
  const below = rows.slice(headerRow + 1);
  const width = below.reduce((most, { length }) => Math.max(most, length), 0);
  const keys = new Map([...columns].map(([key, { index }]) => [index, key]));
  return ['no headings', ...Array.from({ length: width }, (_, index) => keys.get(index) ?? '?')];
}

/**
 * The same for a customer's table of declarations, also for one that lacks a required column: which, says
 * `missingColumns`.
 */
export function recogniseDeclarations(table: Table): RecognisedTable<'declarations'> | undefined {
  const found = findHeaderOf(table, () => 'declarations' as const);
  if (found === undefined) return undefined;
  const whole = { ...table, ...found };
  // One word that happens to be among ours does not make a table ours.
  return missingColumns(whole).length > 0 && whole.columns.size < 2 ? undefined : whole;
}

/** The required columns that a table lacks. */
export function missingColumns({
  kind,
  columns,
}: Pick<RecognisedTable<TableKind>, 'kind' | 'columns'>): ColumnKey[] {
  return requiredColumns[kind].filter((key) => !columns.has(key));
}

/** How many columns the best header of these rows has; for guessing how a text file is separated. */
export function countKnownColumns(rows: Table['rows']): number {
  const sizes = [findHeaderOf({ rows }, kindOf), findHeaderOf({ rows }, () => 'declarations' as const)].map(
    (header) => header?.columns.size ?? 0,
  );
  return Math.max(...sizes);
}

/** The same for files of the office, which may have no heading. */
export function countReadableColumns(rows: Table['rows']): number {
  return Math.max(countKnownColumns(rows), columnsByContent({ rows })?.columns.size ?? 0);
}

/** Whether a header is that of a column of ours, in any kind of table. */
export function isKnownHeader(header: string): boolean {
  return anyMeaningOf(header).length > 0;
}

/** Whether two headers name one column. */
export function isSameColumn(one: string, other: string): boolean {
  const columns = anyMeaningOf(other);
  return anyMeaningOf(one).some((column) => columns.includes(column));
}

type Header<Kind extends TableKind> = Pick<
  RecognisedTable<Kind>,
  'kind' | 'headerRow' | 'columns' | 'ignored'
> & { twice: FoundHeader<ColumnKey>['twice'] };

function findHeaderOf<Kind extends TableKind>(
  { rows }: Pick<Table, 'rows'>,
  kindOfHeader: (cells: readonly Cell[]) => Kind,
): Header<Kind> | undefined {
  const found = findHeader(rows, (cells) => meaningOf(kindOfHeader(cells)));
  if (found === undefined) return undefined;
  const { headerRow, columns, unknown, twice } = found;
  return { kind: kindOfHeader(rows[headerRow] ?? []), headerRow, columns, ignored: unknown, twice };
}
