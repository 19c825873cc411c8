import { pluralRu } from '../../i18n/plural.ts';
import type { LongTextTexts } from './long-text-texts.ts';

export const texts: LongTextTexts = {
  contents: 'Содержание',
  textLanguage: 'Язык текста',
  faq: {
    search: 'Поиск по вопросам',
    found: (count) => {
      const word = pluralRu(count, { one: 'вопрос', few: 'вопроса', many: 'вопросов', other: 'вопроса' });
      return `Нашлось: ${count} ${word}`;
    },
    noneFound: 'Такого вопроса здесь пока нет. Попробуйте другое слово.',
    callUs: 'Или позвоните на горячую линию',
  },
  versions: {
    former: 'Прежние редакции',
    notInForce: (date) => `Это прежняя редакция, от ${date}. Она больше не действует.`,
    toCurrent: 'Открыть действующую редакцию',
  },
};
