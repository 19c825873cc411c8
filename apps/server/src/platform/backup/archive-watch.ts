import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';
import type { Sql } from '../sql.ts';

/** What the archive of the log has come to. */
export type ArchiveState = {
  lastArchivedAt: Date | null;
  /** True while the newest try has failed: nothing is archived, and the server keeps all of its log meanwhile. */
  isFailing: boolean;
};

export type ArchiveWatch = { close(): Promise<void> };

const everyMs = 10_000;

/** Asks the server how its archive fares; undefined when it archives nothing. */
export async function readArchiveState(sql: Sql): Promise<ArchiveState | undefined> {
  const [row] = await sql<{ mode: string; archived: Date | null; failed: Date | null }[]>`
    select current_setting('archive_mode') as mode, last_archived_time as archived, last_failed_time as failed
    from pg_stat_archiver`;
  if (row === undefined || row.mode === 'off') return undefined;
  const isFailing = row.failed !== null && (row.archived === null || row.failed > row.archived);
  return { lastArchivedAt: row.archived, isFailing };
}

/**
 * Looks after the archive while a service runs. After each start of the server one checkpoint is asked for, since its
 * process that closes segments in time sleeps until then. A failing archive is logged once, and once when it works
 * again.
 */
export function watchArchive(sql: Sql, log: Log): ArchiveWatch {
  const closing = new AbortController();
  let wokenFor = '';
  let wasFailing = false;
  const look = async (): Promise<void> => {
    const [row] = await sql<{ started: string }[]>`select pg_postmaster_start_time()::text as started`;
    if (row !== undefined && row.started !== wokenFor) {
      await sql`checkpoint`;
      wokenFor = row.started;
    }
    const state = await readArchiveState(sql);
    const isFailing = state?.isFailing ?? false;
    if (isFailing && !wasFailing)
      log.error('the log of the database cannot be archived: look at ARCHIVE_DIR');
    if (wasFailing && !isFailing) log.warn('the log of the database is archived again');
    wasFailing = isFailing;
  };
  const watching = (async () => {
    while (!closing.signal.aborted) {
      await look().catch((error: unknown) => log.debug({ err: error }, 'the archive was not looked at'));
      await pause(everyMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  })();
  return {
    close: async () => {
      closing.abort();
      await watching;
    },
  };
}
