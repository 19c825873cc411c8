/** Orders and claims that wait for a decision: counted from small indexes. Parcels that wait are counted where they are listed. */
import { sql as query } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { StaffCut } from './report-scope.ts';

export type Waiting = { count: number; oldest: Date | null };

function conditionsOf({ businessLine, scope }: StaffCut, unitColumn: 'unit_id' | 'pickup_point_id') {
  const line = businessLine === undefined ? query`true` : query`business_line = ${businessLine}`;
  const unit = scope.kind === 'all' ? query`true` : query`${query.ref(unitColumn)} = ${scope.unitId}`;
  return query`${line} and ${unit}`;
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
