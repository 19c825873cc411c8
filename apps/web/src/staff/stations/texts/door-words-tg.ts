import type { DoorWords } from './door-words-ru.ts';

export const doorWords: DoorWords = {
  phone: 'телефони курьер',
  stop: (number, total) => `суроғаи ${number}, ${total} бор`,
  again: (day) => `такроран ${day}`,
  reasons: {
    NOT_AT_HOME: 'Дар хона кас набуд',
    NO_ANSWER: 'Телефонро намегирад',
    WRONG_ADDRESS: 'Суроға нодуруст',
    NO_MONEY: 'Барои пардохт пул нест',
    REFUSED: 'Гирифтан нахост',
    NO_TIME: 'Вақт нарасид',
  },
};
