import type { TransfersListTexts } from './transfers-list-texts.ts';

export const texts: TransfersListTexts = {
  title: 'Список передач',
  search: 'Код передачи, машина, водитель или трек-номер внутри',
  none: '—',
  contents: 'Что внутри',
  empty: 'В ней ничего нет.',
  kg: 'кг',
};
