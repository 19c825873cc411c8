import { ParcelStatus, type ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** A parcel that lies at a hub: it was scanned there, or its bag was taken whole. */
export type LyingAtHub = {
  id: string;
  code: string;
  customerCode: string | null;
  pointId: number | null;
  status: ParcelStatus;
  problems: ParcelProblem[];
  weightG: number | null;
  cell: string | null;
  /** When it came. */
  since: Date;
  /** The transfer that has it. */
  transfer: string | null;
};

/** All that lies at a hub, or what of these parcels does. An arrival without a known place is taken for one here. */
export async function listLyingAtHub(
  db: Db | Tx,
  hubId: number,
  ids?: readonly string[],
): Promise<LyingAtHub[]> {
  const some = ids === undefined ? query`true` : query`parcel.id = any(${[...ids]}::bigint[])`;
  const { rows } = await query<LyingAtHub>`
    with here as (
      select parcel.id, coalesce(arrival.occurred_at, parcel.last_event_at) as since
      from parcel_facts as parcel
      left join lateral (
        select event.place_id, event.occurred_at from parcel_event_facts as event
        where event.parcel_id = parcel.id and event.type = 'HUB_INBOUND' and not exists (
          select from parcel_event_facts as correction
          where correction.parcel_id = event.parcel_id and correction.corrects = event.seq)
        order by event.seq desc limit 1) as arrival on true
      where ${some} and parcel.is_current and parcel.status = ${ParcelStatus.AwaitingHubOut}
        and coalesce(arrival.place_id, ${hubId}) = ${hubId}
      union all
      select parcel.id, max(checked.state_at) from checked_parcel_facts as checked
      join parcel_facts as parcel on parcel.id = checked.parcel_id
      where ${some} and checked.work = 'UNLOADING' and checked.state = 'IMPLIED' and checked.unit_id = ${hubId}
        and parcel.is_current and parcel.status = ${ParcelStatus.AwaitingHubIn}
      group by parcel.id)
    select parcel.id::text as id, parcel.tracking_code as code, parcel.customer_code as "customerCode",
      parcel.pickup_point_id as "pointId", parcel.status, parcel.problems,
      parcel.weight_g as "weightG", lies.cell, here.since,
      (select checked.transfer_code from checked_parcel_facts as checked
        where checked.parcel_id = parcel.id and (
          (checked.work = 'FILLING' and checked.transfer_state in ('OPEN', 'CLOSED'))
          or (parcel.status = ${ParcelStatus.AwaitingHubIn} and (checked.work = 'ACCEPTING'
            or (checked.work = 'FILLING' and checked.transfer_state in ('DEPARTED', 'ARRIVED')))))
        order by checked.checklist_id desc limit 1) as transfer
    from here join parcel_facts as parcel on parcel.id = here.id
    left join parcel_cell_facts as lies on lies.parcel_id = parcel.id and lies.unit_id = ${hubId}
    order by here.since, parcel.id`.execute(db);
  return rows;
}
