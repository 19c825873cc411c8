import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Locale } from '@rohi/contract/locales';
import { tajikMonth } from '@rohi/contract/tajik-months';
import { formatMonthDay, formatTime } from '../../../shared/format/dates.ts';

/** A Dushanbe day: «23 ноября», «23 ноябри». */
export function passDay(day: string, textLocale: Locale): string {
  if (textLocale !== 'tg') return formatMonthDay(day);
  return `${Number(day.slice(8))} ${tajikMonth(day)}`;
}

/** A moment in Dushanbe as a pass says it: «23 ноября, 14:30», '11月23日 14:30', «23 ноябри, соати 14:30». */
export function passMoment(iso: string, textLocale: Locale): string {
  const day = passDay(dushanbeDay(new Date(iso)), textLocale);
  if (textLocale === 'zh') return `${day} ${formatTime(iso)}`;
  return textLocale === 'tg' ? `${day}, соати ${formatTime(iso)}` : `${day}, ${formatTime(iso)}`;
}
