import type { WordsOf } from '@rohi/contract/locales';
import { pluralRu } from '../../../../../shared/i18n/plural.ts';

/** Words of what one person decides alone. */
export const texts = {
  alone: (left: string) => `Второй сотрудник не нужен: одному вам ещё можно решить ${left}.`,
  waits: (left: string) => `Будет ждать второго сотрудника: одному вам ещё можно решить ${left}.`,
  left: (parts: string) =>
    `Осталось решать в одиночку: ${parts}. Возвраты, исправления, баллы и претензии считаются вместе.`,
  ofPayment: (left: string, limit: string) => `${left} из ${limit} по этой оплате`,
  ofCustomer: (left: string, limit: string, days: number) =>
    `${left} из ${limit} по этому клиенту за ${days} ${pluralRu(days, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })}`,
  ofPerson: (left: string, limit: string) => `${left} из ${limit} у вас сегодня`,
};

export type AloneTexts = WordsOf<typeof texts>;
