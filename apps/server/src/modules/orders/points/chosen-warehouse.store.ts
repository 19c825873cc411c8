import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** The id of the warehouse that a customer has chosen; undefined where none was. */
export async function findChosenWarehouse(db: Db, customerId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('chosen_warehouse')
    .select('place_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.place_id;
}

/** Stores the choice in the place of the one before. */
export async function storeChosenWarehouse(db: Db, customerId: string, placeId: number): Promise<void> {
  await db
    .insertInto('chosen_warehouse')
    .values({ customer_id: customerId, place_id: placeId })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ place_id: placeId }))
    .execute();
}

/** What one customer has chosen is another's from now on, who has chosen none. */
export async function moveChosenWarehouse(tx: Tx, from: string, to: string): Promise<void> {
  await query`
    update chosen_warehouse set customer_id = ${to}
    where customer_id = ${from} and not exists (select from chosen_warehouse where customer_id = ${to})`.execute(
    tx,
  );
}
