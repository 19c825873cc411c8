import type { WordsOf } from '@rohi/contract/locales';

/** Words of the list of parcels with a problem. */
export const texts = {
  title: 'Посылки с проблемой',
  search: 'Трек-номер, клиент, заказ или примечание',
  none: '—',
  open: 'Открыть посылку',
};

export type ProblemsListTexts = WordsOf<typeof texts>;
