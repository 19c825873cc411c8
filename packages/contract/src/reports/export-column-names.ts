import type { LocaleTexts } from '../locales.ts';
import type { ExportColumn } from './export-columns.ts';

/** Headings of the columns of files of orders and parcels. */
export const exportColumnNames: Record<ExportColumn, LocaleTexts> = {
  orderCode: { ru: 'Номер заказа', en: 'Order no.', zh: '订单号', tg: 'Рақами фармоиш' },
  createdAt: {
    ru: 'Создан (Душанбе)',
    en: 'Created (Dushanbe)',
    zh: '创建时间（杜尚别）',
    tg: 'Сана (Душанбе)',
  },
  customerCode: { ru: 'Код клиента', en: 'Customer code', zh: '客户编号', tg: 'Рамзи муштарӣ' },
  stage: { ru: 'Этап', en: 'Stage', zh: '阶段', tg: 'Марҳила' },
  problem: { ru: 'Есть проблема', en: 'Has a problem', zh: '是否异常', tg: 'Мушкил дорад' },
  businessLine: { ru: 'Направление', en: 'Business line', zh: '业务线', tg: 'Самт' },
  pickupPoint: { ru: 'Пункт выдачи', en: 'Pickup point', zh: '自提点', tg: 'Нуқтаи супориш' },
  country: { ru: 'Страна', en: 'Country', zh: '国家', tg: 'Кишвар' },
  goods: { ru: 'Товар', en: 'Goods', zh: '物品', tg: 'Мол' },
  parcels: { ru: 'Посылок', en: 'Parcels', zh: '包裹数', tg: 'Шумораи борҳо' },
  trackingCodes: { ru: 'Трек-номера', en: 'Tracking codes', zh: '运单号', tg: 'Рақамҳои пайгирӣ' },
  weightKg: { ru: 'Вес, кг', en: 'Weight, kg', zh: '重量（公斤）', tg: 'Вазн, кг' },
  volumeCbm: { ru: 'Объём, м³', en: 'Volume, m³', zh: '体积（立方米）', tg: 'Ҳаҷм, м³' },
  freightUsd: { ru: 'Доставка, USD', en: 'Delivery, USD', zh: '运费（美元）', tg: 'Расонидан, USD' },
  recipientName: { ru: 'Получатель', en: 'Recipient', zh: '收件人', tg: 'Гиранда' },
  recipientPhone: {
    ru: 'Телефон получателя',
    en: 'Recipient’s phone',
    zh: '收件人电话',
    tg: 'Телефони гиранда',
  },
  note: { ru: 'Примечание', en: 'Note', zh: '备注', tg: 'Эзоҳ' },
};
