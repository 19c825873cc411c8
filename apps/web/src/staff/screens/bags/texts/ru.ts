import type { BagsListTexts } from './bags-list-texts.ts';

export const texts: BagsListTexts = {
  title: 'Список мешков',
  search: 'Код мешка, пломба, ячейка или трек-номер внутри',
  none: '—',
  contents: 'Что внутри',
  empty: 'В нём ничего нет.',
  kg: 'кг',
};
