/**
 * Owns the comparison of a firm's earlier sheet with what stands here. Promises that it changes nothing but what it
 * stores of itself, that what could not be read is counted, and that what the sheet is said to be wrong about is left
 * out of the next one by name.
 */
import { createHash } from 'node:crypto';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { BodyOf } from '@rohi/contract/endpoint';
import type { BookStatus } from '@rohi/contract/imports/earlier-books';
import type { MoveInCurrency } from '@rohi/contract/imports/move-in-rules';
import { moveInCurrencies } from '@rohi/contract/imports/move-in-rules';
import type { TextEncoding } from '@rohi/contract/imports/office-import-rules';
import {
  sheetDifferences,
  sideBySideLimits,
  type SheetDifference,
} from '@rohi/contract/imports/side-by-side-rules';
import type {
  SheetComparison,
  SheetDifferenceRow,
  setDifferenceAside,
} from '@rohi/contract/imports/side-by-side.contract';
import type { Locale } from '@rohi/contract/locales';
import { ParcelStatus, stepIndexOf } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, type Db } from '../../../platform/database.ts';
import { shortFileName } from '../../../platform/table-files/file-name.ts';
import type { RequestActor } from '../../../principal.ts';
import { findCustomersAsWritten } from '../../accounts/codes/customer-codes.service.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { debtsIn, leftOf } from '../../billing/opening/debts.service.ts';
import { packLarge, unpackLarge } from '../../files/packed-json.service.ts';
import { readSent } from '../../files/row-files.service.ts';
import type { BookSheet } from '../earlier-books/earlier-book.ts';
import { openSentBook } from '../earlier-books/open-earlier-book.service.ts';
import { readEarlierBook } from '../earlier-books/read-earlier-book.ts';
import { listMoveIns } from '../move-in/move-ins.service.ts';
import { describeRefusal } from '../tables/describe-refusal.ts';
import {
  compareDebts,
  compareParcels,
  debtsOfBook,
  parcelsOfBook,
  unreadOf,
  type FoundDifference,
  type HereParcel,
  type Owed,
  type SheetDebts,
} from './compare-sheet.ts';
import {
  allComparisons,
  allSetAside,
  deleteComparisons,
  findComparison,
  findPacked,
  insertComparison,
  parcelsHere,
  storeSetAside,
  type ComparisonCounts,
  type DifferenceKey,
  type StoredComparison,
} from './side-by-side.store.ts';

/** What somebody sends to be compared; the id is made by the client. */
export type SentSheet = { id: string; name: string; bytes: Buffer; encoding: TextEncoding | undefined };

const describe = ({ id, day, fileName, at, by, counts }: StoredComparison): SheetComparison => ({
  id,
  day,
  fileName,
  comparedAt: at.toISOString(),
  comparedBy: by,
  ...counts,
});

/** The comparisons of the last weeks, the newest first. */
export async function listOfComparisons({ db }: Pick<Context, 'db'>): Promise<SheetComparison[]> {
  return (await allComparisons(db)).map(describe);
}

/**
 * Compares a sheet with what stands here at this moment. The same content under the same id is compared once. Throws
 * `imports.fileRefused` with the reason, `imports.otherFile`, `sideBySide.notUnderstood` where it holds neither parcels
 * nor debts, `server.busy`.
 */
export async function compare(
  context: Context,
  actor: RequestActor,
  { id, name, bytes, encoding }: SentSheet,
  locale: Locale,
): Promise<SheetComparison> {
  const contentHash = createHash('sha256').update(bytes).digest();
  const before = await findComparison(context.db, id);
  if (before !== undefined) return describeSame(before, contentHash);
  const source = await readSent(
    {
      read: () => openSentBook({ bytes, encoding }),
      explain: (refusal) => describeRefusal(refusal, locale),
    },
    bytes,
  );
  // A sheet is read as those of the move-in were.
  const [moveIn] = await listMoveIns(context);
  const { currency = null, year = null } = moveIn?.choices ?? {};
  const { sheets } = readEarlierBook(source, {
    ...(currency === null ? {} : { currency }),
    ...(year === null ? {} : { year }),
  });
  if (!sheets.some(({ kind, rows }) => (kind === 'parcels' || kind === 'balances') && rows.length > 0))
    throw new AppError('sideBySide.notUnderstood');
  const { counts, rows } = await compareSheets(context, sheets);
  const at = context.clock.now();
  const fileName = shortFileName(name);
  const packed = await packLarge(rows);
  await inTransaction(context.db, async (tx) => {
    const day = dushanbeDay(at);
    const comparison = { id, day, fileName, contentHash, at, counts, packed, by: actor.userId };
    if (!(await insertComparison(tx, comparison))) return;
    await recordAudit(tx, {
      at,
      actor,
      action: 'side-by-side:compare',
      subject: { type: 'move-in', id },
      details: { file: fileName, rows: rows.length },
    });
  });
  const stored = await findComparison(context.db, id);
  if (stored === undefined) throw new RangeError('a comparison was not stored');
  return describeSame(stored, contentHash);
}

function describeSame(stored: StoredComparison, contentHash: Buffer): SheetComparison {
  if (!stored.contentHash.equals(contentHash)) throw new AppError('imports.otherFile');
  return describe(stored);
}

type Compared = { counts: ComparisonCounts; rows: FoundDifference[] };

async function compareSheets({ db }: Context, sheets: readonly BookSheet[]): Promise<Compared> {
  const has = (kind: 'parcels' | 'balances') => sheets.some((sheet) => sheet.kind === kind);
  const parcels = has('parcels') ? await parcelsApart(db, sheets) : none;
  const debts = has('balances') ? await debtsApart(db, sheets) : none;
  const all = [...parcels.found, ...debts.found];
  const aside = new Set((await allSetAside(db)).map(keyOf));
  const rows = all.filter((row) => !aside.has(keyOf(row)));
  const unread = unreadOf(sheets);
  const compared = parcels.things + debts.things;
  return {
    rows,
    counts: {
      compared,
      agree: compared - new Set(rows.map(({ thing, code }) => `${thing} ${code}`)).size,
      differences: sheetDifferences.flatMap((difference) => {
        const count = rows.filter((row) => row.difference === difference).length;
        return count === 0 ? [] : [{ difference, count }];
      }),
      setAside: all.length - rows.length,
      unreadRows: unread.rows,
      unreadColumns: unread.columns,
      sums: debts.sums,
    },
  };
}

/** `things` are those that stand on either side. */
type Apart = { things: number; found: FoundDifference[]; sums: ComparisonCounts['sums'] };
const none: Apart = { things: 0, found: [], sums: [] };

const keyOf = ({ thing, code, difference }: DifferenceKey) => JSON.stringify([thing, code, difference]);

async function parcelsApart(db: Db, sheets: readonly BookSheet[]): Promise<Apart> {
  const sheet = parcelsOfBook(sheets);
  const here = new Map<string, HereParcel>();
  for (const { trackingCode, status, ownerCode, weightG } of await parcelsHere(
    db,
    [...sheet.keys()],
    sideBySideLimits.mostParcelsHere,
  ))
    here.set(trackingCode, { status: stepOf(status), owner: ownerCode, weightG });
  const written = [...sheet.values()].flatMap(({ owner }) => owner ?? []);
  const ownersOf = await customersOf(db, written);
  const found = compareParcels(sheet, here, ownersOf);
  const others = found.filter(({ difference }) => difference === 'onlyHere').length;
  return { things: sheet.size + others, found, sums: [] };
}

/** Where a parcel is, in the four words of such sheets; null for one that was cancelled. */
function stepOf(status: ParcelStatus): BookStatus | null {
  if (status === ParcelStatus.Cancelled) return null;
  if (status === ParcelStatus.Received) return 'HANDED_OVER';
  if (stepIndexOf(status) <= stepIndexOf(ParcelStatus.AwaitingDeparture)) return 'IN_CHINA';
  return stepIndexOf(status) <= stepIndexOf(ParcelStatus.AwaitingHubIn) ? 'ON_THE_ROAD' : 'ARRIVED';
}

const codesAtOnce = 2_000;

/** The customers that codes as written may mean. */
async function customersOf(db: Db, written: readonly string[]): Promise<(text: string) => readonly string[]> {
  const all = [...new Set(written)];
  const owners = new Map<string, string[]>();
  for (let from = 0; from < all.length; from += codesAtOnce) {
    const { named, unsure } = await findCustomersAsWritten(db, all.slice(from, from + codesAtOnce));
    for (const [text, { customerCode }] of named) owners.set(text, [customerCode]);
    for (const [text, several] of unsure)
      owners.set(
        text,
        several.map(({ customerCode }) => customerCode),
      );
  }
  return (text) => owners.get(text) ?? [];
}

async function debtsApart(db: Db, sheets: readonly BookSheet[]): Promise<Apart> {
  const written = debtsOfBook(sheets);
  const ownersOf = await customersOf(db, [...written.keys()]);
  const sheet = new Map<string, SheetDebts>();
  for (const [text, { row, owed }] of written) {
    const [code = text, ...others] = ownersOf(text);
    const key = others.length === 0 ? code : text;
    const of = sheet.get(key) ?? { row, owed: new Map() };
    for (const [currency, minor] of owed) of.owed.set(currency, (of.owed.get(currency) ?? 0) + minor);
    sheet.set(key, of);
  }
  const here = new Map<string, Owed>();
  for (const currency of moveInCurrencies)
    for (const debt of await debtsIn(db, currency)) {
      const of = here.get(debt.customerCode) ?? new Map<MoveInCurrency, number>();
      of.set(currency, (of.get(currency) ?? 0) + Number(leftOf(debt)));
      here.set(debt.customerCode, of);
    }
  const sumOf = (owed: Iterable<Owed>, currency: MoveInCurrency) =>
    [...owed].reduce((sum, of) => sum + (of.get(currency) ?? 0), 0);
  return {
    things: new Set([...sheet.keys(), ...here.keys()]).size,
    found: compareDebts(sheet, here),
    sums: moveInCurrencies.flatMap((currency) => {
      const sheetMinor = sumOf(
        [...sheet.values()].map(({ owed }) => owed),
        currency,
      );
      const hereMinor = sumOf(here.values(), currency);
      return sheetMinor === 0 && hereMinor === 0 ? [] : [{ currency, sheetMinor, hereMinor }];
    }),
  };
}

/**
 * A comparison with rows of one kind of difference, or of all, from `start` on. Throws `list.notFound`.
 */
export async function showComparison(
  { db }: Context,
  id: string,
  { difference, start = 0 }: { difference?: SheetDifference | undefined; start?: number | undefined },
): Promise<{ comparison: SheetComparison; total: number; list: SheetDifferenceRow[] }> {
  const stored = await findComparison(db, id);
  const packed = await findPacked(db, id);
  if (stored === undefined || packed === undefined) throw new AppError('list.notFound');
  const all = (await unpackLarge(packed)) as FoundDifference[];
  const some = difference === undefined ? all : all.filter((row) => row.difference === difference);
  const aside = new Map((await allSetAside(db)).map((each) => [keyOf(each), each]));
  return {
    comparison: describe(stored),
    total: some.length,
    list: some.slice(start, start + sideBySideLimits.mostRowsShown).map((row) => {
      const of = aside.get(keyOf(row));
      return {
        ...row,
        setAside: of === undefined ? null : { note: of.note, by: of.by, at: of.at.toISOString() },
      };
    }),
  };
}

/** Says that the sheet is wrong about something, with a note, or takes that back. A repeat changes nothing. */
export async function setAside(
  context: Context,
  actor: RequestActor,
  { note, ...key }: BodyOf<typeof setDifferenceAside>,
): Promise<SheetDifferenceRow['setAside']> {
  const at = context.clock.now();
  await inTransaction(context.db, async (tx) => {
    await storeSetAside(tx, key, note === null ? null : { note, by: actor.userId, at });
    await recordAudit(tx, {
      at,
      actor,
      action: 'side-by-side:set-aside',
      subject: { type: 'move-in', id: key.code },
      details: {},
    });
  });
  const stored = (await allSetAside(context.db)).find((each) => keyOf(each) === keyOf(key));
  return stored === undefined ? null : { note: stored.note, by: stored.by, at: stored.at.toISOString() };
}

/** Forgets comparisons older than two months. */
export async function forgetComparisons({ db, clock }: Context): Promise<void> {
  const days = sideBySideLimits.retentionDays;
  await deleteComparisons(db, new Date(clock.now().getTime() - days * 86_400_000));
}
