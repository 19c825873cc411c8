/** Words in the cells of files of money. Tajik awaits a native reader. */
import type { differenceReasons } from '@rohi/contract/billing/cash';
import type { ChargeKind } from '@rohi/contract/billing/charge-kinds';
import type { LocaleTexts } from '@rohi/contract/locales';
import type { TakenMeans } from '@rohi/contract/reports/money.contract';
import type { MoneyView } from '@rohi/contract/reports/money-file.contract';

/** Name of the file, and of the sheet in it. */
export const moneyFileTitles: Record<MoneyView, LocaleTexts> = {
  unpaid: { ru: 'Не оплачено', en: 'Unpaid', zh: '未付款', tg: 'Пардохтнашуда' },
  taken: { ru: 'Принято в кассах', en: 'Takings', zh: '收银汇总', tg: 'Дар хазинаҳо гирифташуда' },
  differences: {
    ru: 'Расхождения в кассах',
    en: 'Cash differences',
    zh: '收银差额',
    tg: 'Фарқ дар хазинаҳо',
  },
};

export const chargeNames: Record<ChargeKind, LocaleTexts> = {
  DELIVERY: { ru: 'Доставка', en: 'Delivery', zh: '运费', tg: 'Интиқол' },
  STORAGE: { ru: 'Хранение', en: 'Storage', zh: '仓储费', tg: 'Нигоҳдорӣ' },
  SERVICE: { ru: 'Услуга', en: 'Service', zh: '服务费', tg: 'Хизмат' },
  COURIER: { ru: 'Курьер', en: 'Courier', zh: '派送费', tg: 'Курьер' },
};

export const meansNames: Record<TakenMeans, LocaleTexts> = {
  CASH_TJS: { ru: 'Наличные, TJS', en: 'Cash, TJS', zh: '现金（TJS）', tg: 'Нақд, TJS' },
  CASH_USD: { ru: 'Наличные, USD', en: 'Cash, USD', zh: '现金（USD）', tg: 'Нақд, USD' },
  CARD: { ru: 'Карта', en: 'Card', zh: '刷卡', tg: 'Корт' },
};

export const operationNames: Record<'PAYMENT' | 'REFUND', LocaleTexts> = {
  PAYMENT: { ru: 'Оплата', en: 'Payment', zh: '收款', tg: 'Пардохт' },
  REFUND: { ru: 'Возврат', en: 'Refund', zh: '退款', tg: 'Баргардонидан' },
};

export const reasonNames: Record<(typeof differenceReasons)[number], LocaleTexts> = {
  CHANGE: { ru: 'Ошибка со сдачей', en: 'Wrong change', zh: '找零有误', tg: 'Хато дар бақия' },
  MISCOUNT: { ru: 'Ошибка в пересчёте', en: 'Miscounted', zh: '清点有误', tg: 'Хато дар шумориш' },
  UNRECORDED: {
    ru: 'Движение не записано',
    en: 'A movement was not recorded',
    zh: '有变动未登记',
    tg: 'Ҳаракат сабт нашудааст',
  },
  FALSE_NOTE: { ru: 'Поддельная купюра', en: 'A false note', zh: '假币', tg: 'Пули қалбакӣ' },
  UNKNOWN: { ru: 'Не установлена', en: 'Not known', zh: '原因不明', tg: 'Маълум нест' },
};
