// npm run bench [-- --quick] [--rounds N] [--seconds N]: the tracking query beside its peers, and how long a start takes.
// A full run leaves its results in bench/results, a quick one in .cache/bench; a missed goal is told in the report and is no failure of the run.
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openPool } from '../apps/server/src/platform/database.ts';
import { makeCacheFolder, prepareBenchData } from './data/bench-data.ts';
import { runRounds, type RoundsPlan, type Sample } from './measure/rounds.ts';
import { requireSameAnswers } from './measure/same-answers.ts';
import { measureStarts } from './measure/start-times.ts';
import {
  findPostgres,
  startCachingService,
  startPeer,
  startService,
  type Peer,
} from './peers/peer-process.ts';
import { describeMachine, type Machine } from './report/machine.ts';
import { goalsOf, summarisePeers, summariseRatios } from './report/summary.ts';
import { writeReport } from './report/write-report.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

function readPlan(): Omit<RoundsPlan, 'dataDir'> & { quick: boolean; starts: number } {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
    },
  });
  const { quick } = values;
  return {
    quick,
    parcels: quick ? 20_000 : 200_000,
    sizes: [100, 10, 1],
    rounds: Number(values.rounds ?? (quick ? 2 : 5)),
    secondsEach: Number(values.seconds ?? (quick ? 1 : 4)),
    connections: 16,
    seed: 20_261_121,
    starts: quick ? 2 : 5,
  };
}

/** The service runs the database; the others join it. Whatever happens, all of them end. */
async function comparePeers(plan: RoundsPlan): Promise<{ samples: Sample[]; machine: Machine }> {
  const peers: Peer[] = [await startService(plan.dataDir)];
  try {
    const { socketDir } = findPostgres(plan.dataDir);
    const socketFile = join(socketDir, '.s.PGSQL.5432');
    const log = (name: string) => join(plan.dataDir, `${name}.log`);
    const raw = new URL('./peers/raw-http.ts', import.meta.url);
    const plain = new URL('./peers/plain-handler.ts', import.meta.url);
    peers.push(await startCachingService(plan.dataDir, socketDir));
    peers.push(await startPeer('raw http', raw, socketFile, log('raw-http')));
    peers.push(await startPeer('plain handler', plain, socketDir, log('plain-handler')));
    const sql = openPool({ socketFile, database: 'rohi' }, { connections: 1, name: 'bench' });
    try {
      await requireSameAnswers(peers, { parcels: plan.parcels, seed: plan.seed, codes: 100 });
      const samples = await runRounds(plan, peers, sql, say);
      return { samples, machine: await describeMachine(sql) };
    } finally {
      await sql.end();
    }
  } finally {
    for (const peer of peers.toReversed()) await peer.stop();
  }
}

const { quick, starts: startCount, ...settings } = readPlan();
const loadBefore = loadavg()[0] ?? 0;
const dataDir = await prepareBenchData(settings.parcels);
say(`Tracking queries over ${settings.parcels} parcels:`);
const { samples, machine } = await comparePeers({ ...settings, dataDir });
say('Starts of the service:');
const starts = await measureStarts(await makeCacheFolder(), startCount, say);
const ratios = summariseRatios(samples);
const date = new Date().toISOString().slice(0, 10);
const page = await writeReport(
  {
    date,
    machine,
    plan: { ...settings, loadBefore },
    goals: goalsOf(ratios, starts),
    ratios,
    peers: summarisePeers(samples),
    starts,
  },
  quick ? await makeCacheFolder() : fileURLToPath(new URL('./results/', import.meta.url)),
  `${date}-tracking`,
);
say(`\n${page}`);
