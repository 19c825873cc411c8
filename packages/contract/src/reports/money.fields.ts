import type { Fields } from '../fields.ts';
import { sharedNames } from '../lists/shared-names.ts';

/** The columns of files of the office's money views: what is unpaid, what was taken, what drawers differed by. */
export const moneyFields = {
  trackingCode: { name: sharedNames.trackingCode, kind: 'fact' },
  customerCode: { name: sharedNames.customerCode, kind: 'fact' },
  chargedFor: {
    name: { ru: 'За что', en: 'Charged for', zh: '费用类型', tg: 'Барои чӣ' },
    kind: 'fact',
  },
  unpaidDays: {
    name: { ru: 'Дней без оплаты', en: 'Days unpaid', zh: '未付款天数', tg: 'Рӯзҳои бепардохт' },
    kind: 'fact',
  },
  owedUsd: {
    name: { ru: 'К оплате, USD', en: 'Owed, USD', zh: '应付（USD）', tg: 'Барои пардохт, USD' },
    kind: 'fact',
  },
  shiftDay: {
    name: { ru: 'День смены', en: 'Shift day', zh: '班次日期', tg: 'Рӯзи баст' },
    kind: 'fact',
  },
  point: { name: sharedNames.pickupPoint, kind: 'fact' },
  clerk: { name: { ru: 'Кассир', en: 'Cashier', zh: '收银员', tg: 'Хазинадор' }, kind: 'fact' },
  receiptNumber: {
    name: { ru: 'Номер чека', en: 'Receipt number', zh: '收据编号', tg: 'Рақами чек' },
    kind: 'fact',
  },
  at: {
    name: { ru: 'Когда', en: 'Moment', zh: '时间', tg: 'Кай' },
    kind: 'fact',
    isMoment: true,
  },
  operation: { name: { ru: 'Операция', en: 'Operation', zh: '操作', tg: 'Амалиёт' }, kind: 'fact' },
  means: { name: { ru: 'Способ оплаты', en: 'Means', zh: '付款方式', tg: 'Тарзи пардохт' }, kind: 'fact' },
  amount: { name: { ru: 'Сумма', en: 'Amount', zh: '金额', tg: 'Маблағ' }, kind: 'fact' },
  currency: { name: { ru: 'Валюта', en: 'Currency', zh: '币种', tg: 'Асъор' }, kind: 'fact' },
  drawer: { name: { ru: 'Касса', en: 'Drawer', zh: '钱箱', tg: 'Хазина' }, kind: 'fact' },
  closedAt: {
    name: { ru: 'Закрыта', en: 'Closed', zh: '结班时间', tg: 'Баста шуд' },
    kind: 'fact',
    isMoment: true,
  },
  differenceTjs: {
    name: { ru: 'Разница, TJS', en: 'Difference, TJS', zh: '差额（TJS）', tg: 'Фарқ, TJS' },
    kind: 'fact',
  },
  differenceUsd: {
    name: { ru: 'Разница, USD', en: 'Difference, USD', zh: '差额（USD）', tg: 'Фарқ, USD' },
    kind: 'fact',
  },
  reason: { name: { ru: 'Причина', en: 'Reason', zh: '原因', tg: 'Сабаб' }, kind: 'fact' },
  note: { name: { ru: 'Пояснение', en: 'Note', zh: '说明', tg: 'Эзоҳ' }, kind: 'fact' },
  confirmedBy: {
    name: { ru: 'Кто подтвердил', en: 'Confirmed by', zh: '确认人', tg: 'Кӣ тасдиқ кард' },
    kind: 'fact',
  },
} as const satisfies Fields;
