/**
 * Owns what a firm takes along when it moves out. Promises that all of it is of one moment, so that its sums agree,
 * that it takes the same little memory whatever its length, that no secret is in it, and that the person who takes it
 * is on record before the first byte.
 */
import type { DataOf } from '@rohi/contract/endpoint';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Locale } from '@rohi/contract/locales';
import { toWireMoney } from '@rohi/contract/pricing/money';
import type { readMoveOut } from '@rohi/contract/reports/move-out.contract';
import { zipType } from '@rohi/contract/reports/move-out.contract';
import type { Context } from '../../../context.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { fileDownload, type FileDownload } from '../../../platform/file-download.ts';
import { productVersion } from '../../../platform/product-version.ts';
import { openFileGate } from '../../../platform/table-files/table-stream.ts';
import { streamZip, type ArchiveEntry } from '../../../platform/table-files/zip-stream.ts';
import { readStoredPicture } from '../../attachments/attachments.service.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import { unpackLarge } from '../../files/packed-json.service.ts';
import {
  balanceBook,
  bookHead,
  bookLine,
  customerBook,
  parcelBook,
  rowsOfBook,
  type Book,
} from './move-in-books.ts';
import { readmeOf } from './move-out-readme.ts';
import * as store from './move-out.store.ts';
import { leftTables, moveOutSubjects, tablesOfSubject } from './move-out-tables.ts';

/** Each holds a connection and a snapshot for as long as its reader takes. */
const enter = openFileGate(1, 60);

/** How it is taken: the language of the description, and whether pictures come along. */
type MoveOutAsked = { locale: Locale; hasPictures: boolean };

/** How much there is to take, and who took it last. */
export async function describeMoveOut({ db }: Pick<Context, 'db'>): Promise<DataOf<typeof readMoveOut>> {
  const [size, sums, last] = await Promise.all([
    store.measure(db),
    store.sumBalances(db),
    store.findLastMoveOut(db),
  ]);
  return {
    ...size,
    pictureBytes: Number(size.pictureBytes),
    balances: sums.map(({ side, currency, customers, minor }) => ({
      side,
      currency,
      customers,
      amount: toWireMoney({ amountMinor: BigInt(minor), currency }),
    })),
    last: last === undefined ? null : { at: last.at.toISOString(), by: last.by },
  };
}

/** Everything as one archive. Throws `server.busy` while another is being taken. */
export async function takeMoveOut(
  context: Context,
  asked: MoveOutAsked,
  actor: AuditActor,
): Promise<FileDownload> {
  const leave = enter();
  try {
    await recordMoveOut(context, asked, actor);
    const at = context.clock.now();
    const bytes = streamZip(moveOutEntries(context, asked), at);
    bytes.once('close', leave);
    return fileDownload({ bytes, mediaType: zipType, fileName: `move-out ${dushanbeDay(at)}.zip` });
  } catch (error) {
    leave();
    throw error;
  }
}

/** Puts on record that somebody takes everything along. */
export async function recordMoveOut(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { hasPictures }: Pick<MoveOutAsked, 'hasPictures'>,
  actor: AuditActor,
): Promise<void> {
  await inTransaction(db, (tx) =>
    recordAudit(tx, {
      at: clock.now(),
      actor,
      action: 'move-out:take',
      subject: { type: 'move-out', id: 'all' },
      details: { pictures: hasPictures },
    }),
  );
}

/** What was written of each file, and pictures that have ended meanwhile. */
type Tally = { rows: Record<string, number>; pictures: { files: number; bytes: number; missing: number } };

/** The files of an archive, one after the other, all of one moment; the last one says what stands in the others. */
export function moveOutEntries(context: Context, asked: MoveOutAsked): AsyncGenerator<ArchiveEntry> {
  return store.inSnapshot(context.db, (tx) => entriesOf(context, tx, asked));
}

async function* entriesOf(context: Context, tx: Tx, asked: MoveOutAsked): AsyncGenerator<ArchiveEntry> {
  const at = context.clock.now();
  const tally: Tally = { rows: {}, pictures: { files: 0, bytes: 0, missing: 0 } };
  yield textEntry('README.md', readmeOf(asked.locale, { at, version: productVersion }));
  yield* bookEntries('customers', customerBook, store.readCustomers(tx), tally);
  yield* bookEntries('parcels', parcelBook, store.readParcels(tx), tally);
  yield* bookEntries('balances', balanceBook, store.readBalances(tx), tally);
  for (const subject of moveOutSubjects)
    for (const table of tablesOfSubject(subject)) {
      const name = `data/${subject}/${table.table}.jsonl`;
      yield { name, bytes: linesOf(name, store.readLines(tx, table), tally) };
    }
  yield* voucherEntries(tx, tally);
  if (asked.hasPictures) yield* pictureEntries(context, tx, tally);
  yield textEntry('summary.json', `${JSON.stringify(await summaryOf(tx, { at, asked, tally }), null, 2)}\n`);
}

const textEntry = (name: string, text: string): ArchiveEntry => ({ name, bytes: once(text) });

async function* once<Bytes>(bytes: Bytes): AsyncGenerator<Bytes> {
  yield bytes;
}

async function* linesOf(
  name: string,
  pages: AsyncIterable<readonly string[]>,
  { rows }: Tally,
): AsyncGenerator<string> {
  rows[name] = 0;
  for await (const lines of pages) {
    rows[name] += lines.length;
    yield lines.map((line) => `${line}\n`).join('');
  }
}

/** A table in files of so many rows as a move-in takes; one without rows is a file with headings alone. */
async function* bookEntries<Row>(
  name: string,
  book: Book<Row>,
  pages: AsyncGenerator<readonly Row[]>,
  { rows }: Tally,
): AsyncGenerator<ArchiveEntry> {
  let rest: readonly Row[] = [];
  let isDone = false;
  for (let number = 1; !isDone; number += 1) {
    const file = `move-in/${name}-${number}.csv`;
    rows[file] = 0;
    yield { name: file, bytes: part(file) };
  }
  async function* part(file: string): AsyncGenerator<string> {
    yield bookHead(book);
    for (let left = rowsOfBook; left > 0;) {
      if (rest.length === 0) {
        const { value, done } = await pages.next();
        if (done === true) {
          isDone = true;
          return;
        }
        rest = value;
      }
      const some = rest.slice(0, left);
      rest = rest.slice(some.length);
      left -= some.length;
      rows[file] = (rows[file] ?? 0) + some.length;
      yield some.map((row) => bookLine(book.cells(row))).join('');
    }
  }
}

/** Files of balances as they were read, each beside the digest of the bytes that were sent. */
async function* voucherEntries(tx: Tx, { rows }: Tally): AsyncGenerator<ArchiveEntry> {
  let count = 0;
  for await (const vouchers of store.readVouchers(tx))
    for (const { importId, fileName, sha256, content } of vouchers) {
      const source = await unpackLarge(content);
      count += 1;
      yield textEntry(`vouchers/${importId}.json`, `${JSON.stringify({ fileName, sha256, source })}\n`);
    }
  rows['vouchers'] = count;
}

async function* pictureEntries(context: Context, tx: Tx, { pictures }: Tally): AsyncGenerator<ArchiveEntry> {
  for await (const page of store.readPictures(tx))
    for (const { subject, fileName } of page) {
      const stored = await readStoredPicture(context, subject, fileName);
      if (stored === undefined) {
        pictures.missing += 1;
        continue;
      }
      pictures.files += 1;
      pictures.bytes += stored.length;
      yield { name: `pictures/${fileName}`, bytes: once(stored) };
    }
}

/** Counts and sums of an archive, by which its reader sees that all of it has come over. */
async function summaryOf(tx: Tx, { at, asked, tally }: { at: Date; asked: MoveOutAsked; tally: Tally }) {
  const left = Object.entries(leftTables).map(([why, tables]) => [why, [...tables]] as const);
  return {
    madeAt: at.toISOString(),
    version: productVersion,
    rows: tally.rows,
    pictures: asked.hasPictures ? tally.pictures : null,
    parcels: await store.countParcels(tx),
    balances: await store.sumBalances(tx),
    ledger: await store.sumLedger(tx),
    left: Object.fromEntries(left),
  };
}
