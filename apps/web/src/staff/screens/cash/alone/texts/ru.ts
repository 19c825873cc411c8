import { pluralRu } from '../../../../../shared/i18n/plural.ts';
import type { AloneTexts } from './alone-texts.ts';

export const texts: AloneTexts = {
  alone: (left) => `Второй сотрудник не нужен: одному вам ещё можно решить ${left}.`,
  waits: (left) => `Будет ждать второго сотрудника: одному вам ещё можно решить ${left}.`,
  left: (parts) =>
    `Осталось решать в одиночку: ${parts}. Возвраты, исправления, баллы и претензии считаются вместе.`,
  ofPayment: (left, limit) => `${left} из ${limit} по этой оплате`,
  ofCustomer: (left, limit, days) =>
    `${left} из ${limit} по этому клиенту за ${days} ${pluralRu(days, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })}`,
  ofPerson: (left, limit) => `${left} из ${limit} у вас сегодня`,
};
