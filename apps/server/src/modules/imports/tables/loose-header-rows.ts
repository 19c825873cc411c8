/**
 * The header of a table that others have made: in one row or in two of them, each name with a unit or a remark beside
 * it.
 */
import { findHeader, type FoundHeader, type MeaningOf } from '../../../platform/table-files/find-header.ts';
import { loosely, type Dimensions, type Headings } from '../../../platform/table-files/heading-reader.ts';
import { visibleText, type Cell, type Table } from '../../../platform/table-files/table.ts';
import { tableLimits } from '../../../platform/table-files/table-limits.ts';
import { unitOfWord } from '../../../platform/table-files/measure-units.ts';
import { bareHeaderKeys, remarkOfHeader, unitOfHeader } from '../declarations/loose-headers.ts';

/** The best header of one row, or of two that are read as one; undefined where there is none. */
export function findLooseHeader<Key>(
  rows: Table['rows'],
  meaningOf: MeaningOf<Key>,
): FoundHeader<Key> | undefined {
  const meanings = () => meaningOf;
  const single = findHeader(rows, meanings);
  const first = rows.slice(0, tableLimits.maxRowsBeforeHeader + 1);
  const joined = first.map((cells, at) => joinCells(first[at - 1] ?? [], cells, meaningOf));
  const double = findHeader(joined, meanings);
  if (single === undefined || (double?.columns.size ?? 0) > single.columns.size) return double;
  // A row of data below the header hides the names of its columns; a second row of headings says more of each.
  const headerRow = single.headerRow + 1;
  const below = findHeader(joined.slice(headerRow, headerRow + 1), meanings);
  return below !== undefined && below.columns.size >= single.columns.size ? { ...below, headerRow } : single;
}

/**
 * What headings mean; the name counts without the unit or remark beside it, but not beside a remark that means
 * something else.
 */
export function looseMeanings<Key>(headings: Headings<Key>, dimensions?: Dimensions<Key>): MeaningOf<Key> {
  const meaningOf = loosely(headings, dimensions);
  return (header) => {
    const meaning = meaningOf(header);
    if (meaning !== undefined || meaningOf(remarkOfHeader(header)) !== undefined) return meaning;
    const keys = bareHeaderKeys(header).flatMap((bare) => headings.get(bare) ?? []);
    const unit = unitOfWord(unitOfHeader(header));
    return keys.length === 0 ? undefined : { keys, ...(unit === undefined ? {} : { unit }) };
  };
}

/** Two rows as one: a merged heading stands in its first cell, above or beside the others. */
function joinCells<Key>(upper: readonly Cell[], lower: readonly Cell[], meaningOf: MeaningOf<Key>): Cell[] {
  let heading = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const [above, below] = [visibleText(upper[at] ?? null), visibleText(lower[at] ?? null)];
    if (above !== '') heading = above;
    if (below === '') return above === '' ? null : above;
    return meaningOf(`${heading} ${below}`) !== undefined ? `${heading} ${below}` : below;
  });
}
