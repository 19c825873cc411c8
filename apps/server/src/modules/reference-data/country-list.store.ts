import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import type { BusinessLine } from '@rohi/contract/business-lines';
import type { CountryFields, StaffCountry } from '@rohi/contract/reference-data/vendors.contract';
import { sql, type Selectable } from 'kysely';
import type { DB } from '../../platform/database-types.generated.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { containsWords, searchWords, selectPage, type PageAsked } from '../../platform/list-page.ts';

function countryOf(row: Selectable<DB['country']>): StaffCountry {
  return {
    id: row.id,
    version: row.version,
    shortName: row.short_name,
    names: row.names as LocaleTexts,
    phoneCode: row.phone_code,
    currency: row.currency,
    businessLines: row.business_lines as BusinessLine[],
    enabled: row.enabled,
    updatedAt: row.updated_at?.toISOString() ?? null,
    updatedBy: row.updated_by,
  };
}

type Asked = PageAsked & {
  search?: string | undefined;
  line?: BusinessLine | undefined;
  enabled?: boolean | undefined;
};

export async function pageOfCountries(
  db: Db,
  { search, line, enabled, ...filter }: Asked,
  locale: Locale,
): Promise<{ total: number; list: StaffCountry[] }> {
  const words = searchWords(search);
  let found = db.selectFrom('country').selectAll();
  if (line !== undefined) found = found.where(sql<boolean>`${line} = any(business_lines)`);
  if (enabled !== undefined) found = found.where('enabled', '=', enabled);
  if (words !== undefined)
    found = found.where(containsWords([sql`short_name`, sql`names::text`, sql`phone_code`], words));
  const sorts = {
    shortName: sql`short_name`,
    name: sql`names ->> ${locale}`,
    enabled: sql`enabled`,
    updatedAt: sql`updated_at`,
  };
  const { total, rows } = await selectPage(found, filter, sorts, '-enabled', sql`id`);
  return { total, list: rows.map(countryOf) };
}

export async function findCountry(
  db: Db | Tx,
  id: number,
  lock: boolean = false,
): Promise<StaffCountry | undefined> {
  const found = db.selectFrom('country').selectAll().where('id', '=', id);
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst();
  return row && countryOf(row);
}

type Edit = { fields: CountryFields; by: string; at: Date };

/** Adds a territory that ISO 3166 does not number, with a number that it leaves to users (900 to 999). */
export async function insertCountry(tx: Tx, edit: Edit): Promise<number> {
  await sql`lock table country in share row exclusive mode`.execute(tx);
  const { id } = await tx
    .insertInto('country')
    .values({
      id: sql<number>`(select greatest(coalesce(max(id), 0), 899) + 1 from country)`,
      ...columnsOf(edit),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateCountry(tx: Tx, id: number, edit: Edit): Promise<void> {
  await tx
    .updateTable('country')
    .set({ ...columnsOf(edit), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

function columnsOf({ fields, by, at }: Edit) {
  return {
    short_name: fields.shortName,
    names: JSON.stringify(fields.names),
    phone_code: fields.phoneCode,
    currency: fields.currency,
    business_lines: [...fields.businessLines],
    enabled: fields.enabled,
    updated_at: at,
    updated_by: by,
  };
}
