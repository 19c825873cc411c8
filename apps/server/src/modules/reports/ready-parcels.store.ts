import { sql as query } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** A parcel that can be collected. Grams, millimetres, cents; days of Dushanbe. */
export type ReadyParcel = {
  businessLine: 'BSC' | 'FBA';
  pickupPointId: number | null;
  weightG: number | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  receivedAt: Date | null;
  /** The last free day. */
  freeUntil: string | null;
  freightMinor: bigint | null;
  wasHeld: boolean;
};

/** Whether a point is open on a day. `weekdays` (1 is Monday) is empty where nobody has told its hours. */
export type PointCalendar = { pointId: number; weekdays: number[]; closedDays: string[] };

/** When these pickup points are open. */
export async function listCalendars(db: Db, pointIds: readonly number[]): Promise<PointCalendar[]> {
  const { rows } = await query<PointCalendar>`
    select point as "pointId",
      array(select distinct weekday::integer from opening_hours where place_id = point) as weekdays,
      array(select day::text from closed_day where place_id = point) as "closedDays"
    from unnest(${[...pointIds]}::integer[]) as point`.execute(db);
  return rows;
}

/** The parcels of a customer that lie ready at a pickup point. */
export async function listReadyParcels(db: Db, customerCode: string): Promise<ReadyParcel[]> {
  const { rows } = await query<Omit<ReadyParcel, 'freightMinor'> & { freightMinor: string | null }>`
    select business_line as "businessLine", pickup_point_id as "pickupPointId", weight_g as "weightG",
      length_mm as "lengthMm", width_mm as "widthMm", height_mm as "heightMm", received_at as "receivedAt",
      free_until::text as "freeUntil", freight_usd_minor as "freightMinor",
      exists (select from parcel_event where parcel_id = parcel.id and type = 'FLAG_RAISED'
        and details ->> 'flag' = 'HELD') as "wasHeld"
    from parcel
    where customer_code = ${customerCode} and is_current and status = 'DKHQS'
    order by id`.execute(db);
  return rows.map((row) => ({
    ...row,
    freightMinor: row.freightMinor === null ? null : BigInt(row.freightMinor),
  }));
}
