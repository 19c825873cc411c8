/**
 * Orders that wait for a decision: counted from small indexes. Parcels and claims that wait are counted where they are
 * listed.
 */
import { sql as query } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { StaffCut } from './report-scope.ts';

export type Waiting = { count: number; oldest: Date | null };

function conditionsOf({ businessLine, scope }: StaffCut) {
  const line = businessLine === undefined ? query`true` : query`business_line = ${businessLine}`;
  const unit = scope.kind === 'all' ? query`true` : query`unit_id = ${scope.unitId}`;
  return query`${line} and ${unit}`;
}

/** Submitted orders without a declaration. */
export async function countUndeclared(db: Db, cut: StaffCut): Promise<Waiting> {
  const { rows } = await query<Waiting>`
    select (select coalesce(sum(orders), 0)::integer from order_tally
        where stage = 'WAIT_FORECAST' and ${conditionsOf(cut)}) as count,
      (select min(created_at) from order_progress
        where stage = 'WAIT_FORECAST' and created_at is not null and ${conditionsOf(cut)}) as oldest`.execute(
    db,
  );
  return rows[0] ?? { count: 0, oldest: null };
}
