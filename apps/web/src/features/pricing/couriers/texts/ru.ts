import type { WordsOf } from '@rohi/contract/locales';

/** Words of what a courier to the door costs. */
export const texts = {
  title: 'Курьер до двери',
  lead: 'Цена одной доставки: всё, что едет на один адрес вместе, оплачивается один раз. Других городов пока нет, там посылку можно забрать в пункте.',
};

export type CouriersTexts = WordsOf<typeof texts>;
