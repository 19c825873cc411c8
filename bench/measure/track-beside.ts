/** How tracking answers while something else is done, at half of the load that it bears alone. */
import { trackQuestion } from '../peers/peer.ts';
import type { WatchedService } from '../peers/service.ts';
import type { Goal } from '../report/report.ts';
import { pickLists } from './asked-codes.ts';
import { runLoad, type Load, type LoadResult } from './load.ts';
import { answeringOf } from './process-turns.ts';
import { quantile, spreadOf } from './statistics.ts';
import type { LongTurn } from './turn-probe.ts';
import { rangeOf } from '../report/markdown.ts';

/**
 * What the threads that answer tracking did: their longest turn, the longest that other work took of one, how many
 * turns took more than 20 ms, and CPU of all that the processes did for an answer of tracking.
 */
type Turns = { longestMs: number; otherMs: number; tooLong: number; cpuMs: number; longest: LongTurn[] };

/**
 * `load` in questions a second that it bears alone; milliseconds at half of it, without and beside the work; `failures`
 * beside it; what those who answer did meanwhile.
 */
export type TrackedBeside = {
  load: number;
  quietP99: number;
  busyP99: number;
  failures: number;
  quiet: Turns;
  busy: Turns;
};

/**
 * The service that is asked for so many codes of its parcels at a time over so many connections; the seed says which.
 */
export type TrackingGround = {
  service: WatchedService;
  parcels: number;
  codesEach: number;
  seconds: number;
  seed: number;
  connections: number;
};

const longestWorkMs = 600_000;

/**
 * Asks alone, then at half of that, then at half of it beside the work, as long as the work takes. Throws what the work
 * throws.
 */
export async function trackBeside(
  { service, parcels, codesEach, seconds, seed, connections }: TrackingGround,
  work: () => Promise<void>,
): Promise<TrackedBeside> {
  const requests = pickLists({ seed, parcels, codes: codesEach, lists: 1_024 }).map(trackQuestion);
  const ask = (more: Partial<Load>) =>
    runLoad({ port: service.port, requests, connections, durationMs: seconds * 1_000, ...more });
  const alone = await ask({});
  const perSecond = Math.max(1, Math.floor(alone.answers / alone.seconds / 2));
  await service.read();
  const quiet = await ask({ perSecond });
  const quietTurns = await turnsOf(service, quiet);
  let isOver = false;
  const [busy] = await Promise.all([
    ask({ perSecond, durationMs: longestWorkMs, isOver: () => isOver }),
    work().finally(() => {
      isOver = true;
    }),
  ]);
  return {
    load: alone.answers / alone.seconds,
    quietP99: p99(quiet),
    busyP99: p99(busy),
    failures: busy.failures,
    quiet: quietTurns,
    busy: await turnsOf(service, busy, quietTurns.cpuMs),
  };
}

/** @param answerMs what an answer of tracking takes alone; where it is missing this is that measurement */
async function turnsOf(service: WatchedService, { answers }: LoadResult, answerMs?: number): Promise<Turns> {
  const answering = answeringOf(await service.read());
  const longest = answering.flatMap((each) => each.longest).toSorted((a, b) => b.ms - a.ms);
  const sum = (of: (each: (typeof answering)[number]) => number) =>
    answering.reduce((all, each) => all + of(each), 0);
  const cpuMs = sum((each) => each.cpuMs) / answers;
  const other = longest.map(({ ms, tracked }) => ms - tracked * (answerMs ?? cpuMs));
  return {
    longestMs: longest[0]?.ms ?? Number.NaN,
    otherMs: longest.length === 0 ? Number.NaN : Math.max(0, ...other),
    tooLong: sum(({ tooLong }) => tooLong),
    cpuMs,
    longest: longest.slice(0, 3),
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
function ratioBeside(rounds: readonly TrackedBeside[]): number {
  return spreadOf(rounds.map(ratioOf)).median;
}

/** The figures that everything beside tracking is held to. `work` as in the rows. */
export function goalsBeside(
  rounds: readonly TrackedBeside[],
  work: string,
  mark = { wanted: 2, aim: 1.5 },
): Goal[] {
  const longest = spreadOf(rounds.map(({ busy }) => busy.otherMs)).median;
  return [
    {
      what: `longest stretch of other work in a thread that answers tracking, ${work}`,
      value: longest,
      unit: 'ms',
      wanted: 20,
      atMost: true,
    },
    {
      what: `p99 of tracking ${work}, times its own at the same pace`,
      value: ratioBeside(rounds),
      unit: '×',
      ...mark,
      atMost: true,
    },
    {
      what: `requests of tracking that failed ${work}`,
      value: rounds.reduce((sum, { failures }) => sum + failures, 0),
      unit: '',
      wanted: 0,
      atMost: true,
    },
  ];
}

/** What a report says of how that was measured. */
export const turnsCondition =
  'A turn is what a thread does between two looks at what has come in: its own CPU at most, so that what other processes take of the cores does not count. What other work took of it is what is left when the answers of tracking in it are taken off, each at what it takes alone. The probe that counts takes a few microseconds a turn.';

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
    row('longest turn of a thread that answers, alone, ms', ({ quiet }) => quiet.longestMs, 1),
    row(`longest turn of a thread that answers, ${work}, ms`, ({ busy }) => busy.longestMs, 1),
    row(`longest stretch of other work in it, ${work}, ms`, ({ busy }) => busy.otherMs, 1),
    row(`turns of more than 20 ms, ${work}`, ({ busy }) => busy.tooLong, 0),
    row('CPU of those who answer, an answer alone, ms', ({ quiet }) => quiet.cpuMs, 2),
    row(`CPU of those who answer, an answer ${work}, ms`, ({ busy }) => busy.cpuMs, 2),
  ];
}
