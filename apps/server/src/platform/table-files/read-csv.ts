/**
 * Owns the reading of text tables: the encoding is recognised by the bytes, the separator by which one gives known
 * headers, else by columns.
 */
import { bareText } from '@rohi/contract/csv';
import type { TextEncoding } from '@rohi/contract/imports/office-import-rules';
import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { FileRefusal } from './file-refusal.ts';
import { tableLimits } from './table-limits.ts';
import type { Cell, Table } from './table.ts';
import { decodeText } from './text-encoding.ts';

const separators = [',', ';', '\t'] as const;
const longestRecord = 200_000;
/** Enough for the rows above the header and the header itself. */
const headLength = 100_000;

/** How many columns the best header of some rows has; for guessing how a text file is separated. */
export type CountColumns = (rows: Table['rows']) => number;

/**
 * Reads CSV separated by comma, semicolon or tab; its encoding is found out unless `encoding` names it. Throws
 * FileRefusal.
 */
export function readCsv(
  bytes: Buffer,
  countColumns: CountColumns,
  encoding?: TextEncoding,
  maxRows: number = tableLimits.maxRows,
): Table {
  const decoded = decodeText(bytes, encoding);
  const { text } = decoded;
  if (text.trim() === '') throw new FileRefusal('emptyFile');
  const separator = guessSeparator(text, countColumns);
  const mostRows = maxRows + tableLimits.maxRowsBeforeHeader + 1;
  const rows = parseRows(text, separator, mostRows + 1);
  if (rows.length > mostRows) throw new FileRefusal('tooManyRows', { max: maxRows });
  if (rows.some((row) => row.length > tableLimits.maxColumns))
    throw new FileRefusal('tooManyColumns', { max: tableLimits.maxColumns });
  return { name: null, rows, text: { encoding: decoded.encoding, separator } };
}

function guessSeparator(text: string, countColumns: CountColumns): string {
  // Excel's own hint in the first line.
  const hint = /^sep=([,;\t])\r?\n/.exec(text)?.[1];
  if (hint !== undefined) return hint;
  const head = text.slice(0, headLength);
  const scores = separators.map((separator) => {
    try {
      const rows = parseRows(head, separator, tableLimits.maxRowsBeforeHeader + 1);
      return { separator, known: countColumns(rows), isSplit: usualWidth(rows) > 1 };
    } catch {
      return { separator, known: 0, isSplit: false };
    }
  });
  const most = Math.max(...scores.map(({ known }) => known));
  if (most > 0) return scores.find(({ known }) => known === most)?.separator ?? ',';
  // Somebody will name the columns, and needs them apart. A comma comes last: it stands in numbers too.
  return scores.findLast(({ isSplit }) => isSplit)?.separator ?? ',';
}

/** So many cells has the row in the middle, by width; a title above the table and empty rows change little. */
function usualWidth(rows: readonly Cell[][]): number {
  const widths = rows.map(({ length }) => length).toSorted((a, b) => a - b);
  return widths[Math.floor((widths.length - 1) / 2)] ?? 0;
}

function parseRows(text: string, separator: string, mostRows: number): Cell[][] {
  try {
    const records: string[][] = parse(text, {
      delimiter: separator,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: longestRecord,
      to: mostRows,
    });
    return records.map((record) => record.map(cellOf));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileRefusal('brokenCsv', { line: 'lines' in error ? String(error.lines) : '?' }, error);
  }
}

/** The apostrophes that keep a spreadsheet from calculating are taken off again. */
function cellOf(text: string): Cell {
  return text === '' ? null : bareText(text);
}
