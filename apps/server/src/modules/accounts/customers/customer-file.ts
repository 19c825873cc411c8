import { accountFields } from '@rohi/contract/accounts/account.fields';
import type { StaffCustomer } from '@rohi/contract/accounts/customer-list.contract';
import type { BusinessLine } from '@rohi/contract/business-lines';
import { dushanbeMinute } from '@rohi/contract/dushanbe-time';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import { flagText } from '../../../platform/table-files/list-columns.ts';
import { namedColumns } from '../../../platform/table-files/named-columns.ts';

/** Tajik awaits a native reader. */
const fileName: LocaleTexts = { ru: 'Клиенты', en: 'Customers', zh: '客户', tg: 'Муштариён' };

/** What the office calls the business lines, in the language of the file. */
type LineNames = Readonly<Record<BusinessLine, string>>;

/** Name and columns of the file of customers: of phone and address what the list shows, and no more. */
export function customerColumns(locale: Locale, lineNames: LineNames) {
  return {
    name: fileName[locale],
    columns: namedColumns(accountFields, locale, [
      ['customerCode', (row: StaffCustomer) => row.code],
      ['name', (row) => row.name],
      ['username', (row) => row.username],
      ['phone', (row) => row.phoneMasked],
      ['email', (row) => row.emailMasked],
      ['businessLine', (row) => lineNames[row.businessLine]],
      ['createdAt', (row) => dushanbeMinute(new Date(row.createdAt))],
      ['newCodesDaily', (row) => row.newCodesDaily],
      ['enabled', (row) => flagText(row.enabled, locale)],
    ]),
  };
}
