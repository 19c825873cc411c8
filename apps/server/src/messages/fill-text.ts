import type { ErrorParams } from '@rohi/contract/errors';
import { dateTags, type Locale } from '@rohi/contract/locales';

type NounForms = Record<Locale, { second: string; minute: string; hour: string }>;

/**
 * For `nounText`; Chinese and Tajik nouns stay as they are beside a number. In Russian the accusative: it follows
 * «через».
 */
const timeNouns: NounForms = {
  ru: { second: 'секунду|секунды|секунд', minute: 'минуту|минуты|минут', hour: 'час|часа|часов' },
  en: { second: 'second|seconds', minute: 'minute|minutes', hour: 'hour|hours' },
  zh: { second: '秒', minute: '分钟', hour: '小时' },
  tg: { second: 'сония', minute: 'дақиқа', hour: 'соат' },
};

/** A wait in words, never shorter than it is: «59 минут», '30 seconds', '2 小时'. */
export function waitText(seconds: number, locale: Locale): string {
  const [unit, length] =
    seconds <= 90
      ? (['second', 1] as const)
      : seconds <= 90 * 60
        ? (['minute', 60] as const)
        : (['hour', 3_600] as const);
  const count = Math.max(1, Math.ceil(seconds / length));
  return `${count} ${nounText(count, timeNouns[locale][unit], locale)}`;
}

const pluralRules = { ru: new Intl.PluralRules('ru'), en: new Intl.PluralRules('en') };
const formNumbers: Partial<Record<Intl.LDMLPluralRule, number>> = { one: 0, few: 1, many: 2 };

/** The form of a noun beside a number. `forms` are parted by `|`: Russian one, few and many, English one and other. */
function nounText(count: number, forms: string, locale: Locale): string {
  const list = forms.split('|');
  const rules = locale === 'ru' || locale === 'en' ? pluralRules[locale] : undefined;
  const at = rules === undefined ? 0 : (formNumbers[rules.select(count)] ?? 1);
  return list[Math.min(at, list.length - 1)] ?? '';
}

/** Values that can be calendar days; a code may look like one and stays what it is. */
const dayNames = new Set(['from', 'to', 'date', 'min', 'max']);

/**
 * Puts values into a text: `{max}` the value, `{seconds:wait}` a wait in words, `{max:знака|знаков}` the noun that the
 * number wants. What is not given stays as it is written.
 */
export function fillText(text: string, params: ErrorParams, locale: Locale): string {
  return text.replaceAll(/\{(\w+)(?::([^{}]+))?\}/g, (placeholder, name: string, form?: string) => {
    const value = params[name];
    if (value === undefined) return placeholder;
    if (form === 'wait') return waitText(Number(value), locale);
    if (form !== undefined) return nounText(Number(value), form, locale);
    return dayNames.has(name) && /^\d{4}-\d\d-\d\d$/.test(String(value))
      ? dayText(String(value), locale)
      : valueText(value, locale);
  });
}

/** `2026-11-18` → «18.11.2026», '18 November 2026', '2026年11月18日'. */
function dayText(day: string, locale: Locale): string {
  if (locale === 'ru' || locale === 'tg') return day.split('-').toReversed().join('.');
  return new Intl.DateTimeFormat(dateTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** Decimals are given with a point; Russian and Tajik write them with a comma. */
function valueText(value: string | number, locale: Locale): string {
  const text = String(value);
  const hasComma = (locale === 'ru' || locale === 'tg') && /^\d+\.\d+$/.test(text);
  return hasComma ? text.replace('.', ',') : text;
}
