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
