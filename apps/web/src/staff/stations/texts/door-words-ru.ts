import { pluralRu } from '../../../shared/i18n/plural.ts';
import type { NotMetReason } from '@rohi/contract/hand-over/courier-rules';
import type { WordsOf } from '@rohi/contract/locales';

/** What is said of what couriers have done at doors. */
export const doorWords = {
  /** The device. */
  phone: 'телефон курьера',
  /** Which stop of the round, and how many parcels it had. */
  stop: (number: number, total: number) =>
    `адрес ${number}, ${total} ${pluralRu(total, { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' })}`,
  /** The day of the next attempt. */
  again: (day: string) => `повторно ${day}`,
  reasons: {
    NOT_AT_HOME: 'Никого не было',
    NO_ANSWER: 'Не берёт трубку',
    WRONG_ADDRESS: 'Адрес неверный',
    NO_MONEY: 'Нет денег на оплату',
    REFUSED: 'Отказался брать',
    NO_TIME: 'Не успел доехать',
  } satisfies Record<NotMetReason, string>,
};

export type DoorWords = WordsOf<typeof doorWords>;
