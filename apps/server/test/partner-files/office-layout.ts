/**
 * Files of sixty-one more partners, each with the right reading of its headings: written down by somebody who had not
 * seen the words that the reader knows. A line is a row, `|` parts its cells, `↵` is a line break inside of one.
 */
export type OfficeLayout = {
  name: string;
  lines: readonly string[];
  /** Index of the line with the headings, the lower of two. */
  header?: number;
  /**
   * What each column is, parted by blanks: one of our columns, with the unit that its heading names; `!` is nothing of
   * ours and has to be asked; `-` has no heading. `one/other`: either is right.
   */
  columns: string;
  /**
   * What each parcel is: `code owner grams lengthxwidthxheight`, millimetres; `-` where the file does not say it, `?`
   * where it has to be asked.
   */
  parcels: readonly string[];
  /** Rows that are no parcels: totals, signatures. */
  aside?: number;
  /** Merged cells: top, left, bottom, right, from 0. */
  merged?: readonly (readonly [number, number, number, number])[];
};
