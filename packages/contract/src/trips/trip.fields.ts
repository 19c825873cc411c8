import type { Fields } from '../fields.ts';
import { sharedNames } from '../lists/shared-names.ts';
import { tripModeNames } from './trip-names.ts';

/** Trips, as the list shows them and the form edits them. */
export const tripFields = {
  code: { name: sharedNames.code, kind: 'fact' },
  state: { name: sharedNames.state, kind: 'fact' },
  channelId: {
    name: { ru: 'Канал', en: 'Channel', zh: '渠道', tg: 'Канал' },
    kind: 'reference',
    audited: 'values',
  },
  mode: {
    name: { ru: 'Транспорт', en: 'Transport', zh: '运输方式', tg: 'Нақлиёт' },
    kind: 'choice',
    options: tripModeNames,
    audited: 'values',
  },
  originId: {
    name: { ru: 'Откуда', en: 'From', zh: '始发地', tg: 'Аз куҷо' },
    kind: 'reference',
    audited: 'values',
  },
  destinationId: {
    name: { ru: 'Куда', en: 'To', zh: '目的地', tg: 'Ба куҷо' },
    kind: 'reference',
    audited: 'values',
  },
  plannedDepartureAt: {
    name: { ru: 'Выезд по плану', en: 'Planned departure', zh: '计划发车', tg: 'Баромад аз рӯи нақша' },
    kind: 'moment',
    audited: 'values',
    blank: null,
  },
  cutOffAt: {
    name: { ru: 'Отсечка', en: 'Cut-off', zh: '截单时间', tg: 'Муҳлати қабул' },
    kind: 'moment',
    audited: 'values',
    blank: null,
  },
  plannedArrivalDay: {
    name: { ru: 'Прибытие по плану', en: 'Planned arrival', zh: '计划到达', tg: 'Расидан аз рӯи нақша' },
    kind: 'day',
    audited: 'values',
    blank: null,
  },
  stops: {
    name: { ru: 'Остановки', en: 'Stops', zh: '途经点', tg: 'Истгоҳҳо' },
    kind: 'own',
    audited: 'values',
    blank: [],
  },
  units: {
    name: { ru: 'Машины и вагоны', en: 'Lorries and wagons', zh: '车辆与车厢', tg: 'Мошинҳо ва вагонҳо' },
    kind: 'own',
    audited: 'values',
    blank: [],
  },
  drivers: {
    name: { ru: 'Водители', en: 'Drivers', zh: '司机', tg: 'Ронандагон' },
    kind: 'own',
    audited: 'name',
    blank: [],
  },
  capacityKg: {
    name: { ru: 'Вмещает, кг', en: 'Capacity, kg', zh: '载重（kg）', tg: 'Гунҷоиш, кг' },
    kind: 'whole',
    audited: 'values',
    blank: null,
  },
  capacityM3: {
    name: { ru: 'Вмещает, м³', en: 'Capacity, m³', zh: '容积（m³）', tg: 'Гунҷоиш, м³' },
    kind: 'decimal',
    audited: 'values',
    blank: null,
  },
  consignmentNote: {
    name: { ru: 'Накладная', en: 'Consignment note', zh: '运单', tg: 'Борнома' },
    kind: 'text',
    audited: 'values',
    blank: null,
  },
  carnet: {
    name: { ru: 'Книжка МДП', en: 'TIR carnet', zh: 'TIR证', tg: 'Дафтарчаи TIR' },
    kind: 'text',
    audited: 'values',
    blank: null,
  },
  customsOffices: {
    name: { ru: 'Таможенные посты', en: 'Customs offices', zh: '海关', tg: 'Постҳои гумрукӣ' },
    kind: 'own',
    audited: 'values',
    blank: [],
  },
  note: {
    name: { ru: 'Заметка', en: 'Note', zh: '备注', tg: 'Қайд' },
    kind: 'text',
    audited: 'values',
    blank: null,
  },
  parcels: { name: { ru: 'Посылок', en: 'Parcels', zh: '件数', tg: 'Борҳо' }, kind: 'fact' },
  weightKg: { name: sharedNames.weightKg, kind: 'fact' },
  volumeM3: { name: { ru: 'Объём, м³', en: 'Volume, m³', zh: '体积（m³）', tg: 'Ҳаҷм, м³' }, kind: 'fact' },
  departedAt: {
    name: { ru: 'Выехал', en: 'Departed', zh: '发车时间', tg: 'Баромад' },
    kind: 'fact',
    isMoment: true,
  },
  arrivedAt: {
    name: { ru: 'Прибыл', en: 'Arrived', zh: '到达时间', tg: 'Расид' },
    kind: 'fact',
    isMoment: true,
  },
} as const satisfies Fields;
