/** When pickup points close on a given day. */
import { addDays, startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Context } from '../../context.ts';
import { openingAt } from './opening-hours.ts';
import { readUnits } from './pickup-points.service.ts';

/**
 * When the point closes that is open at `from` or opens later on that Dushanbe day; null where it does neither, or
 * never closes.
 */
export async function closingAfter(
  context: Context,
  { pointId, day, from }: { pointId: number; day: string; from: Date },
): Promise<Date | null> {
  const house = (await readUnits(context)).find(({ id }) => id === pointId)?.house;
  if (!house) return null;
  const at = (moment: Date) => openingAt(house.hours, house.closedDays, moment);
  const start = new Date(Math.max(from.getTime(), startOfDushanbeDay(day).getTime()));
  const { openNow, closesAt, opensAt } = at(start);
  if (openNow) return closesAt;
  return opensAt !== null && opensAt < startOfDushanbeDay(addDays(day, 1)) ? at(opensAt).closesAt : null;
}
