import { sharedNames } from '../lists/shared-names.ts';
import type { Fields } from '../fields.ts';

/** Orders: what their files and the record show, and what the office takes down of cargo. */
export const orderFields = {
  orderCode: { name: sharedNames.orderCode, kind: 'fact' },
  createdAt: {
    name: { ru: 'Создан', en: 'Created', zh: '创建时间', tg: 'Сана' },
    kind: 'fact',
    isMoment: true,
  },
  customerCode: { name: sharedNames.customerCode, kind: 'text', audited: 'values' },
  stage: { name: { ru: 'Этап', en: 'Stage', zh: '阶段', tg: 'Марҳила' }, kind: 'fact' },
  problem: { name: sharedNames.problem, kind: 'fact' },
  businessLine: { name: sharedNames.businessLine, kind: 'fact' },
  pickupPoint: { name: sharedNames.pickupPoint, kind: 'fact' },
  country: { name: { ru: 'Страна', en: 'Country', zh: '国家', tg: 'Кишвар' }, kind: 'fact' },
  product: { name: { ru: 'Продукт', en: 'Product', zh: '产品', tg: 'Маҳсулот' }, kind: 'fact' },
  goods: { name: { ru: 'Товар', en: 'Goods', zh: '品名', tg: 'Мол' }, kind: 'text', audited: 'name' },
  items: {
    name: { ru: 'Опись товаров', en: 'Listed items', zh: '申报明细', tg: 'Рӯйхати молҳо' },
    kind: 'fact',
  },
  parcels: { name: { ru: 'Посылок', en: 'Parcels', zh: '件数', tg: 'Шумораи борҳо' }, kind: 'fact' },
  trackingCodes: {
    name: { ru: 'Трек-номера', en: 'Tracking numbers', zh: '快递单号', tg: 'Рақамҳои пайгирӣ' },
    kind: 'fact',
  },
  parcelNames: {
    name: { ru: 'Ваши названия', en: 'Your names', zh: '备注名', tg: 'Номҳои шумо' },
    kind: 'fact',
  },
  freeUntil: {
    name: {
      ru: 'Бесплатное хранение до',
      en: 'Free storage until',
      zh: '免费保管至',
      tg: 'Нигоҳдории ройгон то',
    },
    kind: 'fact',
  },
  weightKg: { name: sharedNames.weightKg, kind: 'fact' },
  volumeCbm: {
    name: { ru: 'Объём, м³', en: 'Volume, m³', zh: '体积（m³）', tg: 'Ҳаҷм, м³' },
    kind: 'fact',
  },
  freightUsd: {
    name: { ru: 'Доставка, USD', en: 'Delivery, USD', zh: '运费（USD）', tg: 'Расонидан, USD' },
    kind: 'fact',
  },
  recipientName: {
    name: { ru: 'Получатель', en: 'Recipient', zh: '收件人', tg: 'Гиранда' },
    kind: 'line',
    audited: 'name',
    blank: '',
  },
  recipientPhone: {
    name: { ru: 'Телефон получателя', en: 'Recipient’s phone', zh: '收件人电话', tg: 'Телефони гиранда' },
    kind: 'line',
    audited: 'name',
    blank: '',
  },
  note: {
    name: { ru: 'Примечание', en: 'Note', zh: '备注', tg: 'Эзоҳ' },
    kind: 'line',
    audited: 'name',
    blank: '',
  },
  valueAmount: {
    name: { ru: 'Стоимость товара', en: 'Value of the goods', zh: '货值', tg: 'Арзиши мол' },
    kind: 'line',
    audited: 'name',
  },
  valueCurrency: {
    name: { ru: 'Валюта', en: 'Currency', zh: '币种', tg: 'Асъор' },
    kind: 'own',
    audited: 'name',
  },
  boxes: { name: { ru: 'Места', en: 'Boxes', zh: '箱件', tg: 'Ҷойҳо' }, kind: 'own', audited: 'values' },
} as const satisfies Fields;
