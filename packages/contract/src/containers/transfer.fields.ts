import type { Fields } from '../fields.ts';
import { sharedNames } from '../lists/shared-names.ts';

/** Transfers from a hub to a pickup point, as the list shows them. */
export const transferFields = {
  code: { name: sharedNames.code, kind: 'fact' },
  state: { name: sharedNames.state, kind: 'fact' },
  hub: { name: { ru: 'Хаб', en: 'Hub', zh: '海外仓', tg: 'Анбори Душанбе' }, kind: 'fact' },
  point: { name: sharedNames.pickupPoint, kind: 'fact' },
  parcels: { name: { ru: 'Посылок', en: 'Parcels', zh: '件数', tg: 'Борҳо' }, kind: 'fact' },
  weightKg: { name: sharedNames.weightKg, kind: 'fact' },
  driver: { name: { ru: 'Водитель', en: 'Driver', zh: '司机', tg: 'Ронанда' }, kind: 'fact' },
  vehicle: { name: { ru: 'Машина', en: 'Vehicle', zh: '车辆', tg: 'Мошин' }, kind: 'fact' },
  openedAt: {
    name: { ru: 'Открыта', en: 'Opened', zh: '开单时间', tg: 'Кушода шуд' },
    kind: 'fact',
    isMoment: true,
  },
  openedBy: {
    name: { ru: 'Кто открыл', en: 'Opened by', zh: '开单人', tg: 'Кӣ кушод' },
    kind: 'fact',
  },
  departedAt: {
    name: { ru: 'Уехала', en: 'Departed', zh: '发出时间', tg: 'Баромад' },
    kind: 'fact',
    isMoment: true,
  },
  departedBy: {
    name: { ru: 'Кто отправил', en: 'Sent by', zh: '发出人', tg: 'Кӣ фиристод' },
    kind: 'fact',
  },
  arrivedAt: {
    name: { ru: 'Прибыла', en: 'Arrived', zh: '到达时间', tg: 'Расид' },
    kind: 'fact',
    isMoment: true,
  },
  finishedAt: {
    name: { ru: 'Принята', en: 'Accepted', zh: '接收完成', tg: 'Қабул шуд' },
    kind: 'fact',
    isMoment: true,
  },
} as const satisfies Fields;
