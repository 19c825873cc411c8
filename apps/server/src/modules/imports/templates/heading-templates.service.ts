/**
 * Owns the workbooks of headings: a trip's manifest, rates, prices agreed with customers, a bank's statement. They have
 * no row as an example: left in, it would be taken for a parcel, a rate, a price or money that came in.
 */
import { paperLanguages } from '@rohi/contract/documents/trip-papers';
import { columnHeading } from '@rohi/contract/fields';
import { bankStatementFields } from '@rohi/contract/imports/bank-statement.fields';
import type { HeadingTemplateName } from '@rohi/contract/imports/import-templates';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import { customerPriceFields } from '@rohi/contract/pricing/customer-price.fields';
import { rateFields } from '@rohi/contract/pricing/rate.fields';
import type { FileDownload } from '../../../platform/file-download.ts';
import { tableFile } from '../../../platform/table-files/table-file.ts';
import { manifestColumns } from '../../printing/papers/draw-trip-paper.service.ts';

// Tajik awaits a native reader.
const names: Record<HeadingTemplateName, LocaleTexts> = {
  manifest: { ru: 'Манифест', en: 'Manifest', zh: '载货清单', tg: 'Манифест' },
  rates: { ru: 'Курсы валют', en: 'Exchange rates', zh: '汇率', tg: 'Қурби асъор' },
  prices: { ru: 'Цены клиентов', en: 'Customer prices', zh: '客户价格', tg: 'Нархи муштариён' },
  'bank-statement': { ru: 'Выписка банка', en: 'Bank statement', zh: '银行对账单', tg: 'Кӯчирмаи бонк' },
};

const { rateDate, nominal, from, rate, to } = rateFields;
const { id, customerCode, productId, discountPct, validFrom, validTo } = customerPriceFields;

const headings: Record<HeadingTemplateName, (locale: Locale) => string[]> = {
  manifest: (locale) => {
    // Papers are in the languages that customs read.
    const language = paperLanguages.find((each) => each === locale) ?? 'ru';
    return manifestColumns('', language).map(([heading]) => heading);
  },
  rates: (locale) => [rateDate, nominal, from, rate, to].map((field) => columnHeading(field)[locale]),
  prices: (locale) =>
    [id, customerCode, productId, discountPct, validFrom, validTo].map(
      (field) => columnHeading(field)[locale],
    ),
  'bank-statement': (locale) =>
    Object.values(bankStatementFields).map((field) => columnHeading(field)[locale]),
};

/** The workbook of that name in one language. */
export function writeHeadings(name: HeadingTemplateName, locale: Locale): Promise<FileDownload> {
  const table = { name: names[name][locale], headers: headings[name](locale), rows: [] };
  return tableFile(table, 'xlsx', locale);
}
