import { pluralRu } from '../../../../shared/i18n/plural.ts';
import type { CourierTexts } from './courier-texts.ts';

const parcels = (count: number) =>
  `${count} ${pluralRu(count, { one: 'посылку', few: 'посылки', many: 'посылок', other: 'посылки' })}`;

export const texts: CourierTexts = {
  title: 'Курьер до двери',
  price: (city, price) =>
    `${city}: ${price} за доставку. Всё, что едет на один адрес вместе, оплачивается один раз.`,
  noneInCity: (city) => `${city}: курьерской доставки здесь нет, посылки можно забрать в пункте.`,
  parcels: 'Какие посылки',
  ready: 'готова',
  coming: 'ещё не приехала',
  isOut: 'у курьера, изменить уже нельзя',
  brought: (address) => `привезём: ${address}`,
  again: (day) => `приедем ещё раз ${day}`,
  collected: 'пока самовывоз',
  toPay: (sum, courier) => `К оплате курьеру сегодня: ${sum}, из них доставка до двери ${courier}.`,
  unpriced: (count) =>
    `Без цены пока ${count}\u00a0${pluralRu(count, { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' })}: её назовут в пункте.`,
  later: 'Посылки, которые ещё не приехали, добавятся к сумме, когда придут.',
  address: 'Адрес',
  addressHint: 'Улица, дом, подъезд, квартира',
  landmark: 'Ориентир',
  phone: 'Телефон для курьера',
  choose: (count) => (count === 0 ? 'Привезти посылки' : `Привезти ${parcels(count)}`),
  drop: (count) => `Заберу ${parcels(count)} в пункте`,
  saved: 'Сохранено. Пока курьер не выехал, всё можно изменить.',
};
