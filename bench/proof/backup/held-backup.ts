import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openPool, type Sql } from '../../../apps/server/src/platform/sql.ts';
import { readSegmentName } from '../../../apps/server/src/platform/backup/wal-segments.ts';
import { holdBackup } from '../../../apps/server/test/held-backup.ts';
import type { CaseResult } from '../case-result.ts';
import { makeCustomers, onFolder, startOn, timeUntil, withFolder } from '../faults/fault-setup.ts';
import { findSocketFile } from '../faults/postgres-processes.ts';
import { command, placeIn } from './restores.ts';

const checkpoints = 3;
const megabyte = 1_048_576;
const mostMs = 120_000;
/** Rows of noise, which neither packs nor compresses: some 2 kB each. */
const rowsAMegabyte = 500;

/**
 * A backup is held while so much log is written and removed as checkpoints do; then it ends well, and the log that it
 * held is let go.
 */
export function outliveCheckpoints(logMb: number): Promise<CaseResult> {
  return withFolder(async (root) => {
    const place = placeIn(root);
    await onFolder(place.dataDir, makeCustomers);
    const service = startOn(place.dataDir, place.env);
    await service.ready;
    const socketFile = await findSocketFile(place.dataDir);
    // Not in the database of the service: what is written there is checked.
    const sql = openPool({ socketFile, database: 'postgres' }, { connections: 2 });
    try {
      await sql`create table ballast (noise text)`;
      await addNoise(sql, 80);
      for (;;) {
        const backup = command(place, 'backup');
        const pid = await holdBackup(sql, backup);
        if (pid === undefined) await backup;
        else return await playHeld(join(place.dataDir, 'pg', 'pg_wal'), { sql, pid, backup, logMb });
      }
    } finally {
      await sql.end();
      service.child.kill('SIGTERM');
      await service.ended;
      await rm(root, { recursive: true, force: true });
    }
  });
}

type Held = { sql: Sql; pid: number; backup: ReturnType<typeof command>; logMb: number };

async function playHeld(wal: string, { sql, pid, backup, logMb }: Held): Promise<CaseResult> {
  const [before] = await sql<{ at: string }[]>`select pg_current_wal_lsn()::text as at`;
  for (let round = 0; round < checkpoints; round += 1) {
    await addNoise(sql, logMb / checkpoints);
    await sql`select pg_switch_wal()`;
    await sql`checkpoint`;
  }
  const [written] = await sql<{ bytes: number }[]>`
    select (pg_current_wal_lsn() - ${before?.at ?? '0/0'}::pg_lsn)::float8 as bytes`;
  const heldFrom = await oldestSegment(wal);
  process.kill(pid, 'SIGCONT');
  const { code, err } = await backup;
  const slots = await sql`select slot_name from pg_replication_slots`;
  // What is not archived yet stays a moment longer.
  const letGoMs = await timeUntil(async () => {
    await sql`select pg_switch_wal()`;
    await sql`checkpoint`;
    return (await oldestSegment(wal)) > heldFrom;
  }, mostMs);
  const mb = Math.round((written?.bytes ?? 0) / megabyte);
  return {
    name: 'backup',
    what: `a backup is held over ${checkpoints} checkpoints while the log goes on`,
    figure: `${mb.toLocaleString('en')} MB of log written meanwhile; the backup ended with ${code}${err === '' ? '' : ` (${err.trim()})`}, ${slots.length} slots left; the log that was held is ${letGoMs === undefined ? '**not let go**' : 'let go'}`,
    isMet: code === 0 && slots.length === 0 && mb >= logMb && letGoMs !== undefined,
  };
}

/** The first segment that is still there; files that wait to be written over have higher numbers. */
async function oldestSegment(wal: string): Promise<number> {
  const numbers = (await readdir(wal)).flatMap((name) => readSegmentName(name)?.number ?? []);
  return Math.min(...numbers);
}

async function addNoise(sql: Sql, mb: number): Promise<void> {
  await sql`
    insert into ballast
    select (select string_agg(md5(random()::text || n::text || part::text), '') from generate_series(1, 60) as part)
    from generate_series(1, ${Math.ceil(mb * rowsAMegabyte)}::integer) as n`;
}
