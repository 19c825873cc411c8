import { randomUUID } from 'node:crypto';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPool, type Sql } from '../../apps/server/src/platform/sql.ts';
import type { CounterTask, CounterTimes as InBrowser } from '../../e2e/counter-task.ts';
import { makeCacheFolder } from '../data/bench-data.ts';
import { benchPeople } from '../data/bench-people.ts';
import {
  counterClerk,
  counterCount,
  parcelsEach,
  waitingCodes,
  waitingCustomer,
} from '../data/counter-parcels.ts';
import { prepareOrdersData } from '../data/orders-data.ts';
import { enter } from '../measure/ask-calls.ts';
import { readChild } from '../measure/children.ts';
import { payFor, serveTogether, type Counter, type CounterTimes } from '../measure/counter-load.ts';
import { waitForJobs } from '../measure/wait-for-jobs.ts';
import { say, sayDuration } from '../measure/say.ts';
import { trackBeside, type TrackedBeside } from '../measure/track-beside.ts';
import { findPostgres, startWatchedService, type WatchedService } from '../peers/service.ts';
import { describeMachine } from '../report/machine.ts';
import type { Report } from '../report/report.ts';
import { describeCounter, paceS, type CounterPlan } from './counter-report.ts';
import { askedSeed, askingConnections, type RunOptions, type Scenario } from './scenario.ts';

export const counter: Scenario = {
  name: 'counter',
  about:
    'handing over: find and give on 1,000,000 parcels beside tracking, and a counter in a real browser, with the line and without it (18 GB of disk, 9 kept)',
  run: measureCounter,
};

const full: CounterPlan = {
  parcels: 1_000_000,
  waiting: 1_700,
  served: 500,
  withPass: 10,
  offline: 501,
  hours: 8,
};
const quickPlan: CounterPlan = {
  parcels: 40_000,
  waiting: 60,
  served: 24,
  withPass: 2,
  offline: 12,
  hours: 8,
};
const mostTrackable = 200_000;
const codesEach = 100;

type Ground = {
  service: WatchedService;
  sql: Sql;
  unitId: number;
  passes: string[];
  plan: CounterPlan;
  trackable: number;
};

async function measureCounter({ quick, rounds, secondsEach, parcels }: RunOptions): Promise<Report> {
  const plan = { ...(quick ? quickPlan : full), ...(parcels === undefined ? {} : { parcels }) };
  const trackable = Math.min(mostTrackable, Math.floor(plan.parcels / 2));
  const { folder } = await prepareOrdersData(plan.parcels, trackable);
  const dataDir = join(await makeCacheFolder(), 'counter');
  await rm(dataDir, { recursive: true, force: true });
  await cp(folder, dataDir, { recursive: true, verbatimSymlinks: true });
  const service = await startWatchedService(dataDir);
  const { socketFile } = findPostgres(dataDir);
  const sql = openPool({ socketFile, database: 'rohi' }, { connections: 1, name: 'bench' });
  try {
    const { unitId, passes } = await sayDuration(`${plan.waiting * parcelsEach} parcels that wait`, () =>
      fill(socketFile, plan),
    );
    await sayDuration('what the service does by itself after that', () => waitForJobs(sql));
    const machine = await describeMachine(sql);
    const ground = { service, sql, unitId, passes, plan, trackable };
    const shares = shareOut(plan);
    const counters = await openCounters(ground, [...shares.served, ...shares.offline, ...shares.withPass]);
    const served = await measureServed(ground, counters, { customers: shares.served, rounds, secondsEach });
    return describeCounter(machine, plan, { ...served, ...(await measureInBrowser(ground, shares)) });
  } finally {
    await sql.end();
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function fill(socketFile: string, plan: CounterPlan): Promise<{ unitId: number; passes: string[] }> {
  const script = fileURLToPath(new URL('../writes/counter-filler.ts', import.meta.url));
  const words = [script, socketFile, String(plan.waiting), String(plan.withPass)];
  return JSON.parse(await readChild(process.execPath, words, {})) as { unitId: number; passes: string[] };
}

type Shares = { served: number[]; offline: number[]; withPass: number[] };

/** Which customers come how; the last ones have passes. */
function shareOut({ waiting, served, withPass, offline }: CounterPlan): Shares {
  const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
  return {
    served: numbers(0, served),
    offline: numbers(served, Math.ceil(offline / parcelsEach)),
    withPass: numbers(waiting - withPass, withPass),
  };
}

async function openCounters(
  { service: { port }, unitId }: Ground,
  paying: readonly number[],
): Promise<Counter[]> {
  const manager = await enter(port, benchPeople.manager);
  const cashier = await enter(port, counterClerk(counterCount));
  await sayDuration(`${paying.length} customers pay`, () =>
    payFor(port, { manager, clerk: cashier, unitId }, paying),
  );
  const counters: Counter[] = [];
  for (let place = 0; place < counterCount; place += 1)
    counters.push({ deviceId: randomUUID(), token: await enter(port, counterClerk(place)) });
  return counters;
}

type Serving = Pick<RunOptions, 'rounds' | 'secondsEach'> & { customers: readonly number[] };

async function measureServed(
  { service, trackable }: Ground,
  counters: readonly Counter[],
  { customers, rounds, secondsEach }: Serving,
): Promise<{ times: CounterTimes; tracked: TrackedBeside[] }> {
  const times: CounterTimes = { findMs: [], openMs: [], scanMs: [], giveMs: [] };
  const tracked: TrackedBeside[] = [];
  // The first of all warm up, and do not count.
  const warm = counters.length;
  await serveTogether(service.port, counters, customers.slice(0, warm));
  const each = Math.floor((customers.length - warm) / rounds);
  for (let round = 0; round < rounds; round += 1) {
    const from = warm + round * each;
    const options = { codesEach, seed: askedSeed + round, connections: askingConnections };
    tracked.push(
      await trackBeside({ service, parcels: trackable, seconds: secondsEach, ...options }, async () => {
        const some = await serveTogether(service.port, counters, customers.slice(from, from + each));
        for (const name of ['findMs', 'openMs', 'scanMs', 'giveMs'] as const) times[name].push(...some[name]);
      }),
    );
    say(`  ${times.giveMs.length} given beside tracking`);
  }
  return { times, tracked };
}

/** A counter in a real browser; what it has given is read from the database. */
async function measureInBrowser(
  { service: { port }, sql, unitId, passes, plan: { hours } }: Ground,
  { withPass, offline }: Shares,
): Promise<{ inBrowser: InBrowser; onRecord: number; byPass: number }> {
  const [lying] = await sql<{ count: number }[]>`
    select count(*)::integer as count from parcel where pickup_point_id = ${unitId} and is_current and status = 'DKHQS'`;
  const task: CounterTask = {
    address: `http://127.0.0.1:${port}`,
    manager: benchPeople.manager,
    clerk: counterClerk(0),
    unitId,
    hours,
    pace: paceS,
    waiting: lying?.count ?? 0,
    withPass: withPass.map((number, index) => ({ pass: passes[index] ?? '', codes: waitingCodes(number) })),
    offline: offline.map((number) => ({
      customerCode: waitingCustomer(number),
      codes: waitingCodes(number),
    })),
  };
  const script = fileURLToPath(new URL('../../e2e/counter-times.ts', import.meta.url));
  const text = await readChild(process.execPath, [script, JSON.stringify(task)], {});
  const inBrowser = JSON.parse(text) as InBrowser;
  const handOversOf = async (numbers: readonly number[]) => {
    const [row] = await sql<{ count: number; parcels: number }[]>`
      select count(*)::integer as count, count(distinct parcel_id)::integer as parcels from hand_over
      where tracking_code = any(${numbers.flatMap(waitingCodes)}::text[])`;
    return row?.count === row?.parcels ? (row?.count ?? 0) : Number.NaN;
  };
  const [onRecord, byPass] = [await handOversOf(offline), await handOversOf(withPass)];
  const { stored, seconds } = inBrowser.offline;
  say(`  by pass ${inBrowser.visitS.map((each) => each.toFixed(1)).join(', ')} s`);
  say(`  ${onRecord} of ${stored} without the line on record, sent in ${seconds.toFixed(1)} s`);
  return { inBrowser, onRecord, byPass };
}
