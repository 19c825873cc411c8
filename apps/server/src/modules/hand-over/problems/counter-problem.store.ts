/** Parcels that were not taken at the counter. */
import type { CounterProblem } from '@rohi/contract/hand-over/counter-problem-rules';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

export type CounterProblemRow = {
  id: string;
  visitId: string;
  parcelId: string;
  trackingCode: string;
  unitId: number;
  /** Where it lay, and goes back to. */
  cell: string | null;
  kind: CounterProblem;
  note: string;
  clerkId: string;
  clerk: string;
  raisedAt: Date;
  /** A Dushanbe day. */
  decideBy: string;
  photos: number;
};

const columns =
  query.raw(`id, visit_id as "visitId", parcel_id::text as "parcelId", tracking_code as "trackingCode", unit_id as "unitId", cell, kind, note,
  clerk_id as "clerkId", clerk, raised_at as "raisedAt", to_char(decide_by, 'YYYY-MM-DD') as "decideBy", photos`);

/** With the cell in which the parcel lies. */
export async function insertCounterProblem(
  tx: Tx,
  row: Omit<CounterProblemRow, 'cell' | 'photos'>,
): Promise<void> {
  await query`
    insert into counter_problem (id, visit_id, parcel_id, tracking_code, unit_id, cell, kind, note, clerk_id, clerk, raised_at, decide_by)
    values (${row.id}, ${row.visitId}, ${row.parcelId}, ${row.trackingCode}, ${row.unitId},
      (select cell from parcel_cell_facts where parcel_id = ${row.parcelId} and unit_id = ${row.unitId}),
      ${row.kind}, ${row.note}, ${row.clerkId}, ${row.clerk}, ${row.raisedAt}, ${row.decideBy})`.execute(tx);
}

export async function findCounterProblem(db: Db | Tx, id: string): Promise<CounterProblemRow | undefined> {
  const { rows } = await query<CounterProblemRow>`
    select ${columns} from counter_problem where id = ${id}`.execute(db);
  return rows[0];
}

export async function countPhotoOfProblem(tx: Tx, id: string): Promise<void> {
  await query`update counter_problem set photos = photos + 1 where id = ${id}`.execute(tx);
}

/** What is open of a customer's parcels, the first to be decided first. */
export async function openCounterProblemsOf(db: Db, customerCode: string): Promise<CounterProblemRow[]> {
  const { rows } = await query<CounterProblemRow>`
    select ${columns} from counter_problem
    where ended_at is null and parcel_id in (select id from parcel_facts where customer_code = ${customerCode})
    order by decide_by, raised_at, id`.execute(db);
  return rows;
}

/** Ends the problems of those of these parcels that are held no more, or lie at a point no more. */
export async function endCounterProblems(tx: Tx, parcelIds: readonly string[]): Promise<void> {
  await query`
    update counter_problem set ended_at = now() from parcel_facts as parcel
    where parcel.id = counter_problem.parcel_id and parcel.id = any(${[...parcelIds]}::bigint[]) and ended_at is null
      and (not 'HELD' = any(parcel.problems) or parcel.status <> ${ParcelStatus.AwaitingCustomer})`.execute(
    tx,
  );
}

/** What is open of a parcel. */
export async function openCounterProblemOf(
  db: Db | Tx,
  parcelId: string,
): Promise<CounterProblemRow | undefined> {
  const { rows } = await query<CounterProblemRow>`
    select ${columns} from counter_problem where parcel_id = ${parcelId} and ended_at is null`.execute(db);
  return rows[0];
}
