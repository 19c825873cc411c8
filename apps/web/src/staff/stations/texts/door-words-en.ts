import type { DoorWords } from './door-words-ru.ts';

/** What is said of what couriers have done at doors. */
export const doorWords: DoorWords = {
  phone: 'phone of the courier',
  stop: (number, total) => `stop ${number}, ${total} ${total === 1 ? 'parcel' : 'parcels'}`,
  again: (day) => `again on ${day}`,
  reasons: {
    NOT_AT_HOME: 'Nobody in',
    NO_ANSWER: 'Phone not answered',
    WRONG_ADDRESS: 'Wrong address',
    NO_MONEY: 'Could not pay',
    REFUSED: 'Did not want it',
    NO_TIME: 'Did not get there',
  },
};
