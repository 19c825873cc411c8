import type { CustomerCodeSource } from '@rohi/contract/accounts/customer-codes.contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** A code that leads to a customer: as it is found, and its owner. */
export type CodeRow = { folded: string; loose: string; id: string; customerCode: string };

/**
 * The codes that fold to one of these, and those that differ from one of `loose` by noughts before the number alone.
 */
export async function findCodes(
  db: Db | Tx,
  folded: readonly string[],
  loose: readonly string[],
): Promise<CodeRow[]> {
  const { rows } = await sql<CodeRow>`
    select folded, loose, user_id as id, customer_code as "customerCode" from customer_code_facts
    where folded = any(${[...folded]}::text[])
    union
    select folded, loose, user_id as id, customer_code as "customerCode" from customer_code_facts
    where loose = any(${[...loose]}::text[])`.execute(db);
  return rows;
}

/**
 * What stands as a customer's code on open parcels and has one of these numbers, as it is written: its digits are read
 * as one number, whatever stands between them.
 */
export async function findCodesOnParcels(db: Db | Tx, numbers: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from (
      select distinct customer_code as code from parcel_facts where closed_at is null and customer_code is not null
    ) as each
    where ltrim(regexp_replace(normalize(code, nfkc), '[^0-9]', '', 'g'), '0') = any(${[...numbers]}::text[])`.execute(
    db,
  );
  return rows.map(({ code }) => code);
}

/** The number that was counted last of those that begin at `from`; undefined before the first. */
export async function findCountedTo(db: Db | Tx, letters: string, from: number): Promise<number | undefined> {
  const { rows } = await sql<{ number: number }>`
    select last_number as number from customer_code_count where letters = ${letters} and counted_from = ${from}`.execute(
    db,
  );
  return rows[0]?.number;
}

/** Notes up to which number was counted; only forward. */
export async function storeCountedTo(
  db: Db | Tx,
  letters: string,
  from: number,
  number: number,
): Promise<void> {
  await sql`
    insert into customer_code_count as known (letters, counted_from, last_number) values (${letters}, ${from}, ${number})
    on conflict (letters, counted_from) do update set last_number = greatest(known.last_number, excluded.last_number)`.execute(
    db,
  );
}

/** How codes in use look. */
export type ShapeRow = {
  letters: string;
  separator: '' | '-';
  least: number;
  most: number;
  endsInLetter: boolean;
};

/** How all codes that were ever given look: few rows, the first beginnings by their letters. */
export async function listShapes(db: Db | Tx): Promise<ShapeRow[]> {
  const { rows } = await sql<ShapeRow>`
    select letters, separator, least_digits as least, most_digits as most, ends_in_letter as "endsInLetter"
    from customer_code_shape order by letters, ends_in_letter`.execute(db);
  return rows;
}

/** A code of a customer, as it is written. */
export type OwnCodeRow = { code: string; isCurrent: boolean; since: Date; source: CustomerCodeSource };

/** All codes of a customer: the one of now, then the others as they came. */
export async function listCodesOf(db: Db | Tx, userId: string): Promise<OwnCodeRow[]> {
  const { rows } = await sql<OwnCodeRow>`
    select case when own."isCurrent" then customer_code else written end as code, own."isCurrent", since, source
    from customer_code_facts, lateral (select folded = fold_customer_code(customer_code) as "isCurrent") as own
    where user_id = ${userId} order by own."isCurrent" desc, since, folded`.execute(db);
  return rows;
}

/** The names of customers by the codes that they have. */
export async function listCustomerNames(db: Db | Tx, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ code: string; name: string }>`
    select customer_code as code, name from user_account where customer_code = any(${[...codes]}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/** Until the end of the transaction no other one gives a code by hand. */
export async function lockCodesByHand(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('customer-codes-by-hand', 0))`.execute(tx);
}

export type NewAlias = {
  folded: string;
  loose: string;
  written: string;
  userId: string;
  source: CustomerCodeSource;
  since: Date;
};

/** Has a code lead to a customer; false where it leads to somebody already. */
export async function insertAlias(tx: Tx, alias: NewAlias): Promise<boolean> {
  const { rows } = await sql`
    insert into customer_code_alias (folded, loose, written, user_id, source, since)
    values (${alias.folded}, ${alias.loose}, ${alias.written}, ${alias.userId}, ${alias.source}, ${alias.since})
    on conflict (folded) do nothing returning folded`.execute(tx);
  return rows.length > 0;
}
