/** The header of a table that others have made: in one row or in two of them, each name with a unit or a remark beside it. */
import { findHeader, type FoundHeader, type Headings } from '../../../platform/table-files/find-header.ts';
import { headerKey, visibleText, type Cell, type Table } from '../../../platform/table-files/table.ts';
import { tableLimits } from '../../../platform/table-files/table-limits.ts';
import { bareHeaderKeys } from '../declarations/loose-headers.ts';

/** The best header of one row, or of two that are read as one; undefined where there is none. */
export function findLooseHeader<Key>(
  rows: Table['rows'],
  headings: Headings<Key>,
): FoundHeader<Key> | undefined {
  const known = (cells: readonly Cell[]) => knownIn(cells, headings);
  const single = findHeader(rows, known);
  const first = rows.slice(0, tableLimits.maxRowsBeforeHeader + 1);
  const joined = first.map((cells, at) => joinCells(first[at - 1] ?? [], cells, headings));
  const double = findHeader(joined, known);
  if (single === undefined || (double?.columns.size ?? 0) > single.columns.size) return double;
  // A row of data below the header hides the names of its columns; a second row of headings says more of each.
  const headerRow = single.headerRow + 1;
  const below = findHeader(joined.slice(headerRow, headerRow + 1), known);
  return below !== undefined && below.columns.size >= single.columns.size ? { ...below, headerRow } : single;
}

/** Headings of one row; the name counts without the unit beside it. */
function knownIn<Key>(cells: readonly Cell[], headings: Headings<Key>): Headings<Key> {
  const known = new Map(headings);
  for (const header of cells.map(visibleText)) {
    const key = headerKey(header);
    if (key === '' || known.has(key)) continue;
    const found = bareHeaderKeys(header).flatMap((bare) => headings.get(bare) ?? []);
    if (found.length > 0) known.set(key, found);
  }
  return known;
}

/** Two rows as one: a merged heading stands in its first cell, above or beside the others. */
function joinCells<Key>(upper: readonly Cell[], lower: readonly Cell[], headings: Headings<Key>): Cell[] {
  let heading = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const [above, below] = [visibleText(upper[at] ?? null), visibleText(lower[at] ?? null)];
    if (above !== '') heading = above;
    if (below === '') return above === '' ? null : above;
    return headings.has(headerKey(`${heading} ${below}`)) ? `${heading} ${below}` : below;
  });
}
