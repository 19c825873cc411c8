/** What waits for a decision: counted from small indexes, never by a walk over all parcels. */
import type { ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { StaffCut } from './report-scope.ts';

export type Waiting = { count: number; oldest: Date | null };

function conditionsOf({ businessLine, scope }: StaffCut, unitColumn: 'unit_id' | 'pickup_point_id') {
  const line = businessLine === undefined ? query`true` : query`business_line = ${businessLine}`;
  const unit = scope.kind === 'all' ? query`true` : query`${query.ref(unitColumn)} = ${scope.unitId}`;
  return query`${line} and ${unit}`;
}

/** Open parcels by what is wrong with them, and since when nothing has happened to the one that has waited longest. */
export async function countProblems(db: Db, cut: StaffCut): Promise<Map<ParcelProblem, Waiting>> {
  const { rows } = await query<{ problem: ParcelProblem } & Waiting>`
    select problem, count(*)::integer as count, min(last_event_at) as oldest
    from parcel cross join unnest(problems) as problem
    where problems <> '{}' and closed_at is null and ${conditionsOf(cut, 'pickup_point_id')}
    group by problem`.execute(db);
  return new Map(rows.map(({ problem, ...waiting }) => [problem, waiting]));
}

/** Parcels that lie at a point after their last free day; they wait since the day after it. */
export async function countOverdue(
  db: Db,
  cut: StaffCut,
  today: string,
): Promise<{ count: number; lastFreeDay: string | null }> {
  const { rows } = await query<{ count: number; lastFreeDay: string | null }>`
    select count(*)::integer as count, min(free_until)::text as "lastFreeDay"
    from parcel
    where status = 'DKHQS' and free_until < ${today}::date and ${conditionsOf(cut, 'pickup_point_id')}`.execute(
    db,
  );
  return rows[0] ?? { count: 0, lastFreeDay: null };
}

/** Submitted orders whose declaration is missing. */
export async function countUndeclared(db: Db, cut: StaffCut): Promise<Waiting> {
  const { rows } = await query<Waiting>`
    select (select coalesce(sum(orders), 0)::integer from order_tally
        where stage = 'WAIT_FORECAST' and ${conditionsOf(cut, 'unit_id')}) as count,
      (select min(created_at) from order_progress
        where stage = 'WAIT_FORECAST' and created_at is not null and ${conditionsOf(cut, 'unit_id')}) as oldest`.execute(
    db,
  );
  return rows[0] ?? { count: 0, oldest: null };
}

/** What customers have claimed and nobody has decided; by line and point of the parcel. */
export async function countClaims(db: Db, cut: StaffCut): Promise<Waiting> {
  const { rows } = await query<Waiting>`
    select count(*)::integer as count, min(parcel_claim.created_at) as oldest
    from parcel_claim join parcel on parcel.id = parcel_id
    where state = 'OPEN' and ${conditionsOf(cut, 'pickup_point_id')}`.execute(db);
  return rows[0] ?? { count: 0, oldest: null };
}
