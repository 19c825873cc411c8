/** A file of so many orders at most is made at once. */
export const mostOrdersInFile = 1_000;

const byteOrderMark = '\uFEFF';

/**
 * One cell. What a spreadsheet would take for a formula gets an apostrophe before it, so that a goods name or a shop's
 * number cannot run anything in the reader's program.
 */
function cellOf(text: string, separator: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  const needsQuotes = harmless.includes(separator) || /["\r\n]/.test(harmless);
  return needsQuotes ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows as CSV that spreadsheets read without asking: in UTF-8 with its mark, lines end as RFC 4180 has it. */
export function writeCsv(rows: readonly (readonly string[])[], separator: ',' | ';'): string {
  const lines = rows.map((row) => row.map((text) => cellOf(text, separator)).join(separator));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}
