import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/**
 * Parcels that lie at a hub and still await an owner, without any code: unloading of their trip is over, and nothing
 * has happened to them since a moment.
 */
export async function findLateOwners(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = await query<{ code: string }>`
    select parcel.tracking_code as code from parcel_facts as parcel
    join trip_facts as trip on trip.code = parcel.trip_code and trip.state = 'UNLOADED'
    where parcel.awaits_owner and parcel.customer_code is null and parcel.closed_at is null and parcel.is_current
      and parcel.order_code is null and parcel.status = ${ParcelStatus.AwaitingHubOut} and parcel.last_event_at < ${before}
    order by parcel.id limit ${limit}`.execute(db);
  return rows.map(({ code }) => code);
}
