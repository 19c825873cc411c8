import { isOwnHeader, ownHeaders } from '../../../platform/table-files/own-headers.ts';
import { byteOrderMark, csvLines } from '@rohi/contract/csv';
import type { Locale } from '@rohi/contract/locales';
import { cellText, type Cell } from '../../../platform/table-files/table.ts';
import type { TableCells } from '../tables/recognise-columns.ts';

/**
 * The rows that were not taken, as CSV in the layout of the file plus two columns: where the row stands and what is wrong.
 * With BOM, so that Excel reads it as UTF-8; nothing in it can become a formula (docs/security.md, case 13).
 */
export function rejectedCsv(
  table: TableCells,
  textsByRow: ReadonlyMap<number, readonly string[]>,
  locale: Locale,
): string {
  const header = table.rows[table.headerRow] ?? [];
  // A mended list that comes back has our two columns already.
  const kept = [...header.keys()].filter((index) => !isOwnHeader(header[index] ?? null));
  const layOut = (cells: readonly Cell[]) => kept.map((index) => cellText(cells[index] ?? null));
  const separator = locale === 'ru' || locale === 'tg' ? ';' : ',';
  const lines = [
    [...layOut(header), ownHeaders.row[locale], ownHeaders.problem[locale]],
    ...[...textsByRow.keys()]
      .toSorted((a, b) => a - b)
      .map((row) => [
        ...layOut(table.rows[row - 1] ?? []),
        String(row),
        (textsByRow.get(row) ?? []).join('; '),
      ]),
  ];
  return `${byteOrderMark}${csvLines(lines, separator)}`;
}
