import { sql as query } from 'kysely';
import type { NightlyCheck } from '@rohi/contract/upkeep/upkeep.contract';
import type { Db, Tx } from '../../platform/database.ts';

/** A run of a check. `differences` null: it did not come to its end. */
export type CheckRun = { name: NightlyCheck; startedAt: Date; endedAt: Date; differences: number | null };

export async function insertRun(db: Db, run: CheckRun): Promise<void> {
  await query`
    insert into check_run (name, started_at, ended_at, differences)
    values (${run.name}, ${run.startedAt}, ${run.endedAt}, ${run.differences})`.execute(db);
}

/** The newest run of each check. */
export async function findLastRuns(db: Db): Promise<Map<NightlyCheck, CheckRun>> {
  const { rows } = await query<CheckRun>`
    select distinct on (name) name, started_at as "startedAt", ended_at as "endedAt", differences
    from check_run order by name, id desc`.execute(db);
  return new Map(rows.map((run) => [run.name, run]));
}

/** When the checks of a night were begun last; null: never. Locked, so that of two processes one begins them. */
export async function lockNight(tx: Tx): Promise<Date | null> {
  const { rows } = await query<{
    at: Date | null;
  }>`select begun_at as at from check_night for update`.execute(tx);
  return rows[0]?.at ?? null;
}

export async function saveNight(tx: Tx, at: Date): Promise<void> {
  await query`update check_night set begun_at = ${at}`.execute(tx);
}

export async function deleteRuns(db: Db, before: Date): Promise<void> {
  await query`delete from check_run where ended_at < ${before}`.execute(db);
}
