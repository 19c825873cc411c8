import type { ParcelProblem, ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { containsWords, searchWords, selectPage } from '../../../platform/list-page.ts';

export type TripParcelRow = {
  trackingCode: string;
  customerCode: string | null;
  orderCode: string | null;
  goods: string | null;
  status: ParcelStatus;
  problems: ParcelProblem[];
  isReceived: boolean;
  weightG: number | null;
  pickupPointId: number | null;
  bagCode: string | null;
  unit: number | null;
  isPlanned: boolean;
  loadedAt: Date | null;
  loadedBy: string | null;
};

/** A page of the parcels of a trip, by their codes. */
export async function pageOfTripParcels(
  db: Db,
  code: string,
  { search, ...filter }: { search?: string | undefined; page: number; limit: number },
): Promise<{ total: number; rows: TripParcelRow[] }> {
  const words = searchWords(search);
  const bagCode = sql<string | null>`coalesce(load.bag_code, bagged.bag_code)`;
  let found = db
    .selectFrom('parcel_facts as parcel')
    .leftJoin('trip_load as load', 'load.parcel_id', 'parcel.id')
    .leftJoin('bagged_parcel_facts as bagged', 'bagged.parcel_id', 'parcel.id')
    .leftJoin('order_facts as declared', 'declared.code', 'parcel.order_code')
    .where('parcel.trip_code', '=', code)
    .where('parcel.is_current', '=', true)
    .select([
      'parcel.tracking_code as trackingCode',
      'parcel.customer_code as customerCode',
      'parcel.order_code as orderCode',
      'declared.goods',
      'parcel.status',
      'parcel.problems',
      sql<boolean>`parcel.received_at is not null`.as('isReceived'),
      'parcel.weight_g as weightG',
      'parcel.pickup_point_id as pickupPointId',
      bagCode.as('bagCode'),
      'load.unit_seq as unit',
      // What a file has given the code of the trip was planned by it.
      sql<boolean>`load.parcel_id is null or load.planned_at is not null`.as('isPlanned'),
      'load.loaded_at as loadedAt',
      'load.loaded_by as loadedBy',
    ]);
  if (words !== undefined)
    found = found.where(
      containsWords([sql`parcel.tracking_code`, sql`parcel.customer_code`, bagCode], words),
    );
  const columns = { code: sql`parcel.tracking_code` };
  const { total, rows } = await selectPage(found, filter, columns, 'code', sql`parcel.id`);
  return { total, rows: rows as TripParcelRow[] };
}
