import { openPool, type Sql } from '../../apps/server/src/platform/sql.ts';
import { prepareBenchData } from '../data/bench-data.ts';
import { askForAll } from '../measure/ask-for-all.ts';
import { runRounds, type Contestant, type RoundsPlan, type Sample } from '../measure/rounds.ts';
import { requireSameAnswers, requireSameFacts } from '../measure/same-answers.ts';
import { say } from '../measure/say.ts';
import { startDirectus } from '../peers/directus/directus.ts';
import { startPlainHandler, startRawHttp } from '../peers/own-peers.ts';
import type { Peer } from '../peers/peer.ts';
import { startPostGraphile } from '../peers/postgraphile/postgraphile.ts';
import { findPostgres, startCachingService, startService } from '../peers/service.ts';
import {
  p99Of,
  peersTable,
  ratioOf,
  ratiosTable,
  samplesInBrief,
  summarisePeers,
} from '../report/contest.ts';
import { describeMachine, type Machine } from '../report/machine.ts';
import { thousands } from '../report/markdown.ts';
import type { Goal, Report } from '../report/report.ts';
import { askedSeed, askingConnections, type RunOptions, type Scenario } from './scenario.ts';

export const tracking: Scenario = {
  name: 'tracking',
  about: 'the tracking query beside raw http, a plain handler, PostGraphile and Directus',
  run: measureTracking,
};

const cold = 'service';
const warm = 'service, warm';

type Plan = RoundsPlan & { parcels: number; workingSet: number };

async function measureTracking(options: RunOptions): Promise<Report> {
  const parcels = options.quick ? 20_000 : 200_000;
  const plan: Plan = {
    ...options,
    parcels,
    workingSet: parcels / 10,
    connections: askingConnections,
    seed: askedSeed,
  };
  const dataDir = await prepareBenchData(parcels);
  // The service runs the database; the others join it. Whatever happens, all of them end.
  const peers: Peer[] = [await startService(dataDir, cold)];
  const { pid, socketFile } = findPostgres(dataDir);
  const sql = openPool({ socketFile, database: 'rohi' }, { connections: 1, name: 'bench' });
  try {
    const machine = await describeMachine(sql);
    await startPeers(peers, dataDir, sql);
    await requireEqualWork(peers, parcels);
    // So the first round finds what an hour of work would have left: the tables in PostgreSQL's memory, answers in the
    // service's.
    await readThrough(sql);
    const caching = peers.find(({ name }) => name === warm);
    if (caching !== undefined) await askForAll(caching, plan.workingSet);
    say(`Tracking queries over ${thousands(parcels)} parcels:`);
    const contestants = peers.map((peer) => contestantOf(peer, plan, { postgresPid: pid, sql }));
    const samples = await runRounds(plan, contestants, say);
    return reportOf(plan, machine, peers, samples);
  } finally {
    await sql.end();
    for (const peer of peers.toReversed()) await peer.stop();
  }
}

/**
 * Reads every large table from end to end, copies of peers too: those with rows that are still on the disk would else
 * be measured by it.
 */
async function readThrough(sql: Sql): Promise<void> {
  const tables = await sql<{ name: string }[]>`
    select oid::regclass::text as name from pg_class where relkind = 'r' and relpages > 1000 and relnamespace <> 'pg_catalog'::regnamespace`;
  for (const { name } of tables) await sql.unsafe(`select sum(length(t::text)) from ${name} t`);
}

function contestantOf(peer: Peer, plan: Plan, database: Pick<Contestant, 'postgresPid' | 'sql'>): Contestant {
  const isWarm = peer.name === warm;
  return { peer, askedParcels: isWarm ? plan.workingSet : plan.parcels, cachesAnswers: isWarm, ...database };
}

function reportOf(plan: Plan, machine: Machine, peers: readonly Peer[], samples: readonly Sample[]): Report {
  const summaries = summarisePeers(samples);
  const { parcels, workingSet, seed, connections, rounds, secondsEach } = plan;
  return {
    title: 'Tracking',
    machine,
    conditions: [
      `${thousands(parcels)} parcels × 8 events; random existing codes by seed ${seed}, warm: of ${thousands(workingSet)} of them.`,
      `${connections} connections; ${rounds} rounds of ${secondsEach} s for each peer and size, interleaved, after one round to warm up.`,
    ],
    goals: plan.sizes.includes(100) ? goalsOf(samples) : [],
    sections: [
      { heading: 'Each peer', table: peersTable(summaries), after: peerWords(workingSet) },
      { heading: 'Settings', after: peers.map((peer) => `- **${peer.name}**: ${peer.settings}`).join('\n') },
      {
        heading: 'Ratios',
        before: 'Made in each round between neighbours in time; median (lowest – highest) over the rounds.',
        table: ratiosTable(samples, comparedPairs(plan.sizes)),
      },
    ],
    data: { plan, peers: summaries, samples: samplesInBrief(samples) },
  };
}

/** Into the given list one by one: when one cannot be started, those before it are stopped. */
async function startPeers(peers: Peer[], dataDir: string, sql: Sql): Promise<void> {
  peers.push(await startCachingService(dataDir, warm));
  peers.push(await startRawHttp(dataDir));
  peers.push(await startPlainHandler(dataDir));
  peers.push(await startPostGraphile(dataDir, sql));
  peers.push(await startDirectus(dataDir, sql));
}

async function requireEqualWork(peers: readonly Peer[], parcels: number): Promise<void> {
  const [service, caching, raw, plain, ...foreign] = peers;
  if (service === undefined || caching === undefined || raw === undefined || plain === undefined)
    throw new Error('There is nobody to compare.');
  await requireSameAnswers([service, caching, raw, plain], parcels);
  for (const peer of foreign) await requireSameFacts(service, peer, parcels);
}

function goalsOf(samples: readonly Sample[]): Goal[] {
  const times = (of: string, to: string) => ({
    value: ratioOf(samples, { of, to, codes: 100 }).median,
    unit: '×',
  });
  const p99 = ratioOf(samples, { of: cold, to: 'PostGraphile', codes: 100 }, p99Of).median;
  return [
    { what: 'from the database, share of raw http', ...times(cold, 'raw http'), wanted: 0.85, aim: 0.95 },
    {
      what: 'from the database, times the plain handler',
      ...times(cold, 'plain handler'),
      wanted: 4.5,
      aim: 5.5,
    },
    { what: 'from the database, times PostGraphile', ...times(cold, 'PostGraphile'), wanted: 6, aim: 7.5 },
    { what: 'from the database, times Directus', ...times(cold, 'Directus'), wanted: 11, aim: 14 },
    { what: "its p99, share of PostGraphile's", value: p99, unit: '×', wanted: 0.4, atMost: true },
    { what: 'from memory, times the plain handler', ...times(warm, 'plain handler'), wanted: 12, aim: 15 },
  ].map((goal) => ({ ...goal, what: `100 codes, ${goal.what}` }));
}

function comparedPairs(sizes: readonly number[]) {
  return sizes.flatMap((codes) => [
    ...['raw http', 'plain handler', 'PostGraphile', 'Directus'].map((to) => ({ of: cold, to, codes })),
    { of: warm, to: 'plain handler', codes },
  ]);
}

function peerWords(workingSet: number): string {
  return `- **service**: no answer is cached, each comes from the database, as those of its rivals do.
- **service, warm**: answers in memory as by default, asked for a working set of ${thousands(workingSet)} parcels that fits. "From memory" is the share of
  the bytes answered that the process did not read from its database.
- **raw http**: \`node:http\` that sends answers stored beforehand in a table of the bench alone: one prepared SELECT through postgres.js, whose bytes
  are spliced as they come; no validation, no log, no limits. The service makes its answers of short rows instead.
- **plain handler**: Fastify with its logger and a pg pool, two queries (parcels, then their events), objects built in JavaScript.
- **PostGraphile**, **Directus**: parcels with their events, newest first, and the places' names, in one request, by their own best way. They
  leave out what would have to be programmed: counts by status, what was not found, words of statuses and events, days, the estimate.
  Directus takes no table with a key of two columns: it reads a copy of the events with a key of one number, in the same database.

Each is one Node process on the same PostgreSQL server. CPU is milliseconds an answer. The client shares the cores with all of
them, so figures of a second are those of this machine under this client; the ratios are what counts. Before the first round the answers
of the first four to a sample of queries were held against each other and were equal; the last two showed the same statuses and
event times.`;
}
