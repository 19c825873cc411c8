import type { Sql } from '../../apps/server/src/platform/sql.ts';
import type { Peer } from '../peers/peer.ts';
import { pickLists } from './asked-codes.ts';
import { runLoad, type LoadResult } from './load.ts';
import { bytesRead, cpuOf, cpuOfFamily, residentMb, type CpuTime } from './process-cost.ts';

/** A peer and what it is asked for. */
export type Contestant = {
  peer: Peer;
  /** Codes are drawn from the first so many parcels. */
  askedParcels: number;
  /** It caches answers, so that it matters how many came from there. */
  cachesAnswers?: boolean;
  /** The PostgreSQL server behind it. */
  postgresPid: number;
  sql: Sql;
};

export type RoundsPlan = {
  sizes: readonly number[];
  rounds: number;
  secondsEach: number;
  connections: number;
  seed: number;
};

/** What one peer gave in one round for queries of one size. */
export type Sample = {
  peer: string;
  codes: number;
  round: number;
  load: LoadResult;
  nodeCpuMs: CpuTime;
  postgresCpuMs: CpuTime;
  clientCpuMs: CpuTime;
  residentMb: number | null;
  /** Share of the blocks asked for that lay in PostgreSQL's own buffers; null when none was. */
  bufferHitShare: number | null;
  /** Bytes that a peer which caches answers read from its database for one; null where there is no /proc. */
  bytesFromDatabase: number | null;
};

const warmUpMs = 2_500;
const listsAtHand = 4_096;

/**
 * Asks each peer in turn, round by round, so that a change of the machine's mood meets all of them; each round another
 * one begins. Peers that are asked over the same parcels get the same questions in the same order.
 */
export async function runRounds(
  plan: RoundsPlan,
  contestants: readonly Contestant[],
  say: (line: string) => void,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let round = 0; round <= plan.rounds; round += 1) {
    for (const codes of plan.sizes) {
      const seed = plan.seed + round * 1_000 + codes;
      const lists = new Map<number, string[][]>();
      for (const contestant of rotate(contestants, round)) {
        const parcels = contestant.askedParcels;
        const list = lists.get(parcels) ?? pickLists({ seed, parcels, codes, lists: listsAtHand });
        lists.set(parcels, list);
        const sample = await takeSample(plan, contestant, { codes, round, questions: list });
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
  { peer, cachesAnswers = false, postgresPid, sql }: Contestant,
  { codes, round, questions }: { codes: number; round: number; questions: readonly (readonly string[])[] },
): Promise<Sample> {
  const requests = questions.map(peer.questionOf);
  const read = () => [cpuOf(peer.pid), cpuOfFamily(postgresPid), cpuOf(process.pid), bytesRead(peer.pid)];
  const blocksBefore = await readBlocks(sql);
  const before = read();
  const load = await runLoad({
    port: peer.port,
    requests,
    connections: plan.connections,
    durationMs: round === 0 ? warmUpMs : plan.secondsEach * 1_000,
  });
  const after = read();
  const [node = null, postgres = null, client = null, bytes = null] = after.map((value, index) =>
    perAnswer(before[index] ?? null, value, load.answers),
  );
  const blocks = await readBlocks(sql);
  const hits = blocks.hit - blocksBefore.hit;
  const blocksTouched = hits + blocks.read - blocksBefore.read;
  const questionBytes = requests.reduce((sum, request) => sum + request.length, 0) / requests.length;
  return {
    peer: peer.name,
    codes,
    round,
    load,
    nodeCpuMs: inMs(node),
    postgresCpuMs: inMs(postgres),
    clientCpuMs: inMs(client),
    residentMb: residentMb(peer.pid),
    bufferHitShare: blocksTouched === 0 ? null : hits / blocksTouched,
    bytesFromDatabase: bytes === null || !cachesAnswers ? null : Math.max(0, bytes - questionBytes),
  };
}

function perAnswer(before: number | null, after: number | null, answers: number): number | null {
  return before === null || after === null ? null : (after - before) / answers;
}

function inMs(seconds: number | null): number | null {
  return seconds === null ? null : seconds * 1_000;
}

/** Backends report their counts about once a second while they are busy, so these are near, not exact. */
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
