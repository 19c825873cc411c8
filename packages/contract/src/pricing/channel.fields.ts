import { sharedNames } from '../lists/shared-names.ts';
import type { Fields } from '../fields.ts';
import { businessLineNames } from '../business-lines.ts';
import { transportModeNames } from '../reference-data/transport-modes.ts';

/** Channels and routes. */
export const channelFields = {
  code: { name: sharedNames.code, kind: 'text', audited: 'values' },
  names: { name: sharedNames.names, kind: 'texts', audited: 'values' },
  routes: {
    name: { ru: 'Маршрут', en: 'Route', zh: '线路', tg: 'Хатсайр' },
    kind: 'texts',
    audited: 'values',
  },
  businessLine: {
    name: sharedNames.businessLine,
    kind: 'choice',
    options: businessLineNames,
    wordPrefix: '',
    audited: 'values',
  },
  mode: {
    name: { ru: 'Транспорт', en: 'Transport', zh: '运输方式', tg: 'Нақлиёт' },
    formerNames: ['Mode'],
    kind: 'choice',
    options: transportModeNames,
    wordPrefix: 'MODE_',
    audited: 'values',
  },
  transitDaysMin: {
    name: {
      ru: 'Дней в пути, от',
      en: 'Transit days, from',
      zh: '最短运输天数',
      tg: 'Рӯзҳо дар роҳ, аз',
    },
    formerNames: ['运输天数（最少）'],
    kind: 'whole',
    audited: 'values',
  },
  transitDaysMax: {
    name: { ru: 'Дней в пути, до', en: 'Transit days, to', zh: '最长运输天数', tg: 'Рӯзҳо дар роҳ, то' },
    formerNames: ['运输天数（最多）'],
    kind: 'whole',
    audited: 'values',
  },
  sort: {
    name: { ru: 'Место в списке', en: 'Position in the list', zh: '排序', tg: 'Ҷой дар рӯйхат' },
    formerNames: ['Порядок', 'Order', 'Тартиб'],
    kind: 'whole',
    audited: 'values',
    blank: 900,
  },
  suspendedFrom: {
    name: { ru: 'Закрыт с', en: 'Closed from', zh: '暂停自', tg: 'Баста аз' },
    formerNames: ['Suspended from'],
    kind: 'day',
    audited: 'values',
    blank: null,
  },
  suspendedUntil: {
    name: { ru: 'Закрыт по', en: 'Closed until', zh: '暂停至', tg: 'Баста то' },
    formerNames: ['Suspended until'],
    kind: 'day',
    audited: 'values',
    blank: null,
  },
  suspensionTexts: {
    name: {
      ru: 'Сообщение клиентам',
      en: 'Message to customers',
      zh: '给客户的说明',
      tg: 'Паём ба муштариён',
    },
    formerNames: ['Объявление о закрытии', 'Notice of the suspension', '暂停公告', 'Эълон дар бораи бастан'],
    kind: 'texts',
    audited: 'name',
    blank: null,
  },
  replacedById: {
    name: {
      ru: 'Чем заменён при остановке',
      en: 'Replacement while suspended',
      zh: '暂停期间的替代渠道',
      tg: 'Ивазкунанда ҳангоми бастан',
    },
    kind: 'reference',
    audited: 'values',
    blank: null,
  },
  enabled: {
    name: sharedNames.enabled,
    formerNames: ['Включён', 'Enabled', 'Фаъол'],
    kind: 'flag',
    audited: 'values',
    blank: true,
  },
  updatedBy: { name: sharedNames.updatedBy, kind: 'fact' },
} as const satisfies Fields;
