/** From the bytes that a firm sends to tables or lines. What cannot be read is a FileRefusal. */
import { officeImportLimits, type TextEncoding } from '@rohi/contract/imports/office-import-rules';
import { zipSignature } from '../../../platform/table-files/parse-tables.ts';
import { decodeText } from '../../../platform/table-files/text-encoding.ts';
import { FileRefusal } from '../../../platform/table-files/file-refusal.ts';
import { visibleText, type Table } from '../../../platform/table-files/table.ts';
import { withoutTextMarks } from '../tables/ready-table.ts';
import { readSheets } from '../tables/sent-sheets.service.ts';
import { meaningsOf } from './book-columns.ts';
import { looksOf, sureLook } from './columns-by-look.ts';
import type { BookSource } from './earlier-book.ts';

/** What somebody sends: bytes of a file, or a text that was pasted. */
export type SentBook = { bytes: Buffer; encoding: TextEncoding | undefined } | { text: string };

/**
 * What was sent, with something in it and no more rows than one file may have. Throws FileRefusal, and `server.busy`
 * when too many files wait.
 */
export async function openSentBook(sent: SentBook): Promise<BookSource> {
  const source =
    'text' in sent
      ? { text: sent.text.replaceAll('\0', '') }
      : await openEarlierBook(sent.bytes, sent.encoding);
  const rows = 'text' in source ? source.text.split(/\r\n|\r|\n/u).length : countRows(source.tables);
  if (rows === 0 || ('text' in source && source.text.trim() === '')) throw new FileRefusal('emptyFile');
  if (rows > officeImportLimits.maxRows)
    throw new FileRefusal('tooManyRows', { max: officeImportLimits.maxRows });
  return source;
}

function countRows(tables: readonly Table[]): number {
  return tables.reduce(
    (sum, { rows }) => sum + rows.filter((cells) => cells.some((cell) => cell !== null)).length,
    0,
  );
}

/** Throws FileRefusal, and `server.busy` when too many files wait. */
async function openEarlierBook(bytes: Buffer, encoding: TextEncoding | undefined): Promise<BookSource> {
  const isBinary = bytes.subarray(0, 2).equals(zipSignature) || bytes.subarray(0, 4).includes(0);
  const text = isBinary ? undefined : readableText(bytes, encoding);
  if (text !== undefined && !isTabular(text)) return { text: text.replaceAll('\0', '') };
  const tables = await readSheets(bytes, {
    sender: { kind: 'office' },
    count: countBookColumns,
    ready: withoutTextMarks,
    ...(encoding === undefined ? {} : { encoding }),
  });
  return { tables };
}

function readableText(bytes: Buffer, encoding: TextEncoding | undefined): string | undefined {
  // Web pages and old workbooks are refused by name where tables are read.
  if (
    /^\s*</u.test(bytes.subarray(0, 200).toString('latin1')) ||
    bytes.subarray(0, 4).toString('hex') === 'd0cf11e0'
  )
    return undefined;
  try {
    return decodeText(bytes, encoding).text;
  } catch (error) {
    if (error instanceof FileRefusal) return undefined;
    throw error;
  }
}

const sampleLines = 200;
/** So many lines are parted alike where a text is a table. */
const alike = 0.8;

/**
 * Whether lines are rows of cells: parted by semicolons or tabs, or by commas that are alike in all lines. A comma
 * stands in sums and sentences, too.
 */
function isTabular(text: string): boolean {
  const lines = text
    .split(/\r\n|\r|\n/u)
    .filter((line) => line.trim() !== '')
    .slice(0, sampleLines);
  if (lines[0]?.startsWith('sep=') === true) return true;
  return [';', '\t', ','].some((separator) => {
    const counts = lines.map((line) => line.replaceAll(/"[^"]*"/gu, '').split(separator).length - 1);
    const usual = counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 0;
    if (usual === 0) return false;
    const same = counts.filter((count) => count === usual).length / counts.length;
    if (separator !== ',') return same >= alike;
    const isHeaded = meaningsIn((lines[0] ?? '').split(',')) >= 2;
    return isHeaded ? same >= 0.5 : same === 1 && usual > 1 && !/\d,\d{2}(?!\d)/u.test(lines.join('\n'));
  });
}

const meaningsIn = (cells: readonly string[]) =>
  cells.filter((cell) => meaningsOf(cell.trim()).length > 0).length;

/** How many columns some rows have that are known; for guessing how a text file is separated. */
function countBookColumns(rows: Table['rows']): number {
  const headed = Math.max(0, ...rows.map((cells) => meaningsIn(cells.map(visibleText))));
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const looks = Array.from({ length: Math.min(width, 30) }, (_, index) =>
    rows.map((cells) => cells[index] ?? null).filter((cell) => visibleText(cell) !== ''),
  );
  const sure = looks.filter((cells) => cells.length > 0 && sureLook(looksOf(cells)) !== undefined).length;
  return Math.max(headed, sure);
}
