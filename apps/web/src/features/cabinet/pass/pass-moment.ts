import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Locale } from '@rohi/contract/locales';
import { formatMonthDay, formatTime } from '../../../shared/format/dates.ts';

// Browsers have no Tajik months.
const tajikMonths = 'январ феврал март апрел май июн июл август сентябр октябр ноябр декабр'.split(' ');

/** A moment in Dushanbe as a pass says it: «23 ноября, 14:30», «23 ноябр, соати 14:30». */
export function passMoment(iso: string, textLocale: Locale): string {
  const day = dushanbeDay(new Date(iso));
  if (textLocale !== 'tg') return `${formatMonthDay(day)}, ${formatTime(iso)}`;
  return `${Number(day.slice(8))} ${tajikMonths[Number(day.slice(5, 7)) - 1]}, соати ${formatTime(iso)}`;
}
