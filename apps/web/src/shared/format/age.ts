import { htmlLang } from '@rohi/contract/locales';
import { locale } from '../i18n/locale.ts';
import { ownDays } from './own-days.ts';

const minuteMs = 60_000;

/** How long ago a moment (epoch milliseconds) was: «2 часа назад», '2 hours ago', '2小时前', «2 соат пеш». */
export function formatAge(moment: number, now: number = Date.now()): string {
  const minutes = Math.floor(Math.max(0, now - moment) / minuteMs);
  if (minutes < 60) return fromNow(-minutes, 'minute');
  return minutes < 1_440
    ? fromNow(-Math.floor(minutes / 60), 'hour')
    : fromNow(-Math.floor(minutes / 1_440), 'day');
}

/**
 * How soon something comes, in whole minutes and never sooner than it does: «через 59 минут», 'in 59 minutes', '59分钟后'.
 */
export function formatWait(waitSec: number): string {
  const minutes = Math.max(1, Math.ceil(waitSec / 60));
  return fromNow(minutes, 'minute', 'always');
}

function fromNow(
  count: number,
  unit: 'minute' | 'hour' | 'day',
  numeric: 'auto' | 'always' = 'auto',
): string {
  if (ownDays.words) return ownDays.words.tajikFromNow(count, unit);
  return new Intl.RelativeTimeFormat(htmlLang[locale], { numeric }).format(count, unit);
}
