import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { ensureDatabase } from './embedded-postgres.ts';
import {
  bench,
  query,
  refusal,
  serverPid,
  setUpBench,
  start,
  startApart,
  useFormerData,
} from './embedded-postgres-harness.ts';
import { isPostgresOn, readPostmasterFile } from './embedded-postgres-lock-files.ts';

setUpBench();

describe('start and stop', () => {
  test('the first start makes a durable database for UTF-8 text in UTC, for this user only', async () => {
    const pg = await start({ durable: true });

    const settings = await query<{ name: string; setting: string }>(
      pg,
      `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit',
         'listen_addresses', 'TimeZone', 'server_encoding', 'data_checksums', 'jit') order by name`,
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      data_checksums: 'on',
      fsync: 'on',
      full_page_writes: 'on',
      jit: 'off',
      listen_addresses: '',
      server_encoding: 'UTF8',
      synchronous_commit: 'on',
      TimeZone: 'UTC',
    });
    expect(await query(pg, `select upper('ӯж') as upper`)).toEqual([{ upper: 'ӮЖ' }]);
    expect(pg.owner).toBe(true);
    expect((await stat(pg.socketFile)).mode & 0o077).toBe(0);
    expect((await stat(join(bench.dataDir, 'pg'))).mode & 0o077).toBe(0);
  });

  test('a later start finds the rows of the earlier one', async () => {
    useFormerData();
    const first = await start();
    await query(first, 'create table parcel as select 7 as id');
    await first.stop();

    const second = await start();
    expect(await query(second, 'select id from parcel')).toEqual([{ id: 7 }]);
  });

  test('after stop no process of the server is left', async () => {
    useFormerData();
    const pg = await start();
    const pid = await serverPid();
    await Promise.all([pg.stop(), pg.stop()]);

    expect(await isPostgresOn(pid, join(bench.dataDir, 'pg'))).toBe(false);
    expect(await readPostmasterFile(join(bench.dataDir, 'pg'))).toBeNull();
  });

  test('settings of the caller win over ours', async () => {
    useFormerData();
    const pg = await start({ settings: { max_connections: '17' } });
    expect(await query(pg, 'show max_connections')).toEqual([{ max_connections: '17' }]);
  });

  test('a database is made once, however many ask for it', async () => {
    useFormerData();
    const pg = await start();
    await Promise.all([1, 2, 3, 4].map(() => ensureDatabase(pg.socketFile, 'second "base"')));

    const found = await query(pg, `select count(*)::int from pg_database where datname = 'second "base"'`);
    expect(found).toEqual([{ count: 1 }]);
  });

  test('spaces, quotes, commas and Cyrillic in the path do no harm', async () => {
    const pg = await start({ dataDir: join(bench.dataDir, `Мои "данные", 中文 & 'so on'`) });
    expect(await query(pg, 'select 1 as one')).toEqual([{ one: 1 }]);
    await pg.stop();
  });

  test('a path too long for a socket gets a short one elsewhere, the same for all', async () => {
    const long = join(bench.dataDir, 'a-folder-with-a-long-name/'.repeat(5));
    const pg = await start({ dataDir: long });
    const joined = await start({ dataDir: long, role: 'command' });
    bench.cleanUp.unshift(() => rm(pg.socketDir, { recursive: true, force: true }));

    expect(Buffer.byteLength(pg.socketFile)).toBeLessThanOrEqual(107);
    expect(joined.socketFile).toBe(pg.socketFile);
    expect((await stat(pg.socketDir)).mode & 0o077).toBe(0);
    expect(await query(joined, 'select 1 as one')).toEqual([{ one: 1 }]);
    await joined.stop();
    await pg.stop();
  });
});

describe('one owner of a folder', () => {
  test('a second service learns which process runs already', async () => {
    useFormerData();
    const first = startApart();
    expect(await first.started).toMatchObject({ owner: true });

    expect(await refusal()).toBe(
      `Another service is already running on the data folder ${bench.dataDir} (process ${first.pid}): ` +
        'stop it, or set DATA_DIR and PORT.',
    );
    await first.finish();
  });

  test('a command joins the server of the service and leaves it running', async () => {
    useFormerData();
    const service = await start();
    const command = startApart({ role: 'command' });

    expect(await command.started).toMatchObject({ owner: false, socketFile: service.socketFile });
    await command.finish();
    expect(await query(service, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a command alone runs its own server and stops it at the end', async () => {
    useFormerData();
    const command = startApart({ role: 'command' });
    expect(await command.started).toMatchObject({ owner: true });
    const pid = await serverPid();

    await command.finish();
    expect(await isPostgresOn(pid, join(bench.dataDir, 'pg'))).toBe(false);
  });

  test('a command that owns the server waits for the ones that joined it', async () => {
    useFormerData();
    const owner = startApart({ role: 'command' });
    await owner.started;
    const guest = await start({ role: 'command' });

    const finished = owner.finish();
    expect(await query(guest, 'select pg_sleep(0.2)')).toHaveLength(1);
    expect(owner.child.exitCode).toBeNull();
    await guest.stop();
    await finished;
    expect(owner.child.exitCode).toBe(0);
  });

  test.each([
    ['ends', 'finish'],
    ['is killed', 'kill'],
  ] as const)(
    'a service waits for a command that is at work, says so once, and takes over when it %s',
    async (_, end) => {
      useFormerData();
      const command = startApart({ role: 'command' });
      await command.started;
      const lines: string[] = [];
      const starting = start({ log: (line) => lines.push(line) });
      await vi.waitFor(() => expect(lines).not.toEqual([]), { timeout: 300_000 });
      // A process that comes meanwhile joins the command, which waits for it.
      const guest = await start({ role: 'command' });
      expect(await query(guest, 'select 1 as one')).toEqual([{ one: 1 }]);
      await guest.stop();
      await command[end]();

      const service = await starting;
      expect(service.owner).toBe(true);
      expect(await query(service, 'select 1 as one')).toEqual([{ one: 1 }]);
      expect(lines.filter((line) => line.startsWith('A command is working'))).toEqual([
        `A command is working on the data folder ${bench.dataDir} (process ${command.pid}): the service starts when it has finished`,
      ]);
    },
  );

  test('a service waits for one command after another', async () => {
    useFormerData();
    const first = startApart({ role: 'command' });
    await first.started;
    const waits: string[] = [];
    const starting = start({ log: (line) => waits.push(line) });
    await vi.waitFor(() => expect(waits).toHaveLength(1), { timeout: 300_000 });
    await first.finish();
    const second = await start({ role: 'command' });
    await second.stop();
    expect((await starting).owner).toBe(true);
  });

  test('of first starts at the same time one makes the database and the others join it', async () => {
    const commands = [1, 2, 3].map(() => startApart({ role: 'command' }));
    const started = await Promise.all(commands.map((command) => command.started));

    expect(started.filter((one) => 'owner' in one)).toHaveLength(3);
    expect(started.filter((one) => 'owner' in one && one.owner)).toHaveLength(1);
    await Promise.all(commands.map((command) => command.finish()));
  });

  test('of two services at the same time exactly one runs', async () => {
    useFormerData();
    const services = [startApart(), startApart()];
    const started = await Promise.all(services.map((service) => service.started));

    expect(started.filter((one) => 'owner' in one && one.owner)).toHaveLength(1);
    expect(
      started.filter((one) => 'failed' in one && /Another service is already running/.test(one.failed)),
    ).toHaveLength(1);
    await Promise.all(services.map((service) => service.finish()));
  });
});
