import { sharedNames } from '../lists/shared-names.ts';
import type { Fields } from '../fields.ts';
import { businessLineNames } from '../business-lines.ts';
import { vendorKindNames } from './vendor-kinds.ts';

/** Partners. What is written about a person is recorded as changed, never with its words. */
export const vendorFields = {
  code: { name: sharedNames.code, kind: 'text', audited: 'values' },
  names: { name: sharedNames.names, kind: 'texts', audited: 'values' },
  kind: {
    name: sharedNames.kind,
    formerNames: ['Kind'],
    kind: 'choice',
    options: vendorKindNames,
    audited: 'values',
  },
  businessLine: {
    name: sharedNames.businessLine,
    kind: 'choice',
    options: businessLineNames,
    wordPrefix: '',
    audited: 'values',
    blank: null,
  },
  countryCode: {
    name: { ru: 'Страна', en: 'Country', zh: '国家', tg: 'Кишвар' },
    kind: 'text',
    audited: 'values',
  },
  parentId: {
    name: { ru: 'Головная организация', en: 'Head office', zh: '总公司', tg: 'Ташкилоти асосӣ' },
    kind: 'reference',
    audited: 'values',
    blank: null,
  },
  contact: {
    name: { ru: 'Контактное лицо', en: 'Contact person', zh: '联系人', tg: 'Шахси тамос' },
    formerNames: ['Contact'],
    kind: 'text',
    audited: 'name',
    blank: null,
  },
  phone: { name: sharedNames.phone, kind: 'text', audited: 'name', blank: null },
  note: {
    name: {
      ru: 'Примечание для сотрудников',
      en: 'Internal note',
      zh: '内部备注',
      tg: 'Эзоҳ барои кормандон',
    },
    formerNames: ['Примечание', 'Note', '备注', 'Эзоҳ'],
    kind: 'text',
    audited: 'name',
    blank: null,
  },
  enabled: { name: sharedNames.enabled, kind: 'flag', audited: 'values', blank: true },
  updatedBy: { name: sharedNames.updatedBy, kind: 'fact' },
} as const satisfies Fields;
