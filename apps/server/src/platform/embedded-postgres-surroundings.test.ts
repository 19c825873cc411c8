import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, lstat, mkdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  bench,
  environmentWithout,
  failure,
  giveTo,
  query,
  refusal,
  setUpBench,
  start,
  startApart,
  success,
  useFormerData,
} from './embedded-postgres-harness.ts';
import { socketDirFor } from './embedded-postgres-socket.ts';

setUpBench();

const ORDINARY = 65_534;
const NAMELESS = 54_321;
const isRoot = process.platform === 'linux' && process.geteuid?.() === 0;

/** Other users can be tried only where they may read this checkout and run this Node. */
const othersCanRead =
  isRoot &&
  spawnSync(process.execPath, ['--version', import.meta.filename], { uid: ORDINARY, gid: ORDINARY })
    .status === 0 &&
  spawnSync('cat', [import.meta.filename], { uid: ORDINARY, gid: ORDINARY, cwd: '/' }).status === 0;
const hasNamespaces =
  isRoot && spawnSync('unshare', ['--user', 'true'], { uid: NAMELESS, gid: NAMELESS }).status === 0;

describe('the user who starts it', () => {
  test.runIf(isRoot)(
    'root without user namespaces runs it as another user below folders only root may enter',
    async () => {
      const env = await environmentWithout('unshare');
      const first = startApart({ env });
      await success(first);
      expect((await stat(bench.dataDir)).mode & 0o077).toBe(0);
      expect((await stat(join(bench.dataDir, 'pg'))).uid).toBe(ORDINARY);
      await first.finish();

      // The owner of the data decides at later starts, even where user namespaces work.
      await start();
      expect((await stat(join(bench.dataDir, 'pg'))).uid).toBe(ORDINARY);
    },
  );

  test.runIf(hasNamespaces)(
    'data that root made with user namespaces is handed over where there are none',
    async () => {
      const pg = await start();
      expect((await stat(join(bench.dataDir, 'pg', 'global'))).uid).toBe(0);
      await pg.stop();

      await success(startApart({ env: await environmentWithout('unshare') }));
      expect((await stat(join(bench.dataDir, 'pg', 'global', 'pg_control'))).uid).toBe(ORDINARY);
    },
  );

  test.runIf(isRoot)('root learns what to do where nothing can change the user', async () => {
    const line = await failure(startApart({ env: await environmentWithout('unshare', 'setpriv') }));
    expect(line).toMatch(/does not run as root.*ordinary user.*DATABASE_URL/);
  });

  test.runIf(othersCanRead)('an ordinary user runs it plainly', async () => {
    await giveTo(ORDINARY);
    const process = startApart({ uid: ORDINARY, env: await environmentWithout('unshare') });
    expect(await success(process)).toMatchObject({ owner: true });
    expect((await stat(join(bench.dataDir, 'pg'))).uid).toBe(ORDINARY);
  });

  test.runIf(othersCanRead && hasNamespaces)('a user without a name, as in containers, runs it', async () => {
    await giveTo(NAMELESS);
    expect(await success(startApart({ uid: NAMELESS }))).toMatchObject({ owner: true });
    expect((await stat(join(bench.dataDir, 'pg'))).uid).toBe(NAMELESS);
  });

  test.runIf(othersCanRead)('data of another user is refused, and both are named', async () => {
    useFormerData();
    await chmod(bench.dataDir, 0o755);
    const line = await failure(startApart({ uid: ORDINARY }));
    expect(line).toContain(`belongs to user 0, but this process runs as user ${ORDINARY}`);
  });

  test.runIf(isRoot)('root does not take over the data of an ordinary user', async () => {
    const cluster = await makeCluster({ PG_VERSION: '18\n' });
    await chown(cluster, NAMELESS, NAMELESS);
    expect(await refusal()).toContain(`belongs to user ${NAMELESS}, but this process runs as user 0`);
  });

  test.runIf(othersCanRead)('a data folder that may not be written is refused', async () => {
    await chmod(bench.dataDir, 0o755);
    const line = await failure(startApart({ uid: ORDINARY }));
    expect(line).toContain(
      `The data folder ${bench.dataDir} cannot be used: this user may not read or write it`,
    );
  });
});

describe('the data folder', () => {
  test('a file in its place is refused', async () => {
    const dataDir = join(bench.dataDir, 'file');
    await writeFile(dataDir, '');
    expect(await refusal({ dataDir })).toContain('a file stands where a folder should be');
    expect(await refusal({ dataDir: join(dataDir, 'below') })).toContain(
      'a file stands where a folder should be',
    );
  });

  test('a folder with other things in it is refused and left as it is', async () => {
    await mkdir(join(bench.dataDir, 'pg'));
    await writeFile(join(bench.dataDir, 'pg', 'letter.txt'), 'Dear');
    expect(await refusal()).toContain(`${join(bench.dataDir, 'pg')} is not a PostgreSQL data folder`);
    expect(await readFile(join(bench.dataDir, 'pg', 'letter.txt'), 'utf8')).toBe('Dear');
  });

  test('an empty folder in the place of the data is used', async () => {
    await mkdir(join(bench.dataDir, 'pg'));
    await start();
  });

  test('data of another version is refused', async () => {
    await makeCluster({ PG_VERSION: '17\n' });
    expect(await refusal()).toMatch(/was written by PostgreSQL 17, this service runs 18: .*backup/);
  });

  test('damaged data is refused with the words of PostgreSQL in one line', async () => {
    const pg = await start();
    await pg.stop();
    await truncate(join(bench.dataDir, 'pg', 'global', 'pg_control'), 100);
    expect(await refusal()).toMatch(/PostgreSQL does not start on .*pg_control.*pg\.log.*backup/);
  });

  test('of what keeps PostgreSQL from starting only the reason and the way out are shown', async () => {
    useFormerData();
    expect(await refusal({ settings: { shared_buffers: '2000000GB' } })).toMatch(
      /^PostgreSQL does not start on .*\/pg: .*shared_buffers.* \(more in .*pg\.log\)\./,
    );
  });

  test('a copy with a mode that is too open is closed again', async () => {
    useFormerData();
    await chmod(join(bench.dataDir, 'pg'), 0o755);
    await start();
    expect((await stat(join(bench.dataDir, 'pg'))).mode & 0o777).toBe(0o700);
  });

  test('a log that cannot be written is reported, and the database runs', async () => {
    useFormerData();
    await rm(join(bench.dataDir, 'pg.log'));
    await mkdir(join(bench.dataDir, 'pg.log'));
    const lines: string[] = [];
    await start({ log: (line) => lines.push(line) });
    // A slow machine is said to be recovering meanwhile.
    expect(lines.filter((line) => line.includes('pg.log'))).toEqual([
      expect.stringContaining('pg.log cannot be written'),
    ]);
    await rm(join(bench.dataDir, 'pg.log'), { recursive: true });
  });

  test.runIf(isRoot)('a socket folder that somebody else made first is refused', async () => {
    const dataDir = join(bench.dataDir, 'a-folder-with-a-long-name/'.repeat(5));
    const socketDir = socketDirFor(join(dataDir, 'pg'));
    bench.cleanUp.push(() => rm(socketDir, { recursive: true }));
    await mkdir(socketDir, { mode: 0o700 });
    await chown(socketDir, NAMELESS, NAMELESS);
    expect(await refusal({ dataDir })).toContain(
      `The folder ${socketDir} for the database socket belongs to somebody`,
    );
  });
});

describe('lock files of an earlier run', () => {
  test('that name a process of somebody else do not stop the start', async () => {
    useFormerData();
    await leaveLockFiles(process.pid);
    expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test.runIf(process.platform === 'linux')(
    'that name a process nobody reaps do not stop the start',
    async () => {
      useFormerData();
      await leaveLockFiles(await makeZombie());
      expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
    },
  );

  test('that are empty do not stop the start', async () => {
    useFormerData();
    await leaveLockFiles('');
    expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('that came with a copy of running data leave the original alone', async () => {
    const original = await start();
    await query(original, 'create table original ()');
    const copied = await readFile(join(bench.dataDir, 'pg', 'postmaster.pid'), 'utf8');
    const originalDir = bench.dataDir;

    useFormerData();
    await writeFile(join(bench.dataDir, 'pg', 'postmaster.pid'), copied);
    const copy = await start();

    expect(copy.owner).toBe(true);
    expect(copy.socketFile).not.toBe(original.socketFile);
    expect(await query(copy, `select to_regclass('original') as original`)).toEqual([{ original: null }]);
    expect(await query(original, 'select * from original')).toEqual([]);
    await copy.stop();
    await original.stop();
    expect((await lstat(originalDir)).isDirectory()).toBe(true);
  });

  test('of a first start that was cut off are cleared away', async () => {
    const ended = spawnSync('true').pid;
    await mkdir(join(bench.dataDir, `pg.new-${ended}-abcdef`, 'base'), { recursive: true });
    await start();
    await expect(stat(join(bench.dataDir, `pg.new-${ended}-abcdef`))).rejects.toThrow('ENOENT');
  });
});

/** Just enough of a cluster to be looked at. */
async function makeCluster(files: Record<string, string>): Promise<string> {
  const cluster = join(bench.dataDir, 'pg');
  await mkdir(join(cluster, 'global'), { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(cluster, name), content);
  return cluster;
}

/** What a server leaves behind that had no time to clear up: it says "ready" to the end. */
async function leaveLockFiles(pid: number | ''): Promise<void> {
  const cluster = join(bench.dataDir, 'pg');
  const lines = [pid, cluster, 1_700_000_000, 5432, cluster, '', '  1 1', 'ready', ''];
  await writeFile(join(cluster, 'postmaster.pid'), pid === '' ? '' : lines.join('\n'));
  await writeFile(join(cluster, '.s.PGSQL.5432.lock'), pid === '' ? '' : lines.slice(0, 5).join('\n'));
}

async function makeZombie(): Promise<number> {
  // The shell becomes a program that never asks after its child.
  const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 600'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  bench.cleanUp.push(() => parent.kill('SIGKILL'));
  const [chunk] = (await once(parent.stdout, 'data')) as [Buffer];
  return Number(chunk.toString());
}
