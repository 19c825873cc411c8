import { randomUUID } from 'node:crypto';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPool, type Sql } from '../../apps/server/src/platform/sql.ts';
import { makeCacheFolder, prepareBenchData } from '../data/bench-data.ts';
import { benchOperator, benchPeople } from '../data/bench-people.ts';
import { counterClerk, counterCount } from '../data/counter-parcels.ts';
import { benchDispatcher } from '../data/trip-parcels.ts';
import { enter } from '../measure/ask-calls.ts';
import { readChild, runChild } from '../measure/children.ts';
import { payFor, serveTogether, type Counter } from '../measure/counter-load.ts';
import {
  importOfficeFile,
  moveTrip,
  sendLetters,
  startMailServer,
  takeDelayBack,
} from '../measure/office-works.ts';
import { operatorCommand } from '../measure/operator-command.ts';
import { say, sayDuration } from '../measure/say.ts';
import {
  goalsBeside,
  rowsBeside,
  trackBeside,
  turnsCondition,
  type TrackedBeside,
} from '../measure/track-beside.ts';
import { waitForJobs } from '../measure/wait-for-jobs.ts';
import { findPostgres, startWatchedService, type WatchedService } from '../peers/service.ts';
import { describeMachine } from '../report/machine.ts';
import { thousands } from '../report/markdown.ts';
import type { Report } from '../report/report.ts';
import { parcelsUnderWay } from '../writes/moves-to-write.ts';
import { askedSeed, askingConnections, type RunOptions, type Scenario } from './scenario.ts';

export const beside: Scenario = {
  name: 'beside',
  about:
    'tracking beside each of a departure, counters, an import, a backup and 3,000 letters: its p99, and the longest turn of the thread that answers',
  run: measureBeside,
};

const codesEach = 100;

type Size = { stock: number; parcels: number; owners: number; customers: number; imported: number };

/** What is done beside tracking in a round, and what puts things back afterwards. */
type Work = { name: string; run: () => Promise<void>; after?: () => Promise<void> };

type Ground = {
  folder: string;
  service: WatchedService;
  sql: Sql;
  size: Size;
  dispatcher: string;
  operator: string;
  counters: readonly Counter[];
};

async function measureBeside({ quick, rounds, secondsEach }: RunOptions): Promise<Report> {
  const size: Size = quick
    ? { stock: 20_000, parcels: 500, owners: 300, customers: 8, imported: 250 }
    : { stock: 200_000, parcels: 5_000, owners: 3_000, customers: 40, imported: 1_500 };
  const folder = join(await makeCacheFolder(), 'beside');
  const dataDir = join(folder, 'data');
  await rm(folder, { recursive: true, force: true });
  await cp(await prepareBenchData(size.stock), dataDir, { recursive: true, verbatimSymlinks: true });
  const mail = await startMailServer();
  const service = await startWatchedService(dataDir, { SMTP_URL: mail.url });
  const { socketFile } = findPostgres(dataDir);
  const sql = openPool({ socketFile, database: 'rohi' }, { connections: 1, name: 'bench' });
  try {
    const machine = await describeMachine(sql);
    const unitId = await sayDuration('parcels of the trip and of the counters', () =>
      fill(socketFile, size, rounds),
    );
    await sayDuration('what the service does by itself after that', () => waitForJobs(sql));
    const { port } = service;
    const ground: Ground = {
      folder,
      service,
      sql,
      size,
      dispatcher: await enter(port, benchDispatcher),
      operator: await enter(port, benchOperator),
      counters: await openCounters(port, unitId, size.customers * rounds),
    };
    const measured = new Map<string, TrackedBeside[]>();
    for (let round = 0; round < rounds; round += 1)
      for (const work of worksOf(ground, round)) {
        const tracked = await playRound(ground, work, { round, seconds: secondsEach });
        measured.set(work.name, [...(measured.get(work.name) ?? []), tracked]);
      }
    return describe(machine, ground, measured);
  } finally {
    await sql.end();
    await service.stop();
    await mail.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(socketFile: string, size: Size, rounds: number): Promise<number> {
  const [trip, office, counter] = [
    fileURLToPath(new URL('../writes/trip-filler.ts', import.meta.url)),
    fileURLToPath(new URL('../writes/office-filler.ts', import.meta.url)),
    fileURLToPath(new URL('../writes/counter-filler.ts', import.meta.url)),
  ];
  const words = [size.parcels, size.owners, 1].map(String);
  await runChild(process.execPath, [trip, socketFile, ...words], { stdio: 'inherit' });
  await runChild(process.execPath, [office, socketFile], { stdio: 'inherit' });
  const waiting = String(size.customers * rounds);
  const text = await readChild(process.execPath, [counter, socketFile, waiting, '0'], {});
  return (JSON.parse(text) as { unitId: number }).unitId;
}

async function openCounters(port: number, unitId: number, customers: number): Promise<Counter[]> {
  const manager = await enter(port, benchPeople.manager);
  const clerk = await enter(port, counterClerk(counterCount));
  const paying = Array.from({ length: customers }, (_, number) => number);
  await sayDuration(`${customers} customers pay`, () => payFor(port, { manager, clerk, unitId }, paying));
  const counters: Counter[] = [];
  for (let place = 0; place < counterCount; place += 1)
    counters.push({ deviceId: randomUUID(), token: await enter(port, counterClerk(place)) });
  return counters;
}

/** In the order in which they follow from each other: a delay is announced for a trip that has departed. */
function worksOf(ground: Ground, round: number): Work[] {
  const { folder, service, sql, size, dispatcher, operator, counters } = ground;
  const { port } = service;
  let delay = '';
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => round * count + index);
  return [
    { name: 'a departure', run: () => moveTrip(port, dispatcher, 'depart', size.parcels) },
    {
      name: 'letters',
      run: async () => {
        const sent = await sendLetters(port, dispatcher, sql);
        if (sent.letters !== size.owners)
          throw new Error(`${sent.letters} of ${size.owners} letters went out`);
        delay = sent.delay;
      },
      after: async () => {
        await takeDelayBack(port, dispatcher, delay);
        await waitForJobs(sql);
        await moveTrip(port, dispatcher, 'undo', size.parcels);
      },
    },
    {
      name: 'counters',
      run: async () => void (await serveTogether(port, counters, numbers(size.customers))),
    },
    {
      name: 'an import',
      run: async () => {
        const underWay = parcelsUnderWay(0, size.stock);
        const some = underWay.slice(round * size.imported, (round + 1) * size.imported);
        if ((await importOfficeFile(port, operator, some)) === 0) throw new Error('nothing was imported');
      },
    },
    {
      name: 'a backup',
      run: async () => void (await operatorCommand(folder, 'backup', [])),
      after: () => rm(join(folder, 'backups'), { recursive: true }),
    },
  ];
}

async function playRound(
  { service, sql, size }: Ground,
  { name, run, after }: Work,
  { round, seconds }: { round: number; seconds: number },
): Promise<TrackedBeside> {
  await waitForJobs(sql);
  const options = { codesEach, seed: askedSeed + round, connections: askingConnections };
  const tracked = await trackBeside({ service, parcels: size.stock, seconds, ...options }, run);
  await after?.();
  const { quietP99, busyP99, busy } = tracked;
  const [longest] = busy.longest;
  say(
    `  round ${round + 1}, beside ${name}: p99 ${busyP99.toFixed(1)} for ${quietP99.toFixed(1)} ms; longest turn ${busy.longestMs.toFixed(1)} ms, of other work ${busy.otherMs.toFixed(1)} ms (${longest?.calls.slice(0, 3).join(', ')})`,
  );
  return tracked;
}

function describe(
  machine: Report['machine'],
  { size, service }: Ground,
  measured: ReadonlyMap<string, readonly TrackedBeside[]>,
): Report {
  const all = [...measured];
  return {
    title: 'Each beside each',
    machine,
    conditions: [
      `Tracking of ${codesEach} codes of ${thousands(size.stock)} parcels: as much as it bears alone, half of it alone, and half of it beside one of these, as long as that takes. ${service.settings}.`,
      `A departure of ${thousands(size.parcels)} parcels of ${thousands(size.owners)} customers; a delay of their trip, until the letter of each has gone to a mail server on this machine; ${counterCount} counters that serve ${size.customers} customers; a file of the office with ${thousands(size.imported)} parcels and what happened to them, from its sending to its end; \`npm run backup\`.`,
      turnsCondition,
    ],
    goals: all.flatMap(([name, rounds]) => goalsBeside(rounds, `beside ${name}`)),
    sections: all.map(([name, rounds]) => ({
      heading: `Beside ${name}`,
      table: {
        head: ['', 'median (lowest – highest) over the rounds'],
        rows: rowsBeside(rounds, `beside ${name}`),
      },
    })),
    data: Object.fromEntries(all),
  };
}
