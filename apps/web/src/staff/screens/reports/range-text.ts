import { dateTags } from '@rohi/contract/locales';
import type { BucketSize } from '@rohi/contract/reports/report-periods';
import { tajikDay, tajikMonth, tajikShortDay, tajikShortMonth, tajikYearRange } from '@rohi/contract/tajik';
import { locale } from '../../../shared/i18n/locale.ts';

const tag = dateTags[locale];
const options = { timeZone: 'UTC' } as const;
const dayOf = new Intl.DateTimeFormat(tag, {
  ...options,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const shortDay = new Intl.DateTimeFormat(tag, { ...options, day: 'numeric', month: 'short' });
const monthOf = new Intl.DateTimeFormat(tag, { ...options, month: 'long', year: 'numeric' });
const shortMonth = new Intl.DateTimeFormat(tag, { ...options, month: 'short' });

/** A calendar day has no zone: it is read and written in UTC. */
function atNoon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** Two days as a period: «23 октября – 21 ноября 2026 г.», '23 October – 21 November 2026'. */
export function rangeText(from: string, to: string): string {
  if (locale === 'tg') return tajikYearRange(from, to);
  return from === to ? dayOf.format(atNoon(from)) : dayOf.formatRange(atNoon(from), atNoon(to));
}

/** A period and what it is of, as one line: «23 октября – 21 ноября 2026 г., Розничные посылки». */
export function rangeOf(from: string, to: string, subject: string): string {
  return `${rangeText(from, to)}${locale === 'zh' ? '，' : ', '}${subject}`;
}

/** A bucket under its bar: «14», «21 нояб.», «нояб.». */
export function shortBucket(size: BucketSize, key: string): string {
  if (size === 'hour') return key.slice(11);
  if (locale === 'tg') return size === 'month' ? tajikShortMonth(key) : tajikShortDay(key);
  return size === 'month' ? shortMonth.format(atNoon(`${key}-01`)) : shortDay.format(atNoon(key));
}

/** A bucket in full: «14:00–15:00», «21 ноября 2026 г.», «ноябрь 2026 г.». */
export function fullBucket(size: BucketSize, key: string): string {
  if (size === 'hour') return hourText(Number(key.slice(11)));
  if (locale === 'tg') return size === 'month' ? tajikMonth(key) : tajikDay(key);
  return size === 'month' ? monthOf.format(atNoon(`${key}-01`)) : dayOf.format(atNoon(key));
}

function hourText(hour: number): string {
  const clock = (of: number) => `${String(of).padStart(2, '0')}:00`;
  return `${clock(hour)}–${clock(hour + 1)}`;
}
