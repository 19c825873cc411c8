import type { DoorWords } from './door-words-ru.ts';

/** What is said of what couriers have done at doors. */
export const doorWords: DoorWords = {
  phone: '派送员手机',
  stop: (number, total) => `第 ${number} 站，共 ${total} 件`,
  again: (day) => `${day}再派`,
  reasons: {
    NOT_AT_HOME: '无人在家',
    NO_ANSWER: '电话未接通',
    WRONG_ADDRESS: '地址有误',
    NO_MONEY: '客户无法付款',
    REFUSED: '客户拒收',
    NO_TIME: '未能按时送达',
  },
};
