import { sharedNames } from '../lists/shared-names.ts';
import type { Fields } from '../fields.ts';

/** Claims to unclaimed parcels: what is shown of one, and what a decision says. */
export const claimFields = {
  code: { name: { ru: 'Заявка', en: 'Claim', zh: '认领编号', tg: 'Дархост' }, kind: 'fact' },
  trackingCode: { name: sharedNames.trackingCode, kind: 'fact' },
  state: { name: sharedNames.state, kind: 'fact' },
  customerCode: { name: sharedNames.customerCode, kind: 'fact' },
  customer: { name: { ru: 'Клиент', en: 'Customer', zh: '客户', tg: 'Муштарӣ' }, kind: 'fact' },
  parcelStatus: {
    name: { ru: 'Статус посылки', en: 'Parcel status', zh: '包裹状态', tg: 'Вазъи бор' },
    kind: 'fact',
  },
  marketplace: { name: { ru: 'Магазин', en: 'Shop', zh: '购物平台', tg: 'Мағоза' }, kind: 'fact' },
  note: {
    name: {
      ru: 'Что внутри, по словам клиента',
      en: 'Contents, according to the customer',
      zh: '客户描述的内容',
      tg: 'Дар дохил чист, ба гуфти муштарӣ',
    },
    kind: 'fact',
  },
  weightKg: { name: sharedNames.weightKg, kind: 'fact' },
  parcelOrder: {
    name: { ru: 'Заказ из файла', en: 'Order from the file', zh: '导入的订单号', tg: 'Фармоиш аз файл' },
    kind: 'fact',
  },
  rivals: {
    name: { ru: 'Другие заявки', en: 'Other claims', zh: '其他认领', tg: 'Дархостҳои дигар' },
    kind: 'fact',
  },
  createdAt: {
    name: { ru: 'Подана', en: 'Submitted', zh: '提交时间', tg: 'Пешниҳод шуд' },
    kind: 'fact',
    isMoment: true,
  },
  decidedAt: {
    name: { ru: 'Решение', en: 'Decided', zh: '处理时间', tg: 'Қарор' },
    kind: 'fact',
    isMoment: true,
  },
  decidedBy: { name: sharedNames.decidedBy, kind: 'fact' },
  orderCode: {
    name: { ru: 'Отдана в заказе', en: 'Assigned to order', zh: '归入订单', tg: 'Дар фармоиш дода шуд' },
    kind: 'fact',
  },
  reason: {
    name: { ru: 'Причина отказа', en: 'Reason for refusal', zh: '拒绝原因', tg: 'Сабаби рад' },
    kind: 'own',
    audited: 'values',
  },
  comment: {
    name: {
      ru: 'Комментарий клиенту',
      en: 'Comment to the customer',
      zh: '给客户的说明',
      tg: 'Шарҳ ба муштарӣ',
    },
    kind: 'line',
    audited: 'name',
  },
} as const satisfies Fields;
