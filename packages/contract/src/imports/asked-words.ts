import type { Locale, LocaleTexts } from '../locales.ts';
import type { ColumnQuestion, MeasureUnit, NumberStyle } from './office-import-rules.ts';

// Tajik awaits a native reader.
export const askedTitle: LocaleTexts = {
  ru: 'В файле не всё ясно',
  en: 'Not everything in the file is clear',
  zh: '文件中有不明确之处',
  tg: 'Дар файл на ҳама чиз равшан аст',
};

/** What is asked of a column; `{name}` is what it is taken for. */
export const columnQuestionTexts: Record<ColumnQuestion, LocaleTexts> = {
  meaning: {
    ru: 'Что в этом столбце?',
    en: 'What is in this column?',
    zh: '这一列是什么？',
    tg: 'Дар ин сутун чист?',
  },
  twice: {
    ru: 'Два столбца похожи на «{name}», но расходятся. Какой верный?',
    en: 'Two columns look like "{name}" and differ. Which one is right?',
    zh: '有两列都像“{name}”，但内容不同。以哪一列为准？',
    tg: 'Ду сутун ба «{name}» монанданд, аммо фарқ доранд. Кадомаш дуруст аст?',
  },
  unit: {
    ru: 'В каких единицах эти числа?',
    en: 'In which unit are these numbers?',
    zh: '这些数字的单位是？',
    tg: 'Ин рақамҳо бо кадом воҳид навишта шудаанд?',
  },
  numbers: {
    ru: 'Как читать такое число?',
    en: 'How is such a number meant?',
    zh: '这样的数字怎么读？',
    tg: 'Чунин рақамро чӣ тавр бояд хонд?',
  },
  scale: {
    ru: 'Другого веса в файле нет. Это вес с весов?',
    en: 'The file has no other weight. Is this what the scale showed?',
    zh: '文件中没有其他重量。这是过磅的实际重量吗？',
    tg: 'Дар файл вазни дигар нест. Оё ин вазни тарозу аст?',
  },
};

/** `1,250` by parts is 1,25, and 1250 by thousands; the sign of parts is that of the language. */
export function asRead(sample: string, style: NumberStyle, locale: Locale): string {
  const number = sample.replaceAll(/[^\d.,]/g, '');
  if (style === 'thousands') return number.replaceAll(/[.,]/g, '');
  const parts = String(Number(number.replace(',', '.')));
  return locale === 'ru' || locale === 'tg' ? parts.replace('.', ',') : parts;
}

/** Units in which a column may be said to be written. */
export const unitNames: Record<MeasureUnit, LocaleTexts> = {
  kg: { ru: 'килограммы', en: 'kilograms', zh: '千克', tg: 'килограмм' },
  g: { ru: 'граммы', en: 'grams', zh: '克', tg: 'грамм' },
  jin: { ru: 'цзини (500 г)', en: 'jin (500 g)', zh: '斤（500 克）', tg: 'ҷин (500 г)' },
  t: { ru: 'тонны', en: 'tonnes', zh: '吨', tg: 'тонна' },
  lb: { ru: 'фунты', en: 'pounds', zh: '磅', tg: 'фунт' },
  cm: { ru: 'сантиметры', en: 'centimetres', zh: '厘米', tg: 'сантиметр' },
  mm: { ru: 'миллиметры', en: 'millimetres', zh: '毫米', tg: 'миллиметр' },
  m: { ru: 'метры', en: 'metres', zh: '米', tg: 'метр' },
  in: { ru: 'дюймы', en: 'inches', zh: '英寸', tg: 'дюйм' },
};
