import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { openPool } from '../../apps/server/src/platform/sql.ts';
import { makeCacheFolder } from '../data/bench-data.ts';
import { waitingCustomer } from '../data/counter-parcels.ts';
import { prepareOrdersData } from '../data/orders-data.ts';
import { readChild } from '../measure/children.ts';
import {
  homeOf,
  keepAsking,
  logCustomersIn,
  openPages,
  passOf,
  pressureOf,
  type OpenPage,
  type TabQuestion,
} from '../measure/open-tabs.ts';
import { cpuOf, cpuOfFamily } from '../measure/process-cost.ts';
import { say, sayDuration } from '../measure/say.ts';
import { quantile } from '../measure/statistics.ts';
import {
  goalsBeside,
  rowsBeside,
  trackBeside,
  turnsCondition,
  type TrackedBeside,
} from '../measure/track-beside.ts';
import { findPostgres, startWatchedService } from '../peers/service.ts';
import { describeMachine, type Machine } from '../report/machine.ts';
import { rangeOf, thousands } from '../report/markdown.ts';
import type { Report } from '../report/report.ts';
import { askedSeed, askingConnections, type RunOptions, type Scenario } from './scenario.ts';

export const openTabs: Scenario = {
  name: 'open-tabs',
  about: 'tracking beside 5,000 customers whose cabinet stands open, 100 of them with a pass shown',
  run: measureOpenTabs,
};

type Plan = { parcels: number; homes: number; ready: number; passes: number };
type Round = TrackedBeside & {
  perSecond: number;
  latencyP99: number;
  failures: number;
  serviceMs: number;
  databaseMs: number;
};

async function measureOpenTabs({ quick, rounds, secondsEach }: RunOptions): Promise<Report> {
  const plan: Plan = quick
    ? { parcels: 40_000, homes: 490, ready: 50, passes: 10 }
    : { parcels: 200_000, homes: 4_900, ready: 500, passes: 100 };
  const trackable = plan.parcels / 2;
  const { folder } = await prepareOrdersData(plan.parcels, trackable);
  const dataDir = join(await makeCacheFolder(), 'open-tabs');
  await rm(dataDir, { recursive: true, force: true });
  await cp(folder, dataDir, { recursive: true, verbatimSymlinks: true });
  const service = await startWatchedService(dataDir);
  const { pid, socketFile } = findPostgres(dataDir);
  const sql = openPool({ socketFile, database: 'rohi' }, { connections: 1, name: 'bench' });
  try {
    const waiting = plan.ready + plan.passes;
    await sayDuration('parcels that wait', () =>
      readChild(process.execPath, fillerOf(socketFile, waiting), {}),
    );
    const machine = await describeMachine(sql);
    const pages = pagesOf(plan);
    const tokens = await logCustomersIn(sql, [...new Set(pages.map(({ customerCode }) => customerCode))]);
    const questions = await sayDuration(`${thousands(pages.length)} pages are opened`, () =>
      openPages(service.port, tokens, pages),
    );
    const servicePids = (await service.read()).map(({ pid: each }) => each);
    const measured: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const options = { codesEach: 100, seed: askedSeed + round, connections: askingConnections };
      const ground = { service, parcels: trackable, seconds: secondsEach, ...options };
      let beside: Omit<Round, keyof TrackedBeside> & { failures: number } = none;
      const tracked = await trackBeside(ground, async () => {
        beside = await besideOf(service.port, questions, {
          secondsEach,
          servicePids,
          databasePid: pid,
        });
      });
      measured.push({ ...tracked, ...beside, failures: tracked.failures + beside.failures });
      say(
        `  round ${round + 1} of ${rounds}: p99 ${tracked.quietP99.toFixed(1)}, beside the tabs ${tracked.busyP99.toFixed(1)} ms`,
      );
    }
    return describe({ plan, machine, settings: service.settings }, questions, measured);
  } finally {
    await sql.end();
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const none = { perSecond: 0, latencyP99: 0, failures: 0, serviceMs: 0, databaseMs: 0 };

function fillerOf(socketFile: string, customers: number): string[] {
  return [
    fileURLToPath(new URL('../writes/counter-filler.ts', import.meta.url)),
    socketFile,
    String(customers),
    '0',
  ];
}

/** Homes of customers with parcels on their way, homes of those with something ready, and passes. */
function pagesOf({ homes, ready, passes }: Plan): OpenPage[] {
  const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
  return [
    ...numbers(homes - ready).map((number) => homeOf(`TJ-${700_001 + number}`, false)),
    ...numbers(ready).map((number) => homeOf(waitingCustomer(number), true)),
    ...numbers(passes).map((number) => passOf(waitingCustomer(ready + number))),
  ];
}

type Ground = { secondsEach: number; servicePids: readonly number[]; databasePid: number };

async function besideOf(port: number, questions: readonly TabQuestion[], ground: Ground) {
  let isOver = false;
  const before = costsOf(ground);
  const startedAt = performance.now();
  const [results] = await Promise.all([
    keepAsking(port, questions, () => isOver),
    pause(ground.secondsEach * 1_000).then(() => {
      isOver = true;
    }),
  ]);
  const seconds = (performance.now() - startedAt) / 1_000;
  const after = costsOf(ground);
  const latencies = results.flatMap(({ latenciesMs }) => latenciesMs).toSorted((a, b) => a - b);
  return {
    perSecond: latencies.length / seconds,
    latencyP99: quantile(latencies, 0.99),
    failures: results.reduce((sum, { failures }) => sum + failures, 0),
    serviceMs: ((after.service - before.service) * 1_000) / seconds,
    databaseMs: ((after.database - before.database) * 1_000) / seconds,
  };
}

function costsOf({ servicePids, databasePid }: Ground) {
  const service = servicePids.reduce((sum, each) => sum + (cpuOf(each) ?? Number.NaN), 0);
  return { service, database: cpuOfFamily(databasePid) ?? Number.NaN };
}

function describe(
  { plan, machine, settings }: { plan: Plan; machine: Machine; settings: string },
  questions: readonly TabQuestion[],
  rounds: readonly Round[],
): Report {
  const { parcels, homes, ready, passes } = plan;
  return {
    title: 'Open tabs',
    machine,
    conditions: [
      `${thousands(parcels)} parcels with orders; ${thousands(homes + passes)} customers have their cabinet open and look at it: ${thousands(homes - ready)} homes ask every minute, ${thousands(ready)} with something ready every 20 s, ${thousands(passes)} passes every 5 s, each whether anything has changed; and all of it every half an hour, by the tag of what it has.`,
      `That is ${pressureOf(questions).toFixed(0)} questions a second. Beside them tracking of 100 codes at half of what it answers alone; ${rounds.length} rounds. ${settings}. ${turnsCondition}`,
    ],
    goals: [
      // No long work is done: they are held to less than acts.
      ...goalsBeside(rounds, 'beside the tabs', { wanted: 1.2, aim: 1.1 }),
    ],
    sections: [
      {
        heading: 'Beside',
        table: {
          head: ['', 'median (lowest – highest)'],
          rows: [
            ...rowsBeside(rounds, 'beside the tabs'),
            [
              'questions of tabs answered a second',
              rangeOf(
                rounds.map(({ perSecond }) => perSecond),
                0,
              ),
            ],
            [
              'their p99, ms',
              rangeOf(
                rounds.map(({ latencyP99 }) => latencyP99),
                1,
              ),
            ],
            [
              'refused',
              rangeOf(
                rounds.map(({ failures }) => failures),
                0,
              ),
            ],
            [
              'CPU of the service a second, with tracking, ms',
              rangeOf(
                rounds.map(({ serviceMs }) => serviceMs),
                0,
              ),
            ],
            [
              'CPU of the database a second, with tracking, ms',
              rangeOf(
                rounds.map(({ databaseMs }) => databaseMs),
                0,
              ),
            ],
          ],
        },
      },
    ],
    data: { plan, rounds },
  };
}
