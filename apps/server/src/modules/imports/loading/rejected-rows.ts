import { byteOrderMark, csvLines } from '@rohi/contract/csv';
import type { Locale } from '@rohi/contract/locales';
import { rejectedLines } from '../../../platform/table-files/rejected-lines.ts';
import type { TableCells } from '../tables/recognise-columns.ts';

/** The rejected rows of one table, by their numbers, with what is wrong with each. */
export type RejectedTable = {
  table: Pick<TableCells, 'rows' | 'headerRow'>;
  textsByRow: ReadonlyMap<number, readonly string[]>;
};

/**
 * Heading and rows in the layout of the file, in the order of the file, plus two columns: where the row stands and what
 * is wrong.
 */
export function linesOf({ table: { rows, headerRow }, textsByRow }: RejectedTable, locale: Locale) {
  const rejected = [...textsByRow]
    .toSorted(([one], [other]) => one - other)
    .map(([row, texts]) => ({ row, cells: rows[row - 1] ?? [], why: texts.join('; ') }));
  return rejectedLines(rows[headerRow] ?? [], rejected, locale, { numbered: true });
}

/**
 * The rows that were not taken as CSV. With BOM, so that Excel reads it as UTF-8; nothing in it can become a formula
 * (docs/security.md, case 13).
 */
export function rejectedCsv(
  table: RejectedTable['table'],
  textsByRow: RejectedTable['textsByRow'],
  locale: Locale,
): string {
  const separator = locale === 'ru' || locale === 'tg' ? ';' : ',';
  return `${byteOrderMark}${csvLines(linesOf({ table, textsByRow }, locale), separator)}`;
}
