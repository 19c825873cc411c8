import { pluralEn } from '../../../../../shared/i18n/plural.ts';
import type { AloneTexts } from './ru.ts';

export const texts: AloneTexts = {
  alone: (left) => `No colleague is needed: you may still decide ${left} alone.`,
  waits: (left) => `It will wait for a colleague: you may still decide ${left} alone.`,
  left: (parts) => `Still decided alone: ${parts}. Refunds, corrections, points and claims count together.`,
  ofPayment: (left, limit) => `${left} of ${limit} for this payment`,
  ofCustomer: (left, limit, days) =>
    `${left} of ${limit} for this customer in ${days} ${pluralEn(days, { one: 'day', other: 'days' })}`,
  ofPerson: (left, limit) => `${left} of ${limit} by you today`,
};
