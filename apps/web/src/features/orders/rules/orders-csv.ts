import { byteOrderMark, csvLines, type CsvSeparator } from '@rohi/contract/csv';

/** A file of so many orders at most is made at once. */
export const mostOrdersInFile = 1_000;

/** The whole file. */
export function writeCsv(rows: readonly (readonly string[])[], separator: CsvSeparator): string {
  return `${byteOrderMark}${csvLines(rows, separator)}`;
}
