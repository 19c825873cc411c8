import type { LocaleTexts } from '@rohi/contract/locales';

// Headers of the files of partners and countries. Tajik awaits a native reader.
export const referenceFileTexts = {
  vendors: { ru: 'партнёры', en: 'partners', zh: '合作伙伴', tg: 'шарикон' },
  countries: { ru: 'страны', en: 'countries', zh: '国家和地区', tg: 'кишварҳо' },
  code: { ru: 'Код', en: 'Code', zh: '代码', tg: 'Рамз' },
  name: { ru: 'Название', en: 'Name', zh: '名称', tg: 'Ном' },
  kind: { ru: 'Вид', en: 'Kind', zh: '类型', tg: 'Навъ' },
  line: { ru: 'Направление', en: 'Business line', zh: '业务线', tg: 'Самт' },
  country: { ru: 'Страна', en: 'Country', zh: '国家', tg: 'Кишвар' },
  parent: { ru: 'Головная организация', en: 'Head office', zh: '总公司', tg: 'Идораи марказӣ' },
  contact: { ru: 'Контактное лицо', en: 'Contact', zh: '联系人', tg: 'Шахси тамос' },
  phone: { ru: 'Телефон', en: 'Phone', zh: '电话', tg: 'Телефон' },
  note: { ru: 'Примечание', en: 'Note', zh: '备注', tg: 'Эзоҳ' },
  phoneCode: { ru: 'Телефонный код', en: 'Telephone code', zh: '电话区号', tg: 'Рамзи телефон' },
  currency: { ru: 'Валюта', en: 'Currency', zh: '货币', tg: 'Асъор' },
  enabled: { ru: 'Используется', en: 'In use', zh: '启用', tg: 'Истифода мешавад' },
  updatedBy: { ru: 'Изменил', en: 'Changed by', zh: '修改人', tg: 'Тағйирдиҳанда' },
} as const satisfies Record<string, LocaleTexts>;
