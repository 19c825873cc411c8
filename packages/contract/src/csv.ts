/** CSV that spreadsheets read without asking, and in which nothing can become a formula (docs/security.md, case 13). */

/** In the Russian and Tajik worlds the comma parts decimals, so their spreadsheets part fields by the semicolon. */
export type CsvSeparator = ',' | ';';

/** Before the first line, so that Excel reads the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * What a spreadsheet would calculate, also written with full-width signs, gets an apostrophe before it. For every cell of
 * a file that holds text of others, XLSX too.
 */
export function harmlessCell(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}

/**
 * Where a spreadsheet that parts fields by another sign begins a cell within a text, and would calculate it: quotes do not
 * hold there, since for it the field does not begin with them. A number or a telephone is left as it is.
 */
const cellsElsewhere: Readonly<Record<CsvSeparator, RegExp>> = {
  ',': /([;\t\r\n][ "']*)(?=[=+\-@＝＋－＠])(?![+-][\d ().-]*(?:[;\t\r\n]|$))/g,
  ';': /([,\t\r\n][ "']*)(?=[=+\-@＝＋－＠])(?![+-][\d ().-]*(?:[,\t\r\n]|$))/g,
};

/** One field: harmless, also to a spreadsheet of other settings, and in quotes where they are needed. */
export function csvField(text: string, separator: CsvSeparator): string {
  const harmless = harmlessCell(text).replaceAll(cellsElsewhere[separator], "$1'");
  return harmless.includes(separator) || /["\r\n]/.test(harmless)
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}

/** Rows with their line ends, as RFC 4180 has them; the mark before the first is up to the caller. */
export function csvLines(rows: readonly (readonly string[])[], separator: CsvSeparator): string {
  return rows.map((row) => `${row.map((text) => csvField(text, separator)).join(separator)}\r\n`).join('');
}
