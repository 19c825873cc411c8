import { csvField, type CsvSeparator } from '@rohi/contract/csv';

/**
 * What may stand in a cell that is written: a time is its calendar day and hour in Dushanbe, made so by the maker of
 * the row; a number that must not lose a digit is decimal text with a point.
 */
export type TableCell = string | number | boolean | null | { readonly decimal: string };

/** True for a cell that a spreadsheet can calculate with. */
export function isNumber(cell: TableCell): cell is number | { readonly decimal: string } {
  return typeof cell === 'number' || (typeof cell === 'object' && cell !== null);
}

/** A cell as text; a number with a point. */
export function textOf(cell: TableCell): string {
  if (cell === null) return '';
  return typeof cell === 'object' ? cell.decimal : String(cell);
}

/** A field of a CSV: text made harmless, a number with the decimal sign that goes with the separator. */
export function csvCell(cell: TableCell, separator: CsvSeparator): string {
  if (!isNumber(cell)) return csvField(textOf(cell), separator);
  return separator === ';' ? textOf(cell).replace('.', ',') : textOf(cell);
}
