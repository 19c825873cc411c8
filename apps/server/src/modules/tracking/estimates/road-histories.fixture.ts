/**
 * Made-up years of a road, always the same for a seed: trips with legs of long right tails around the days of
 * docs/domain.md (section 8), one trip in ten held at the border for two to six days, and once the road is closed for
 * twelve. For tests and the bench.
 */
import { dushanbeDay, startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import {
  arrived,
  borderCrossed,
  dayMs,
  departed,
  type Closure,
  type FinishedTrip,
  type Milestone,
  type TripDelay,
  type TripRoad,
} from './trip-road.ts';

/** A trip from its beginning to its end, with all that was reported of it. */
export type KnownTrip = { road: TripRoad; finished: FinishedTrip };

export type RoadHistory = { trips: KnownTrip[]; closure: Required<Closure> & { until: string } };

/** The middle of each leg in days, and how far its tail goes: the deviation of its logarithm. */
const legs: readonly (readonly [key: string, days: number, spread: number])[] = [
  [departed, 2, 0.3],
  ['HUB_PASSED 2', 4, 0.15],
  ['HUB_PASSED 3', 2, 0.2],
  ['EXPORT_CUSTOMS_IN', 0.8, 0.3],
  ['EXPORT_CUSTOMS_OUT', 0.6, 0.5],
  [borderCrossed, 0.6, 0.5],
  ['HUB_PASSED 5', 1, 0.25],
  ['HUB_PASSED 6', 2, 0.2],
  ['IMPORT_CUSTOMS_IN', 2, 0.2],
  ['IMPORT_CUSTOMS_OUT', 1.6, 0.5],
  [arrived, 0.3, 0.4],
];
const lastLeg = [2, 0.25] as const;
const channelId = 1;
const karasu = 4;
/** What the office guesses of each hold. */
const guessedDays = 3;

/** `count` trips, one each `cadence` days from `from` on. */
export function makeRoadHistory(seed: number, count = 60, from = '2026-11-02', cadence = 2.4): RoadHistory {
  const random = randomOf(seed);
  const first = startOfDushanbeDay(from).getTime();
  const closes = first + (count * (0.35 + 0.3 * random()) * cadence + 8) * dayMs;
  const closure = { from: dushanbeDay(new Date(closes)), until: dushanbeDay(new Date(closes + 11 * dayMs)) };
  const trips = Array.from({ length: count }, (_, index) =>
    makeTrip(random, first + (index * cadence + random()) * dayMs, closure),
  );
  return { trips, closure };
}

function makeTrip(
  random: () => number,
  receivedAt: number,
  closure: { from: string; until: string },
): KnownTrip {
  const milestones: Milestone[] = [];
  const delays: TripDelay[] = [];
  const isHeld = random() < 0.1;
  let at = receivedAt;
  for (const [key, days, spread] of legs) {
    at += days * Math.exp(spread * normal(random)) * dayMs;
    if (key === borderCrossed) {
      for (const delay of holds(random, at, isHeld, closure)) {
        delays.push(delay);
        at = delay.endedAt ?? at;
      }
    }
    milestones.push({ key, at, recordedAt: at });
  }
  const pointAt = at + lastLeg[0] * Math.exp(lastLeg[1] * normal(random)) * dayMs;
  const closedSpans = delays.flatMap(({ reason, reportedAt, endedAt }) =>
    reason === 'ROAD_CLOSED' && endedAt !== null ? [[reportedAt, endedAt] as const] : [],
  );
  return {
    road: { channelId, plannedAt: milestones[0]?.at ?? receivedAt, cutOffAt: null, milestones, delays },
    finished: { channelId, receivedAt, pointAt, milestones, closedSpans },
  };
}

/** What stops a trip that is about to cross the border. */
function holds(
  random: () => number,
  at: number,
  isHeld: boolean,
  closure: { from: string; until: string },
): TripDelay[] {
  const reported = { takenBackAt: null, placeId: karasu };
  const found: TripDelay[] = [];
  const opens = startOfDushanbeDay(closure.until).getTime() + dayMs;
  let here = at;
  if (at >= startOfDushanbeDay(closure.from).getTime() && at < opens) {
    // Who has waited is let through one after the other.
    here = opens + random() * dayMs;
    const days = Math.ceil((opens - at) / dayMs);
    found.push({ ...reported, reportedAt: at, days, endedAt: here, reason: 'ROAD_CLOSED' });
  }
  const held = 2 + 4 * random();
  if (isHeld)
    found.push({
      ...reported,
      reportedAt: here + 1,
      days: guessedDays,
      endedAt: here + held * dayMs,
      reason: 'CUSTOMS',
    });
  return found;
}

/** Numbers from 0 to 1, always the same of a seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Of the bell curve around 0 with a deviation of 1. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
