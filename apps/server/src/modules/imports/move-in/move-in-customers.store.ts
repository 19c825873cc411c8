import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

export type KnownCustomer = { id: string; code: string; name: string; phone: string };

/** Customers with these numbers, of one number the earliest first. */
export async function customersOfPhones(db: Db | Tx, phones: readonly string[]): Promise<KnownCustomer[]> {
  if (phones.length === 0) return [];
  const { rows } = await sql<KnownCustomer>`
    select id, customer_code as code, name, phone from account_facts
    where phone = any(${[...new Set(phones)]}::text[]) and customer_code is not null order by id`.execute(db);
  return rows;
}

/** The names of customers, by their codes. */
export async function namesOfCustomers(db: Db | Tx, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ code: string; name: string }>`
    select customer_code as code, name from account_facts where customer_code = any(${[...new Set(codes)]}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/** All customers by code and name, for names that stand alone in a notebook. */
export async function allCustomerNames(db: Db | Tx): Promise<{ code: string; name: string }[]> {
  const { rows } = await sql<{ code: string; name: string }>`
    select customer_code as code, name from account_facts where customer_code is not null order by customer_code`.execute(
    db,
  );
  return rows;
}
