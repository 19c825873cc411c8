import { sharedNames } from '../lists/shared-names.ts';
import { noTexts, type Fields } from '../fields.ts';
import { evidenceRuleNames } from './hand-over-evidence.ts';
import { operationUnitTypeNames } from '../reference-data/operation-units.ts';

/** Warehouses, hubs and pickup points. */
export const unitFields = {
  code: { name: sharedNames.code, kind: 'text', audited: 'values' },
  type: {
    name: sharedNames.kind,
    formerNames: ['Kind'],
    kind: 'choice',
    options: operationUnitTypeNames,
    wordPrefix: 'UNIT_',
    audited: 'values',
  },
  names: { name: sharedNames.names, kind: 'texts', audited: 'values' },
  cityCode: {
    name: { ru: 'Город', en: 'City', zh: '城市', tg: 'Шаҳр' },
    formerNames: ['Код города', 'City code', '城市代码', 'Рамзи шаҳр'],
    kind: 'text',
    audited: 'values',
  },
  city: {
    name: { ru: 'Название города', en: 'City name', zh: '城市名称', tg: 'Номи шаҳр' },
    formerNames: ['Город', 'City', '城市', 'Шаҳр'],
    kind: 'fact',
  },
  addresses: {
    name: { ru: 'Адрес', en: 'Address', zh: '地址', tg: 'Суроға' },
    kind: 'texts',
    audited: 'values',
    blank: noTexts,
  },
  landmarks: {
    name: { ru: 'Ориентир', en: 'Landmark', zh: '地标', tg: 'Нишона' },
    kind: 'texts',
    audited: 'values',
    blank: noTexts,
  },
  phone: { name: sharedNames.phone, kind: 'text', audited: 'values', blank: null },
  latitude: {
    name: { ru: 'Широта', en: 'Latitude', zh: '纬度', tg: 'Арзи ҷуғрофӣ' },
    kind: 'decimal',
    audited: 'values',
    blank: null,
  },
  longitude: {
    name: { ru: 'Долгота', en: 'Longitude', zh: '经度', tg: 'Тӯли ҷуғрофӣ' },
    kind: 'decimal',
    audited: 'values',
    blank: null,
  },
  enabled: {
    name: { ru: 'Работает', en: 'In use', zh: '启用', tg: 'Кор мекунад' },
    kind: 'flag',
    audited: 'values',
    blank: false,
  },
  handOverEvidence: {
    name: {
      ru: 'Подтверждение выдачи',
      en: 'What is left of a hand-over',
      zh: '交付留证',
      tg: 'Аз супориш чӣ мемонад',
    },
    kind: 'choice',
    options: evidenceRuleNames,
    audited: 'values',
    blank: 'NONE',
  },
  chinaRecipient: {
    name: { ru: 'Получатель в Китае', en: 'Recipient in China', zh: '中国收货人', tg: 'Гиранда дар Чин' },
    formerNames: ['Китай: получатель', 'China: recipient', '中国地址：收货人', 'Чин: гиранда'],
    kind: 'line',
    audited: 'values',
    blank: '',
  },
  chinaPhone: {
    name: {
      ru: 'Телефон склада в Китае',
      en: 'Warehouse phone in China',
      zh: '中国仓库电话',
      tg: 'Телефони анбор дар Чин',
    },
    formerNames: ['Китай: телефон', 'China: phone', '中国地址：电话', 'Чин: телефон'],
    kind: 'line',
    audited: 'values',
    blank: '',
  },
  chinaRegion: {
    name: {
      ru: 'Провинция, город, район в Китае',
      en: 'Province, city, district in China',
      zh: '中国省、市、区',
      tg: 'Вилоят, шаҳр, ноҳия дар Чин',
    },
    formerNames: ['Китай: регион', 'China: region', '中国地址：所在地区', 'Чин: минтақа'],
    kind: 'line',
    audited: 'values',
    blank: '',
  },
  chinaStreet: {
    name: {
      ru: 'Улица, дом, склад в Китае',
      en: 'Street, house, warehouse in China',
      zh: '中国街道、门牌号、库房',
      tg: 'Кӯча, хона, анбор дар Чин',
    },
    formerNames: ['Китай: улица и дом', 'China: street and house', '中国地址：详细地址', 'Чин: кӯча ва хона'],
    kind: 'line',
    audited: 'values',
    blank: '',
  },
  chinaPostcode: {
    name: {
      ru: 'Почтовый индекс в Китае',
      en: 'Postcode in China',
      zh: '中国邮政编码',
      tg: 'Индекси почта дар Чин',
    },
    formerNames: ['Китай: индекс', 'China: postcode', '中国地址：邮编', 'Чин: индекс'],
    kind: 'line',
    audited: 'values',
    blank: '',
  },
  chinaShown: {
    name: {
      ru: 'Адрес в Китае показан клиентам',
      en: 'China address shown to customers',
      zh: '对客户显示中国地址',
      tg: 'Суроға дар Чин ба муштариён нишон дода мешавад',
    },
    formerNames: [
      'Китай: адрес показан клиентам',
      'China: address shown to customers',
      '中国地址：对客户显示',
      'Чин: суроға ба муштариён нишон дода мешавад',
    ],
    kind: 'flag',
    audited: 'values',
    blank: true,
  },
  hours: {
    name: { ru: 'Часы работы', en: 'Opening hours', zh: '营业时间', tg: 'Соатҳои корӣ' },
    formerNames: [
      'Часы (1 — понедельник)',
      'Hours (1 is Monday)',
      '营业时间（1 为周一）',
      'Соатҳо (1 — душанбе)',
    ],
    kind: 'own',
    audited: 'values',
    blank: [],
  },
  closedDays: {
    name: { ru: 'Выходные дни', en: 'Closed days', zh: '休息日', tg: 'Рӯзҳои истироҳат' },
    kind: 'own',
    audited: 'values',
    blank: [],
  },
  cells: {
    name: { ru: 'Ячеек', en: 'Cells', zh: '货位数', tg: 'Шумораи ячейкаҳо' },
    kind: 'whole',
    audited: 'values',
    blank: null,
  },
  updatedBy: { name: sharedNames.updatedBy, kind: 'fact' },
} as const satisfies Fields;
