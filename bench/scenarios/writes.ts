import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { officeImportLimits } from '../../packages/contract/src/imports/office-import-rules.ts';
import { openPool, type Sql } from '../../apps/server/src/platform/sql.ts';
import { makeCacheFolder, prepareBenchData } from '../data/bench-data.ts';
import { pickLists } from '../measure/asked-codes.ts';
import { readChild } from '../measure/children.ts';
import { runLoad, type LoadResult } from '../measure/load.ts';
import { say } from '../measure/say.ts';
import { quantile, spreadOf } from '../measure/statistics.ts';
import { trackQuestion, type Peer } from '../peers/peer.ts';
import { environmentOf, findPostgres, startService } from '../peers/service.ts';
import { describeMachine } from '../report/machine.ts';
import { rangeOf, thousands } from '../report/markdown.ts';
import type { Goal, Report, Section } from '../report/report.ts';
import type { Written } from '../writes/event-writer.ts';
import { eventsFile, parcelsUnderWay, stepsEach } from '../writes/moves-to-write.ts';
import { askedSeed, askingConnections, type RunOptions, type Scenario } from './scenario.ts';

export const writes: Scenario = {
  name: 'writes',
  about: 'events by eight writers beside the commits of the disk, imports, tracking while an import runs',
  run: measureWrites,
};

const writers = 8;
/**
 * What the tracking query is asked for beside an import: far from what it can, so that waiting shows and not queueing.
 */
const questionsPerSec = 100;
const codesEach = 100;

type Round = {
  commitsPerSec: number;
  written: Written;
  eventsImported: number;
  importSeconds: number;
  /** Milliseconds. */
  quietP99: number;
  busyP99: number;
};

type Ground = { dataDir: string; parcels: number; service: Peer; sql: Sql };

async function measureWrites(options: RunOptions): Promise<Report> {
  const parcels = options.quick ? 20_000 : 200_000;
  const original = await prepareBenchData(parcels);
  const dataDir = join(await makeCacheFolder(), 'writes');
  await rm(dataDir, { recursive: true, force: true });
  await cp(original, dataDir, { recursive: true, verbatimSymlinks: true });
  const service = await startService(dataDir);
  const { socketFile } = findPostgres(dataDir);
  const sql = openPool({ socketFile, database: 'rohi' }, { connections: 1, name: 'bench' });
  try {
    const machine = await describeMachine(sql);
    await sql`create schema if not exists bench_writes`;
    await sql`create table if not exists bench_writes.tick (number integer)`;
    say(`Writes over ${thousands(parcels)} parcels:`);
    const rounds: Round[] = [];
    let moved = 0;
    for (let round = 0; round < options.rounds; round += 1) {
      const result = await playRound({ dataDir, parcels, service, sql }, options, { round, moved });
      moved += result.written.movesTaken;
      rounds.push(result);
      say(`  round ${round + 1} of ${options.rounds}: ${inBrief(result)}`);
    }
    return {
      title: 'Writes',
      machine,
      conditions: [
        `A copy of ${thousands(parcels)} parcels × 8 events, thrown away afterwards; ${options.rounds} rounds, each part of ${options.secondsEach} s.`,
        'fsync and synchronous_commit are on.',
      ],
      goals: goalsOf(rounds),
      sections: [roundsSection(rounds)],
      data: { rounds },
    };
  } finally {
    await sql.end();
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function playRound(
  ground: Ground,
  { secondsEach, rounds }: RunOptions,
  at: { round: number; moved: number },
): Promise<Round> {
  const half = ground.parcels / 2;
  const commitsPerSec = await measureCommits(ground.sql, secondsEach, at.round);
  const written = await writeEvents(ground, [half, ground.parcels, at.moved, writers, secondsEach]);
  const importable = parcelsUnderWay(0, half);
  // A file has only so many rows, however few rounds there are.
  const mostParcels = Math.floor(officeImportLimits.maxRows / stepsEach);
  const share = Math.min(Math.floor(importable.length / rounds), mostParcels);
  const file = join(ground.dataDir, `events-${at.round}.csv`);
  const imported = importable.slice(at.round * share, (at.round + 1) * share);
  await writeFile(file, eventsFile(imported));
  const seed = askedSeed + at.round;
  const quiet = await askAtPace(ground, seed, { isOver: () => false, seconds: secondsEach });
  const startedAt = performance.now();
  let importSeconds = 0;
  const importing = importFile(ground.dataDir, file).then(() => {
    importSeconds = (performance.now() - startedAt) / 1_000;
  });
  const busy = await askAtPace(ground, seed, { isOver: () => importSeconds > 0, seconds: 120 });
  await importing;
  const eventsImported = imported.length * stepsEach;
  return { commitsPerSec, written, eventsImported, importSeconds, quietP99: p99(quiet), busyP99: p99(busy) };
}

/** One connection, one row a transaction: what the disk allows a writer that waits for each commit. */
async function measureCommits(sql: Sql, seconds: number, round: number): Promise<number> {
  const startedAt = performance.now();
  let commits = 0;
  while (performance.now() - startedAt < seconds * 1_000) {
    await sql`insert into bench_writes.tick values (${round})`;
    commits += 1;
  }
  return (commits * 1_000) / (performance.now() - startedAt);
}

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

async function writeEvents({ dataDir }: Ground, words: readonly number[]): Promise<Written> {
  const script = pathOf('../writes/event-writer.ts');
  const { socketFile } = findPostgres(dataDir);
  const text = await readChild(process.execPath, [script, socketFile, ...words.map(String)], {});
  return JSON.parse(text) as Written;
}

/** What `npm run import -- FILE` runs. */
async function importFile(dataDir: string, file: string): Promise<void> {
  await readChild(process.execPath, [pathOf('../../apps/server/src/commands/import-file.ts'), file], {
    env: environmentOf(dataDir),
  });
}

/** Asks in short loads until it is over or the time is. */
async function askAtPace(
  { parcels, service }: Ground,
  seed: number,
  until: { isOver: () => boolean; seconds: number },
): Promise<LoadResult> {
  const requests = pickLists({ seed, parcels, codes: codesEach, lists: 1_024 }).map(trackQuestion);
  return runLoad({
    port: service.port,
    requests,
    connections: askingConnections,
    durationMs: until.seconds * 1_000,
    perSecond: questionsPerSec,
    isOver: until.isOver,
  });
}

function p99({ latenciesMs }: LoadResult): number {
  return quantile(
    latenciesMs.toSorted((a, b) => a - b),
    0.99,
  );
}

function goalsOf(rounds: readonly Round[]): Goal[] {
  const median = (valueOf: (round: Round) => number) => spreadOf(rounds.map(valueOf)).median;
  return [
    {
      what: `events by ${writers} writers, times the commits of one connection`,
      value: median(({ written, commitsPerSec }) => written.events / written.seconds / commitsPerSec),
      unit: '×',
      wanted: 2,
    },
    {
      what: 'events of an import',
      value: median(({ eventsImported, importSeconds }) => eventsImported / importSeconds),
      unit: '/s',
      wanted: 2_000,
    },
    {
      what: "tracking's p99 while an import runs, times its own",
      value: median(({ busyP99, quietP99 }) => busyP99 / quietP99),
      unit: '×',
      wanted: 2,
      atMost: true,
    },
  ];
}

function roundsSection(rounds: readonly Round[]): Section {
  const row = (what: string, valueOf: (round: Round) => number, digits: number) => [
    what,
    rangeOf(rounds.map(valueOf), digits),
  ];
  return {
    heading: 'Figures',
    table: {
      head: ['', 'median (lowest – highest) over the rounds'],
      rows: [
        row('commits/s of one connection, one row each', (round) => round.commitsPerSec, 0),
        row(
          `events/s by ${writers} writers, each with its read model`,
          ({ written }) => written.events / written.seconds,
          0,
        ),
        row('their p50 ms', ({ written }) => written.p50Ms, 2),
        row('their p99 ms', ({ written }) => written.p99Ms, 2),
        row('events/s of an import', (round) => round.eventsImported / round.importSeconds, 0),
        row('its seconds, start of its process and report included', (round) => round.importSeconds, 1),
        row('p99 ms of tracking by itself', (round) => round.quietP99, 2),
        row('p99 ms of tracking while the import runs', (round) => round.busyP99, 2),
      ],
    },
    after: `An event is written by the service's own use case in a process of its own: the move is checked, the event appended, the row that answers
are made of rewritten and the change published, in one transaction. An import is \`npm run import\` of a CSV file with ${stepsEach} events a parcel. Tracking is asked
by ${askingConnections} connections for ${codesEach} codes at an even pace of ${questionsPerSec} queries/s, without answers in memory; a late question counts from when it was due.`,
  };
}

function inBrief({
  commitsPerSec,
  written,
  eventsImported,
  importSeconds,
  quietP99,
  busyP99,
}: Round): string {
  return [
    `${Math.round(commitsPerSec)} commits/s`,
    `${Math.round(written.events / written.seconds)} events/s`,
    `import ${Math.round(eventsImported / importSeconds)} events/s`,
    `p99 ${quietP99.toFixed(1)} and ${busyP99.toFixed(1)} ms`,
  ].join(', ');
}
