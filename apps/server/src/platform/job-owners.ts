import type { Sql } from './sql.ts';

// Any fixed number: with the owner's name it makes the key of a lock.
const lockClass = 4_207_319;
/** A process that has just begun may hold a job before it holds its lock. */
const graceSeconds = 20;

/** Holds a lock in the owner's name for as long as this connection lives. May be called again. */
export async function markAlive(sql: Sql, owner: string): Promise<void> {
  await sql`select pg_try_advisory_lock(${lockClass}, hashtext(${owner}))`;
}

/**
 * A process that was killed leaves its jobs locked, and the queue itself frees them only after four hours. Frees those
 * of an owner that holds no lock any more, and wakes the runners. Returns how many.
 */
export async function freeJobsOfTheDead(sql: Sql): Promise<number> {
  const [row] = await sql<{ freed: number }[]>`
    with dead as (
      select id, locked_by from graphile_worker._private_jobs job
      where locked_at < now() - make_interval(secs => ${graceSeconds})
        and not exists (
          select from pg_locks l where l.locktype = 'advisory' and l.objsubid = 2
            and l.database = (select oid from pg_database where datname = current_database())
            and l.classid = ${lockClass}::oid
            and l.objid = (hashtext(job.locked_by)::bigint & 4294967295)::oid)
    )
    select count(*)::integer as freed,
      graphile_worker.force_unlock_workers(array_agg(distinct locked_by)),
      case when count(*) > 0 then pg_notify('jobs:insert', json_build_object('r', random()::text, 'count', count(*))::text) end
    from dead`;
  return row?.freed ?? 0;
}
