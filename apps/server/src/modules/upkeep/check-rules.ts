import { checkLateMs, type CheckState } from '@rohi/contract/upkeep/upkeep.contract';

const hourMs = 3_600_000;
/** From 03:00 to 06:00 in Dushanbe, after the backup of the night. */
const quietHours = new Set([22, 23, 0]);
/** A check of the evening before does not stand for that of the night. */
const leastApartMs = 12 * hourMs;

/** Whether an hourly look begins the checks: in a quiet hour, once a night. `lastBegunAt` null: never. */
export function areChecksDue(now: Date, lastBegunAt: Date | null): boolean {
  if (!quietHours.has(now.getUTCHours())) return false;
  return lastBegunAt === null || now.getTime() - lastBegunAt.getTime() >= leastApartMs;
}

/** How a check stands. `differences` null: it did not come to its end. */
export function stateOfCheck(
  now: Date,
  last: { endedAt: Date; differences: number | null } | undefined,
): CheckState {
  if (last === undefined) return 'NONE_YET';
  if (last.differences === null) return 'FAILED';
  if (last.differences > 0) return 'DIFFERS';
  return now.getTime() - last.endedAt.getTime() > checkLateMs ? 'LATE' : 'GOOD';
}
