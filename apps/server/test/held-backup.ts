import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Sql } from '../src/platform/sql.ts';

/** The process of a backup that writes files at this moment; undefined when none does. */
async function findWriter(sql: Sql): Promise<number | undefined> {
  const [row] = await sql<{ pid: number }[]>`
    select pid from pg_stat_progress_basebackup where phase = 'streaming database files'`;
  return row?.pid;
}

/**
 * Stops the process of a backup while it writes, and returns its number: the caller lets it go on by SIGCONT. Undefined
 * for a backup that was through before.
 */
export async function holdBackup(sql: Sql, backup: Promise<unknown>): Promise<number | undefined> {
  const over = new AbortController();
  const end = () => over.abort();
  backup.then(end, end);
  while (!over.signal.aborted) {
    const pid = await findWriter(sql);
    if (pid !== undefined) {
      process.kill(pid, 'SIGSTOP');
      if ((await findWriter(sql)) === pid) return pid;
      process.kill(pid, 'SIGCONT');
    }
    await nextTurn();
  }
  return undefined;
}
