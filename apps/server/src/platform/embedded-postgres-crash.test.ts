import { describe, expect, test, vi } from 'vitest';
import { truncate } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  bench,
  environmentWithout,
  killHard,
  lostOf,
  query,
  refusal,
  serverPid,
  setUpBench,
  start,
  startApart,
  success,
  untilGone,
  useFormerData,
} from './embedded-postgres-harness.ts';
import { isPostgresOn, listPostgresOn } from './embedded-postgres-lock-files.ts';
import { openSession } from './embedded-postgres-session.ts';

setUpBench();

describe('sudden ends', () => {
  test('a killed service takes its server along, and the next start has every acknowledged row', async () => {
    useFormerData();
    const acknowledged: number[] = [];
    for (let kill = 1; kill <= 3; kill += 1) {
      const service = startApart({ writers: 4 });
      const { serverPid } = await success(service);
      await service.hasWritten(100 * kill);
      // Once the service alone, once with the server, once with everything that works on the data.
      const cluster = join(bench.dataDir, 'pg');
      const victims = [[], [serverPid], await listPostgresOn(cluster)][kill - 1] ?? [];
      await Promise.all([service.kill(), ...victims.map(async (pid) => killHard(pid))]);
      acknowledged.push(...service.written);
      if (process.platform === 'linux') await untilGone(serverPid);
    }

    const pg = await start();
    expect(acknowledged.length).toBeGreaterThanOrEqual(600);
    expect(await lostOf(acknowledged, pg)).toEqual([]);
  });

  test('a service starts while the server of a killed one is still ending', async () => {
    useFormerData();
    const killed = startApart({ writers: 4 });
    await success(killed);
    await killed.hasWritten(50);
    await killed.kill();

    const pg = await start();
    expect(pg.owner).toBe(true);
    expect(await lostOf(killed.written, pg)).toEqual([]);
  });

  test('an orphan that its service could not take along is taken over', async () => {
    useFormerData();
    const killed = startApart({ env: await environmentWithout('setpriv'), writers: 2 });
    const started = await success(killed);
    await killed.hasWritten(20);
    await killed.kill();
    expect(await isPostgresOn(started.serverPid, join(bench.dataDir, 'pg'))).toBe(true);

    const pg = await start();
    expect(pg.owner).toBe(true);
    await untilGone(started.serverPid);
    expect(await lostOf(killed.written, pg)).toEqual([]);
  });

  test('a killed server is started again on the same socket, and nothing acknowledged is lost', async () => {
    useFormerData();
    const service = startApart({ writers: 4 });
    const started = await success(service);
    for (let kill = 1; kill <= 2; kill += 1) {
      const pid = await serverPid();
      await service.hasWritten(service.written.length + 100);
      killHard(pid);
      await untilGone(pid);
    }
    expect(await serverPid()).not.toBe(started.serverPid);
    await service.hasWritten(service.written.length + 100);

    const acknowledged = [...service.written];
    expect(await lostOf(acknowledged, started)).toEqual([]);
    await service.finish();
  });

  test('a service that is killed while its server repairs itself leaves no server behind that hangs', async () => {
    useFormerData();
    const acknowledged: number[] = [];
    for (let round = 1; round <= 3; round += 1) {
      const service = startApart({ writers: 4 });
      const { serverPid, socketFile } = await success(service);
      await service.hasWritten(50);
      const [backend] = await query<{ pid: number }>(
        { socketFile },
        `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`,
      );
      killHard(backend?.pid ?? 0);
      await vi.waitFor(() => expect(openSession(dirname(socketFile), 'command')).resolves.toBe('unsettled'), {
        timeout: 300_000,
        interval: 1,
      });
      await service.kill();
      acknowledged.push(...service.written);
      if (process.platform === 'linux') await untilGone(serverPid);
    }

    const pg = await start();
    expect(await lostOf(acknowledged, pg)).toEqual([]);
  });

  test('the owner keeps the folder when a crash inside PostgreSQL cuts its connections', async () => {
    useFormerData();
    const service = await start();
    const [backend] = await query<{ pid: number }>(service, 'select pg_backend_pid() as pid');
    const [holder] = await query<{ pid: number }>(
      service,
      `select pid from pg_locks where locktype = 'advisory' and granted`,
    );
    expect(holder?.pid).not.toBe(backend?.pid);
    await query(service, `select pg_terminate_backend(${holder?.pid})`);
    const locks = () => query(service, `select 1 from pg_locks where locktype = 'advisory' and granted`);
    await expect.poll(locks).toHaveLength(1);

    expect(await refusal()).toContain('Another service is already running');
  });

  test('a server that cannot be started again ends the service with one line', async () => {
    const lines: string[] = [];
    const pg = await start({ log: (line) => lines.push(line) });
    await truncate(join(bench.dataDir, 'pg', 'global', 'pg_control'), 100);
    // A slow machine may have been said to be recovering before.
    lines.length = 0;
    killHard(await serverPid());

    // PostgreSQL ends itself by a signal when it panics.
    expect(await pg.ended).toEqual({ code: null, signal: 'SIGABRT' });
    expect(lines[0]).toBe('PostgreSQL ended unexpectedly (SIGKILL): starting it again');
    expect(lines.at(-1)).toMatch(/^PostgreSQL does not start on .*pg_control.*backup/);
  });

  test('each crash of the server is counted', async () => {
    useFormerData();
    const pg = await start();
    for (const crashes of [1, 2]) {
      const pid = await serverPid();
      killHard(pid);
      await untilGone(pid);
      await vi.waitFor(() => expect(pg.restarts()).toBe(crashes), { timeout: 300_000 });
      await serverPid();
    }
  });

  test('a server stopped by an administrator ends the service', async () => {
    useFormerData();
    const pg = await start();
    process.kill(await serverPid(), 'SIGINT');
    expect(await pg.ended).toEqual({ code: 0, signal: null });
  });
});
