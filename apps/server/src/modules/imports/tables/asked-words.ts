/** The words of questions about columns, for any sender of a file. */
import { noUse, type AskedColumn } from '@rohi/contract/imports/asked-columns';
import { asRead, columnQuestionTexts, unitNames } from '@rohi/contract/imports/asked-words';
import type { MeasureUnit, NumberStyle } from '@rohi/contract/imports/office-import-rules';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import type { ColumnAsk } from './asked-columns.ts';

// Tajik awaits a native reader.
const notNeeded: LocaleTexts = { ru: 'Не нужен', en: 'Not needed', zh: '不需要', tg: 'Лозим нест' };
const nameless: LocaleTexts = {
  ru: 'Столбец {place}',
  en: 'Column {place}',
  zh: '第 {place} 列',
  tg: 'Сутуни {place}',
};

/** Questions in the words of a language. `nameOf`: what a column is called. */
export function describeAsks<Key extends string>(
  asks: readonly ColumnAsk<Key>[],
  locale: Locale,
  nameOf: (key: Key) => string,
): AskedColumn[] {
  const headed = (header: string, index: number) =>
    header === '' ? nameless[locale].replace('{place}', String(index + 1)) : header;
  return asks.map(({ column, choices, header, ...ask }) => ({
    ...ask,
    header: headed(header, ask.index),
    question: columnQuestionTexts[ask.about][locale].replace('{name}', column === null ? '' : nameOf(column)),
    choices: choices.map(({ value, place, samples = [] }) => ({
      value,
      name:
        place === undefined
          ? nameOfChoice(value, ask, locale, nameOf)
          : `${headed(place.header, place.index)}: ${samples.join('; ')}`,
    })),
  }));
}

function nameOfChoice<Key extends string>(
  value: string,
  { about, samples }: Pick<ColumnAsk<Key>, 'about' | 'samples'>,
  locale: Locale,
  nameOf: (key: Key) => string,
): string {
  if (about === 'unit') return unitNames[value as MeasureUnit][locale];
  if (about === 'numbers') return asRead(samples[0] ?? '1,250', value as NumberStyle, locale);
  return value === noUse ? notNeeded[locale] : nameOf(value as Key);
}
