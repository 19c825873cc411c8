import type { WordsOf } from '@rohi/contract/locales';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

const codeForms = { one: 'номер', few: 'номера', many: 'номеров', other: 'номера' };

const wordForms = { one: 'слово', few: 'слова', many: 'слов', other: 'слова' };
const unlikeForms = { one: 'не похоже', few: 'не похожи', many: 'не похожи', other: 'не похожи' };

/** Texts of the bulk dialog. */
export const texts = {
  title: 'Отследить списком',
  listLabel: 'Номера для проверки',
  remove: (code: string) => `Убрать номер ${code}`,
  fieldLabel: 'Добавьте номера',
  /** The label while there are codes. */
  moreLabel: 'Добавьте ещё',
  placeholder: 'Через запятую, пробел или с новой строки',
  hint: (max: number) => `Повторы уберём сами. До ${max} номеров.`,
  clearAll: 'Очистить всё',
  /** How many codes a pasted text had. */
  found: (codes: number) => `Нашли ${codes} ${pluralRu(codes, codeForms)} в тексте`,
  noneFound: 'Новых номеров в тексте нет',
  takeBack: 'Вернуть',
  /** What was changed in a code. */
  changed: {
    link: 'из ссылки',
    letters: (from: string, to: string) => `${from} заменили на ${to}`,
    hyphens: 'убрали дефисы',
  },
  /** What is not like a code, and the way to take it all the same. */
  rest: {
    title: (count: number) =>
      `${count} ${pluralRu(count, wordForms)} ${pluralRu(count, unlikeForms)} на номер`,
    hint: 'Нажмите, чтобы добавить',
    add: (piece: string) => `Добавить «${piece}» как номер`,
  },
  overLimit: (codes: number, max: number) =>
    `В списке ${codes} ${pluralRu(codes, codeForms)}, за один раз проверим ${max}.`,
  keepFirst: (max: number) => `Оставить первые ${max}`,
};

export type BulkTexts = WordsOf<typeof texts>;
