import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { saidNotes, type ScannedParcel } from '@rohi/contract/stations/scans.contract';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';

/** A parcel lies in a cell of this unit from now on. */
export async function placeParcel(
  tx: Tx,
  placed: { parcelId: string; unitId: number; cell: string; at: Date; by: string },
): Promise<void> {
  await query`
    insert into parcel_cell (parcel_id, unit_id, cell, since, placed_by)
    values (${placed.parcelId}, ${placed.unitId}, ${placed.cell}, ${placed.at}, ${placed.by})
    on conflict (parcel_id) do update set unit_id = excluded.unit_id, cell = excluded.cell, since = excluded.since,
      placed_by = excluded.placed_by, left_cell = null, changed_in = excluded.changed_in,
      changed_at = excluded.changed_at`.execute(tx);
}

/** Parcels lie in a cell of this unit from now on, or in none. */
export async function placeParcels(
  tx: Tx,
  placed: { parcelIds: readonly string[]; unitId: number; cell: string | null; at: Date; by: string },
): Promise<void> {
  const ids = query`${[...placed.parcelIds]}::bigint[]`;
  await (placed.cell === null
    ? query`
      update parcel_cell set cell = null, changed_in = pg_current_xact_id(), changed_at = now()
      where parcel_id = any(${ids}) and cell is not null`.execute(tx)
    : query`
      insert into parcel_cell (parcel_id, unit_id, cell, since, placed_by)
      select id, ${placed.unitId}, ${placed.cell}, ${placed.at}, ${placed.by} from unnest(${ids}) as parcel (id)
      on conflict (parcel_id) do update set unit_id = excluded.unit_id, cell = excluded.cell, since = excluded.since,
        placed_by = excluded.placed_by, left_cell = null, changed_in = excluded.changed_in,
        changed_at = excluded.changed_at`.execute(tx));
}

/** Whether a parcel lies in the unit that it has, or had, a cell in: a China warehouse, a hub or its pickup point. */
const isHere = query`(parcel.is_current and case parcel.status
  when ${ParcelStatus.AwaitingDeparture} then parcel.received_at is not null and unit.kind = 'WAREHOUSE'
  when ${ParcelStatus.AwaitingHubOut} then unit.kind = 'HUB'
  when ${ParcelStatus.AwaitingCustomer} then unit.id = parcel.pickup_point_id
  else false end)`;

/** Where a parcel lay that has gone on; null of one that has no place to come back to. */
const cellLeft = query`case
  when parcel.is_current and parcel.received_at is not null and parcel.status <> ${ParcelStatus.Cancelled} then cell end`;

/**
 * Empties the cells of those of these parcels that lie there no more; of those that have gone on it is noted where they
 * lay.
 */
export async function emptyCells(tx: Tx, parcelIds: readonly string[]): Promise<void> {
  await query`
    update parcel_cell set cell = null, left_cell = ${cellLeft}, changed_in = pg_current_xact_id(), changed_at = now()
    from parcel_facts as parcel, place as unit
    where parcel.id = parcel_id and unit.id = unit_id and cell is not null
      and parcel_id = any(${[...parcelIds]}::bigint[]) and not ${isHere}`.execute(tx);
}

/** As `emptyCells`; and those of these parcels that had left and are in the same unit again lie where they lay. */
export async function followParcels(tx: Tx, parcelIds: readonly string[]): Promise<void> {
  await query`
    update parcel_cell set cell = case when ${isHere} then left_cell end, left_cell = case when not ${isHere} then ${cellLeft} end,
      changed_in = pg_current_xact_id(), changed_at = now()
    from parcel_facts as parcel, place as unit
    where parcel.id = parcel_id and unit.id = unit_id and parcel_id = any(${[...parcelIds]}::bigint[])
      and case when ${isHere} then cell is null and left_cell is not null when not ${isHere} then cell is not null end`.execute(
    tx,
  );
}

/** The cell of a unit that a parcel lies in; null when it lies in none. */
export async function findCell(tx: Tx, parcelId: string, unitId: number): Promise<string | null> {
  const { rows } = await query<{ cell: string | null }>`
    select cell from parcel_cell where parcel_id = ${parcelId} and unit_id = ${unitId}`.execute(tx);
  return rows[0]?.cell ?? null;
}

/** Whether the office has ordered the return of a parcel that has not left its point. */
export async function isOrderedBack(tx: Tx, parcelId: string): Promise<boolean> {
  const { rows } = await query`
    select from staying_parcel_facts where parcel_id = ${parcelId}::bigint and is_ordered_back`.execute(tx);
  return rows.length > 0;
}

/** What a station shows of the current parcels of these codes. */
export async function findScannedParcels(
  db: Db | Tx,
  trackingCodes: readonly string[],
): Promise<ScannedParcel[]> {
  const { rows } = await query<ScannedParcel>`
    select parcel.tracking_code as "trackingCode", parcel.customer_code as "customerCode",
      parcel.order_code as "orderCode", orders.goods, parcel_cell.cell, parcel.weight_g as "weightG",
      parcel.handling_notes as handling,
      array(select unnest(parcel.problems) intersect select unnest(${[...saidNotes]}::text[]) order by 1) as notes,
      case when problem.id is not null then json_build_object('kind', problem.kind, 'answer', problem.answer) end as problem
    from parcel_facts as parcel
    left join order_facts as orders on orders.code = parcel.order_code
    left join parcel_cell on parcel_cell.parcel_id = parcel.id
    left join parcel_problem as problem on problem.parcel_id = parcel.id and problem.ended is null
    where parcel.is_current and parcel.tracking_code = any(${[...trackingCodes]}::text[])`.execute(db);
  return rows;
}
