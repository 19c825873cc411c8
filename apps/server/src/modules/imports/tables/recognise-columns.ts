import type { ImportKind } from '@rohi/contract/imports/office-import-rules';
import {
  addHeadings,
  findHeader,
  type Column,
  type Headings,
} from '../../../platform/table-files/find-header.ts';
import { headerKey, visibleText, type Cell, type Table } from '../../../platform/table-files/table.ts';
import { bareHeaderKeys, isOtherVolume } from '../declarations/loose-headers.ts';
import { columnHeaders, type ColumnKey, type TableKind } from './column-headers.ts';
import { FileRefusal } from '../../../platform/table-files/file-refusal.ts';

export type RecognisedTable<Kind extends TableKind = ImportKind> = Pick<Table, 'name' | 'text'> & {
  kind: Kind;
  /** Index of the header's row. */
  headerRow: number;
  rows: Table['rows'];
  columns: ReadonlyMap<ColumnKey, Column>;
  /** Headers that mean nothing to us, or mean what an earlier column means. */
  ignored: string[];
};

/** The cells of a recognised table, whatever they are about. */
export type TableCells = Omit<RecognisedTable, 'kind'>;

/** What no table can do without. */
export const requiredColumns: Record<TableKind, readonly ColumnKey[]> = {
  declarations: ['goods'],
  parcels: ['trackingCode'],
  events: ['trackingCode', 'event', 'time'],
  positions: ['trip', 'place', 'time'],
};

const byKind: Record<TableKind, Headings<ColumnKey>> = {
  declarations: indexHeaders('declarations'),
  parcels: indexHeaders('parcels'),
  events: indexHeaders('events'),
  positions: indexHeaders('positions'),
};

/**
 * Finds the header of one of the office's tables among the first rows and says what each column is. Undefined when the table
 * is about something else. Throws FileRefusal `missingColumns` when it is ours but lacks a required column.
 */
export function recogniseTable(table: Table, given?: GivenColumns): RecognisedTable | undefined {
  const { kind, missing, ...layout } = layoutOf(table, given);
  if (kind === null) return undefined;
  if (missing.length > 0) throw new FileRefusal('missingColumns', { kind, missing: missing.join(',') });
  return { ...table, ...layout, kind };
}

/** What somebody says that a table is, in the place of what its headers say; `columns` by where they stand, from 0. */
export type GivenColumns = { kind: ImportKind | null; columns: ReadonlyMap<number, ColumnKey> };

/** What a table is taken for, also one that cannot be imported so: without a kind, or with required columns missing. */
export type TableLayout = Omit<Header<ImportKind>, 'kind'> & {
  kind: ImportKind | null;
  missing: readonly ColumnKey[];
};

/** What a table is taken for, by its headers or by what is `given`. */
export function layoutOf(table: Table, given?: GivenColumns): TableLayout {
  const found = findHeaderOf(table, kindOf);
  if (given !== undefined) return layoutAsGiven(table, given, found?.headerRow);
  // One word that happens to be among ours does not make a table ours.
  const missing =
    found === undefined ? [] : requiredColumns[found.kind].filter((key) => !found.columns.has(key));
  if (found === undefined || (missing.length > 0 && found.columns.size < 2))
    return { ...layoutAsGiven(table, nothingGiven, found?.headerRow), missing: [] };
  return { ...found, missing };
}

const nothingGiven: GivenColumns = { kind: null, columns: new Map() };

function layoutAsGiven(
  { rows }: Table,
  { kind, columns }: GivenColumns,
  knownHeader: number | undefined,
): TableLayout {
  const first = rows.findIndex((cells) => cells.filter((cell) => visibleText(cell) !== '').length > 1);
  const headerRow = knownHeader ?? Math.max(0, first);
  const headers = (rows[headerRow] ?? []).map(visibleText);
  const given = new Map([...columns].map(([index, key]) => [key, { index, header: headers[index] ?? '' }]));
  return {
    kind,
    headerRow,
    columns: given,
    ignored: headers.filter((header, index) => header !== '' && !columns.has(index)),
    missing: kind === null ? [] : requiredColumns[kind].filter((key) => !given.has(key)),
  };
}

/** The same for a customer's table of declarations, also for one that lacks a required column: which, says `missingColumns`. */
export function recogniseDeclarations(table: Table): RecognisedTable<'declarations'> | undefined {
  const found = findHeaderOf(table, () => 'declarations' as const);
  if (found === undefined) return undefined;
  const known = { ...table, ...found };
  // One word that happens to be among ours does not make a table ours.
  return missingColumns(known).length > 0 && known.columns.size < 2 ? undefined : known;
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

/** Whether a header is that of a column of ours, in any kind of table. */
export function isKnownHeader(header: string): boolean {
  return columnsOf(header).length > 0;
}

/** Whether two headers name one column. */
export function isSameColumn(one: string, other: string): boolean {
  const columns = columnsOf(other);
  return columnsOf(one).some((column) => columns.includes(column));
}

function columnsOf(header: string): ColumnKey[] {
  const key = headerKey(header);
  return Object.values(byKind).flatMap((known) => known.get(key) ?? []);
}

type Header<Kind extends TableKind> = Pick<
  RecognisedTable<Kind>,
  'kind' | 'headerRow' | 'columns' | 'ignored'
>;

function findHeaderOf<Kind extends TableKind>(
  { rows }: Pick<Table, 'rows'>,
  kindOfHeader: (cells: readonly Cell[]) => Kind,
): Header<Kind> | undefined {
  const found = findHeader(rows, (cells) => headingsOf(kindOfHeader(cells), cells));
  if (found === undefined) return undefined;
  const { headerRow, columns, unknown } = found;
  return { kind: kindOfHeader(rows[headerRow] ?? []), headerRow, columns, ignored: unknown };
}

/** People head their lists as they like: of a customer's the name counts without the unit beside it. */
function headingsOf(kind: TableKind, cells: readonly Cell[]): Headings<ColumnKey> {
  const known = byKind[kind];
  if (kind !== 'declarations') return known;
  const headings = new Map(known);
  for (const header of cells.map(visibleText)) {
    const key = headerKey(header);
    if (key === '' || known.has(key)) continue;
    const found = bareHeaderKeys(header)
      .flatMap((bare) => known.get(bare) ?? [])
      .filter((column) => column !== 'volumeM3' || !isOtherVolume(header));
    if (found.length > 0) headings.set(key, found);
  }
  return headings;
}

/** An event makes events; a trip without tracking codes makes positions of lorries; all else can only be parcels. */
function kindOf(cells: readonly Cell[]): ImportKind {
  const keys = cells.map((cell) => headerKey(visibleText(cell)));
  const isPositions =
    keys.some((key) => means('positions', key, 'trip')) &&
    !keys.some((key) => means('parcels', key, 'trackingCode'));
  if (isPositions) return 'positions';
  return keys.some((key) => means('events', key, 'event')) ? 'events' : 'parcels';
}

function means(kind: TableKind, key: string, column: ColumnKey): boolean {
  return byKind[kind].get(key)?.includes(column) === true;
}

function indexHeaders(kind: TableKind): Headings<ColumnKey> {
  const headings = new Map<string, ColumnKey[]>();
  for (const [key, texts] of Object.entries(columnHeaders[kind]))
    addHeadings(headings, [key, ...Object.values(texts).flat()], key as ColumnKey);
  return headings;
}
