import { expect, onTestFinished, test } from 'vitest';
import { call, logIn, newAccount } from '../../test/accounts.ts';
import { openBrokenLine } from '../../test/broken-line.ts';
import { startServiceChild } from '../../test/service-child.ts';
import { createTestApp, createTestDatabase, openTestContext } from '../../test/test-app.ts';
import { buildApp } from '../app.ts';
import { openChangeFeed } from './change-feed.ts';
import { isDatabaseDown, openDatabase, readAgain } from './database.ts';
import { withQueryDeadline } from './query-deadline.ts';
import { openPool } from './sql.ts';

async function lineTo(database: Parameters<typeof openBrokenLine>[0]) {
  const line = await openBrokenLine(database);
  onTestFinished(() => line.close());
  return line;
}

/** What an attempt came to; a refusal must be one that the caller sees as "out of reach". */
async function outcomeOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return 'done';
  } catch (error) {
    if (!isDatabaseDown(error)) throw error;
    return 'out of reach';
  }
}

test('a query on a line that is dead without a word fails at its deadline, gives its place back, and the next one works when the line does', async () => {
  const line = await lineTo(await createTestDatabase());
  const { sql, db, close } = openDatabase(line.address, { connections: 2 });
  onTestFinished(close);
  await sql`select 1`;
  line.stall();
  const attempts = Array.from({ length: 6 }, () =>
    outcomeOf(withQueryDeadline(100, () => sql`select pg_sleep(0)`)),
  );
  expect(new Set(await Promise.all(attempts))).toEqual(new Set(['out of reach']));
  line.resume();
  await expect.poll(() => outcomeOf(sql`select 1`), { timeout: 300_000 }).toBe('done');
  await db.transaction().execute((tx) => tx.selectFrom('place').select('id').limit(1).execute());
});

test('a transaction on a dead line ends, and its connection is not used again', async () => {
  const line = await lineTo(await createTestDatabase());
  const { db, close } = openDatabase(line.address, { connections: 1 });
  onTestFinished(close);
  const work = withQueryDeadline(100, () =>
    db.transaction().execute(async (tx) => {
      await tx.selectFrom('place').select('id').execute();
      line.stall();
      await tx.selectFrom('place').select('id').execute();
    }),
  );
  expect(await outcomeOf(work)).toBe('out of reach');
  line.resume();
  await expect
    .poll(() => outcomeOf(db.selectFrom('place').select('id').limit(1).execute()), { timeout: 300_000 })
    .toBe('done');
});

test('what only reads is asked again when its connection breaks, and once only', async () => {
  const home = await createTestDatabase();
  const line = await lineTo(home);
  const { sql, close } = openDatabase(line.address, { connections: 2 });
  onTestFinished(close);
  const watch = openPool(home, { connections: 1 });
  onTestFinished(() => watch.end());
  const untilAsked = async () => {
    const sleeping = () => watch`
      select from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`;
    await expect.poll(async () => (await sleeping()).length, { timeout: 300_000 }).toBeGreaterThan(0);
  };
  const endSleeps = () => watch`
    select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`;
  let calls = 0;
  const read = (sleepsSec: readonly number[]) =>
    readAgain(() => {
      const sec = sleepsSec[calls] ?? 0;
      calls += 1;
      return sql`select pg_sleep(${sec})`;
    });
  const cutOnce = read([600]);
  await untilAsked();
  line.cut();
  expect(await outcomeOf(cutOnce)).toBe('done');
  expect(calls).toBe(2);
  await endSleeps();
  calls = 0;
  const cutTwice = outcomeOf(read([600, 600]));
  for (const times of [1, 2]) {
    await expect.poll(() => calls, { timeout: 300_000 }).toBe(times);
    await untilAsked();
    line.cut();
    await endSleeps();
  }
  expect(await cutTwice).toBe('out of reach');
  expect(calls).toBe(2);
});

test('who is about to write is refused while the line to the others is dead, is cut off after a while, and receives again', async () => {
  let now = 0;
  const line = await lineTo(await createTestDatabase());
  const feed = await openChangeFeed(line.address, { now: () => now });
  onTestFinished(() => feed.close());
  await feed.begin();
  feed.end(['A']);
  await expect.poll(() => feed.isTrusted(), { timeout: 300_000 }).toBe(true);
  line.stall();
  now += 5_000;
  expect(feed.isTrusted()).toBe(false);
  await expect.poll(() => outcomeOf(feed.begin()), { timeout: 300_000 }).toBe('out of reach');
  now += 20_000;
  expect(feed.isCutOff()).toBe(true);
  line.resume();
  await expect
    .poll(async () => ((await outcomeOf(feed.begin())) === 'done' ? !feed.isCutOff() : false), {
      timeout: 300_000,
    })
    .toBe(true);
});

test('while every connection is cut again and again, a good token is never called a bad one', async () => {
  const home = await createTestApp();
  const customer = await newAccount(home.context, 'customer');
  const line = await lineTo(home.address);
  const { context } = await openTestContext(line.address);
  const app = await buildApp(context);
  await app.ready();
  onTestFinished(() => app.close());
  const { token } = await logIn(home.app, customer);
  const seen = new Set<number>();
  for (let round = 0; round < 12; round += 1) {
    const calls = Array.from({ length: 12 }, () => call(app, 'GET', '/auth/userinfo', { token }));
    line.cut();
    for (const answer of await Promise.all(calls)) seen.add(answer.status);
  }
  expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await expect
    .poll(async () => (await call(app, 'GET', '/auth/userinfo', { token })).status, { timeout: 300_000 })
    .toBe(200);
});

test('a service outlives the loss of all its connections, says that it is not ready on a dead line, and still stops when asked to', async () => {
  const line = await lineTo(await createTestDatabase());
  const { child, ready, ended } = startServiceChild({
    DATABASE_URL: line.address.url,
    DEMO: 'off',
    LOG_LEVEL: 'fatal',
    STOP_NOTICE_MS: '0',
  });
  const address = await ready;
  const isReady = async () => (await fetch(`${address}/readyz`)).status;
  await expect.poll(isReady, { timeout: 300_000 }).toBe(200);
  for (let round = 0; round < 15; round += 1) {
    line.cut();
    await fetch(`${address}/readyz`);
  }
  await expect.poll(isReady, { timeout: 300_000 }).toBe(200);
  line.stall();
  await expect.poll(isReady, { timeout: 300_000 }).toBe(503);
  child.kill('SIGTERM');
  const end = await ended;
  expect(end.signal).toBeNull();
  expect(end.output).not.toContain('triggerUncaughtException');
});
