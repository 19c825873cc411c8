import type { LocaleTexts } from '@rohi/contract/locales';
import type { BusinessLine } from '@rohi/contract/business-lines';
import type { Db } from '../../platform/database.ts';

export type CountryRow = {
  id: number;
  shortName: string;
  names: LocaleTexts;
  phoneCode: string;
  currency: string | null;
  enabled: boolean;
  businessLines: readonly BusinessLine[];
};

/** Every country, by its two letters. */
export async function listCountries(db: Db): Promise<CountryRow[]> {
  const rows = await db.selectFrom('country').selectAll().orderBy('short_name').execute();
  return rows.map((row) => ({
    id: row.id,
    shortName: row.short_name,
    names: row.names as LocaleTexts,
    phoneCode: row.phone_code,
    currency: row.currency,
    enabled: row.enabled,
    businessLines: row.business_lines as BusinessLine[],
  }));
}
