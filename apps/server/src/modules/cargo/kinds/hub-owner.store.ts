import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export type OwnersOfTrip = { owned: number; awaited: number; unknown: number; unweighed: number };

/** How many parcels that came with a trip have an owner and a weight, and how many lack which. */
export async function countOwnersOfTrip(db: Db, trip: string): Promise<OwnersOfTrip> {
  const { rows } = await query<OwnersOfTrip>`
    select (count(*) filter (where owner.id is not null and weight_g is not null))::integer as owned,
      (count(*) filter (where owner.id is null and parcel.customer_code is null))::integer as awaited,
      (count(*) filter (where owner.id is null and parcel.customer_code is not null))::integer as unknown,
      (count(*) filter (where weight_g is null))::integer as unweighed
    from parcel_facts as parcel left join account_facts as owner on owner.customer_code = parcel.customer_code
    where parcel.trip_code = ${trip} and parcel.is_current
      and parcel.status in (${ParcelStatus.AwaitingHubOut}, ${ParcelStatus.AwaitingPickupPoint}, ${ParcelStatus.AwaitingCustomer}, ${ParcelStatus.Received})`.execute(
    db,
  );
  return rows[0] ?? { owned: 0, awaited: 0, unknown: 0, unweighed: 0 };
}

/** Those of these trips that bring parcels without owners, which the hub is to find. */
export async function tripsAwaitingOwners(db: Db, trips: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await query<{ code: string }>`
    select distinct trip_code as code from parcel_facts as parcel
    where trip_code = any(${[...trips]}::text[]) and is_current and awaits_owner`.execute(db);
  return new Set(rows.map(({ code }) => code));
}
