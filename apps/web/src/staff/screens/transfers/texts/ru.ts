import type { WordsOf } from '@rohi/contract/locales';

/** Words of the list of transfers. */
export const texts = {
  title: 'Список передач',
  search: 'Код передачи, машина, водитель или трек-номер внутри',
  none: '—',
  /** Above what is in a transfer. */
  contents: 'Что внутри',
  empty: 'В ней ничего нет.',
  kg: 'кг',
};

export type TransfersListTexts = WordsOf<typeof texts>;
