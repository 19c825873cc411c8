/** What a firm takes along, read in one snapshot. */
import type { CashCurrency } from '@rohi/contract/billing/cash';
import type { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import type { BookBalance, BookCustomer, BookParcel } from './book-rows.ts';
import type { TakenTable } from './move-out-tables.ts';

/**
 * Reads in one snapshot that nothing written meanwhile changes, and in which nothing is written. What comes of it may
 * be taken slowly.
 */
export async function* inSnapshot<Item>(
  db: Db,
  read: (tx: Tx) => AsyncGenerator<Item>,
): AsyncGenerator<Item> {
  const tx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    await sql`set local idle_in_transaction_session_timeout = '30min'`.execute(tx);
    yield* read(tx);
  } finally {
    await tx.rollback().execute();
  }
}

const rowsAtOnce = 200;

/** The rows of a statement, some at a time; one statement of a transaction is read at once. */
async function* fetchRows<Row>(tx: Tx, statement: RawBuilder<unknown>): AsyncGenerator<Row[]> {
  await sql`declare moved_out no scroll cursor for ${statement}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtOnce)} from moved_out`.execute(tx);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close moved_out`.execute(tx);
}

/** The rows of a table as lines of JSON, made by the database: a bigint keeps its digits. */
export async function* readLines(
  tx: Tx,
  { table, key, columns }: TakenTable,
): AsyncGenerator<readonly string[]> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const order = sql.join(key.map((column) => sql.ref(column)));
  const statement = sql`
    select row_to_json(taken)::text as line
    from (select ${names} from ${sql.table(table)} order by ${order}) as taken`;
  for await (const rows of fetchRows<{ line: string }>(tx, statement)) yield rows.map(({ line }) => line);
}

/** Customers with the codes that lead to them. One who was joined to another has none, and is no row. */
export function readCustomers(tx: Tx): AsyncGenerator<BookCustomer[]> {
  return fetchRows(
    tx,
    sql`
      select customer_code as code, name, phone, locale, created_at as "createdAt",
        array_agg(written order by since, folded) as codes
      from user_account as account join customer_code_alias as alias on alias.user_id = account.id
      where customer_code is not null
      group by account.id order by customer_code`,
  );
}

/** Current parcels that are not cancelled. */
export function readParcels(tx: Tx): AsyncGenerator<BookParcel[]> {
  return fetchRows(
    tx,
    sql`
      select tracking_code as "trackingCode", customer_code as owner, weight_g as "weightG", status,
        received_at is not null as "isReceived",
        coalesce((
          select min(occurred_at) from parcel_event as event
          where event.parcel_id = parcel.id and status_to = parcel.status
        ), received_at) as since,
        point.code as "pickupPoint", (
          select hub.code from parcel_event as event join place as hub on hub.id = event.place_id
          where event.parcel_id = parcel.id and hub.kind = 'HUB' order by seq desc limit 1
        ) as hub, lying.cell, trip_code as "tripCode"
      from parcel left join place as point on point.id = pickup_point_id
      left join parcel_cell as lying on lying.parcel_id = parcel.id
      where is_current and status <> 'YQX' order by tracking_code`,
  );
}

/**
 * What customers owe from before and for what was handed over, and what they have paid in and not spent. A parcel that
 * lies ready is charged where it is handed over.
 */
function balances(): RawBuilder<unknown> {
  return sql`
    select customer_code as code, 'DEBT' as side, currency, sum(left_minor)::text as minor
    from (
      select charge.customer_code, currency, amount_minor + corrected_minor - settled_minor as left_minor
      from charge left join parcel on parcel.id = charge.parcel_id
      where charge.kind = 'OPENING' or (parcel.status = 'KHYQS' and due_at is not null)
    ) as owed where left_minor > 0 group by 1, 3
    union all
    select owner, 'CREDIT', currency, sum(balance_minor)::text from ledger_account
    where owner_kind = 'CUSTOMER' and kind in ('BALANCE', 'FROZEN') and balance_minor > 0 group by 1, 3
    order by 1, 2, 3`;
}

export function readBalances(tx: Tx): AsyncGenerator<BookBalance[]> {
  return fetchRows(tx, balances());
}

type BalanceSum = {
  side: 'DEBT' | 'CREDIT';
  currency: CashCurrency;
  customers: number;
  minor: string;
};

/** What the balances come to. */
export async function sumBalances(tx: Db | Tx): Promise<BalanceSum[]> {
  const { rows } = await sql<BalanceSum>`
    select side, currency, count(*)::integer as customers, sum(minor::bigint)::text as minor
    from (${balances()}) as each group by 1, 2 order by 1, 2`.execute(tx);
  return rows;
}

/** Accounts of the ledger by kind and unit, as they stand. */
export async function sumLedger(
  tx: Tx,
): Promise<{ kind: string; currency: string; accounts: number; minor: string }[]> {
  const { rows } = await sql<{ kind: string; currency: string; accounts: number; minor: string }>`
    select kind, currency, count(*)::integer as accounts, sum(balance_minor)::text as minor
    from ledger_account group by 1, 2 order by 1, 2`.execute(tx);
  return rows;
}

/** Current parcels by status. */
export async function countParcels(tx: Tx): Promise<{ status: ParcelStatus; count: number }[]> {
  const { rows } = await sql<{ status: ParcelStatus; count: number }>`
    select status, count(*)::integer as count from parcel where is_current group by 1 order by 1`.execute(tx);
  return rows;
}

type Voucher = { importId: string; fileName: string; sha256: string; content: Buffer };

/** Files of balances that are the vouchers of postings, as they are stored. */
export function readVouchers(tx: Tx): AsyncGenerator<Voucher[]> {
  return fetchRows(
    tx,
    sql`
      select file.id as "importId", file_name as "fileName", encode(file_hash, 'hex') as sha256, content
      from opening_file join office_import as file on file.id = import_id
      where content is not null order by uploaded_at, file.id`,
  );
}

/** Pictures, by the folder of their subject. */
export function readPictures(tx: Tx): AsyncGenerator<{ subject: string; fileName: string }[]> {
  return fetchRows(
    tx,
    sql`select subject, file_name as "fileName" from attachment order by subject, file_name`,
  );
}

type MoveOutSize = { customers: number; parcels: number; pictures: number; pictureBytes: string };

/** How much there is to take. */
export async function measure(db: Db): Promise<MoveOutSize> {
  const { rows } = await sql<MoveOutSize>`
    select (select count(*)::integer from user_account where customer_code is not null) as customers,
      (select count(*)::integer from parcel where is_current) as parcels,
      (select count(*)::integer from attachment) as pictures,
      (select coalesce(sum(byte_length), 0)::text from attachment) as "pictureBytes"`.execute(db);
  const [size] = rows;
  if (size === undefined) throw new RangeError('nothing was counted');
  return size;
}

/** When somebody last took everything along, and who. */
export async function findLastMoveOut(db: Db): Promise<{ at: Date; by: string } | undefined> {
  const { rows } = await sql<{ at: Date; by: string }>`
    select at, actor_name as by from audit_event where action = 'move-out:take' order by seq desc limit 1`.execute(
    db,
  );
  return rows[0];
}
