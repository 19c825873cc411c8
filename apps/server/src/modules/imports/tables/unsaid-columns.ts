/** Columns with values and headings that say nothing: a person is asked what they are, for files of all senders. */
import { isOwnHeader } from '../../../platform/table-files/own-headers.ts';
import { visibleText, type Cell } from '../../../platform/table-files/table.ts';
import type { TableCells } from './recognise-columns.ts';

const longestSample = 60;

/** Where a column stands, from 0, and its heading; empty where it has none. */
export type Place = { index: number; header: string };

/**
 * Columns that are not `known` and hold anything.
 * @param below the cells of the rows that are read
 */
export function unsaidColumns(
  { name, rows, headerRow }: Pick<TableCells, 'name' | 'rows' | 'headerRow'>,
  below: readonly (readonly Cell[])[],
  indexes: ReadonlySet<number>,
): Place[] {
  const headers = rows[headerRow] ?? [];
  // What stands beyond the headings of a text file is a separator inside a value.
  const width =
    name === null && headerRow >= 0
      ? headers.length
      : below.reduce((most, { length }) => Math.max(most, length), headers.length);
  return Array.from({ length: width }, (_, index) => ({
    index,
    header: visibleText(headers[index] ?? null),
  })).filter(
    ({ index }) =>
      !indexes.has(index) &&
      !isOwnHeader(headers[index] ?? null) &&
      below.some((cells) => visibleText(cells[index] ?? null) !== ''),
  );
}

/** The first different values of a column, cut where they are long. */
export function samplesOf(below: readonly (readonly Cell[])[], index: number, most: number): string[] {
  const found = new Set<string>();
  for (const cells of below) {
    const text = visibleText(cells[index] ?? null);
    if (text !== '') found.add(text.length > longestSample ? `${text.slice(0, longestSample)}…` : text);
    if (found.size === most) break;
  }
  return [...found];
}
