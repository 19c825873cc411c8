import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdBackup } from '../../../test/held-backup.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../embedded-postgres.ts';
import { openPool, type Sql } from '../sql.ts';
import { writeBaseBackup, type BaseBackup } from './base-backup.ts';
import { takeBackupTurn } from './make-backup.ts';
import { readBase } from './read-base.ts';

let root = '';
let server: EmbeddedPostgres;
let sql: Sql;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'rohi-base-'));
  server = await startEmbeddedPostgres({ dataDir: join(root, 'data'), role: 'service', durable: false });
  sql = openPool({ socketFile: server.socketFile, database: 'rohi' }, { connections: 2 });
  // Noise, which packs badly: the backup takes long enough to be held.
  await sql`create table ballast as
    select string_agg(md5(n::text || part::text), '') as noise
    from generate_series(1, 8000) as n, generate_series(1, 60) as part group by n`;
});

afterAll(async () => {
  await sql.end();
  await server.stop();
  await rm(root, { recursive: true, force: true });
});

const slots = () => sql`select slot_name from pg_replication_slots`;

type Held = { pid: number; folder: string; ended: Promise<BaseBackup> };

/** Begins backups until one is stopped while it writes; one that was through before is whole. */
async function beginHeld(): Promise<Held> {
  for (let round = 1; ; round += 1) {
    const folder = join(root, `base-${round}-${Date.now()}`);
    const ended = writeBaseBackup({
      socketDir: server.socketDir,
      database: 'rohi',
      cluster: join(root, 'data', 'pg'),
      folder,
      floorBytes: 0,
      dataFloorBytes: 0,
    });
    ended.catch(() => undefined);
    const pid = await holdBackup(sql, ended);
    if (pid !== undefined) return { pid, folder, ended };
    await ended;
  }
}

test('a backup outlives checkpoints that no longer need the log it began with, and lets that log go afterwards', async () => {
  const { pid, folder, ended } = await beginHeld();
  for (const round of [1, 2, 3]) {
    await sql`insert into ballast values (${`in the meantime ${round}`})`;
    await sql`select pg_switch_wal()`;
    await sql`checkpoint`;
  }
  process.kill(pid, 'SIGCONT');
  const base = await ended;
  expect(base.systemIdentifier).toMatch(/^\d+$/);
  expect((await readBase(folder)).size).toBeGreaterThan(0);
  await expect.poll(slots).toEqual([]);
});

test('a backup with a killed process says so in one line and holds no log back', async () => {
  const { pid, ended } = await beginHeld();
  await sql`select pg_terminate_backend(${pid})`;
  process.kill(pid, 'SIGCONT');
  await expect(ended).rejects.toMatchObject({
    name: 'BackupError',
    reason: 'failed',
    message: expect.stringMatching(/^The backup was cut short, and what was written is removed: [^\n]+\.$/),
  });
  await expect.poll(slots).toEqual([]);
});

test('a backup that is begun while another is made is turned away until that has ended', async () => {
  const first = await takeBackupTurn(server.socketDir);
  expect(first).toBeDefined();
  expect(await takeBackupTurn(server.socketDir)).toBeUndefined();
  await first?.end();
  const next = await takeBackupTurn(server.socketDir);
  expect(next).toBeDefined();
  await next?.end();
});
