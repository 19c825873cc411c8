import { dateTags, type Locale, type LocaleTexts } from '../locales.ts';

/** One of a list: its parts in their order, as one text or one a language. */
export type FactItem = readonly (string | LocaleTexts)[];

/**
 * What a live fact can be: a text, one a language, a number (money in minor units), a Dushanbe day, a list; null when
 * there is none.
 */
export type FactValue = string | number | LocaleTexts | readonly FactItem[] | null;

/**
 * The live facts in the order of their names (`live-facts.ts`): so the served page carries them without their names.
 */
export type FactValues = readonly FactValue[];

/**
 * Kinds of places: text, phone number as it is dialled, currency, number, amount of money, day; a list and a style
 * stand for no text.
 */
export type FactKind = 't' | 'p' | 'c' | 'n' | 'a' | 'd' | 'l' | 's';

/** Currencies that a Chinese text names by a word; the other languages write the code. */
const currencyNamesZh: Readonly<Record<string, string>> = { USD: '美元', TJS: '索莫尼', CNY: '人民币' };

/** «1 декабря», '1 December', '12月1日'; in Tajik 01.12.2026, since every first visit would carry its months. */
function writeDay(day: string, locale: Locale): string {
  if (locale === 'tg') return day.split('-').toReversed().join('.');
  const format = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(dateTags[locale], format).format(new Date(day));
}

/** Russian: one, few, many; English: one, others; the languages without such forms have one. */
function pickForm(count: number, forms: readonly string[], locale: Locale): string | undefined {
  if (locale === 'en') return count === 1 ? forms[0] : forms.at(-1);
  if (locale !== 'ru') return forms[0];
  const lastTwo = count % 100;
  const last = lastTwo % 10;
  if (last === 1 && lastTwo !== 11) return forms[0];
  return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? forms[1] : forms[2];
}

function isList(value: FactValue): value is readonly FactItem[] {
  return Array.isArray(value);
}

/** Whether there is no such fact now, or nothing in its list. */
export function isNothing(value: FactValue | undefined): boolean {
  return value === null || value === undefined || (isList(value) && value.length === 0);
}

/** A part of an item of a list as readers of the language read it. */
export function writePart(part: FactItem[number], locale: Locale): string {
  return typeof part === 'string' ? part : part[locale];
}

/**
 * A fact as readers of the language write it; `forms` asks for the word beside the number. What is not set is a dash.
 */
export function writeFact(
  value: FactValue | undefined,
  kind: string,
  locale: Locale,
  forms?: string,
): string {
  if (value === null || value === undefined || isList(value)) return '—';
  if (typeof value === 'object') return value[locale];
  if (kind === 'd') return writeDay(String(value), locale);
  if (kind === 'p') return String(value).replace(/[^+\d]/g, '');
  if (forms !== undefined) return pickForm(Number(value), forms.split('|'), locale) ?? '';
  if (typeof value === 'string') return (kind === 'c' && locale === 'zh' && currencyNamesZh[value]) || value;
  const digits = kind === 'a' && value % 100 !== 0 ? (value / 100).toFixed(2) : '';
  const text = digits || String(kind === 'a' ? value / 100 : value);
  return locale === 'ru' || locale === 'tg' ? text.replace('.', ',') : text;
}

/**
 * Fills the places that `encodeFacts` has marked in a text: `{{7n}}`, and `{{7n|день|дня|дней}}` for the word beside
 * it.
 */
export function fillFacts(text: string, values: FactValues, locale: Locale): string {
  return text.replace(/\{\{(\d+)(\w)(?:\|([^}]*))?\}\}/g, (_, at: string, kind: string, forms?: string) =>
    writeFact(values[Number(at)], kind, locale, forms),
  );
}
