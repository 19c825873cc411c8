import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import { formatDay, formatTime } from '../../../shared/format/dates.ts';
import type { PickupPointsTexts } from '../texts/ru.ts';

type Opening = { openNow: boolean; closesAt: string | null; opensAt: string | null };

/** «Открыто до 20:00», «Закрыто, откроется завтра в 08:00»: what the customer can do. */
export function openingLine(
  { openNow, closesAt, opensAt }: Opening,
  now: Date,
  { open }: PickupPointsTexts,
): string {
  if (openNow) return closesAt === null ? open.always : open.until(formatTime(closesAt));
  if (opensAt === null) return open.closed;
  const today = dushanbeDay(now);
  const day = dushanbeDay(new Date(opensAt));
  const time = formatTime(opensAt);
  if (day === today) return open.fromToday(time);
  return day === addDays(today, 1) ? open.fromTomorrow(time) : open.fromDay(formatDay(day), time);
}
