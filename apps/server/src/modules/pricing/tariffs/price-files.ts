import type { BusinessLine } from '@rohi/contract/business-lines';
import { dushanbeMinute } from '@rohi/contract/dushanbe-time';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import type { RateLine } from '@rohi/contract/pricing/rate-administration.contract';
import { rateFields } from '@rohi/contract/pricing/rate.fields';
import type { TariffVersionLine } from '@rohi/contract/pricing/tariff-administration.contract';
import { rateStatusNames, tariffStateNames } from '@rohi/contract/pricing/price-words';
import { tariffFields } from '@rohi/contract/pricing/tariff.fields';
import { namedColumns } from '../../../platform/table-files/named-columns.ts';

// Tajik awaits a native reader.
const fileNames = {
  rates: { ru: 'Курсы валют', en: 'Exchange rates', zh: '汇率', tg: 'Қурби асъор' },
  tariffs: { ru: 'Тарифы', en: 'Tariffs', zh: '运价', tg: 'Тарифҳо' },
} as const satisfies Record<string, LocaleTexts>;

/** What the office calls the business lines, in the language of the file. */
type LineNames = Readonly<Record<BusinessLine, string>>;

/** Name and columns of the file of rates. */
export function rateFile(locale: Locale) {
  return {
    name: fileNames.rates[locale],
    columns: namedColumns(rateFields, locale, [
      ['rateDate', (row: RateLine) => row.rateDate],
      ['nominal', (row) => row.nominal],
      ['from', (row) => row.from],
      ['rate', (row) => Number(row.rate)],
      ['to', (row) => row.to],
      ['changePct', (row) => (row.changePct === null ? null : Number(row.changePct))],
      ['status', (row) => rateStatusNames[row.status][locale]],
      ['source', (row) => row.source],
      ['enteredBy', (row) => row.enteredBy],
      ['decidedBy', (row) => row.decidedBy],
    ]),
  };
}

/** Name and columns of the file of versions. */
export function tariffFile(locale: Locale, lineNames: LineNames) {
  return {
    name: fileNames.tariffs[locale],
    columns: namedColumns(tariffFields, locale, [
      ['names', (row: TariffVersionLine) => row.name],
      ['businessLine', (row) => lineNames[row.businessLine]],
      ['version', (row) => row.version],
      ['state', (row) => tariffStateNames[row.state][locale]],
      ['effectiveFrom', (row) => row.effectiveFrom],
      ['effectiveTo', (row) => row.effectiveTo],
      ['publishedAt', (row) => (row.publishedAt === null ? null : dushanbeMinute(new Date(row.publishedAt)))],
      ['publishedBy', (row) => row.publishedBy],
    ]),
  };
}
