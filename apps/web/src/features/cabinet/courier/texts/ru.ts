import type { WordsOf } from '@rohi/contract/locales';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

const parcels = (count: number) =>
  `${count} ${pluralRu(count, { one: 'посылку', few: 'посылки', many: 'посылок', other: 'посылки' })}`;

/** Words of a courier to the door, as its customer chooses one. */
export const texts = {
  title: 'Курьер до двери',
  price: (city: string, price: string) =>
    `${city}: ${price} за доставку. Всё, что едет на один адрес вместе, оплачивается один раз.`,
  noneInCity: (city: string) => `${city}: курьерской доставки здесь нет, посылки можно забрать в пункте.`,
  parcels: 'Какие посылки',
  ready: 'готова',
  coming: 'ещё не приехала',
  isOut: 'у курьера, изменить уже нельзя',
  brought: (address: string) => `привезём: ${address}`,
  again: (day: string) => `приедем ещё раз ${day}`,
  collected: 'пока самовывоз',
  /** The sum in both moneys, and what of it the courier costs. */
  toPay: (sum: string, courier: string) =>
    `К оплате курьеру сегодня: ${sum}, из них доставка до двери ${courier}.`,
  unpriced: (count: number) =>
    `Без цены пока ${count}\u00a0${pluralRu(count, { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' })}: её назовут в пункте.`,
  /** Parcels on the way are paid for when they come. */
  later: 'Посылки, которые ещё не приехали, добавятся к сумме, когда придут.',
  address: 'Адрес',
  addressHint: 'Улица, дом, подъезд, квартира',
  landmark: 'Ориентир',
  phone: 'Телефон для курьера',
  choose: (count: number) => (count === 0 ? 'Привезти посылки' : `Привезти ${parcels(count)}`),
  drop: (count: number) => `Заберу ${parcels(count)} в пункте`,
  saved: 'Сохранено. Пока курьер не выехал, всё можно изменить.',
};

export type CourierTexts = WordsOf<typeof texts>;
