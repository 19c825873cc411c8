import type { StaffCustomer } from '@rohi/contract/accounts/customer-list.contract';
import { dushanbeMinute } from '@rohi/contract/dushanbe-time';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import { businessLineNames } from '@rohi/contract/business-lines';
import { exportColumnNames } from '@rohi/contract/reports/export-column-names';

// Tajik awaits a native reader.
const texts = {
  file: { ru: 'Клиенты', en: 'Customers', zh: '客户', tg: 'Муштариён' },
  name: { ru: 'Имя', en: 'Name', zh: '姓名', tg: 'Ном' },
  username: { ru: 'Имя для входа', en: 'User name', zh: '用户名', tg: 'Номи корбарӣ' },
  phone: { ru: 'Телефон', en: 'Phone', zh: '电话', tg: 'Телефон' },
  email: { ru: 'Почта', en: 'Email', zh: '邮箱', tg: 'Почта' },
  since: {
    ru: 'Зарегистрирован (Душанбе)',
    en: 'Registered (Dushanbe)',
    zh: '注册时间（杜尚别）',
    tg: 'Ба қайд гирифта шуд (Душанбе)',
  },
  newCodesDaily: {
    ru: 'Новых трек-номеров в день, не меньше',
    en: 'New tracking numbers a day, at least',
    zh: '每日可新增运单号下限',
    tg: 'Рақамҳои нави пайгирӣ дар як рӯз, на кам аз',
  },
  access: { ru: 'Может входить', en: 'May log in', zh: '可登录', tg: 'Воридшавӣ' },
  yes: { ru: 'да', en: 'yes', zh: '是', tg: 'ҳа' },
  no: { ru: 'нет', en: 'no', zh: '否', tg: 'не' },
} as const satisfies Record<string, LocaleTexts>;

/** Name and columns of the file of customers: of phone and address what the list shows, and no more. */
export function customerColumns(locale: Locale) {
  return {
    name: texts.file[locale],
    columns: [
      [exportColumnNames.customerCode[locale], (row: StaffCustomer) => row.code],
      [texts.name[locale], (row: StaffCustomer) => row.name],
      [texts.username[locale], (row: StaffCustomer) => row.username],
      [texts.phone[locale], (row: StaffCustomer) => row.phoneMasked],
      [texts.email[locale], (row: StaffCustomer) => row.emailMasked],
      [
        exportColumnNames.businessLine[locale],
        (row: StaffCustomer) => businessLineNames[row.businessLine][locale],
      ],
      [texts.since[locale], (row: StaffCustomer) => dushanbeMinute(new Date(row.createdAt))],
      [texts.newCodesDaily[locale], (row: StaffCustomer) => row.newCodesDaily],
      [texts.access[locale], (row: StaffCustomer) => texts[row.enabled ? 'yes' : 'no'][locale]],
    ] as const,
  };
}
