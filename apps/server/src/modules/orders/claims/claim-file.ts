import { dushanbeMinute } from '@rohi/contract/dushanbe-time';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import type { listClaims } from '@rohi/contract/orders/claims.contract';
import { exportColumnNames } from '@rohi/contract/reports/export-column-names';

type Claim = DataOf<typeof listClaims>['list'][number];

/** Headings that files of orders have not. Tajik awaits a native reader. */
const texts = {
  name: { ru: 'Заявки на посылки', en: 'Parcel claims', zh: '包裹认领', tg: 'Дархостҳо ба борҳо' },
  code: { ru: 'Заявка', en: 'Claim', zh: '认领编号', tg: 'Дархост' },
  parcel: { ru: 'Трек-номер', en: 'Tracking code', zh: '运单号', tg: 'Рақами пайгирӣ' },
  state: { ru: 'Состояние', en: 'State', zh: '状态', tg: 'Ҳолат' },
  customer: { ru: 'Клиент', en: 'Customer', zh: '客户', tg: 'Муштарӣ' },
  status: { ru: 'Статус посылки', en: 'Parcel status', zh: '包裹状态', tg: 'Вазъи бор' },
  rivals: { ru: 'Другие заявки', en: 'Other claims', zh: '其他认领', tg: 'Дархостҳои дигар' },
  createdAt: {
    ru: 'Подана (Душанбе)',
    en: 'Made (Dushanbe)',
    zh: '提交时间（杜尚别）',
    tg: 'Сана (Душанбе)',
  },
  decidedBy: { ru: 'Решил', en: 'Decided by', zh: '处理人', tg: 'Қарор дод' },
} as const satisfies Record<string, LocaleTexts>;

/** Name and columns of the file of claims. */
export function claimFileOf(locale: Locale) {
  return {
    name: texts.name[locale],
    columns: [
      [texts.code[locale], (row: Claim) => row.code],
      [texts.parcel[locale], (row: Claim) => row.trackingCode],
      [texts.state[locale], (row: Claim) => row.stateName],
      [exportColumnNames.customerCode[locale], (row: Claim) => row.customer.code],
      [texts.customer[locale], (row: Claim) => row.customer.name],
      [texts.status[locale], (row: Claim) => row.parcel.statusName],
      [texts.rivals[locale], (row: Claim) => row.rivals],
      [texts.createdAt[locale], (row: Claim) => dushanbeMinute(new Date(row.createdAt))],
      [texts.decidedBy[locale], (row: Claim) => row.decidedBy],
    ] as const,
  };
}
