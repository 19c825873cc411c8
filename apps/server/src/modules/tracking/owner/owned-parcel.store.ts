import { sql as query } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { canBeCollected } from './open-parcel.store.ts';

/** What only the owner of a parcel sees. */
export type OwnedParcel = {
  parcelId: string;
  orderCode: string | null;
  trackingCode: string;
  /** Several customers have declared the code: the public answer is not that of this line. */
  declaredTwice: boolean;
  businessLine: 'BSC' | 'FBA';
  pickupPointId: number | null;
  freeUntil: string | null;
  /** It lies at its point, and nothing keeps it from its customer. */
  canCollect: boolean;
  weightG: number | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  customerCode: string | null;
  /** The moment that sets the prices: the reported receipt in China, else when the parcel came on record. */
  chargedAt: Date;
};

/** A parcel, or a line that still waits for it. */
const standsOpen = query<boolean>`(is_current or (is_beside and closed_at is null))`;

/** Those of these codes that are current parcels of this customer, or that the customer waits for. */
export async function findOwnedParcels(
  db: Db,
  customerCode: string,
  codes: readonly string[],
): Promise<OwnedParcel[]> {
  const rows = await db
    .selectFrom('parcel')
    .selectAll()
    .select(canBeCollected.as('can_collect'))
    .select(
      query<Date>`coalesce(received_at, (
      select occurred_at from parcel_event where parcel_id = parcel.id order by seq limit 1
    ))`.as('charged_at'),
    )
    .where('tracking_code', '=', query<string>`any(${[...codes]}::text[])`)
    .where('customer_code', '=', customerCode)
    .where(standsOpen)
    .execute();
  return rows.map((row) => ({
    parcelId: row.id,
    orderCode: row.order_code,
    trackingCode: row.tracking_code,
    declaredTwice: row.declared_twice || row.is_beside,
    businessLine: row.business_line === 'FBA' ? 'FBA' : 'BSC',
    pickupPointId: row.pickup_point_id,
    freeUntil: row.free_until,
    canCollect: row.can_collect,
    weightG: row.weight_g,
    lengthMm: row.length_mm,
    widthMm: row.width_mm,
    heightMm: row.height_mm,
    customerCode: row.customer_code,
    chargedAt: row.charged_at,
  }));
}

/** The tracking codes of this customer's orders among these codes, by order code. */
export async function findOwnCodes(
  db: Db,
  customerCode: string,
  orderCodes: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('parcel')
    .select(['order_code', 'tracking_code'])
    .where('order_code', '=', query<string>`any(${[...orderCodes]}::text[])`)
    .where('customer_code', '=', customerCode)
    .where(standsOpen)
    .orderBy('id')
    .execute();
  const codes = new Map<string, string[]>();
  for (const { order_code: order, tracking_code: code } of rows)
    if (order !== null) codes.set(order, [...(codes.get(order) ?? []), code]);
  return codes;
}
