import type { PaidKind } from '@rohi/contract/billing/charge-kinds';
import type { PaidUnit } from '@rohi/contract/billing/paid-units';
import type { PaymentMeans } from '@rohi/contract/billing/payment-sums';

/**
 * The source of a rate, where the program has a word of its own for that: one that was typed without a source is the
 * service's.
 */
export const rateSources: Readonly<Record<string, string>> = { NBT: 'НБТ / БМТ', manual: '' };

/** Words of a receipt, Russian before Tajik as the counter reads them. Tajik awaits a native reader. */
export const receiptWords = {
  receipt: 'ЧЕК №',
  refund: 'ВОЗВРАТ №',
  refundOf: 'По чеку / Аз рӯи чеки',
  reason: 'Причина / Сабаб',
  takenBy: 'Получил / Гирифт',
  copy: 'КОПИЯ / НУСХА',
  customer: 'Клиент / Муштарӣ',
  total: 'Итого / Ҷамъ',
  paidBack: 'Возвращено / Баргардонида шуд',
  toBalance: 'На баланс / Ба тавозун, USD',
  change: 'Сдача / Бақия',
  slip: 'Чек терминала / Чеки терминал',
  rate: 'Курс / Қурб',
  online: 'Чек в кабинете',
  onlineTg: 'Чек дар кабинет',
  questions: 'Вопросы / Саволҳо',
  thanks: 'Спасибо! Ташаккур!',
} as const;

export const receiptUnits: Record<PaidUnit, string> = { KG: 'кг', CBM: 'м³', DAY: 'дн. / рӯз' };

export const receiptKinds: Record<PaidKind, string> = {
  DELIVERY: 'Доставка / Интиқоли бор',
  STORAGE: 'Хранение / Нигоҳдорӣ',
  SERVICE: 'Услуги / Хизматрасонӣ',
  COURIER: 'Курьер / Курьер',
  OPENING: 'Прежний долг / Қарзи пештара',
};

export const receiptMeans: Record<PaymentMeans, string> = {
  POINTS: 'Баллами / Бо холҳо, USD',
  BALANCE: 'С баланса / Аз тавозун, USD',
  CASH_USD: 'Наличные / Нақд, USD',
  CARD: 'Карта / Корт, TJS',
  CASH_TJS: 'Наличные / Нақд, TJS',
};
