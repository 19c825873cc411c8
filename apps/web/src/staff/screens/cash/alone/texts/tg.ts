import type { AloneTexts } from './ru.ts';

export const texts: AloneTexts = {
  alone: (left) => `Корманди дуюм лозим нест: худатон боз ${left} қарор карда метавонед.`,
  waits: (left) => `Корманди дуюмро интизор мешавад: худатон боз ${left} қарор карда метавонед.`,
  left: (parts) =>
    `Танҳо қарор кардан монд: ${parts}. Баргардонидани пул, ислоҳ, хол ва даъвоҳо якҷоя ҳисоб мешаванд.`,
  ofPayment: (left, limit) => `${left} аз ${limit} барои ин пардохт`,
  ofCustomer: (left, limit, days) => `${left} аз ${limit} барои ин муштарӣ дар ${days} рӯз`,
  ofPerson: (left, limit) => `${left} аз ${limit} имрӯз барои шумо`,
};
