import { sharedNames } from '../lists/shared-names.ts';
import type { Fields } from '../fields.ts';
import { businessLineNames } from '../business-lines.ts';
import { productChargeModeNames } from './product-charge-modes.ts';

/** What is sold: over which channels, charged by what, for which weights. */
export const productFields = {
  code: { name: sharedNames.code, kind: 'text', audited: 'values' },
  names: { name: sharedNames.names, kind: 'texts', audited: 'values' },
  businessLine: {
    name: sharedNames.businessLine,
    kind: 'choice',
    options: businessLineNames,
    wordPrefix: '',
    audited: 'values',
  },
  channelIds: {
    name: { ru: 'Каналы', en: 'Channels', zh: '渠道', tg: 'Каналҳо' },
    kind: 'references',
    audited: 'values',
    blank: [],
  },
  chargeMode: {
    name: { ru: 'Расчёт', en: 'Charged by', zh: '计费方式', tg: 'Ҳисоб' },
    kind: 'choice',
    options: productChargeModeNames,
    audited: 'values',
  },
  minWeightKg: {
    name: { ru: 'Вес от, кг', en: 'Weight from, kg', zh: '最小重量（kg）', tg: 'Вазн аз, кг' },
    formerNames: ['От, кг', 'From, kg', '起始重量（kg）', 'Аз, кг'],
    kind: 'decimal',
    audited: 'values',
    blank: null,
  },
  maxWeightKg: {
    name: { ru: 'Вес до, кг', en: 'Weight to, kg', zh: '最大重量（kg）', tg: 'Вазн то, кг' },
    formerNames: ['До, кг', 'To, kg', 'То, кг'],
    kind: 'decimal',
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
