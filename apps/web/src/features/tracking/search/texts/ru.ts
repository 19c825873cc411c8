import { pluralRu } from '../../../../shared/i18n/plural.ts';
import type { BulkTexts } from './bulk-texts.ts';

const codeForms = { one: 'номер', few: 'номера', many: 'номеров', other: 'номера' };

const wordForms = { one: 'слово', few: 'слова', many: 'слов', other: 'слова' };
const unlikeForms = { one: 'не похоже', few: 'не похожи', many: 'не похожи', other: 'не похожи' };
export const texts: BulkTexts = {
  title: 'Отследить списком',
  listLabel: 'Номера для проверки',
  remove: (code) => `Убрать номер ${code}`,
  fieldLabel: 'Добавьте номера',
  moreLabel: 'Добавьте ещё',
  placeholder: 'Через запятую, пробел или с новой строки',
  hint: (max) => `Повторы уберём сами. До ${max} номеров.`,
  clearAll: 'Очистить всё',
  found: (codes) => `Нашли ${codes} ${pluralRu(codes, codeForms)} в тексте`,
  noneFound: 'Новых номеров в тексте нет',
  takeBack: 'Вернуть',
  changed: {
    link: 'из ссылки',
    letters: (from, to) => `${from} заменили на ${to}`,
    hyphens: 'убрали дефисы',
  },
  rest: {
    title: (count) => `${count} ${pluralRu(count, wordForms)} ${pluralRu(count, unlikeForms)} на номер`,
    hint: 'Нажмите, чтобы добавить',
    add: (piece) => `Добавить «${piece}» как номер`,
  },
  overLimit: (codes, max) => `В списке ${codes} ${pluralRu(codes, codeForms)}, за один раз проверим ${max}.`,
  keepFirst: (max) => `Оставить первые ${max}`,
};
