/**
 * Owns the way from the bytes of a file to tables of cells. Promises that limits are checked before anything large is
 * unpacked or parsed, that no more than two files of the office and two of customers are read at once in this process,
 * and that what cannot be read is a FileRefusal.
 */
import type { TextEncoding } from '@rohi/contract/imports/office-import-rules';
import { FileRefusal } from './file-refusal.ts';
import { readCsv, type CountColumns } from './read-csv.ts';
import { readWorkbook, type ReaderLimits } from './read-workbook.ts';
import { openReadingPlaces } from './reading-places.ts';
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
  if (isWebPage(bytes)) throw new FileRefusal('webPage');
  return bytes.subarray(0, 2).equals(zipSignature)
    ? await readWorkbook(bytes, reader)
    : [readCsv(bytes, countColumns, encoding, maxRows)];
}

/** Programs of shops write a page with a table, or the XML of an old Excel, and call it `.xls`. */
function isWebPage(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 2_000).toString('latin1').replaceAll('\0', '').trimStart();
  return /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe)?\s*<(?:!doctype html|html|head|meta|table|div|style|\?xml|!--)/iu.test(
    start,
  );
}

/** Who has sent a file: somebody of the office, or the account of a customer. */
export type Sender = { kind: 'office' } | { kind: 'customer'; id: string };

const officePlaces = openReadingPlaces({ mostAtOnce: 2, mostWaiting: 20 });
/** Files of customers never keep one of the office waiting, and those of one customer no other. */
const customerPlaces = openReadingPlaces({
  mostAtOnce: 2,
  mostWaiting: 20,
  mostOfSender: { atOnce: 1, waiting: 5 },
});

/**
 * The same for a file that somebody sends: as soon as a place is free for the sender, and an encoding that cannot be
 * recognised is a refusal without a command line to name one on. Throws FileRefusal, and `server.busy` when too many
 * wait.
 */
export async function parseSentTables(
  sender: Sender,
  bytes: Buffer,
  countColumns: CountColumns,
  limits: ParseLimits,
  encoding?: TextEncoding,
): Promise<Table[]> {
  const read = () => parseTables(bytes, countColumns, encoding, limits);
  const turn = sender.kind === 'office' ? officePlaces('office', read) : customerPlaces(sender.id, read);
  return turn.catch((error: unknown) => {
    if (error instanceof FileRefusal && error.refusal === 'unknownEncoding')
      throw new FileRefusal('untoldEncoding', {}, error);
    throw error;
  });
}
