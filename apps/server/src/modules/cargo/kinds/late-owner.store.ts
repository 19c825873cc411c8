import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db } from '../../../platform/database.ts';

const lying = [
  ParcelStatus.AwaitingHubOut,
  ParcelStatus.AwaitingPickupPoint,
  ParcelStatus.AwaitingCustomer,
] as const;

/**
 * Parcels that have come to a hub and still await an owner, without any code: they are on none of these unloadings,
 * which still go on, and nothing has happened to them since a moment.
 */
export async function findLateOwners(
  db: Db,
  { openUnloadings, before, limit }: { openUnloadings: readonly string[]; before: Date; limit: number },
): Promise<string[]> {
  const { rows } = await query<{ code: string }>`
    select parcel.tracking_code as code from parcel_facts as parcel
    where parcel.awaits_owner and parcel.customer_code is null and parcel.closed_at is null and parcel.is_current
      and parcel.status = any(${[...lying]}::text[]) and parcel.last_event_at < ${before}
      and not exists (select from order_facts as ordered join account_facts as orderer on orderer.id = ordered.customer_id
        where ordered.code = parcel.order_code and orderer.customer_code is not null)
      and not exists (select from checked_parcel_facts as checked
        where checked.parcel_id = parcel.id and checked.checklist_id = any(${[...openUnloadings]}::bigint[]))
    order by parcel.id limit ${limit}`.execute(db);
  return rows.map(({ code }) => code);
}
