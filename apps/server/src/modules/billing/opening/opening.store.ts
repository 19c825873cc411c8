/** Opening balances by file and row. A row is written once; that it was taken back is added to it. */
import type { CashCurrency } from '@rohi/contract/billing/cash';
import { sql as query, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import type { OpeningRow } from './opening-sums.ts';

/** A file with its SHA-256 and the Dushanbe day of its balances. */
export type OpeningFile = { importId: string; hash: Buffer; day: string };

/** Writes a file where it is missing, and locks it. `isSame` is false where its hash or day is another one. */
export async function lockOpeningFile(
  tx: Tx,
  { importId, hash, day }: OpeningFile,
): Promise<{ isSame: boolean; isTakenBack: boolean }> {
  await query`
    insert into opening_file (import_id, file_hash, day) values (${importId}, ${hash}, ${day})
    on conflict (import_id) do nothing`.execute(tx);
  const { rows } = await query<{ isSame: boolean; isTakenBack: boolean }>`
    select file_hash = ${hash} and day = ${day}::date as "isSame", taken_back_at is not null as "isTakenBack"
    from opening_file where import_id = ${importId} for no key update`.execute(tx);
  const [file] = rows;
  if (file === undefined) throw new RangeError('a file of balances was not written');
  return file;
}

/** Which of these rows of a file are written. */
export async function writtenRows(tx: Tx, importId: string, rows: readonly number[]): Promise<Set<number>> {
  const found = await query<{ number: number }>`
    select number from opening_row where import_id = ${importId} and number = any(${[...rows]}::integer[])`.execute(
    tx,
  );
  return new Set(found.rows.map(({ number }) => number));
}

/** Writes debts as charges; their ids, in the order of the rows. */
export async function insertDebts(tx: Tx, debts: readonly OpeningRow[], dueAt: Date): Promise<string[]> {
  if (debts.length === 0) return [];
  const { rows } = await query<{ id: string }>`
    with made as (
      insert into charge (kind, customer_code, currency, amount_minor, due_at)
      select 'OPENING', customer_code, currency, amount, ${dueAt}
      from unnest(${debts.map(({ customerCode }) => customerCode)}::text[], ${debts.map(({ currency }) => currency)}::text[],
        ${debts.map(({ amountMinor }) => String(amountMinor))}::bigint[])
        with ordinality as given (customer_code, currency, amount, line)
      order by line returning id
    )
    select id from made order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

export type WrittenRow = OpeningRow & {
  creditedMinor: bigint | null;
  chargeId: string | null;
  postingId: string;
};

export async function insertRows(tx: Tx, importId: string, rows: readonly WrittenRow[]): Promise<void> {
  await query`
    insert into opening_row (import_id, number, customer_code, side, currency, amount_minor, words, credited_minor, charge_id, posting_id)
    select ${importId}, * from unnest(${rows.map(({ row }) => row)}::integer[], ${rows.map(({ customerCode }) => customerCode)}::text[],
      ${rows.map(({ side }) => side)}::text[], ${rows.map(({ currency }) => currency)}::text[],
      ${rows.map(({ amountMinor }) => String(amountMinor))}::bigint[], ${rows.map(({ words }) => words)}::text[],
      ${rows.map(({ creditedMinor }) => (creditedMinor === null ? null : String(creditedMinor)))}::bigint[],
      ${rows.map(({ chargeId }) => chargeId)}::bigint[], ${rows.map(({ postingId }) => postingId)}::bigint[])`.execute(
    tx,
  );
}

/** A row as it stands in the ledger; `takenBackBy` is the posting that took it back. */
export type StandingRow = WrittenRow & { importId: string; takenBackBy: string | null };

/** The rows of some files. */
export async function rowsOfFiles(db: Db | Tx, importIds: readonly string[]): Promise<StandingRow[]> {
  type Row = Omit<StandingRow, 'amountMinor' | 'creditedMinor'> & {
    amountMinor: string;
    creditedMinor: string | null;
  };
  const { rows } = await query<Row>`
    select import_id as "importId", number as row, customer_code as "customerCode", side, currency, amount_minor as "amountMinor",
      words, credited_minor as "creditedMinor", charge_id as "chargeId", posting_id as "postingId", taken_back_by as "takenBackBy"
    from opening_row where import_id = any(${[...importIds]}::uuid[]) order by import_id, number`.execute(db);
  return rows.map((row) => ({
    ...row,
    amountMinor: BigInt(row.amountMinor),
    creditedMinor: row.creditedMinor === null ? null : BigInt(row.creditedMinor),
  }));
}

/** Rows of all files but one that stand with some customers. */
export async function standingRows(
  db: Db | Tx,
  exceptImportId: string,
  customerCodes: readonly string[],
): Promise<(Omit<OpeningRow, 'words'> & { importId: string })[]> {
  type Row = Omit<OpeningRow, 'words' | 'amountMinor'> & { importId: string; amountMinor: string };
  const { rows } = await query<Row>`
    select import_id as "importId", number as row, customer_code as "customerCode", side, currency, amount_minor as "amountMinor"
    from opening_row
    where customer_code = any(${[...customerCodes]}::text[]) and import_id <> ${exceptImportId} and taken_back_by is null
    order by posting_id`.execute(db);
  return rows.map((row) => ({ ...row, amountMinor: BigInt(row.amountMinor) }));
}

/** Locks a file; undefined where no balance of it was ever written. */
export async function lockFileToTakeBack(
  tx: Tx,
  importId: string,
): Promise<{ hash: Buffer; isTakenBack: boolean } | undefined> {
  const { rows } = await query<{ hash: Buffer; isTakenBack: boolean }>`
    select file_hash as hash, taken_back_at is not null as "isTakenBack" from opening_file
    where import_id = ${importId} for no key update`.execute(tx);
  return rows[0];
}

/**
 * Rows of a file that were used: something was paid on a debt, or other money has moved since on the balance of a
 * credit.
 */
export async function usedRows(
  tx: Tx,
  importId: string,
): Promise<{ row: number; customerCode: string; used: 'PAYMENT' | 'OTHER_MONEY' }[]> {
  const { rows } = await query<{ row: number; customerCode: string; used: 'PAYMENT' | 'OTHER_MONEY' }>`
    select number as row, opening_row.customer_code as "customerCode",
      case side when 'DEBT' then 'PAYMENT' else 'OTHER_MONEY' end as used
    from opening_row left join charge on charge.id = charge_id
    where import_id = ${importId} and taken_back_by is null and (
      settled_minor <> 0 or corrected_minor <> 0 or exists (select from payment_line where payment_line.charge_id = charge.id)
      or charge.customer_code <> opening_row.customer_code
      or side = 'CREDIT' and exists (
        select from ledger_account as account join ledger_entry as entry on entry.account_id = account.id
        join ledger_posting as posting on posting.id = entry.posting_id
        where owner_kind = 'CUSTOMER' and owner = opening_row.customer_code and account.kind in ('BALANCE', 'FROZEN')
          and posting.id > opening_row.posting_id and posting.kind not in ('OPENING', 'OPENING_TAKEN_BACK')))
    order by number`.execute(tx);
  return rows;
}

/** Notes by which postings the rows of a file were taken back; their debts are due no more. */
export async function markTakenBack(
  tx: Tx,
  importId: string,
  at: Date,
  rows: readonly { row: number; takenBackBy: string }[],
): Promise<void> {
  await query`update opening_file set taken_back_at = ${at} where import_id = ${importId}`.execute(tx);
  await query`
    with taken as (
      update opening_row set taken_back_by = given.posting
      from unnest(${rows.map(({ row }) => row)}::integer[], ${rows.map(({ takenBackBy }) => takenBackBy)}::bigint[]) as given (number, posting)
      where import_id = ${importId} and opening_row.number = given.number returning charge_id
    )
    update charge set due_at = null from taken where charge.id = taken.charge_id`.execute(tx);
}

/** A debt as it stands, with its customer; amounts in minor units of its currency. */
export type OpeningDebt = {
  id: string;
  customerCode: string;
  currency: CashCurrency;
  /** The Dushanbe day of the balances. */
  day: string;
  words: string | null;
  amountMinor: bigint;
  correctedMinor: bigint;
  settledMinor: bigint;
};

/**
 * The debts of a customer with something left to pay, the oldest first. `isLocked` locks them in the order of their
 * ids.
 */
export function openDebts(
  db: Db | Tx,
  customerCode: string,
  { isLocked }: { isLocked: boolean },
): Promise<OpeningDebt[]> {
  const lock = isLocked ? query`for no key update of charge` : query``;
  return readDebts(db, query`charge.customer_code = ${customerCode}`, lock);
}

/** Those of all customers. */
export function allOpenDebts(db: Db): Promise<OpeningDebt[]> {
  return readDebts(db, query`true`, query``);
}

async function readDebts(
  db: Db | Tx,
  which: RawBuilder<unknown>,
  lock: RawBuilder<unknown>,
): Promise<OpeningDebt[]> {
  type Row = Omit<OpeningDebt, `${string}Minor`> & Record<'amount' | 'corrected' | 'settled', string>;
  const { rows } = await query<Row>`
    select charge.id, charge.customer_code as "customerCode", charge.currency, to_char(due_at at time zone 'Asia/Dushanbe', 'YYYY-MM-DD') as day, words,
      charge.amount_minor as amount, corrected_minor as corrected, settled_minor as settled
    from charge join opening_row on charge_id = charge.id
    where charge.kind = 'OPENING' and ${which} and due_at is not null
      and charge.amount_minor + corrected_minor > settled_minor
    order by charge.id ${lock}`.execute(db);
  return rows.map(({ amount, corrected, settled, ...row }) => ({
    ...row,
    amountMinor: BigInt(amount),
    correctedMinor: BigInt(corrected),
    settledMinor: BigInt(settled),
  }));
}
