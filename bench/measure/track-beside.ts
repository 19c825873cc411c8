/** How tracking answers while something else is done, at half of the load that it bears alone. */
import { trackQuestion } from '../peers/peer.ts';
import { pickLists } from './asked-codes.ts';
import { runLoad, type Load, type LoadResult } from './load.ts';
import { quantile, spreadOf } from './statistics.ts';
import { rangeOf } from '../report/markdown.ts';

/** `load` in questions a second that it bears alone; milliseconds at half of it, without and beside the work; `failures` beside it. */
export type TrackedBeside = { load: number; quietP99: number; busyP99: number; failures: number };

/** The service at a port, of whose parcels so many codes are asked at a time over so many connections; the seed says which. */
export type TrackingGround = {
  port: number;
  parcels: number;
  codesEach: number;
  seconds: number;
  seed: number;
  connections: number;
};

const longestWorkMs = 600_000;

/** Asks alone, then at half of that, then at half of it beside the work, as long as the work takes. Throws what the work throws. */
export async function trackBeside(
  { port, parcels, codesEach, seconds, seed, connections }: TrackingGround,
  work: () => Promise<void>,
): Promise<TrackedBeside> {
  const requests = pickLists({ seed, parcels, codes: codesEach, lists: 1_024 }).map(trackQuestion);
  const ask = (more: Partial<Load>) =>
    runLoad({ port, requests, connections, durationMs: seconds * 1_000, ...more });
  const alone = await ask({});
  const perSecond = Math.max(1, Math.floor(alone.answers / alone.seconds / 2));
  const quiet = await ask({ perSecond });
  let isOver = false;
  const [busy] = await Promise.all([
    ask({ perSecond, durationMs: longestWorkMs, isOver: () => isOver }),
    work().finally(() => {
      isOver = true;
    }),
  ]);
  return {
    ...{ load: alone.answers / alone.seconds, quietP99: p99(quiet), busyP99: p99(busy) },
    failures: busy.failures,
  };
}

function p99({ latenciesMs }: LoadResult): number {
  return quantile(
    latenciesMs.toSorted((a, b) => a - b),
    0.99,
  );
}

const ratioOf = ({ busyP99, quietP99 }: TrackedBeside) => busyP99 / quietP99;

/** The median over the rounds of how many times its own p99 is beside the work. */
export function ratioBeside(rounds: readonly TrackedBeside[]): number {
  return spreadOf(rounds.map(ratioOf)).median;
}

/** The rows of a table about it. `work`: what it is beside, as in "beside a backup". */
export function rowsBeside(rounds: readonly TrackedBeside[], work: string): [string, string][] {
  const row = (name: string, of: (round: TrackedBeside) => number, digits: number): [string, string] => [
    name,
    rangeOf(rounds.map(of), digits),
  ];
  return [
    row('questions of tracking a second alone', ({ load }) => load, 0),
    row('p99 of tracking at half of it, ms', ({ quietP99 }) => quietP99, 1),
    row(`p99 of tracking ${work}, ms`, ({ busyP99 }) => busyP99, 1),
    row('ratio', ratioOf, 2),
  ];
}
