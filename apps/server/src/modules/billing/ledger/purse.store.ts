import { sql as query } from 'kysely';
import type { Tx } from '../../../platform/database.ts';

/**
 * Locks the purse of a customer until the end of the transaction, made where there is none: before anything else of the
 * customer's money.
 */
export async function lockPurse(tx: Tx, customerCode: string): Promise<void> {
  await Promise.all([
    query`insert into customer_purse (customer_code) values (${customerCode}) on conflict (customer_code) do nothing`.execute(
      tx,
    ),
    query`select customer_code from customer_purse where customer_code = ${customerCode} for no key update`.execute(
      tx,
    ),
  ]);
}

/** The same of some customers, in the order of their codes. */
export async function lockPurses(tx: Tx, customerCodes: readonly string[]): Promise<void> {
  const codes = [...new Set(customerCodes)].toSorted();
  await query`
    insert into customer_purse (customer_code) select * from unnest(${codes}::text[])
    on conflict (customer_code) do nothing`.execute(tx);
  await query`
    select customer_code from customer_purse where customer_code = any(${codes}::text[])
    order by customer_code collate "C" for no key update`.execute(tx);
}
