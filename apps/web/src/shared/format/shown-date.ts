import type { Locale } from '@rohi/contract/locales';
import { locale } from '../i18n/locale.ts';
import { formatDateTime } from './dates.ts';

const empty: Record<Locale, string> = {
  ru: 'дд.мм.гггг',
  en: 'dd mm yyyy',
  zh: '年-月-日',
  tg: 'рр.мм.сссс',
};
const dateTypes: ReadonlySet<string | undefined> = new Set(['date', 'datetime-local', 'time']);

/**
 * What a field of the browser for days and times shows while it is not edited: its value as this page writes dates, and
 * not as the browser's own settings do (11/28/2026, 02:00 PM). The style sheet of the console shows it. Nothing for a
 * field of another type.
 */
export function shownDate(type: string | undefined, value: string): { 'data-shown'?: string } {
  if (!dateTypes.has(type)) return {};
  const [day = '', minute] = value.split('T');
  if (type === 'time') return value === '' ? {} : { 'data-shown': day.slice(0, 5) };
  if (day === '') return { 'data-shown': empty[locale] };
  const whole = formatDateTime(`${day}T${minute?.slice(0, 5) ?? '00:00'}Z`, 'UTC');
  return { 'data-shown': minute === undefined ? whole.replace(/,? 00:00$/, '') : whole };
}
