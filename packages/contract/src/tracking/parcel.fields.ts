import { sharedNames } from '../lists/shared-names.ts';
import type { Fields } from '../fields.ts';

/** Parcels, as lists, files and the record show them. */
export const parcelFields = {
  trackingCode: { name: sharedNames.trackingCode, kind: 'fact' },
  status: { name: { ru: 'Статус', en: 'Status', zh: '状态', tg: 'Вазъ' }, kind: 'fact' },
  problem: { name: sharedNames.problem, kind: 'fact' },
  orderCode: { name: sharedNames.orderCode, kind: 'fact' },
  alsoDeclaredBy: {
    name: {
      ru: 'Номер ждут и другие',
      en: 'Also waited for by',
      zh: '同号申报',
      tg: 'Ин рақамро дигарон ҳам интизоранд',
    },
    kind: 'fact',
  },
  customerCode: { name: sharedNames.customerCode, kind: 'fact' },
  businessLine: { name: sharedNames.businessLine, kind: 'fact' },
  pickupPoint: { name: sharedNames.pickupPoint, kind: 'fact' },
  tripCode: { name: { ru: 'Рейс', en: 'Trip', zh: '车次', tg: 'Рейс' }, kind: 'fact' },
  cell: { name: { ru: 'Ячейка', en: 'Cell', zh: '货位', tg: 'Ҷевон' }, kind: 'fact' },
  bagCode: { name: { ru: 'Мешок', en: 'Bag', zh: '集包袋', tg: 'Халта' }, kind: 'fact' },
  boundTo: {
    name: { ru: 'Связана с', en: 'Bound to', zh: '已绑定至', tg: 'Пайваст бо' },
    kind: 'fact',
  },
  weightKg: { name: sharedNames.weightKg, kind: 'fact' },
  lengthCm: { name: { ru: 'Длина, см', en: 'Length, cm', zh: '长（cm）', tg: 'Дарозӣ, см' }, kind: 'fact' },
  widthCm: { name: { ru: 'Ширина, см', en: 'Width, cm', zh: '宽（cm）', tg: 'Бар, см' }, kind: 'fact' },
  heightCm: { name: { ru: 'Высота, см', en: 'Height, cm', zh: '高（cm）', tg: 'Баландӣ, см' }, kind: 'fact' },
  declaredAt: {
    name: { ru: 'Заведена', en: 'On record since', zh: '录入时间', tg: 'Сабт шуд' },
    kind: 'fact',
    isMoment: true,
  },
  receivedAt: {
    name: { ru: 'Принята в Китае', en: 'Received in China', zh: '中国仓入库', tg: 'Дар Чин қабул шуд' },
    kind: 'fact',
    isMoment: true,
  },
  eta: {
    name: {
      ru: 'Ожидается в пункте',
      en: 'Due at the point',
      zh: '预计到达自提点',
      tg: 'Расидан ба нуқта',
    },
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
  lastEventAt: {
    name: { ru: 'Последнее событие', en: 'Last event', zh: '最新事件', tg: 'Воқеаи охирин' },
    kind: 'fact',
    isMoment: true,
  },
  waiting: {
    name: { ru: 'Ждут решения', en: 'Waiting for a decision', zh: '待处理', tg: 'Қарорро интизоранд' },
    kind: 'fact',
  },
  handlingNotes: {
    name: { ru: 'Особые отметки', en: 'Handling', zh: '操作要求', tg: 'Қайдҳои махсус' },
    kind: 'fact',
  },
} as const satisfies Fields;
