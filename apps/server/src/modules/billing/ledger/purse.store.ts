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
