import { randomUUID } from 'node:crypto';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dushanbeDay } from '../../packages/contract/src/dushanbe-time.ts';
import { openPool, type Sql } from '../../apps/server/src/platform/sql.ts';
import { makeCacheFolder, prepareBenchData } from '../data/bench-data.ts';
import { benchPeople } from '../data/bench-people.ts';
import { balancesSheet, customersSheet, parcelsSheet } from '../data/move-in-sheets.ts';
import { enter } from '../measure/ask-calls.ts';
import { readChild, runChild } from '../measure/children.ts';
import { openMoveInCalls, type FileTimes, type MoveInCalls } from '../measure/move-in-calls.ts';
import { residentMbOfFamily } from '../measure/process-cost.ts';
import { say } from '../measure/say.ts';
import { spreadOf } from '../measure/statistics.ts';
import { goalsBeside, rowsBeside, trackBeside, turnsCondition } from '../measure/track-beside.ts';
import type { TrackedBeside } from '../measure/track-beside.ts';
import { timedCall } from '../measure/timed-call.ts';
import { waitForJobs } from '../measure/wait-for-jobs.ts';
import { findPostgres, startWatchedService, type WatchedService } from '../peers/service.ts';
import { describeMachine } from '../report/machine.ts';
import { rangeOf, thousands } from '../report/markdown.ts';
import type { Goal, Report, Section } from '../report/report.ts';
import { askedSeed, askingConnections, type RunOptions, type Scenario } from './scenario.ts';

export const moveIn: Scenario = {
  name: 'move-in',
  about: "an evening's three files of a firm, and one of 50,000 rows beside tracking: seconds, memory, p99",
  run: measureMoveIn,
};

const codesEach = 100;

/** `rows`: as many as a file may have beside its heading. */
type Size = { stock: number; customers: number; parcels: number; balances: number; rows: number };

type Evening = { files: FileTimes[]; seconds: number; takenBack: number };
type Large = { times: FileTimes; addedMb: number; tracked: TrackedBeside };
type Round = { evening: Evening; large: Large };

type Ground = { service: WatchedService; sql: Sql; calls: MoveInCalls; size: Size; unitId: number };

async function measureMoveIn({ quick, rounds, secondsEach }: RunOptions): Promise<Report> {
  const size: Size = quick
    ? { stock: 20_000, customers: 500, parcels: 800, balances: 120, rows: 5_000 }
    : { stock: 200_000, customers: 5_000, parcels: 8_000, balances: 1_200, rows: 49_999 };
  const dataDir = join(await makeCacheFolder(), 'move-in');
  await rm(dataDir, { recursive: true, force: true });
  await cp(await prepareBenchData(size.stock), dataDir, { recursive: true, verbatimSymlinks: true });
  const service = await startWatchedService(dataDir);
  const { socketFile } = findPostgres(dataDir);
  const sql = openPool({ socketFile, database: 'rohi' }, { connections: 1, name: 'bench' });
  try {
    const machine = await describeMachine(sql);
    const unitId = await addOffice(socketFile);
    const { port } = service;
    const token = await enter(port, benchPeople.manager);
    // What the firm may owe its customers by one file is counted in dollars.
    const rate = { from: 'USD', to: 'TJS', rate: '9.25', rateDate: dushanbeDay(new Date()) };
    await timedCall(port, token, '/price/rates', { requestId: randomUUID(), ...rate });
    const calls = openMoveInCalls(port, token);
    const ground: Ground = { service, sql, calls, size, unitId };
    const played: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await waitForJobs(sql);
      const evening = await bringEvening(ground, round);
      await waitForJobs(sql);
      const large = await bringLarge(ground, round, secondsEach);
      played.push({ evening, large });
      say(
        `  round ${round + 1} of ${rounds}: three files ${evening.seconds.toFixed(1)} s, taken back ${evening.takenBack.toFixed(1)} s; ${thousands(large.times.rows)} rows read ${large.times.read.toFixed(1)} s, checked ${large.times.checked.toFixed(1)} s, written ${large.times.written.toFixed(1)} s, ${Math.round(large.addedMb)} MB`,
      );
    }
    return describe(machine, ground, played);
  } finally {
    await sql.end();
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The manager who brings the files, and a pickup point; returns its id. */
async function addOffice(socketFile: string): Promise<number> {
  const office = fileURLToPath(new URL('../writes/office-filler.ts', import.meta.url));
  const counter = fileURLToPath(new URL('../writes/counter-filler.ts', import.meta.url));
  await runChild(process.execPath, [office, socketFile], { stdio: 'inherit' });
  const text = await readChild(process.execPath, [counter, socketFile, '0', '0'], {});
  return (JSON.parse(text) as { unitId: number }).unitId;
}

/** Letters that no other round has, and phones of its own. */
const lettersOf = (round: number, kind: string) => `${kind}${String.fromCodePoint(65 + round)}`;
const firstPhoneOf = (round: number, offset: number) => 900_000_000 + round * 1_000_000 + offset;

/** Customers, parcels and balances in this order, each confirmed as it is; then the balances are taken back. */
async function bringEvening({ calls, size, unitId }: Ground, round: number): Promise<Evening> {
  const letters = lettersOf(round, 'EV');
  const id = await calls.open(dushanbeDay(new Date()), unitId);
  const customers = await calls.bring(id, customersSheet(letters, size.customers, firstPhoneOf(round, 0)));
  const parcels = await calls.bring(id, parcelsSheet(letters, size.parcels, size.customers));
  const balances = await calls.bring(id, balancesSheet(letters, size.balances));
  const files = [customers.times, parcels.times, balances.times];
  const takenBack = await calls.takeBack(id, balances.id);

  await calls.close(id);
  const seconds = files.reduce((sum, { read, checked, written }) => sum + read + checked + written, 0);
  return { files, seconds, takenBack };
}

/** One file with as many rows as one may have, from its sending to its end, beside tracking. */
async function bringLarge(ground: Ground, round: number, seconds: number): Promise<Large> {
  const { service, calls, size, unitId } = ground;
  const sheet = customersSheet(lettersOf(round, 'LA'), size.rows, firstPhoneOf(round, 500_000));
  const id = await calls.open(dushanbeDay(new Date()), unitId);
  const before = residentMbOfFamily(service.pid) ?? Number.NaN;
  let mostMb = before;
  let times: FileTimes | undefined;
  const watching = setInterval(() => {
    mostMb = Math.max(mostMb, residentMbOfFamily(service.pid) ?? 0);
  }, 100);
  const options = { codesEach, seconds, seed: askedSeed + round, connections: askingConnections };
  const tracked = await trackBeside({ service, parcels: size.stock, ...options }, async () => {
    ({ times } = await calls.bring(id, sheet));
  }).finally(() => clearInterval(watching));
  await calls.close(id);
  if (times === undefined) throw new Error('the file came to no end');
  return { times, addedMb: mostMb - before, tracked };
}

const median = (rounds: readonly Round[], valueOf: (round: Round) => number) =>
  spreadOf(rounds.map(valueOf)).median;

function goalsOf(rounds: readonly Round[]): Goal[] {
  const atMost = (what: string, unit: string, wanted: number, valueOf: (round: Round) => number): Goal => ({
    what,
    value: median(rounds, valueOf),
    unit,
    wanted,
    atMost: true,
  });
  return [
    atMost(
      'three files of an evening, sent, checked and written',
      's',
      180,
      ({ evening }) => evening.seconds,
    ),
    atMost('its balances taken back', 's', 20, ({ evening }) => evening.takenBack),
    atMost('a file of 50,000 rows until its columns are found', 's', 5, ({ large }) => large.times.read),
    atMost('its dry run', 's', 30, ({ large }) => large.times.checked),
    {
      what: 'rows that it writes a second',
      value: median(rounds, ({ large: { times } }) => times.rows / times.written),
      unit: '/s',
      wanted: 1_000,
    },
    atMost('memory that its work takes more', 'MB', 300, ({ large }) => large.addedMb),
    ...goalsBeside(
      rounds.map(({ large }) => large.tracked),
      'beside it',
      { wanted: 1.5, aim: 1.5 },
    ),
  ];
}

function describe(machine: Report['machine'], { size, service }: Ground, rounds: readonly Round[]): Report {
  const row = (what: string, valueOf: (round: Round) => number): [string, string] => [
    what,
    rangeOf(rounds.map(valueOf), 1),
  ];
  const ofFile = (name: string, timesOf: (round: Round) => FileTimes): [string, string][] => [
    row(`${name}: columns found, s`, (round) => timesOf(round).read),
    row(`${name}: dry run, s`, (round) => timesOf(round).checked),
    row(`${name}: written, s`, (round) => timesOf(round).written),
    row(`${name}: rows asked about`, (round) => timesOf(round).asked),
  ];
  const none: FileTimes = { rows: 0, read: 0, checked: 0, written: 0, asked: 0 };
  const figures: Section = {
    heading: 'Files',
    table: {
      head: ['', 'median (lowest – highest) over the rounds'],
      rows: [
        ...ofFile(`${thousands(size.customers)} customers`, ({ evening }) => evening.files[0] ?? none),
        ...ofFile(`${thousands(size.parcels)} parcels`, ({ evening }) => evening.files[1] ?? none),
        ...ofFile(`${thousands(size.balances)} balances`, ({ evening }) => evening.files[2] ?? none),
        ...ofFile(`${thousands(size.rows)} customers`, ({ large }) => large.times),
      ],
    },
  };
  return {
    title: 'A firm moves in',
    machine,
    conditions: [
      `Beside ${thousands(size.stock)} parcels with all that happened to them: three files of an evening, sent one after the other, each confirmed as its report stands, then the balances taken back; then one file of ${thousands(size.rows)} customers beside tracking. ${rounds.length} rounds; ${service.settings}.`,
      `Tracking of ${codesEach} codes: as much as it bears alone, half of it alone, and half of it beside that file, from its sending to its end.`,
      turnsCondition,
    ],
    goals: goalsOf(rounds),
    sections: [
      figures,
      {
        heading: `Tracking beside ${thousands(size.rows)} rows`,
        table: {
          head: ['', 'median (lowest – highest) over the rounds'],
          rows: rowsBeside(
            rounds.map(({ large }) => large.tracked),
            'beside the file',
          ),
        },
      },
    ],
    data: { rounds },
  };
}
