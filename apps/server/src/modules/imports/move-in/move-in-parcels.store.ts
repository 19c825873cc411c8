import type { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** A parcel that is here; `ownerCode` is null while no customer has it. */
export type CurrentParcel = {
  id: string;
  status: ParcelStatus;
  ownerCode: string | null;
  weightG: number | null;
  tripCode: string | null;
  pickupPointId: number | null;
};

/** The current parcels of tracking codes, by their codes. */
export async function currentParcels(
  db: Db | Tx,
  trackingCodes: readonly string[],
): Promise<Map<string, CurrentParcel>> {
  if (trackingCodes.length === 0) return new Map();
  const { rows } = await sql<CurrentParcel & { trackingCode: string }>`
    select parcel.id::text as id, tracking_code as "trackingCode", status, account.customer_code as "ownerCode",
      weight_g as "weightG", trip_code as "tripCode", pickup_point_id as "pickupPointId"
    from parcel_facts as parcel
    left join account_facts as account on account.customer_code = parcel.customer_code
    where tracking_code = any(${[...trackingCodes]}::text[]) and is_current`.execute(db);
  return new Map(rows.map(({ trackingCode, ...parcel }) => [trackingCode, parcel]));
}
