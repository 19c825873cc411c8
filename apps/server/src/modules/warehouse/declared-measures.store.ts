import type { Measures } from '@rohi/contract/stations/declared-measures';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';

/** What the current parcel of a code was declared with: its own measures, else the weight of an order of one place. */
export async function findDeclaredMeasures(tx: Tx, trackingCode: string): Promise<Measures | undefined> {
  const { rows } = await query<Measures>`
    select coalesce(parcel.weight_g, orders.place_weight_g) as "weightG", parcel.length_mm as "lengthMm",
      parcel.width_mm as "widthMm", parcel.height_mm as "heightMm"
    from parcel_facts as parcel
    left join order_facts as orders on orders.code = parcel.order_code
    where parcel.is_current and parcel.tracking_code = ${trackingCode}`.execute(tx);
  return rows[0];
}

/**
 * What the one parcel of an order was declared to weigh, in grams; null for an order of several, or without a weight.
 */
export async function findDeclaredWeight(db: Db, orderCode: string): Promise<number | null> {
  const { rows } = await query<{ weightG: number | null }>`
    select place_weight_g as "weightG" from order_facts where code = ${orderCode}`.execute(db);
  return rows[0]?.weightG ?? null;
}
