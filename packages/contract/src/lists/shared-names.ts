import type { LocaleTexts } from '../locales.ts';

/** Names of fields that stand in several lists, so that they are called alike in all of them. */
export const sharedNames = {
  code: { ru: 'Код', en: 'Code', zh: '代码', tg: 'Рамз' },
  names: { ru: 'Название', en: 'Name', zh: '名称', tg: 'Ном' },
  kind: { ru: 'Вид', en: 'Type', zh: '类型', tg: 'Навъ' },
  businessLine: { ru: 'Направление', en: 'Business line', zh: '业务线', tg: 'Самт' },
  phone: { ru: 'Телефон', en: 'Phone', zh: '电话', tg: 'Телефон' },
  enabled: { ru: 'Используется', en: 'In use', zh: '启用', tg: 'Истифода мешавад' },
  customerCode: { ru: 'Код клиента', en: 'Customer code', zh: '客户编号', tg: 'Рамзи муштарӣ' },
  updatedBy: { ru: 'Изменил', en: 'Changed by', zh: '修改人', tg: 'Тағйирдиҳанда' },
} as const satisfies Record<string, LocaleTexts>;
