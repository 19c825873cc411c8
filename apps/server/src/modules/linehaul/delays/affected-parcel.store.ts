import { ParcelStatus, type ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import type { BusinessLine } from '@rohi/contract/business-lines';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** A parcel on its way with a trip, as far as its days and its owner follow from it. */
export type AffectedParcel = {
  trackingCode: string;
  customerCode: string | null;
  businessLine: BusinessLine;
  status: ParcelStatus;
  problems: ParcelProblem[];
  receivedAt: Date | null;
  pickupPointId: number | null;
  tripCode: string;
};

const underWay = [
  ParcelStatus.AwaitingDeparture,
  ParcelStatus.AwaitingHubIn,
  ParcelStatus.AwaitingHubOut,
  ParcelStatus.AwaitingPickupPoint,
];

/** What China has received and is on its way with these trips. */
export async function listAffected(db: Db | Tx, trips: readonly string[]): Promise<AffectedParcel[]> {
  const { rows } = await query<AffectedParcel>`
    select tracking_code as "trackingCode", customer_code as "customerCode", business_line as "businessLine", status, problems,
      received_at as "receivedAt", pickup_point_id as "pickupPointId", trip_code as "tripCode"
    from parcel_facts
    where trip_code = any(${[...trips]}::text[]) and is_current and status = any(${underWay}::text[]) and received_at is not null
    order by id`.execute(db);
  return rows;
}
