/**
 * The one recogniser of columns: where the header of a table stands, and what each of its cells means. What headings
 * mean is known by the reader of the table.
 */
import { looseKeys, type Headings, type ReadHeading } from './heading-reader.ts';
import type { Unit } from './measure-units.ts';
import { isOwnHeader } from './own-headers.ts';
import { tableLimits } from './table-limits.ts';
import { headerKey, visibleText, type Cell, type Table } from './table.ts';

/** What a heading may mean, the likeliest first; undefined for one that means nothing. */
export type MeaningOf<Key> = (header: string) => ReadHeading<Key> | undefined;

/** The meanings of headings that are written as we know them. */
export function exactly<Key>(headings: Headings<Key>): MeaningOf<Key> {
  return (header) => {
    const keys = headings.get(headerKey(header));
    return keys === undefined ? undefined : { keys };
  };
}

/** Where a column stands, how the file heads it, and the unit that its heading names. */
export type Column = { index: number; header: string; unit?: Unit };

export type FoundHeader<Key> = {
  /** Index of the header's row. */
  headerRow: number;
  columns: ReadonlyMap<Key, Column>;
  /** Headings that mean nothing, or what an earlier column means. */
  unknown: string[];
  /** Those that mean what an earlier column means, and which. */
  twice: (Column & { of: Key })[];
};

/**
 * The best header among the first rows: the row in which most columns are known; of equal ones the first. Undefined
 * where none is.
 * @param meaningOf what headings mean in a row, where that depends on the row
 */
export function findHeader<Key>(
  rows: Table['rows'],
  meaningOf: (cells: readonly Cell[]) => MeaningOf<Key>,
): FoundHeader<Key> | undefined {
  let best: FoundHeader<Key> | undefined;
  for (const [headerRow, cells] of rows.slice(0, tableLimits.maxRowsBeforeHeader + 1).entries()) {
    const header = { headerRow, ...readHeader(cells, meaningOf(cells)) };
    if (header.columns.size > (best?.columns.size ?? 0)) best = header;
  }
  return best;
}

function readHeader<Key>(
  cells: readonly Cell[],
  meaningOf: MeaningOf<Key>,
): Omit<FoundHeader<Key>, 'headerRow'> {
  const columns = new Map<Key, Column>();
  const unknown: string[] = [];
  const twice: FoundHeader<Key>['twice'] = [];
  for (const [index, cell] of cells.entries()) {
    const header = visibleText(cell);
    if (header === '' || isOwnHeader(cell)) continue;
    const meaning = meaningOf(header);
    const key = meaning?.keys.find((each) => !columns.has(each));
    const column = { index, header, ...(meaning?.unit === undefined ? {} : { unit: meaning.unit }) };
    if (key !== undefined) columns.set(key, column);
    else unknown.push(header);
    const [of] = meaning?.keys ?? [];
    if (key === undefined && of !== undefined) twice.push({ ...column, of });
  }
  return { columns, unknown, twice };
}

/** Notes that a heading may mean a column, after what it means already. */
export function addHeadings<Key>(headings: Map<string, Key[]>, names: readonly string[], column: Key): void {
  for (const name of names) {
    const key = headerKey(name);
    headings.set(key, [...(headings.get(key) ?? []), column]);
  }
}

/** The same for headings that people write in their own way (`loosely`). */
export function addLooseHeadings<Key>(
  headings: Map<string, Key[]>,
  names: readonly string[],
  column: Key,
): void {
  for (const key of new Set(names.flatMap(looseKeys))) {
    const keys = headings.get(key) ?? [];
    if (!keys.includes(column)) headings.set(key, [...keys, column]);
  }
}
