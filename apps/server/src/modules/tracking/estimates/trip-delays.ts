/** Which delays of a trip count at a moment, and for how long. */
import { addDays, dushanbeDay, startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import { dayMs, type TripDelay } from './trip-road.ts';

/** When a delay was over, or was found never to have been; null while it stands. */
function easedAt({ endedAt, takenBackAt }: TripDelay): number | null {
  if (endedAt === null || takenBackAt === null) return takenBackAt ?? endedAt;
  return Math.min(endedAt, takenBackAt);
}

/**
 * The delays of a trip as they count at a moment, with what was known then. Later days are reported at once. Earlier ones too, but once a day:
 * of several delays that end or are taken back on one Dushanbe day the first counts at once and the others from the next day on, so that
 * dates do not go back and forth.
 */
export function delaysAsOf(delays: readonly TripDelay[], at: number): TripDelay[] {
  const today = dushanbeDay(new Date(at));
  const isEased = (delay: TripDelay) => (easedAt(delay) ?? Number.POSITIVE_INFINITY) <= at;
  const ofToday = delays
    .filter((delay) => isEased(delay) && dushanbeDay(new Date(easedAt(delay) ?? at)) === today)
    .toSorted((a, b) => (easedAt(a) ?? 0) - (easedAt(b) ?? 0));
  const later = new Set(ofToday.slice(1));
  return delays
    .filter(({ reportedAt }) => reportedAt <= at)
    .map((delay) =>
      isEased(delay) && !later.has(delay) ? delay : { ...delay, endedAt: null, takenBackAt: null },
    )
    .filter(({ takenBackAt }) => takenBackAt === null);
}

/** The time that a delay takes of the road, as far as it is known when `day` begins. */
export function spanOf({ reportedAt, days, endedAt }: TripDelay, day: string): readonly [number, number] {
  const now = startOfDushanbeDay(day).getTime();
  return [reportedAt, endedAt ?? Math.max(reportedAt + days * dayMs, now)];
}

/** The time of a span that lies within two moments, in ms. */
export function timeWithin(
  [start, end]: readonly [number, number],
  from: number,
  to = Number.POSITIVE_INFINITY,
): number {
  return Math.max(0, Math.min(end, to) - Math.max(start, from));
}

/** The moment at which a Dushanbe day ends. */
export function endOfDay(day: string): number {
  return startOfDushanbeDay(addDays(day, 1)).getTime() - 1;
}
