import type { WordsOf } from '@rohi/contract/locales';
import { pluralRu } from '../../i18n/plural.ts';

/** Words around the long texts. */
export const texts = {
  /** Heading of the table of contents. */
  contents: 'Содержание',
  /** Accessible name of the choice between Russian and Tajik. */
  textLanguage: 'Язык текста',
  faq: {
    search: 'Поиск по вопросам',
    found: (count: number) => {
      const word = pluralRu(count, { one: 'вопрос', few: 'вопроса', many: 'вопросов', other: 'вопроса' });
      return `Нашлось: ${count} ${word}`;
    },
    noneFound: 'Такого вопроса здесь пока нет. Попробуйте другое слово.',
    /** Offered under an empty search. */
    callUs: 'Или позвоните на горячую линию',
  },
  versions: {
    /** Before the list of former versions. */
    former: 'Прежние редакции',
    /** Said over a former version; `date` is its day as readers write it. */
    notInForce: (date: string) => `Это прежняя редакция, от ${date}. Она больше не действует.`,
    toCurrent: 'Открыть действующую редакцию',
  },
};

export type LongTextTexts = WordsOf<typeof texts>;
