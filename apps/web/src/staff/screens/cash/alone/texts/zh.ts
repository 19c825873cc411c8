import type { AloneTexts } from './ru.ts';

export const texts: AloneTexts = {
  alone: (left) => `无需他人确认：您一人还可决定 ${left}。`,
  waits: (left) => `将等待同事确认：您一人还可决定 ${left}。`,
  left: (parts) => `一人可决定的余额：${parts}。退款、更正、积分和理赔合并计算。`,
  ofPayment: (left, limit) => `本次付款 ${left}（上限 ${limit}）`,
  ofCustomer: (left, limit, days) => `该客户 ${days} 天内 ${left}（上限 ${limit}）`,
  ofPerson: (left, limit) => `您今天 ${left}（上限 ${limit}）`,
};
