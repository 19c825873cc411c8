import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { call } from '../test/accounts.ts';
import { openBrokenLine } from '../test/broken-line.ts';
import { createTestApp, createTestDatabase, runJobs, type TestApp } from '../test/test-app.ts';
import { buildApp } from './app.ts';
import type { Context } from './context.ts';
import { openContext } from './context.ts';
import { createAdminServer, type OperatorFigures } from './http/admin-server.ts';
import { queueQuietLetters } from './modules/notifications/notifications.service.ts';
import { figuresOf } from './operator-figures.ts';
import { inTransaction } from './platform/database.ts';
import { drainJobs, jobOf } from './platform/jobs.ts';
import { MailError } from './platform/mail.ts';
import { projections } from './projections.ts';
import * as z from 'zod/mini';

type Line = { level: number; msg?: string; err?: unknown } & Record<string, unknown>;

function openLog() {
  const lines: Line[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
  return { lines, log };
}

type Metrics = Readonly<Record<string, number>>;

/** The figures of a service, as the operator's program reads them. */
async function openMetrics(
  fixture: Pick<TestApp, 'app'> & { context: Context },
  fields: Partial<OperatorFigures> = {},
) {
  const drain = { notReady: false, lastRequests: false };
  const figures = { ...figuresOf(fixture.context, () => 2), ...fields };
  const admin = createAdminServer(fixture.app, drain, () => Promise.resolve(true), figures);
  onTestFinished(() => admin.close());
  return async (): Promise<Metrics> => {
    const { statusCode, body } = await admin.inject('/metrics');
    expect(statusCode).toBe(200);
    const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    return Object.fromEntries(
      lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]),
    );
  };
}

test('an outage of the database is one line when it begins and one when it ends, and the figures go on', async () => {
  const { lines, log } = openLog();
  const line = await openBrokenLine(await createTestDatabase());
  onTestFinished(() => line.close());
  const { config, clock } = (await createTestApp()).context;
  const { context, close } = await openContext(config, line.address, { log, projections, clock });
  const app = await buildApp(context);
  onTestFinished(async () => {
    await app.close();
    await close();
  });
  const read = await openMetrics({ app, context });
  await app.ready();
  expect(await read()).toMatchObject({
    database_up: 1,
    'letters{state="queued"}': 0,
    'jobs{state="failed"}': 0,
  });
  for (const outage of [1, 2]) {
    line.refuse();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call(app, 'GET', '/auth/userinfo', { token: 'some token' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    // What was known last stands, and what is not known is said.
    expect(await read()).toMatchObject({ database_up: 0, 'letters{state="queued"}': 0 });
    const linesOf = (words: string) => lines.filter(({ msg }) => msg?.startsWith(words) === true);
    expect(linesOf('the database is away since')).toHaveLength(outage);
    line.resume();
    await expect.poll(async () => (await read())['database_up']).toBe(1);
    await expect.poll(() => linesOf('the database is back after').length).toBe(outage);
  }
  const aboutIt = lines.filter(({ level }) => level >= 40);
  expect(aboutIt.map(({ level, err }) => ({ level, err }))).toEqual([
    ...[
      { level: 50, err: undefined },
      { level: 40, err: undefined },
    ],
    ...[
      { level: 50, err: undefined },
      { level: 40, err: undefined },
    ],
  ]);
});

test('a query that is given up while the database answers others is logged as the failure of its call', async () => {
  const { lines, log } = openLog();
  const fixture = await createTestApp();
  const app = await buildApp({ ...fixture.context, log });
  onTestFinished(() => app.close());
  app.get('/slow', () => Promise.reject(Object.assign(new Error('late'), { code: 'DATABASE_TIMEOUT' })));
  expect((await app.inject('/slow')).statusCode).toBe(503);
  await expect
    .poll(() => lines.filter(({ level }) => level >= 40))
    .toEqual([expect.objectContaining({ level: 50, reason: 'DATABASE_TIMEOUT', route: '/slow' })]);
});

test('a source that throws, or never answers, is left out or keeps its last figure; the others are there', async () => {
  const fixture = await createTestApp();
  let answers = false;
  const letters = async () => {
    if (!answers) throw new Error('away');
    return { queued: 3, failed: 0, oldestDueSeconds: 60 };
  };
  const never = () => new Promise<never>(() => undefined);
  const read = await openMetrics(fixture, { letters, jobs: never });
  const first = await read();
  expect(first).toMatchObject({ database_up: 1, database_restarts_total: 2, read_only: 0 });
  expect(Object.keys(first).filter((name) => /^(letters|jobs|disk_free)/.test(name))).toEqual([]);
  answers = true;
  expect(await read()).toMatchObject({ 'letters{state="queued"}': 3, letters_oldest_due_seconds: 60 });
  answers = false;
  expect(await read()).toMatchObject({ 'letters{state="queued"}': 3, letters_oldest_due_seconds: 60 });
});

test('letters put off to the morning are not late, those that wait for the mail server are', async () => {
  const fixture = await createTestApp();
  const { context, clock } = fixture;
  const read = await openMetrics(fixture);
  clock.set('2026-11-20T18:00:00Z');
  const letter = { to: 'madina@example.tj', locale: 'ru', letter: 'noAccountHere', params: {} } as const;
  await inTransaction(context.db, (tx) => queueQuietLetters(tx, clock.now(), [letter]));
  expect(await read()).toMatchObject({ 'letters{state="queued"}': 1, letters_oldest_due_seconds: 0 });
  await context.sql`update letter set due_at = due_at - interval '10 hours'`;
  expect((await read())['letters_oldest_due_seconds']).toBeGreaterThanOrEqual(3_600);
  // Nothing is due yet; the queue knows from here how far the clock goes.
  await runJobs(fixture);
  clock.advance(10 * 3_600_000);
  await runJobs(fixture);
  expect(await read()).toMatchObject({ 'letters{state="queued"}': 0, letters_oldest_due_seconds: 0 });
});

test('a disk that is nearly full, a damaged page and a job given up each have a figure', async () => {
  const fixture = await createTestApp();
  const { context, app } = fixture;
  const disk = { ...context.disk, isLow: () => true, freeBytes: () => 1_000 };
  const read = await openMetrics({ app, context: { ...context, disk } });
  const { damaged_pages_total: damaged = 0 } = await read();
  for (const code of ['XX001', 'XX002', '22012'])
    await context.sql
      .unsafe(`do $$ begin raise exception using errcode = '${code}'; end $$`)
      .catch(() => undefined);
  await context.sql`select graphile_worker.add_job('tracking.fillTimelines', max_attempts := 1)`;
  await context.sql`update graphile_worker._private_jobs set attempts = max_attempts`;
  expect(await read()).toMatchObject({
    disk_free_bytes: 1_000,
    read_only: 1,
    damaged_pages_total: damaged + 2,
    'jobs{state="failed"}': 1,
    'jobs{state="due"}': 0,
  });
});

test('a job that fails is one line a try: by its reason where the cause lies outside, by its stack where it is ours', async () => {
  const { lines, log } = openLog();
  const { context, address } = await createTestApp();
  const kind = { name: 'test.fail', payload: z.object({ how: z.string() }) } as const;
  const job = jobOf(kind, ({ how }) =>
    Promise.reject(how === 'mail' ? new MailError('ESOCKET', false) : new TypeError('a fault of ours')),
  );
  for (const [how, most] of [
    ['mail', 2],
    ['ours', 1],
  ])
    await context.sql`select graphile_worker.add_job('test.fail', json_build_object('how', ${how}::text), max_attempts := ${most}::integer)`;
  await drainJobs(address, [job], log);
  const warnings = lines.filter(({ level }) => level >= 40);
  expect(warnings).toHaveLength(2);
  const outside = warnings.find(({ level }) => level === 40);
  expect(outside).toMatchObject({
    msg: 'a job failed and is tried again',
    job: 'test.fail',
    try: 1,
    of: 2,
    reason: 'the message was not taken (ESOCKET)',
  });
  expect(JSON.stringify(outside)).not.toContain('    at ');
  const ours = warnings.find(({ level }) => level === 50);
  expect(ours).toMatchObject({ msg: 'a job was given up', err: { message: 'a fault of ours' } });
});
