/**
 * Owns the way from the bytes of a file to tables of cells. Promises that limits are checked before anything large is unpacked or
 * parsed, that no more than two files of the web are read at once in this process, and that what cannot be read is a FileRefusal.
 */
import type { TextEncoding } from '@rohi/contract/imports/office-import-rules';
import { AppError } from '../../errors.ts';
import { FileRefusal } from './file-refusal.ts';
import { readCsv, type CountColumns } from './read-csv.ts';
import { readWorkbook, type ReaderLimits } from './read-workbook.ts';
import type { Table } from './table.ts';

export const zipSignature = Buffer.from('PK');
const oleSignature = Buffer.from('d0cf11e0', 'hex');

/** What the reading of a file may take; less where many people may send one. */
export type ParseLimits = { reader?: ReaderLimits; maxRows?: number };

/**
 * Reads the tables of a CSV or XLSX file; the content decides, not the name. Throws FileRefusal.
 * @param countColumns knows the headers that are looked for
 * @param encoding that of a text file, found out otherwise
 */
export async function parseTables(
  bytes: Buffer,
  countColumns: CountColumns,
  encoding?: TextEncoding,
  { reader, maxRows }: ParseLimits = {},
): Promise<Table[]> {
  if (bytes.length === 0) throw new FileRefusal('emptyFile');
  if (bytes.subarray(0, 4).equals(oleSignature)) {
    // A workbook with a password is wrapped into the container of the old format.
    const locked = bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
    throw new FileRefusal(locked ? 'encrypted' : 'oldExcel');
  }
  return bytes.subarray(0, 2).equals(zipSignature)
    ? await readWorkbook(bytes, reader)
    : [readCsv(bytes, countColumns, encoding, maxRows)];
}

const mostAtOnce = 2;
const mostWaiting = 20;
let underWay = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (underWay < mostAtOnce) underWay += 1;
  else if (waiting.length >= mostWaiting)
    throw new AppError('server.busy', { headers: { 'retry-after': '5' } });
  // Whoever ends hands his turn over.
  else await new Promise<void>((start) => waiting.push(start));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) underWay -= 1;
    else next();
  }
}

/**
 * The same for a file that somebody sends: as soon as a place is free, and an encoding that cannot be told is a refusal without a
 * command line to name one on. Throws FileRefusal, and `server.busy` when too many wait.
 */
export async function parseSentTables(
  bytes: Buffer,
  countColumns: CountColumns,
  limits: ParseLimits,
  encoding?: TextEncoding,
): Promise<Table[]> {
  return inTurn(() => parseTables(bytes, countColumns, encoding, limits)).catch((error: unknown) => {
    if (error instanceof FileRefusal && error.refusal === 'unknownEncoding')
      throw new FileRefusal('untoldEncoding', {}, error);
    throw error;
  });
}
