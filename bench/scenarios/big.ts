import { openPool, type Sql } from '../../apps/server/src/platform/sql.ts';
import { prepareBenchData } from '../data/bench-data.ts';
import { askForAll } from '../measure/ask-for-all.ts';
import { runRounds, type Contestant, type RoundsPlan, type Sample } from '../measure/rounds.ts';
import { requireSameAnswers } from '../measure/same-answers.ts';
import { say, sayDuration } from '../measure/say.ts';
import { startPlainHandler, startRawHttp } from '../peers/own-peers.ts';
import type { Peer } from '../peers/peer.ts';
import { findPostgres, startService } from '../peers/service.ts';
import { peersTable, ratioOf, ratiosTable, samplesInBrief, summarisePeers } from '../report/contest.ts';
import { describeMachine, type Machine } from '../report/machine.ts';
import { thousands } from '../report/markdown.ts';
import type { Report, Table } from '../report/report.ts';
import { askedSeed, askingConnections, type RunOptions, type Scenario } from './scenario.ts';

export const big: Scenario = {
  name: 'big',
  about: 'the tracking query over 2,000,000 parcels beside 200,000 (10 GB of disk, kept)',
  run: measureBig,
};

type Side = { parcels: number; dataDir: string; peers: Peer[]; sql: Sql };

async function measureBig(options: RunOptions): Promise<Report> {
  const plan: RoundsPlan = {
    ...options,
    connections: askingConnections,
    seed: askedSeed,
  };
  const sides: Side[] = [];
  try {
    const small = await openSide(options.quick ? 20_000 : 200_000);
    sides.push(small);
    const large = await openSide(small.parcels * 10);
    sides.push(large);
    const machine = await describeMachine(large.sql);
    for (const { parcels, peers } of sides)
      for (const peer of peers)
        await sayDuration(`asking for each of ${thousands(parcels)}`, () => askForAll(peer, parcels));
    say(`Tracking queries over ${thousands(small.parcels)} and ${thousands(large.parcels)} parcels:`);
    const samples = await runRounds(plan, sides.flatMap(contestantsOf), say);
    return await reportOf(plan, machine, { small, large }, samples);
  } finally {
    for (const side of sides.toReversed()) await closeSide(side);
  }
}

async function reportOf(
  plan: RoundsPlan,
  machine: Machine,
  { small, large }: { small: Side; large: Side },
  samples: readonly Sample[],
): Promise<Report> {
  const pair = { of: nameOf(large.parcels), to: nameOf(small.parcels) };
  const summaries = summarisePeers(samples);
  return {
    title: `${thousands(large.parcels)} parcels`,
    machine,
    conditions: [
      `Two data folders, each with its own PostgreSQL server and service, answers from the database; random existing codes of all by seed ${plan.seed}.`,
      'Before the first round each parcel was asked for once in the language of the questions, so that the memory of the machine holds what it can of them.',
      `${plan.connections} connections; ${plan.rounds} rounds of ${plan.secondsEach} s for each, interleaved, after one round to warm up.`,
    ],
    goals: [
      {
        what: `100 codes, ${thousands(large.parcels)} against ${thousands(small.parcels)} parcels`,
        value: ratioOf(samples, { ...pair, codes: 100 }).median,
        unit: '×',
        wanted: 0.75,
        aim: 0.85,
      },
    ],
    sections: [
      { heading: 'Each', table: peersTable(summaries), after: words },
      {
        heading: 'Ratios',
        table: ratiosTable(
          samples,
          plan.sizes.map((codes) => ({ ...pair, codes })),
        ),
      },
      { heading: 'Sizes', table: await sizesTable([small, large]) },
    ],
    data: { plan, peers: summaries, samples: samplesInBrief(samples) },
  };
}

const words = `Up to 200,000 parcels the rows are made by the service's own rebuild and looked over by its own check. The others are copies by SQL, each
with the history and the row of its original under codes of its own, so equal in form and size; before the first round the answers to
a sample of queries were held against those of a handler that makes them out of parcels and events, and were equal.`;

const nameOf = (parcels: number) => `service, ${thousands(parcels)}`;

/** The handlers are there for the comparison of answers only. */
async function openSide(parcels: number): Promise<Side> {
  const dataDir = await prepareBenchData(parcels);
  const service = await startService(dataDir, nameOf(parcels));
  const others: Peer[] = [];
  try {
    others.push(await startRawHttp(dataDir), await startPlainHandler(dataDir));
    await requireSameAnswers([service, ...others], parcels);
  } catch (error) {
    await service.stop();
    throw error;
  } finally {
    for (const peer of others) await peer.stop();
  }
  const { socketFile } = findPostgres(dataDir);
  return {
    parcels,
    dataDir,
    peers: [service],
    sql: openPool({ socketFile, database: 'rohi' }, { connections: 1 }),
  };
}

async function closeSide({ sql, peers }: Side): Promise<void> {
  await sql.end();
  for (const peer of peers) await peer.stop();
}

function contestantsOf({ parcels, dataDir, peers, sql }: Side): Contestant[] {
  const postgresPid = findPostgres(dataDir).pid;
  return peers.map((peer) => ({ peer, askedParcels: parcels, postgresPid, sql }));
}

async function sizesTable(sides: readonly Side[]): Promise<Table> {
  const rows = await Promise.all(
    sides.map(async ({ parcels, sql }) => {
      const [row] = await sql<{ database: string; rows: string; parcels: string; events: string }[]>`
        select pg_size_pretty(pg_database_size('rohi') - pg_total_relation_size('bench_answer')) as database,
          pg_size_pretty(sum(pg_column_size(timeline))) as rows,
          pg_size_pretty(pg_total_relation_size('parcel')) as parcels,
          pg_size_pretty(pg_total_relation_size('parcel_event')) as events
        from parcel`;
      return [thousands(parcels), row?.rows, row?.parcels, row?.events, row?.database].map(
        (cell) => cell ?? '–',
      );
    }),
  );
  return {
    head: ['parcels', 'rows of the read model', 'parcels with them', 'events', 'database'],
    rows,
  };
}
