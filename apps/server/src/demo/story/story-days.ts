/**
 * Owns when things happen in the story: days are counted from the day on which it ends, so that it always ends today.
 */
import { addDays, dushanbeDay, startOfDushanbeDay } from '@rohi/contract/dushanbe-time';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Work of today lies in so many hours before the story ends, whenever that is. */
const todayMs = 5 * hourMs;
const opensHour = 8;
const openHours = 10;

/** A moment of the story: `day` 0 is the day of the playing, -1 the day before; `hour` may have a fraction. */
export type StoryTime = { day: number; hour: number };

/** When that is, for a story that ends at `endsAt`. Hours 8 to 18 of today lie before it. */
export function momentOf(endsAt: Date, { day, hour }: StoryTime): Date {
  if (day === 0)
    return new Date(endsAt.getTime() - todayMs + Math.round(((hour - opensHour) / openHours) * todayMs));
  return new Date(startOfDushanbeDay(dayOf(endsAt, day)).getTime() + Math.round(hour * hourMs));
}

/** The Dushanbe day, `yyyy-mm-dd`. */
export function dayOf(endsAt: Date, day: number): string {
  return addDays(dushanbeDay(endsAt), day);
}
