import { sharedNames } from '../lists/shared-names.ts';
import type { Fields } from '../fields.ts';

/** Exchange rates on record, and what somebody enters of one. */
export const rateFields = {
  rateDate: {
    name: { ru: 'День курса', en: 'Day of the rate', zh: '汇率日期', tg: 'Рӯзи қурб' },
    kind: 'day',
    audited: 'values',
  },
  pair: {
    name: { ru: 'Валютная пара', en: 'Currency pair', zh: '货币对', tg: 'Ҷуфти асъор' },
    kind: 'fact',
  },
  nominal: {
    name: { ru: 'Номинал', en: 'For how many units', zh: '单位数', tg: 'Номинал' },
    kind: 'whole',
    audited: 'values',
  },
  from: {
    name: { ru: 'Валюта', en: 'Currency', zh: '币种', tg: 'Асъор' },
    kind: 'own',
    audited: 'values',
  },
  rate: { name: { ru: 'Курс', en: 'Rate', zh: '汇率', tg: 'Қурб' }, kind: 'decimal', audited: 'values' },
  to: {
    name: { ru: 'В валюте', en: 'In currency', zh: '兑换币种', tg: 'Ба асъори' },
    kind: 'own',
    audited: 'values',
  },
  changePct: {
    name: { ru: 'Изменение, %', en: 'Change, %', zh: '变动（%）', tg: 'Тағйирот, %' },
    kind: 'fact',
  },
  status: { name: sharedNames.state, kind: 'fact' },
  source: {
    name: { ru: 'Источник', en: 'Source', zh: '来源', tg: 'Манбаъ' },
    kind: 'text',
    audited: 'values',
  },
  enteredBy: { name: { ru: 'Внёс', en: 'Entered by', zh: '录入人', tg: 'Ворид кард' }, kind: 'fact' },
  decidedBy: { name: sharedNames.decidedBy, kind: 'fact' },
} as const satisfies Fields;
