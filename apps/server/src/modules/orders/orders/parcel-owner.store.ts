import type { ParcelProblem, ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** The owner of a parcel, and what follows from it. */
export type ParcelOwner = {
  trackingCode: string;
  /** The customer code of the account that has it, by its own code or by its order; null: no customer we know. */
  ownerCode: string | null;
  status: ParcelStatus;
  problems: ParcelProblem[];
  receivedAt: Date | null;
  /** Its owner is left to the hub. */
  awaitsOwner: boolean;
  isClosed: boolean;
  pickupPointId: number | null;
  /** Where it goes when it says nothing itself: the point of its order, else the one that its owner has bound. */
  usualPointId: number | null;
};

/** The current parcels of these tracking codes, by code; a code that no parcel has is missing. */
export async function findParcelOwners(
  tx: Db | Tx,
  trackingCodes: readonly string[],
): Promise<Map<string, ParcelOwner>> {
  const { rows } = await query<ParcelOwner>`
    select tracking_code as "trackingCode", coalesce(named.customer_code, orderer.customer_code) as "ownerCode",
      status, problems, received_at as "receivedAt", awaits_owner as "awaitsOwner", closed_at is not null as "isClosed",
      parcel.pickup_point_id as "pickupPointId",
      coalesce(customer_order.pickup_point_id, bound.place_id) as "usualPointId"
    from parcel_facts as parcel
    left join account_facts as named on named.customer_code = parcel.customer_code
    left join customer_order on customer_order.code = parcel.order_code
    left join account_facts as orderer on orderer.id = customer_order.customer_id
    left join customer_pickup_point bound on bound.user_id = coalesce(named.id, orderer.id)
    where is_current and tracking_code = any(${[...trackingCodes]}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.trackingCode, row]));
}

/**
 * Locks the current parcels of these tracking codes until the end of the transaction, in the order that all writers
 * take.
 */
export async function lockOwnedParcels(tx: Tx, trackingCodes: readonly string[]): Promise<void> {
  await query`
    select from parcel_facts as parcel where is_current and tracking_code = any(${[...trackingCodes]}::text[])
    order by id for update`.execute(tx);
}
