import type { TextEncoding } from '@rohi/contract/imports/office-import-rules';

/** One cell as the file has it. A Date is the clock on the wall: its UTC parts are what the spreadsheet shows. */
export type Cell = string | number | boolean | Date | null;

/**
 * A table as it was read: `rows[0]` is row 1 of the spreadsheet. `name` is the sheet's; null for a text file, which has
 * been found to be written as `text` says.
 */
export type Table = {
  name: string | null;
  rows: readonly (readonly Cell[])[];
  text?: { encoding: TextEncoding; separator: string };
  facts?: SheetFacts;
};

/** What a workbook says of a sheet beside its cells; rows and columns from 0. */
export type SheetFacts = {
  isHidden?: true;
  hiddenRows?: number[];
  hiddenColumns?: number[];
  /** Days are counted from 1904: a bare number of a day is 1,462 days less than elsewhere. */
  days1904?: true;
  /** What was hidden and somebody has said to leave out: its cells are empty. */
  leftOut?: string[];
  /**
   * Cells that are one: first row, first column, last row, last column. The value stands in the first, the others are
   * empty.
   */
  merged?: [top: number, left: number, bottom: number, right: number][];
};

/** The cell as text, as a person would type it again; empty for an empty cell. */
export function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date)
    return cell
      .toISOString()
      .replace('T', ' ')
      .replace(/\.\d+Z$/, '')
      .replace(/ 00:00:00$/, '');
  return String(cell);
}

/** Text without the invisible signs that copying from a web page leaves; empty when there is nothing to see. */
export function visibleText(cell: Cell): string {
  return cellText(cell)
    .replaceAll(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .trim();
}

/** Letters and digits only, case aside: "Вес, кг *" and "вес кг" are one header. */
export function headerKey(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
