/**
 * Owns what customers owed and had when the firm moved in. Promises that each row of a file is posted once, stands
 * against the account `OPENING` in its own currency, and names the file that is its voucher.
 */
import { startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import { readRate, type ExchangeRate } from '@rohi/contract/pricing/currency-rate';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { holdersOf } from '../../accounts/merging/merged-accounts.service.ts';
import { findRate } from '../../pricing/rates/currency-rate.service.ts';
import { house, ofCustomer, type AccountKey } from '../ledger/account-kinds.ts';
import { post, type Poster } from '../ledger/ledger.service.ts';
import type { DraftEntry, PostingDraft, UsedRate } from '../ledger/posting.ts';
import { lockPurses } from '../ledger/purse.store.ts';
import { creditOf, exchangeCredits, sumOpening, type OpeningRow, type OpeningSums } from './opening-sums.ts';
import {
  insertDebts,
  insertRows,
  lockOpeningFile,
  rowsOfFiles,
  standingRows,
  writtenRows,
  type OpeningFile,
} from './opening.store.ts';

export type { OpeningFile } from './opening.store.ts';
export type { OpeningRow, OpeningSums } from './opening-sums.ts';

type MoveInRate = { used: UsedRate; exchange: ExchangeRate };

/** With what the somoni credits become in cents, what rounding made of it in dirams, and the rate of it. */
export type OpeningPlan = OpeningSums & {
  creditedMinor: bigint;
  roundingMinor: bigint;
  rate: UsedRate | null;
};

/**
 * What rows come to before they are written, by the rate of the move-in day. Throws `pricing.noRate` where somoni are
 * to be credited and none is known.
 */
export async function describeOpening(
  context: Pick<Context, 'db' | 'clock'>,
  day: string,
  rows: readonly Pick<OpeningRow, 'side' | 'currency' | 'amountMinor'>[],
): Promise<OpeningPlan> {
  const rate = needsRate(rows) ? await requireRate(context, day) : undefined;
  return { ...sumOpening(rows), ...exchangeCredits(rows, rate?.exchange), rate: rate?.used ?? null };
}

/**
 * Writes rows of a file in the transaction of the caller; a row that is written already is left as it is. A debt
 * becomes a charge of its own currency, a credit goes to the balance in dollars. Throws `pricing.noRate`, and
 * RangeError for a file that was taken back or came with another hash or day before.
 */
export async function openBalances(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  by: Poster,
  file: OpeningFile,
  rows: readonly OpeningRow[],
): Promise<{ written: number; known: number }> {
  const { isSame, isTakenBack } = await lockOpeningFile(tx, file);
  if (!isSame) throw new RangeError('a file of balances is another one than before');
  const before = await writtenRows(
    tx,
    file.importId,
    rows.map(({ row }) => row),
  );
  const unwritten = rows.filter(({ row }) => !before.has(row));
  if (unwritten.length === 0) return { written: 0, known: rows.length };
  if (isTakenBack) throw new RangeError('a file of balances was taken back');
  const rate = needsRate(unwritten) ? await requireRate({ db: tx, clock }, file.day) : undefined;
  const codes = unwritten.map(({ customerCode }) => customerCode);
  await lockPurses(tx, codes);
  // Under the lock: a customer who was merged meanwhile owes nothing under the old code.
  const holders = await holdersOf(tx, codes);
  const fresh = unwritten.map((row) => ({
    ...row,
    customerCode: holders.get(row.customerCode) ?? row.customerCode,
  }));
  const chargeIds = await insertDebts(
    tx,
    fresh.filter(({ side }) => side === 'DEBT'),
    startOfDushanbeDay(file.day),
  );
  const opened = fresh.map((row) => {
    const isDebt = row.side === 'DEBT';
    const creditedMinor = isDebt ? null : (creditOf(row, rate?.exchange) ?? 0n);
    return { ...row, creditedMinor, chargeId: isDebt ? (chargeIds.shift() ?? null) : null };
  });
  const postingIds = await post(
    { clock },
    tx,
    by,
    opened.map((row) => draftOf(file, row, rate?.used)),
  );
  await insertRows(
    tx,
    file.importId,
    opened.map((row, index) => ({ ...row, postingId: postingIds[index] ?? '' })),
  );
  return { written: fresh.length, known: rows.length - fresh.length };
}

/** What makes a sum the same as another: customer, side, currency and amount. Its words do not count. */
export type SumOfCustomer = Pick<OpeningRow, 'customerCode' | 'side' | 'currency' | 'amountMinor'>;

const keyOfSum = ({ customerCode, side, currency, amountMinor }: SumOfCustomer) =>
  `${side} ${currency} ${amountMinor} ${customerCode}`;

/**
 * The file, other than `importId`, in which the same sum of the same customer is written and not taken back; undefined
 * where there is none.
 */
export async function findSameSums(
  db: Db | Tx,
  importId: string,
  sums: readonly SumOfCustomer[],
): Promise<(sum: SumOfCustomer) => string | undefined> {
  const codes = [...new Set(sums.map(({ customerCode }) => customerCode))];
  const standing = codes.length === 0 ? [] : await standingRows(db, importId, codes);
  const files = new Map(standing.map((row) => [keyOfSum(row), row.importId]));
  return (sum) => files.get(keyOfSum(sum));
}

/** The same, with no sum of these customers written by somebody else before the transaction ends. */
export async function lockSameSums(
  tx: Tx,
  importId: string,
  sums: readonly SumOfCustomer[],
): Promise<(sum: SumOfCustomer) => string | undefined> {
  await lockPurses(
    tx,
    sums.map(({ customerCode }) => customerCode),
  );
  return findSameSums(tx, importId, sums);
}

/** What stands in the ledger of some files, without what was taken back. */
export async function sumsOfOpening(db: Db | Tx, importIds: readonly string[]): Promise<OpeningSums> {
  const rows = await rowsOfFiles(db, importIds);
  return sumOpening(rows.filter(({ takenBackBy }) => takenBackBy === null));
}

const needsRate = (rows: readonly Pick<OpeningRow, 'side' | 'currency'>[]) =>
  rows.some(({ side, currency }) => side === 'CREDIT' && currency === 'TJS');

async function requireRate(
  context: { db: Db | Tx; clock: Context['clock'] },
  day: string,
): Promise<MoveInRate> {
  const found = await findRate(context as Pick<Context, 'db' | 'clock'>, { from: 'USD', to: 'TJS', day });
  const rateMillionths = found === undefined ? undefined : readRate(found.rate);
  if (found === undefined || rateMillionths === undefined)
    throw new AppError('pricing.noRate', { params: { from: 'USD', to: 'TJS', date: day } });
  const { rate, nominal, rateDate, source } = found;
  return { used: { rate, nominal, rateDate, source }, exchange: { nominal, rateMillionths } };
}

/** The subject of a row: its file with the hash of it, and its number. */
export function subjectOf({ importId, hash }: Pick<OpeningFile, 'importId' | 'hash'>, row: number) {
  return { type: 'opening', id: `${importId}:${row}:${hash.toString('hex')}` };
}

type OpenedRow = OpeningRow & { creditedMinor: bigint | null };

function draftOf(file: OpeningFile, row: OpenedRow, rate: UsedRate | undefined): PostingDraft {
  const isExchanged = row.side === 'CREDIT' && row.currency === 'TJS';
  return {
    kind: 'OPENING',
    subject: subjectOf(file, row.row),
    day: file.day,
    exchange: isExchanged ? rate : undefined,
    entries: openingEntries(row),
  };
}

/** The entries of a row. Somoni that become dollars go through the position of the house. */
export function openingEntries({
  customerCode,
  side,
  currency,
  amountMinor,
  creditedMinor,
}: OpenedRow): DraftEntry[] {
  const ofHouse = (kind: 'OPENING' | 'POSITION', unit: 'TJS' | 'USD'): AccountKey => ({
    ...house,
    kind,
    currency: unit,
  });
  if (side === 'DEBT')
    return [
      { account: { ...ofCustomer(customerCode), kind: 'OWED', currency }, amount: amountMinor },
      { account: ofHouse('OPENING', currency), amount: -amountMinor },
    ];
  const cents = creditedMinor ?? 0n;
  return [
    { account: ofHouse('OPENING', currency), amount: amountMinor },
    { account: ofHouse('POSITION', currency), amount: -amountMinor },
    { account: ofHouse('POSITION', 'USD'), amount: cents },
    { account: { ...ofCustomer(customerCode), kind: 'BALANCE', currency: 'USD' }, amount: -cents },
  ];
}
