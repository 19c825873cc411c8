import { pino } from 'pino';
import { expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../test/accounts.ts';
import { builders } from '../../../test/build.ts';
import { createTestApp, openTestContext, type TestApp } from '../../../test/test-app.ts';
import { checksOfTheNight } from '../../commands/checks.ts';
import type { Context } from '../../context.ts';
import { readCheckFigures, runChecks, runDueChecks } from './upkeep.service.ts';

type Line = { level: number; msg: string } & Record<string, unknown>;

function readLog(context: Context) {
  const lines: Line[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
  return { context: { ...context, log }, lines };
}

async function readUpkeep({ app, context }: TestApp) {
  const { token } = await logIn(app, await newAccount(context, 'manager'));
  return (await call(app, 'GET', '/staff/upkeep', { token })).json['data'] as {
    checks: { name: string; state: string; differences: number }[];
    failedJobs: number;
  };
}

const night = '2026-11-20T22:37:00Z';
const runAll = (context: Context) => runChecks(context, checksOfTheNight);
const statesOf = async (fixture: TestApp) =>
  Object.fromEntries((await readUpkeep(fixture)).checks.map(({ name, state }) => [name, state]));

test('each night record, ledger and what is derived are checked once, by one of two processes', async () => {
  const fixture = await createTestApp();
  const other = await openTestContext(fixture.address);
  await builders(fixture.context).parcelOnTheRoad();
  const all = (state: string) => ({ AUDIT: state, LEDGER: state, DERIVED: state });
  let runs = 0;
  const counted = (context: Context) => {
    runs += 1;
    return runAll(context);
  };
  // By day nothing is begun.
  await runDueChecks(fixture.context, counted);
  expect(runs).toBe(0);
  expect(await statesOf(fixture)).toEqual(all('NONE_YET'));
  for (const { clock } of [fixture, other]) clock.set(night);
  await Promise.all([runDueChecks(fixture.context, counted), runDueChecks(other.context, counted)]);
  expect(runs).toBe(1);
  expect(await statesOf(fixture)).toEqual(all('GOOD'));
  fixture.clock.advance(3_600_000);
  await runDueChecks(fixture.context, counted);
  expect(runs).toBe(1);
  fixture.clock.advance(23 * 3_600_000);
  await runDueChecks(fixture.context, counted);
  expect(runs).toBe(2);
  fixture.clock.advance(51 * 3_600_000);
  expect(await statesOf(fixture)).toEqual(all('LATE'));
});

test('what differs is one line in the log each, a figure, and seen in the console; what ends in the middle too', async () => {
  const fixture = await createTestApp();
  const code = await builders(fixture.context).parcelOnTheRoad();
  // It stands in the record who was made.
  await newAccount(fixture.context, 'manager');
  const { context, lines } = readLog(fixture.context);
  await context.sql.unsafe(`
    set session_replication_role = replica;
    update parcel set timeline = '' where tracking_code = '${code}';
    delete from audit_event where seq = (select max(seq) from audit_event);
    set session_replication_role = origin`);
  fixture.clock.set(night);
  await runDueChecks(context, runAll);
  const errors = lines.filter(({ level }) => level === 50);
  expect(errors.map(({ check }) => check)).toEqual(expect.arrayContaining(['AUDIT', 'DERIVED']));
  expect(JSON.stringify(errors)).not.toContain(code);
  expect(errors.find(({ check }) => check === 'AUDIT')?.msg).toContain('npm run audit -- verify');
  expect(await statesOf(fixture)).toMatchObject({ AUDIT: 'DIFFERS', DERIVED: 'DIFFERS' });
  expect(await readCheckFigures(context)).toMatchObject({
    audit: { differences: 1 },
    derived: { differences: expect.any(Number) as number },
  });

  // A process that was killed has noted nothing.
  lines.length = 0;
  fixture.clock.advance(24 * 3_600_000);
  await runDueChecks(context, () => Promise.resolve());
  expect(lines.filter(({ level }) => level === 50)).toHaveLength(3);
  expect(await statesOf(fixture)).toEqual({ AUDIT: 'FAILED', LEDGER: 'FAILED', DERIVED: 'FAILED' });
});

test('jobs that were given up are shown only to users who look after the installation', async () => {
  const fixture = await createTestApp();
  const { sql } = fixture.context;
  expect((await readUpkeep(fixture)).failedJobs).toBe(0);
  await sql`select graphile_worker.add_job('tracking.fillTimelines', max_attempts := 1)`;
  await sql`update graphile_worker._private_jobs set attempts = max_attempts`;
  expect((await readUpkeep(fixture)).failedJobs).toBe(1);
  const { token } = await logIn(fixture.app, await newAccount(fixture.context, 'cashier'));
  expect((await call(fixture.app, 'GET', '/staff/upkeep', { token })).status).toBe(403);
});
