/** The one recogniser of columns: where the header of a table stands, and what each of its cells means. What headings mean is known by whoever reads the table. */
import { isOwnHeader } from './own-headers.ts';
import { tableLimits } from './table-limits.ts';
import { headerKey, visibleText, type Cell, type Table } from './table.ts';

/** Columns by the key of a heading (`headerKey`), the likeliest first: one whose column stands in the row already means the next. */
export type Headings<Key> = ReadonlyMap<string, readonly Key[]>;

/** Where a column stands, and how the file heads it. */
export type Column = { index: number; header: string };

export type FoundHeader<Key> = {
  /** Index of the header's row. */
  headerRow: number;
  columns: ReadonlyMap<Key, Column>;
  /** Headings that mean nothing, or what an earlier column means. */
  unknown: string[];
};

/**
 * The best header among the first rows: the row in which most columns are known; of equal ones the first. Undefined where none is.
 * @param headingsOf what headings mean in a row, where that depends on the row
 */
export function findHeader<Key>(
  rows: Table['rows'],
  headingsOf: (cells: readonly Cell[]) => Headings<Key>,
): FoundHeader<Key> | undefined {
  let best: FoundHeader<Key> | undefined;
  for (const [headerRow, cells] of rows.slice(0, tableLimits.maxRowsBeforeHeader + 1).entries()) {
    const header = { headerRow, ...readHeader(cells, headingsOf(cells)) };
    if (header.columns.size > (best?.columns.size ?? 0)) best = header;
  }
  return best;
}

function readHeader<Key>(
  cells: readonly Cell[],
  headings: Headings<Key>,
): Omit<FoundHeader<Key>, 'headerRow'> {
  const columns = new Map<Key, Column>();
  const unknown: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const header = visibleText(cell);
    if (header === '' || isOwnHeader(cell)) continue;
    const key = headings.get(headerKey(header))?.find((each) => !columns.has(each));
    if (key === undefined) unknown.push(header);
    else columns.set(key, { index, header });
  }
  return { columns, unknown };
}

/** Notes that a heading may mean a column, after what it means already. */
export function addHeadings<Key>(headings: Map<string, Key[]>, names: readonly string[], column: Key): void {
  for (const name of names) {
    const key = headerKey(name);
    headings.set(key, [...(headings.get(key) ?? []), column]);
  }
}
