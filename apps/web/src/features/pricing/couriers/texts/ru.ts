import type { CouriersTexts } from './couriers-texts.ts';

export const texts: CouriersTexts = {
  title: 'Курьер до двери',
  lead: 'Цена одной доставки: всё, что едет на один адрес вместе, оплачивается один раз. Других городов пока нет, там посылку можно забрать в пункте.',
};
