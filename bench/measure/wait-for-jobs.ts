import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from '../../apps/server/src/platform/sql.ts';
import { say } from './say.ts';

const mostWaitMs = 600_000;

/**
 * Until nothing is due any more: letters, walks over older rows. They are no part of what was done before, and the next
 * begins when they are through.
 */
export async function waitForJobs(sql: Sql): Promise<void> {
  const until = performance.now() + mostWaitMs;
  while (performance.now() < until) {
    const [row] = await sql<{ due: number }[]>`
      select count(*)::integer as due from graphile_worker._private_jobs
      where attempts < max_attempts and (run_at <= now() or locked_at is not null)`;
    if (row?.due === 0) return;
    await pause(100);
  }
  say('  jobs are still waiting; going on');
}
