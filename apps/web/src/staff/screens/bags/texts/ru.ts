import type { WordsOf } from '@rohi/contract/locales';

/** Words of the list of bags. */
export const texts = {
  title: 'Список мешков',
  search: 'Код мешка, пломба, ячейка или трек-номер внутри',
  none: '—',
  /** Above what lies in a bag. */
  contents: 'Что внутри',
  empty: 'В нём ничего нет.',
  kg: 'кг',
};

export type BagsListTexts = WordsOf<typeof texts>;
