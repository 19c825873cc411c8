import type { LocaleTexts } from '../locales.ts';

/** Names of fields that stand in several lists, so that they are called alike in all of them. */
export const sharedNames = {
  code: { ru: 'Код', en: 'Code', zh: '代码', tg: 'Рамз' },
  names: { ru: 'Название', en: 'Name', zh: '名称', tg: 'Ном' },
  kind: { ru: 'Вид', en: 'Type', zh: '类型', tg: 'Навъ' },
  businessLine: { ru: 'Направление', en: 'Business line', zh: '业务线', tg: 'Самт' },
  phone: { ru: 'Телефон', en: 'Phone', zh: '电话', tg: 'Телефон' },
  enabled: { ru: 'Используется', en: 'In use', zh: '启用', tg: 'Истифода мешавад' },
  customerCode: { ru: 'Код клиента', en: 'Customer code', zh: '客户编号', tg: 'Рамзи муштарӣ' },
  updatedBy: { ru: 'Изменил', en: 'Changed by', zh: '修改人', tg: 'Тағйирдиҳанда' },
  state: { ru: 'Состояние', en: 'State', zh: '状态', tg: 'Ҳолат' },
  problem: { ru: 'Проблема', en: 'Problem', zh: '异常', tg: 'Мушкилот' },
  trackingCode: { ru: 'Трек-номер', en: 'Tracking number', zh: '运单号', tg: 'Рақами пайгирӣ' },
  orderCode: { ru: 'Номер заказа', en: 'Order number', zh: '订单号', tg: 'Рақами фармоиш' },
  pickupPoint: { ru: 'Пункт выдачи', en: 'Pickup point', zh: '自提点', tg: 'Нуқтаи супориш' },
  weightKg: { ru: 'Вес, кг', en: 'Weight, kg', zh: '重量（kg）', tg: 'Вазн, кг' },
  decidedBy: { ru: 'Кто решил', en: 'Decided by', zh: '处理人', tg: 'Қарор дод' },
} as const satisfies Record<string, LocaleTexts>;
