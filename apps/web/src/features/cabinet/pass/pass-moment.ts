import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Locale } from '@rohi/contract/locales';
import { tajikMonthDay } from '@rohi/contract/tajik';
import { formatMonthDay, formatTime } from '../../../shared/format/dates.ts';

/** A Dushanbe day: «23 ноября», «23 ноябр». */
export function passDay(day: string, textLocale: Locale): string {
  return textLocale === 'tg' ? tajikMonthDay(day) : formatMonthDay(day);
}

/** A moment in Dushanbe as a pass says it: «23 ноября, 14:30», '11月23日 14:30', «23 ноябр, соати 14:30». */
export function passMoment(iso: string, textLocale: Locale): string {
  const day = passDay(dushanbeDay(new Date(iso)), textLocale);
  if (textLocale === 'zh') return `${day} ${formatTime(iso)}`;
  return textLocale === 'tg' ? `${day}, соати ${formatTime(iso)}` : `${day}, ${formatTime(iso)}`;
}
