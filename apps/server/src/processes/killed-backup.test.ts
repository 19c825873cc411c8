/** kill -9 in the middle of the nightly backup: what was begun is no backup, and the next look makes one. */
import { execFileSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { oneInTurn } from '../../../../tools/turns.ts';
import { makeBackupPlace, type BackupPlace } from '../../test/backup-place.ts';
import { holdBackup } from '../../test/held-backup.ts';
import { startServiceChild, type ServiceChild } from '../../test/service-child.ts';
import { pidOf } from '../../test/supervised-service.ts';
import { listBackups } from '../platform/backup/backup-folders.ts';
import { readPostmasterFile } from '../platform/embedded-postgres-lock-files.ts';
import { freeJobsOfTheDead } from '../platform/job-owners.ts';
import { openPool, type Sql } from '../platform/sql.ts';

/**
 * What is killed: the process for long work, or the supervisor, and the backup with it; or the process that makes it.
 */
const victims = ['work', 'the backup', 'the supervisor'] as const;

type Standing = { service: ServiceChild; sql: Sql; close(): Promise<void> };

async function startOn(place: BackupPlace): Promise<Standing> {
  const service = startServiceChild({
    DATA_DIR: place.at('data'),
    BACKUP_DIR: place.at('backups'),
    DEMO: 'off',
    LOG_LEVEL: 'info',
    PROCESSES: '1',
  });
  await service.ready;
  const { socketDir = '' } = (await readPostmasterFile(place.at('data', 'pg'))) ?? {};
  const sql = openPool(
    { socketFile: join(socketDir, '.s.PGSQL.5432'), database: 'rohi' },
    { connections: 2, name: 'test' },
  );
  return { service, sql, close: () => sql.end({ timeoutMs: 1_000 }) };
}

/** As at 17 minutes past the hour. */
const look = (sql: Sql) => sql`select graphile_worker.add_job('backups.makeDue', '{}'::json)`;

const goodRuns = async (sql: Sql) =>
  (await sql`select from backup_run where kind = 'BACKUP' and fault is null`).length;

/** The process that makes the backup: the only command that the process for long work has started. */
function backupOf(work: number): number {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,args=']).toString().split('\n');
  const line = lines.find((each) => {
    const [, parent, ...args] = each.trim().split(/\s+/);
    return Number(parent) === work && args.join(' ').includes('backup.ts');
  });
  return Number(line?.trim().split(/\s+/)[0] ?? Number.NaN);
}

/** Also returns when it is held, once it goes on or another has been made. */
async function untilThrough(sql: Sql, before: number): Promise<void> {
  while ((await goodRuns(sql).catch(() => Number.POSITIVE_INFINITY)) <= before) await nextTurn();
}

/** Begins nightly backups until one is held while it writes; one that was through before is whole, and a day passes. */
async function holdNightly(sql: Sql): Promise<number> {
  for (;;) {
    const before = await goodRuns(sql);
    await look(sql);
    const pid = await holdBackup(sql, untilThrough(sql, before));
    if (pid !== undefined) return pid;
    await sql`update backup_run set started_at = started_at - interval '2 days', ended_at = ended_at - interval '2 days'`;
  }
}

test.for(oneInTurn(victims))(
  'kill -9 of %s in the middle of a backup: one whole backup, and nothing half-made beside it',
  async (victim) => {
    const place = await makeBackupPlace('killed-backup');
    onTestFinished(place.remove);
    let standing = await startOn(place);
    onTestFinished(async () => {
      await standing.close();
      standing.service.child.kill('SIGTERM');
      await standing.service.ended;
    });
    let { service, sql } = standing;
    // Noise, which packs badly: the backup takes long enough to be held. And no trial of a restore afterwards.
    await sql`create table ballast as
      select string_agg(md5(n::text || part::text), '') as noise
      from generate_series(1, 8000) as n, generate_series(1, 60) as part group by n`;
    await sql`insert into backup_run (kind, started_at, ended_at) values ('RESTORE_TRY', now(), now())`;
    const sender = await holdNightly(sql);
    const whole = (await listBackups(place.at('backups'))).length;
    const work = await pidOf(service, 'work');
    if (victim === 'the supervisor') {
      service.child.kill('SIGKILL');
      process.kill(sender, 'SIGCONT');
      await service.ended;
      await standing.close();
      standing = await startOn(place);
      ({ service, sql } = standing);
    } else {
      process.kill(victim === 'work' ? work : backupOf(work), 'SIGKILL');
      process.kill(sender, 'SIGCONT');
      if (victim === 'work') await pidOf(service, 'work', work);
    }
    const waiting = async () =>
      (
        await sql`
          select from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = task_id
          where task.identifier = 'backups.makeDue'`
      ).length;
    if (victim === 'the backup') {
      // It has failed, and the next hour looks again.
      await expect.poll(waiting).toBe(0);
      await look(sql);
    } else {
      // What the dead have left is taken again.
      await sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'`;
      await freeJobsOfTheDead(sql);
    }
    await expect.poll(waiting).toBe(0);
    const names = (await readdir(place.at('backups'))).filter((name) => name.includes('.part-'));
    expect([names, (await listBackups(place.at('backups'))).length]).toEqual([[], whole + 1]);
    const [newest] = await listBackups(place.at('backups'));
    expect(await place.run('backup', ['verify', newest?.folder ?? ''])).toMatchObject({ code: 0, err: '' });
  },
);
