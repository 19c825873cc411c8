import { setTimeout as pause } from 'node:timers/promises';
import { addDays, dushanbeDay } from '../../packages/contract/src/dushanbe-time.ts';
import { openPool } from '../../apps/server/src/platform/sql.ts';
import { benchPeople } from '../data/bench-people.ts';
import { prepareOrdersData } from '../data/orders-data.ts';
import { enter } from '../measure/ask-calls.ts';
import { pickLists } from '../measure/asked-codes.ts';
import { runLoad } from '../measure/load.ts';
import { residentMb } from '../measure/process-cost.ts';
import { say } from '../measure/say.ts';
import { quantile, spreadOf } from '../measure/statistics.ts';
import { trackQuestion, type Peer } from '../peers/peer.ts';
import { findPostgres, startService } from '../peers/service.ts';
import { describeMachine } from '../report/machine.ts';
import { rangeOf, thousands } from '../report/markdown.ts';
import type { Report } from '../report/report.ts';
import { askedSeed, askingConnections, type RunOptions, type Scenario } from './scenario.ts';

export const exports: Scenario = {
  name: 'export',
  about: '100,000 orders as CSV and as a workbook beside tracking: its p99, and the memory of the service',
  run: measureExport,
};

const questionsPerSec = 100;
const codesEach = 100;

type Written = { rows: number; seconds: number; megabytes: number; mostMb: number };
type Round = {
  quietP99: number;
  csvP99: number;
  xlsxP99: number;
  beforeMb: number;
  csv: Written;
  xlsx: Written;
};
type Ground = { service: Peer; token: string; trackable: number; filter: { from: string; to: string } };

async function measureExport(options: RunOptions): Promise<Report> {
  const count = options.quick ? 40_000 : 1_000_000;
  const { folder, trackable } = await prepareOrdersData(count, options.quick ? 20_000 : 200_000);
  const service = await startService(folder);
  const sql = openPool({ socketFile: findPostgres(folder).socketFile, database: 'rohi' }, { connections: 1 });
  try {
    const machine = await describeMachine(sql);
    const token = await enter(service.port, benchPeople.manager);
    // A tenth of the 400 days that the orders are spread over.
    const [row] = await sql<{ last: Date }[]>`select max(created_at) as last from order_progress`;
    const to = addDays(dushanbeDay(row?.last ?? new Date()), -5);
    const ground = { service, token, trackable, filter: { from: addDays(to, -39), to } };
    say(`Files of a tenth of ${thousands(count)} orders beside tracking:`);
    const rounds: Round[] = [];
    for (let round = 0; round < options.rounds; round += 1) {
      const result = await playRound(ground, round, options.secondsEach);
      rounds.push(result);
      say(
        `  round ${round + 1} of ${options.rounds}: p99 ${result.quietP99.toFixed(1)}, beside CSV ${result.csvP99.toFixed(1)}, beside a workbook ${result.xlsxP99.toFixed(1)} ms; ${thousands(result.csv.rows)} rows`,
      );
    }
    return describe(options, machine, rounds);
  } finally {
    await sql.end();
    await service.stop();
  }
}

async function playRound(ground: Ground, round: number, seconds: number): Promise<Round> {
  const quiet = await trackWhile(ground, round, pause(seconds * 1_000));
  const beforeMb = residentMb(ground.service.pid) ?? 0;
  const csvWork = writeFileOf(ground, 'csv');
  const csvP99 = await trackWhile(ground, round, csvWork);
  const xlsxWork = writeFileOf(ground, 'xlsx');
  const xlsxP99 = await trackWhile(ground, round, xlsxWork);
  return { quietP99: quiet, csvP99, xlsxP99, beforeMb, csv: await csvWork, xlsx: await xlsxWork };
}

/** p99 in ms of tracking at an even pace for as long as the work takes. */
async function trackWhile(
  { service, trackable }: Ground,
  round: number,
  work: Promise<unknown>,
): Promise<number> {
  let isOver = false;
  void work.then(() => {
    isOver = true;
  });
  const requests = pickLists({
    seed: askedSeed + round,
    parcels: trackable,
    codes: codesEach,
    lists: 1_024,
  }).map(trackQuestion);
  const { latenciesMs } = await runLoad({
    port: service.port,
    requests,
    connections: askingConnections,
    durationMs: 600_000,
    perSecond: questionsPerSec,
    isOver: () => isOver,
  });
  return quantile(
    latenciesMs.toSorted((a, b) => a - b),
    0.99,
  );
}

/** Reads a whole file as fast as it comes, and watches the memory of the service meanwhile. */
async function writeFileOf({ service, token, filter }: Ground, format: 'csv' | 'xlsx'): Promise<Written> {
  const startedAt = performance.now();
  const answer = await fetch(`http://127.0.0.1:${service.port}/api/fba-order/export`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ filter, format }),
  });
  if (answer.status !== 200 || answer.body === null) throw new Error(await answer.text());
  let bytes = 0;
  let lines = -1;
  let mostMb = 0;
  for await (const piece of answer.body) {
    const chunk = Buffer.from(piece as Uint8Array);
    bytes += chunk.length;
    if (format === 'csv')
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1;
    mostMb = Math.max(mostMb, residentMb(service.pid) ?? 0);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  return { rows: lines, seconds, megabytes: bytes / 1_000_000, mostMb };
}

function describe(options: RunOptions, machine: Report['machine'], rounds: readonly Round[]): Report {
  const row = (what: string, valueOf: (round: Round) => number, digits: number) => [
    what,
    rangeOf(rounds.map(valueOf), digits),
  ];
  const medianOf = (valueOf: (round: Round) => number) => spreadOf(rounds.map(valueOf)).median;
  return {
    title: 'Files of orders',
    machine,
    conditions: [
      `${thousands(rounds[0]?.csv.rows ?? 0)} orders with all columns; ${options.rounds} rounds. Tracking is asked for ${codesEach} codes at an even pace of ${questionsPerSec} queries/s meanwhile, answers from the database.`,
    ],
    goals: [
      {
        what: "tracking's p99 beside a CSV, times its own",
        value: medianOf(({ csvP99, quietP99 }) => csvP99 / quietP99),
        unit: '×',
        wanted: 1.5,
        atMost: true,
      },
      {
        what: 'memory that the service takes more while it writes a CSV',
        value: medianOf(({ csv, beforeMb }) => csv.mostMb - beforeMb),
        unit: 'MB',
        wanted: 50,
        atMost: true,
      },
    ],
    sections: [
      {
        heading: 'Figures',
        table: {
          head: ['', 'median (lowest – highest) over the rounds'],
          rows: [
            row('p99 ms of tracking by itself', ({ quietP99 }) => quietP99, 2),
            row('p99 ms of tracking beside a CSV', ({ csvP99 }) => csvP99, 2),
            row('p99 ms of tracking beside a workbook', ({ xlsxP99 }) => xlsxP99, 2),
            row('seconds of a CSV', ({ csv }) => csv.seconds, 1),
            row('seconds of a workbook', ({ xlsx }) => xlsx.seconds, 1),
            row('MB of a CSV', ({ csv }) => csv.megabytes, 1),
            row('MB of a workbook', ({ xlsx }) => xlsx.megabytes, 1),
            row('MB of memory before', ({ beforeMb }) => beforeMb, 0),
            row('most MB of memory during a CSV', ({ csv }) => csv.mostMb, 0),
            row('most MB of memory during a workbook', ({ xlsx }) => xlsx.mostMb, 0),
          ],
        },
      },
    ],
    data: { rounds },
  };
}
