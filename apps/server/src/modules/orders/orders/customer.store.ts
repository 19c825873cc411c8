import type { Db, Tx } from '../../../platform/database.ts';

/**
 * Holds a customer until the end of the transaction: changes of what a customer has one of, or at most so many of, wait
 * here. Taken before orders and parcels.
 */
export async function lockCustomer(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('account_facts').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** The pickup point that a customer has bound. */
export async function findBoundPoint(db: Db | Tx, userId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('customer_pickup_point')
    .select('place_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.place_id;
}

/** The same for many customers, by the ids of their accounts; customers without a bound point are missing. */
export async function findBoundPoints(tx: Tx, userIds: readonly string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('customer_pickup_point')
    .select(['user_id', 'place_id'])
    .where('user_id', 'in', [...userIds])
    .execute();
  return new Map(rows.map((row) => [row.user_id, row.place_id]));
}

/** The bound point of a customer, locked until the end of the transaction. */
export async function lockBoundPoint(tx: Tx, userId: string): Promise<number | undefined> {
  await lockCustomer(tx, userId);
  return findBoundPoint(tx, userId);
}

/** Binds a point, in the place of the one before. */
export async function bindPoint(tx: Tx, userId: string, placeId: number, now: Date): Promise<void> {
  await tx
    .insertInto('customer_pickup_point')
    .values({ user_id: userId, place_id: placeId, bound_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ place_id: placeId, bound_at: now }))
    .execute();
}
