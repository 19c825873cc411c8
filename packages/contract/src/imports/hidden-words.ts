import type { LocaleTexts } from '../locales.ts';
import type { HiddenAnswer, HiddenPlace } from './hidden-parts.ts';

// Tajik awaits a native reader.
/** What is hidden in a file, as a question names it. */
export const hiddenNames: Record<HiddenPlace, LocaleTexts> = {
  sheet: { ru: 'Скрытый лист', en: 'Hidden sheet', zh: '隐藏的工作表', tg: 'Варақи пинҳон' },
  columns: { ru: 'Скрытые столбцы', en: 'Hidden columns', zh: '隐藏的列', tg: 'Сутунҳои пинҳон' },
  rows: { ru: 'Скрытые строки', en: 'Hidden rows', zh: '隐藏的行', tg: 'Сатрҳои пинҳон' },
};

export const hiddenTitle: LocaleTexts = {
  ru: 'В файле есть скрытое',
  en: 'Something is hidden in the file',
  zh: '文件中有隐藏内容',
  tg: 'Дар файл чизи пинҳон ҳаст',
};

export const hiddenQuestion: LocaleTexts = {
  ru: 'Отправитель это скрыл. Учитывать?',
  en: 'The sender has hidden this. Does it count?',
  zh: '发送方已将其隐藏。是否计入？',
  tg: 'Фиристанда инро пинҳон кардааст. Ба ҳисоб гирем?',
};

export const hiddenChoose: LocaleTexts = {
  ru: 'Выберите…',
  en: 'Choose…',
  zh: '请选择…',
  tg: 'Интихоб кунед…',
};

export const hiddenAnswerNames: Record<HiddenAnswer, LocaleTexts> = {
  take: { ru: 'Учитывать', en: 'It counts', zh: '计入', tg: 'Ба ҳисоб гирифтан' },
  leave: { ru: 'Не учитывать', en: 'Leave it out', zh: '不计入', tg: 'Ба ҳисоб нагирифтан' },
};
