import type { Sql } from '../../apps/server/src/platform/database.ts';
import { findPostgres, type Peer, type PeerName } from '../peers/peer-process.ts';
import { runLoad, type LoadResult } from './load.ts';
import { cpuOf, cpuOfFamily, residentMb, type CpuTime } from './process-cost.ts';
import { trackRequests } from './track-requests.ts';

export type RoundsPlan = {
  dataDir: string;
  parcels: number;
  sizes: readonly number[];
  rounds: number;
  secondsEach: number;
  connections: number;
  seed: number;
};

/** What one peer gave in one round for queries of one size. */
export type Sample = {
  peer: PeerName;
  codes: number;
  round: number;
  load: LoadResult;
  nodeCpuMs: CpuTime;
  postgresCpuMs: CpuTime;
  clientCpuMs: CpuTime;
  residentMb: CpuTime;
  /** Share of the blocks asked for that lay in PostgreSQL's own cache; null when none was. */
  cacheHitShare: number | null;
};

const warmUpMs = 1_500;
const requestsAtHand = 4_096;

/**
 * Asks each peer in turn, round by round, so that a change of the machine's mood meets all of them; each round another one
 * begins. All peers of a round are asked for the same parcels in the same order.
 */
export async function runRounds(
  plan: RoundsPlan,
  peers: readonly Peer[],
  sql: Sql,
  say: (line: string) => void,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let round = 0; round <= plan.rounds; round += 1) {
    for (const codes of plan.sizes) {
      const seed = plan.seed + round * 1_000 + codes;
      const requests = trackRequests({ seed, parcels: plan.parcels, codes, requests: requestsAtHand });
      for (const peer of rotate(peers, round)) {
        const sample = await takeSample(plan, peer, { codes, round, requests, sql });
        // Round 0 is for warming up.
        if (round > 0) samples.push(sample);
      }
    }
    say(round === 0 ? '  warm' : `  round ${round} of ${plan.rounds}: ${inBrief(samples, round)}`);
  }
  return samples;
}

async function takeSample(
  plan: RoundsPlan,
  peer: Peer,
  ask: { codes: number; round: number; requests: readonly Buffer[]; sql: Sql },
): Promise<Sample> {
  const postgres = findPostgres(plan.dataDir).pid;
  const blocksBefore = await readBlocks(ask.sql);
  const before = [cpuOf(peer.pid), cpuOfFamily(postgres), cpuOf(process.pid)];
  const load = await runLoad({
    port: peer.port,
    requests: ask.requests,
    connections: plan.connections,
    durationMs: ask.round === 0 ? warmUpMs : plan.secondsEach * 1_000,
  });
  const after = [cpuOf(peer.pid), cpuOfFamily(postgres), cpuOf(process.pid)];
  const [nodeCpuMs = null, postgresCpuMs = null, clientCpuMs = null] = after.map((value, index) =>
    costPerAnswer(before[index] ?? null, value, load.answers),
  );
  const blocks = await readBlocks(ask.sql);
  const hits = blocks.hit - blocksBefore.hit;
  const asked = hits + blocks.read - blocksBefore.read;
  return {
    peer: peer.name,
    codes: ask.codes,
    round: ask.round,
    load,
    nodeCpuMs,
    postgresCpuMs,
    clientCpuMs,
    residentMb: residentMb(peer.pid),
    cacheHitShare: asked === 0 ? null : hits / asked,
  };
}

function costPerAnswer(before: CpuTime, after: CpuTime, answers: number): CpuTime {
  return before === null || after === null ? null : ((after - before) * 1_000) / answers;
}

/** Backends tell their counts when they fall idle, and a second later at the latest. */
async function readBlocks(sql: Sql): Promise<{ hit: number; read: number }> {
  const [row] = await sql<{ hit: number; read: number }[]>`
    select blks_hit::float8 as hit, blks_read::float8 as read from pg_stat_database where datname = 'rohi'`;
  return row ?? { hit: 0, read: 0 };
}

function rotate<Item>(items: readonly Item[], by: number): Item[] {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

function inBrief(samples: readonly Sample[], round: number): string {
  return samples
    .filter(
      (sample) => sample.round === round && sample.codes === Math.max(...samples.map((each) => each.codes)),
    )
    .map(({ peer, load }) => `${peer} ${Math.round(load.answers / load.seconds)}/s`)
    .join(', ');
}
