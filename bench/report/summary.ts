import type { Sample } from '../measure/rounds.ts';
import type { StartTimes } from '../measure/start-times.ts';
import { quantile, spreadOf, type Spread } from '../measure/statistics.ts';
import { peerNames, type PeerName } from '../peers/peer-process.ts';

/** One peer at one size of query, over all rounds. */
export type PeerSummary = {
  peer: PeerName;
  codes: number;
  answersPerSec: Spread;
  p50Ms: number;
  p99Ms: number;
  bytesPerAnswer: number;
  failures: number;
  /** Milliseconds of CPU for one answer, as the median of the rounds. */
  cpuMs: { node: number | null; postgres: number | null; client: number | null };
  residentMb: number | null;
  cacheHitShare: number | null;
};

/** How the service did beside another peer; a ratio is made in each round, the spread is over the rounds. */
export type RatioSummary = { codes: number; to: PeerName; ratio: Spread };

export type Goal = {
  what: string;
  value: number;
  unit: string;
  goal: number;
  aim?: number;
  reached: boolean;
};

export function summarisePeers(samples: readonly Sample[]): PeerSummary[] {
  return groupsOf(samples).map(({ peer, codes, group }) => {
    const latencies = group.flatMap((sample) => sample.load.latenciesMs).toSorted((a, b) => a - b);
    const answers = sumOf(group, (sample) => sample.load.answers);
    return {
      peer,
      codes,
      answersPerSec: spreadOf(group.map(answersPerSec)),
      p50Ms: quantile(latencies, 0.5),
      p99Ms: quantile(latencies, 0.99),
      bytesPerAnswer: sumOf(group, (sample) => sample.load.bytes) / answers,
      failures: sumOf(group, (sample) => sample.load.failures),
      cpuMs: {
        node: medianOf(group.map((sample) => sample.nodeCpuMs)),
        postgres: medianOf(group.map((sample) => sample.postgresCpuMs)),
        client: medianOf(group.map((sample) => sample.clientCpuMs)),
      },
      residentMb: medianOf(group.map((sample) => sample.residentMb)),
      cacheHitShare: medianOf(group.map((sample) => sample.cacheHitShare)),
    };
  });
}

export function summariseRatios(samples: readonly Sample[]): RatioSummary[] {
  return groupsOf(samples)
    .filter(({ peer }) => peer === 'raw http' || peer === 'plain handler')
    .map(({ peer, codes, group }) => ({
      codes,
      to: peer,
      ratio: spreadOf(
        group.flatMap((other) => {
          const ours = samples.find(
            (sample) => sample.peer === 'service' && sample.codes === codes && sample.round === other.round,
          );
          return ours === undefined ? [] : [answersPerSec(ours) / answersPerSec(other)];
        }),
      ),
    }));
}

/** The figures the product set itself; see the decisions of the design. */
export function goalsOf(ratios: readonly RatioSummary[], starts: StartTimes): Goal[] {
  const ratioTo = (to: PeerName) =>
    ratios.find((each) => each.to === to && each.codes === 100)?.ratio.median ?? Number.NaN;
  const goals: Omit<Goal, 'reached'>[] = [
    { what: '100 codes, share of raw http', value: ratioTo('raw http'), unit: '×', goal: 0.7, aim: 0.85 },
    {
      what: '100 codes, times the plain handler',
      value: ratioTo('plain handler'),
      unit: '×',
      goal: 4.5,
      aim: 5.5,
    },
    { what: 'start on an empty folder', value: spreadOf(starts.emptyFolder).median, unit: 's', goal: 3 },
    { what: 'later start', value: spreadOf(starts.later).median, unit: 's', goal: 1.2 },
  ];
  return goals.map((goal) => ({
    ...goal,
    reached: goal.unit === 's' ? goal.value <= goal.goal : goal.value >= goal.goal,
  }));
}

type Group = { peer: PeerName; codes: number; group: Sample[] };

function groupsOf(samples: readonly Sample[]): Group[] {
  const sizes = [...new Set(samples.map((sample) => sample.codes))];
  return sizes.flatMap((codes) =>
    peerNames.map((peer) => ({
      peer,
      codes,
      group: samples.filter((sample) => sample.peer === peer && sample.codes === codes),
    })),
  );
}

function answersPerSec({ load }: Sample): number {
  return load.answers / load.seconds;
}

function sumOf(samples: readonly Sample[], valueOf: (sample: Sample) => number): number {
  return samples.reduce((sum, sample) => sum + valueOf(sample), 0);
}

function medianOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : spreadOf(known).median;
}
