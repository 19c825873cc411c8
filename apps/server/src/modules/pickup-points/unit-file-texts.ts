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
  | 'landmark'
  | 'chinaRecipient'
  | 'chinaPhone'
  | 'chinaRegion'
  | 'chinaStreet'
  | 'chinaPostcode'
  | 'chinaShown',
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
    chinaRecipient: 'Китай: получатель',
    chinaPhone: 'Китай: телефон',
    chinaRegion: 'Китай: регион',
    chinaStreet: 'Китай: улица и дом',
    chinaPostcode: 'Китай: индекс',
    chinaShown: 'Китай: адрес показан клиентам',
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
    chinaRecipient: 'China: recipient',
    chinaPhone: 'China: phone',
    chinaRegion: 'China: region',
    chinaStreet: 'China: street and house',
    chinaPostcode: 'China: postcode',
    chinaShown: 'China: address shown to customers',
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
    chinaRecipient: '中国地址：收货人',
    chinaPhone: '中国地址：电话',
    chinaRegion: '中国地址：所在地区',
    chinaStreet: '中国地址：详细地址',
    chinaPostcode: '中国地址：邮编',
    chinaShown: '中国地址：对客户显示',
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
    chinaRecipient: 'Чин: гиранда',
    chinaPhone: 'Чин: телефон',
    chinaRegion: 'Чин: минтақа',
    chinaStreet: 'Чин: кӯча ва хона',
    chinaPostcode: 'Чин: индекс',
    chinaShown: 'Чин: суроға ба мизоҷон нишон дода мешавад',
  },
};
