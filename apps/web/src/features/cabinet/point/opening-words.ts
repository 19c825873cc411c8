import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { formatDay, formatTime } from '../../../shared/format/dates.ts';
import { cabinetTexts } from '../cabinet-words.ts';
import type { Point } from './rules/shown-points.ts';

type Opening = Pick<Point, 'openNow' | 'closesAt' | 'opensAt'>;

/** Whether one can go there now; undefined where nothing is known of the hours. */
export function openingWords({ openNow, closesAt, opensAt }: Opening): string | undefined {
  const { alwaysOpen, openUntil, opensAt: opens } = cabinetTexts.read().point;
  if (openNow) return closesAt === null ? alwaysOpen : openUntil(formatTime(closesAt));
  return opensAt === null ? undefined : opens(formatDay(dushanbeDay(new Date(opensAt))), formatTime(opensAt));
}
