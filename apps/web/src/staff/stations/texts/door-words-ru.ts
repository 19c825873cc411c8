import { pluralRu } from '../../../shared/i18n/plural.ts';
import type { DoorWords } from './stations-texts.ts';

/** What is said of what couriers have done at doors. */
export const doorWords: DoorWords = {
  phone: 'телефон курьера',
  stop: (number, total) =>
    `адрес ${number}, ${total} ${pluralRu(total, { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' })}`,
  again: (day) => `повторно ${day}`,
  reasons: {
    NOT_AT_HOME: 'Никого не было',
    NO_ANSWER: 'Не берёт трубку',
    WRONG_ADDRESS: 'Адрес неверный',
    NO_MONEY: 'Нет денег на оплату',
    REFUSED: 'Отказался брать',
    NO_TIME: 'Не успел доехать',
  },
};
