import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** In which cell of its unit a parcel lies, since when, and who has put it there; all null where it lies in none. */
export type Placement = {
  parcelId: string;
  code: string;
  cell: string | null;
  since: Date | null;
  placedBy: string | null;
};

const columns = query`parcel.id::text as "parcelId", parcel.tracking_code as code, lies.cell, lies.since, lies.placed_by as "placedBy"`;

/** All that lies at a pickup point and no courier has, or what of these parcels does. */
export async function listAtPoint(
  db: Db | Tx,
  pointId: number,
  ids?: readonly string[],
): Promise<Placement[]> {
  const some = ids === undefined ? query`true` : query`parcel.id = any(${[...ids]}::bigint[])`;
  const { rows } = await query<Placement>`
    select ${columns} from parcel_facts as parcel
    left join parcel_cell_facts as lies on lies.parcel_id = parcel.id and lies.unit_id = ${pointId}
    where ${some} and parcel.is_current and parcel.status = ${ParcelStatus.AwaitingCustomer}
      and parcel.pickup_point_id = ${pointId} and not exists (
        select from courier_parcel_facts as carried where carried.parcel_id = parcel.id and carried.ended is null)`.execute(
    db,
  );
  return rows;
}

/** Where these parcels lie in a unit. */
export async function findPlacements(
  db: Db | Tx,
  unitId: number,
  ids: readonly string[],
): Promise<Placement[]> {
  const { rows } = await query<Placement>`
    select ${columns} from parcel_facts as parcel
    left join parcel_cell_facts as lies on lies.parcel_id = parcel.id and lies.unit_id = ${unitId}
    where parcel.id = any(${[...ids]}::bigint[])`.execute(db);
  return rows;
}
