import type { Locale } from '@rohi/contract/locales';

type PluralCategories = {
  ru: 'one' | 'few' | 'many' | 'other';
  en: 'one' | 'other';
  zh: 'other';
  tg: 'other';
};

/** Every form that a noun needs beside a number; a missing one fails the type check. */
export type PluralForms<Language extends Locale> = Record<PluralCategories[Language], string>;

/** Russian: 1 номер (one), 2 номера (few), 5 номеров (many), 1,5 номера (other). */
export function pluralRu(n: number, forms: PluralForms<'ru'>): string {
  if (!Number.isInteger(n)) return forms.other;
  const lastTwo = Math.abs(n) % 100;
  const last = lastTwo % 10;
  if (last === 1 && lastTwo !== 11) return forms.one;
  return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? forms.few : forms.many;
}

export function pluralEn(n: number, forms: PluralForms<'en'>): string {
  return n === 1 ? forms.one : forms.other;
}
