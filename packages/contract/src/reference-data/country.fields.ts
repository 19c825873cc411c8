import { sharedNames } from '../lists/shared-names.ts';
import type { Fields } from '../fields.ts';
import { businessLineNames } from '../business-lines.ts';

/** Countries and territories. */
export const countryFields = {
  shortName: {
    name: { ru: 'Код страны', en: 'Country code', zh: '国家代码', tg: 'Рамзи кишвар' },
    formerNames: ['Код', 'Code', '代码', 'Рамз'],
    kind: 'text',
    audited: 'values',
  },
  names: { name: sharedNames.names, kind: 'texts', audited: 'values' },
  phoneCode: {
    name: { ru: 'Телефонный код', en: 'Dialling code', zh: '电话区号', tg: 'Рамзи телефон' },
    formerNames: ['Telephone code'],
    kind: 'text',
    audited: 'values',
  },
  currency: {
    name: { ru: 'Валюта', en: 'Currency', zh: '货币', tg: 'Асъор' },
    kind: 'text',
    audited: 'values',
    blank: null,
  },
  businessLines: {
    name: { ru: 'Направления', en: 'Business lines', zh: '业务线', tg: 'Самтҳо' },
    formerNames: ['Направление', 'Business line', 'Самт'],
    kind: 'many',
    options: businessLineNames,
    wordPrefix: '',
    audited: 'values',
    blank: [],
  },
  enabled: { name: sharedNames.enabled, kind: 'flag', audited: 'values', blank: true },
  updatedBy: { name: sharedNames.updatedBy, kind: 'fact' },
} as const satisfies Fields;
