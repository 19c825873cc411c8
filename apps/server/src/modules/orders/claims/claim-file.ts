import { dushanbeMinute } from '@rohi/contract/dushanbe-time';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import { claimFields } from '@rohi/contract/orders/claim.fields';
import type { listClaims } from '@rohi/contract/orders/claims.contract';
import { namedColumns } from '../../../platform/table-files/named-columns.ts';

type Claim = DataOf<typeof listClaims>['list'][number];

/** Tajik awaits a native reader. */
const fileName: LocaleTexts = {
  ru: 'Заявки клиентов',
  en: 'Parcel claims',
  zh: '认领申请',
  tg: 'Дархостҳо ба борҳо',
};

/** Name and columns of the file of claims. */
export function claimFileOf(locale: Locale) {
  return {
    name: fileName[locale],
    columns: namedColumns(claimFields, locale, [
      ['code', (row: Claim) => row.code],
      ['trackingCode', (row) => row.trackingCode],
      ['state', (row) => row.stateName],
      ['customerCode', (row) => row.customer.code],
      ['customer', (row) => row.customer.name],
      ['parcelStatus', (row) => row.parcel.statusName],
      ['rivals', (row) => row.rivals],
      ['createdAt', (row) => dushanbeMinute(new Date(row.createdAt))],
      ['decidedBy', (row) => row.decidedBy],
    ]),
  };
}
