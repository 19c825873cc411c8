/** CSV that spreadsheets read without asking, and in which nothing can become a formula (docs/security.md, case 13). */

/** In the Russian and Tajik worlds the comma parts decimals, so their spreadsheets part fields by the semicolon. */
export type CsvSeparator = ',' | ';';

/** Before the first line, so that Excel reads the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * What a spreadsheet would calculate, also written with full-width signs, gets an apostrophe before it. For every cell
 * of a file that holds text of others.
 */
export function harmlessCell(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}

/**
 * As {@link harmlessCell}, for a cell of a workbook that is typed as text: a telephone number stays as it is. It is a
 * plus and digits alone, so wherever the cell is copied to it calculates nothing but itself.
 */
export function harmlessWorkbookText(text: string): string {
  return /^\+\d{8,15}$/.test(text) ? text : harmlessCell(text);
}

/**
 * Where a spreadsheet that parts fields by another sign begins a cell within a text, and would calculate it: quotes do
 * not hold there, since for it the field does not begin with them. A number or a telephone is left as it is.
 */
const cellsElsewhere: Readonly<Record<CsvSeparator, RegExp>> = {
  ',': /([;\t\r\n][ "']*)(?=[=+\-@＝＋－＠])(?![+-][\d ().-]*(?:[;\t\r\n]|$))/g,
  ';': /([,\t\r\n][ "']*)(?=[=+\-@＝＋－＠])(?![+-][\d ().-]*(?:[,\t\r\n]|$))/g,
};

/** A text of a CSV, harmless also to a spreadsheet of other settings. */
export function harmlessText(text: string, separator: CsvSeparator): string {
  return harmlessCell(text).replaceAll(cellsElsewhere[separator], "$1'");
}

/** A text as it was before the apostrophes that keep a spreadsheet from calculating: for reading an own file back. */
export function bareText(text: string): string {
  const start = text.startsWith("'") && harmlessCell(text.slice(1)) === text ? text.slice(1) : text;
  return start.replaceAll(/([,;\t\r\n][ "]*)'(?=[=+\-@＝＋－＠])/g, '$1');
}

/** One field: harmless, also to a spreadsheet of other settings, and in quotes where they are needed. */
export function csvField(text: string, separator: CsvSeparator): string {
  const harmless = harmlessText(text, separator);
  return harmless.includes(separator) || /["\r\n]/.test(harmless)
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}

/** Rows with their line ends, as RFC 4180 has them; the mark before the first is up to the caller. */
export function csvLines(rows: readonly (readonly string[])[], separator: CsvSeparator): string {
  return rows.map((row) => `${row.map((text) => csvField(text, separator)).join(separator)}\r\n`).join('');
}
