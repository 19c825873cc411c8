/**
 * Where orders go. Every writer of a parcel's point takes the order's row first, or brings both together under its
 * lock.
 */
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import { noteOrders } from '../numbers/order-progress.store.ts';

export type OrderPoint = { code: string; pickupPointId: number | null };

/**
 * Where these orders go, by their codes; of this customer alone when one is given. `lock` keeps others from changing
 * them.
 */
export async function findPointsOfOrders(
  db: Db | Tx,
  codes: readonly string[],
  { customerId, mode = 'read' }: { customerId?: string; mode?: 'read' | 'lock' } = {},
): Promise<OrderPoint[]> {
  const found = db
    .selectFrom('customer_order')
    .select(['code', 'pickup_point_id as pickupPointId'])
    .where('code', '=', query<string>`any(${[...codes]}::text[])`)
    .$if(customerId !== undefined, (all) => all.where('customer_id', '=', customerId ?? ''))
    .orderBy('code');
  return (mode === 'lock' ? found.forUpdate() : found).execute();
}

/** Sends these orders to a point; a form that was filled before is refused from then on. */
export async function setPointOfOrders(
  tx: Tx,
  codes: readonly string[],
  pickupPointId: number,
): Promise<void> {
  await tx
    .updateTable('customer_order')
    .set((eb) => ({ pickup_point_id: pickupPointId, version: eb('version', '+', 1) }))
    .where('code', '=', query<string>`any(${[...codes]}::text[])`)
    .execute();
  noteOrders(tx, codes);
}
