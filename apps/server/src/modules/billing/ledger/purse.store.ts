import { sql as query } from 'kysely';
import type { Tx } from '../../../platform/database.ts';

/** Locks the purse of a customer until the end of the transaction, made where there is none: before anything else of the customer's money. */
export async function lockPurse(tx: Tx, customerCode: string): Promise<void> {
  if (await lockKnown(tx, customerCode)) return;
  await query`
    insert into customer_purse (customer_code) values (${customerCode}) on conflict (customer_code) do nothing`.execute(
    tx,
  );
  await lockKnown(tx, customerCode);
}

/** False where there is no such purse yet. */
async function lockKnown(tx: Tx, customerCode: string): Promise<boolean> {
  const { rows } = await query`
    select customer_code from customer_purse where customer_code = ${customerCode} for no key update`.execute(
    tx,
  );
  return rows.length > 0;
}
