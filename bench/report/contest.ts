import { quantile, spreadOf, type Spread } from '../measure/statistics.ts';
import type { Sample } from '../measure/rounds.ts';
import { orDash, percentOrDash, range } from './markdown.ts';
import type { Table } from './report.ts';

/** One peer at one size of query, over all rounds. */
export type PeerSummary = {
  peer: string;
  codes: number;
  answersPerSec: Spread;
  p50Ms: number;
  p99Ms: Spread;
  bytesPerAnswer: number;
  failures: number;
  /** Milliseconds of CPU for one answer, as the median of the rounds. */
  cpuMs: { node: number | null; postgres: number | null; client: number | null };
  residentMb: number | null;
  bufferHitShare: number | null;
  /** Share of the answer that did not come from the database. */
  memoryShare: number | null;
};

/** In the order of the contestants' first samples. */
export function summarisePeers(samples: readonly Sample[]): PeerSummary[] {
  const groups = Map.groupBy(samples, (sample) => `${sample.codes} ${sample.peer}`);
  return [...groups.values()].map(summarise).toSorted((a, b) => b.codes - a.codes);
}

function summarise(group: readonly Sample[]): PeerSummary {
  const latencies = group.flatMap((sample) => sample.load.latenciesMs).toSorted((a, b) => a - b);
  const bytesPerAnswer =
    sumOf(group, (sample) => sample.load.bytes) / sumOf(group, (sample) => sample.load.answers);
  const fromDatabase = medianOf(group.map((sample) => sample.bytesFromDatabase));
  return {
    peer: group[0]?.peer ?? '',
    codes: group[0]?.codes ?? 0,
    answersPerSec: spreadOf(group.map(answersPerSec)),
    p50Ms: quantile(latencies, 0.5),
    p99Ms: spreadOf(group.map(p99Of)),
    bytesPerAnswer,
    failures: sumOf(group, (sample) => sample.load.failures),
    cpuMs: {
      node: medianOf(group.map((sample) => sample.nodeCpuMs)),
      postgres: medianOf(group.map((sample) => sample.postgresCpuMs)),
      client: medianOf(group.map((sample) => sample.clientCpuMs)),
    },
    residentMb: medianOf(group.map((sample) => sample.residentMb)),
    bufferHitShare: medianOf(group.map((sample) => sample.bufferHitShare)),
    memoryShare: fromDatabase === null ? null : Math.max(0, 1 - fromDatabase / bytesPerAnswer),
  };
}

/** A ratio between two peers made in each round, between neighbours in time; the spread is over the rounds. */
export function ratioOf(
  samples: readonly Sample[],
  between: { of: string; to: string; codes: number },
  figure: (sample: Sample) => number = answersPerSec,
): Spread {
  const find = (peer: string) =>
    samples.filter((sample) => sample.peer === peer && sample.codes === between.codes);
  const others = find(between.to);
  return spreadOf(
    find(between.of).flatMap((own) => {
      const other = others.find((sample) => sample.round === own.round);
      return other === undefined ? [] : [figure(own) / figure(other)];
    }),
  );
}

function answersPerSec({ load }: Sample): number {
  return load.answers / load.seconds;
}

/** Milliseconds. */
export function p99Of({ load }: Sample): number {
  return quantile(
    load.latenciesMs.toSorted((a, b) => a - b),
    0.99,
  );
}

export function ratiosTable(
  samples: readonly Sample[],
  pairs: readonly { of: string; to: string; codes: number }[],
): Table {
  return {
    head: ['codes', 'of', 'to', 'answers/s', 'p99'],
    rows: pairs.map((pair) => [
      String(pair.codes),
      pair.of,
      pair.to,
      range(ratioOf(samples, pair), 2),
      range(ratioOf(samples, pair, p99Of), 2),
    ]),
  };
}

export function peersTable(peers: readonly PeerSummary[]): Table {
  return {
    head: [
      'codes',
      'peer',
      'answers/s',
      'p50 ms',
      'p99 ms',
      'bytes',
      'CPU node',
      'CPU postgres',
      'CPU client',
      'RSS MB',
      'from memory',
      'buffer hits',
      'failures',
    ],
    rows: peers.map((peer) => [
      String(peer.codes),
      peer.peer,
      range(peer.answersPerSec, 0),
      peer.p50Ms.toFixed(2),
      range(peer.p99Ms, 1),
      String(Math.round(peer.bytesPerAnswer)),
      orDash(peer.cpuMs.node, 3),
      orDash(peer.cpuMs.postgres, 3),
      orDash(peer.cpuMs.client, 3),
      orDash(peer.residentMb, 0),
      percentOrDash(peer.memoryShare),
      percentOrDash(peer.bufferHitShare),
      String(peer.failures),
    ]),
  };
}

/** What rounds say in JSON: without the latency of each answer. */
export function samplesInBrief(samples: readonly Sample[]): unknown {
  return samples.map((sample) => ({
    ...sample,
    load: { ...sample.load, latenciesMs: undefined },
    answersPerSec: answersPerSec(sample),
    p99Ms: p99Of(sample),
  }));
}

function sumOf(samples: readonly Sample[], valueOf: (sample: Sample) => number): number {
  return samples.reduce((sum, sample) => sum + valueOf(sample), 0);
}

function medianOf(values: readonly (number | null)[]): number | null {
  const present = values.filter((value) => value !== null);
  return present.length === 0 ? null : spreadOf(present).median;
}
