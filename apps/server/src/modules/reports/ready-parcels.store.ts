import { sql as query } from 'kysely';
import type { Db } from '../../platform/database.ts';

/**
 * A parcel that can be collected. Grams, millimetres, cents. `paidDays` are the days after the free ones, today included, on
 * which its point was open; a point whose hours nobody has told is open every day.
 */
export type ReadyParcel = {
  businessLine: 'BSC' | 'FBA';
  weightG: number | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  receivedAt: Date | null;
  paidDays: number;
  freightMinor: bigint | null;
  wasHeld: boolean;
};

/** The parcels of a customer that lie ready at a pickup point. */
export async function listReadyParcels(db: Db, customerCode: string, today: string): Promise<ReadyParcel[]> {
  const { rows } = await query<Omit<ReadyParcel, 'freightMinor'> & { freightMinor: string | null }>`
    select business_line as "businessLine", weight_g as "weightG",
      length_mm as "lengthMm", width_mm as "widthMm", height_mm as "heightMm", received_at as "receivedAt",
      freight_usd_minor as "freightMinor",
      (select count(*)::integer from generate_series(free_until + 1, ${today}::date, interval '1 day') as lying (on_day)
        where not exists (select from closed_day where place_id = pickup_point_id and day = on_day::date)
          and (not exists (select from opening_hours where place_id = pickup_point_id) or exists (
            select from opening_hours where place_id = pickup_point_id and weekday = extract(isodow from on_day))))
        as "paidDays",
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
