import type { Locale } from '@rohi/contract/locales';

type FileTexts = Record<
  | 'name'
  | 'code'
  | 'type'
  | 'title'
  | 'city'
  | 'address'
  | 'phone'
  | 'enabled'
  | 'hours'
  | 'closedDays'
  | 'cityCode'
  | 'landmark',
  string
>;

/** Name and headers of the file of units. Tajik awaits a native reader. */
export const unitFileTexts: Record<Locale, FileTexts> = {
  ru: {
    name: 'Пункты и склады',
    code: 'Код',
    type: 'Вид',
    title: 'Название',
    city: 'Город',
    address: 'Адрес',
    phone: 'Телефон',
    enabled: 'Работает',
    hours: 'Часы (1 — понедельник)',
    closedDays: 'Выходные дни',
    cityCode: 'Код города',
    landmark: 'Ориентир',
  },
  en: {
    name: 'Points and warehouses',
    code: 'Code',
    type: 'Kind',
    title: 'Name',
    city: 'City',
    address: 'Address',
    phone: 'Phone',
    enabled: 'In use',
    hours: 'Hours (1 is Monday)',
    closedDays: 'Closed days',
    cityCode: 'City code',
    landmark: 'Landmark',
  },
  zh: {
    name: '网点与仓库',
    code: '代码',
    type: '类型',
    title: '名称',
    city: '城市',
    address: '地址',
    phone: '电话',
    enabled: '启用',
    hours: '营业时间（1 为周一）',
    closedDays: '休息日',
    cityCode: '城市代码',
    landmark: '地标',
  },
  tg: {
    name: 'Нуқтаҳо ва анборҳо',
    code: 'Рамз',
    type: 'Навъ',
    title: 'Ном',
    city: 'Шаҳр',
    address: 'Суроға',
    phone: 'Телефон',
    enabled: 'Кор мекунад',
    hours: 'Соатҳо (1 — душанбе)',
    closedDays: 'Рӯзҳои истироҳат',
    cityCode: 'Рамзи шаҳр',
    landmark: 'Нишона',
  },
};
