import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import type { BusinessLine } from '@rohi/contract/business-lines';
import type { VendorKind } from '@rohi/contract/reference-data/vendor-kinds';
import type { StaffVendor, VendorFields } from '@rohi/contract/reference-data/vendors.contract';
import { sql, type Insertable } from 'kysely';
import type { DB } from '../../platform/database-types.generated.ts';
import { databaseErrorCode, type Db, type Tx } from '../../platform/database.ts';
import { containsWords, searchWords, selectPage, type PageAsked } from '../../platform/list-page.ts';

function selectVendors(db: Db | Tx) {
  return db
    .selectFrom('vendor')
    .leftJoin('vendor as parent', 'parent.id', 'vendor.parent_id')
    .selectAll('vendor')
    .select('parent.code as parent_code');
}

type VendorRow = Awaited<ReturnType<ReturnType<typeof selectVendors>['executeTakeFirstOrThrow']>>;

function vendorOf(row: VendorRow): StaffVendor {
  return {
    id: row.id,
    version: row.version,
    code: row.code,
    kind: row.kind as VendorKind,
    names: row.names as LocaleTexts,
    businessLine: row.business_line as BusinessLine | null,
    countryCode: row.country_code,
    parentId: row.parent_id,
    parentCode: row.parent_code,
    contact: row.contact,
    phone: row.phone,
    note: row.note,
    enabled: row.enabled,
    updatedAt: row.updated_at?.toISOString() ?? null,
    updatedBy: row.updated_by,
  };
}

/** Every partner by code. */
export async function listVendors(db: Db | Tx): Promise<StaffVendor[]> {
  return (await selectVendors(db).orderBy('vendor.code').execute()).map(vendorOf);
}

type Asked = PageAsked & {
  search?: string | undefined;
  line?: BusinessLine | undefined;
  kind?: VendorKind | undefined;
  enabled?: boolean | undefined;
};

export async function pageOfVendors(
  db: Db,
  { search, line, kind, enabled, ...filter }: Asked,
  locale: Locale,
): Promise<{ total: number; list: StaffVendor[] }> {
  const words = searchWords(search);
  let found = selectVendors(db);
  if (line !== undefined)
    found = found.where((is) =>
      is.or([is('vendor.business_line', 'is', null), is('vendor.business_line', '=', line)]),
    );
  if (kind !== undefined) found = found.where('vendor.kind', '=', kind);
  if (enabled !== undefined) found = found.where('vendor.enabled', '=', enabled);
  if (words !== undefined)
    found = found.where(
      containsWords(
        [sql`vendor.code`, sql`vendor.names::text`, sql`vendor.contact`, sql`vendor.note`],
        words,
      ),
    );
  const sorts = {
    code: sql`vendor.code`,
    name: sql`vendor.names ->> ${locale}`,
    kind: sql`vendor.kind`,
    updatedAt: sql`vendor.updated_at`,
  };
  const { total, rows } = await selectPage(found, filter, sorts, 'code', sql`vendor.id`);
  return { total, list: rows.map(vendorOf) };
}

export async function findVendor(
  db: Db | Tx,
  id: number,
  lock: boolean = false,
): Promise<StaffVendor | undefined> {
  const found = selectVendors(db).where('vendor.id', '=', id);
  const row = await (lock ? found.forUpdate('vendor') : found).executeTakeFirst();
  return row && vendorOf(row);
}

/** Waits for other changes of partners: what refers to each other must not change at once. */
export async function lockVendors(tx: Tx): Promise<void> {
  await sql`lock table vendor in share row exclusive mode`.execute(tx);
}

type Edit = { fields: VendorFields; by: string; at: Date };

export async function insertVendor(tx: Tx, edit: Edit): Promise<number> {
  const row = await tx.insertInto('vendor').values(columnsOf(edit)).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function updateVendor(tx: Tx, id: number, edit: Edit): Promise<void> {
  await tx
    .updateTable('vendor')
    .set({ ...columnsOf(edit), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

function columnsOf({ fields, by, at }: Edit): Insertable<DB['vendor']> {
  return {
    code: fields.code,
    kind: fields.kind,
    names: JSON.stringify(fields.names),
    business_line: fields.businessLine,
    country_code: fields.countryCode,
    parent_id: fields.parentId,
    contact: fields.contact,
    phone: fields.phone,
    note: fields.note,
    enabled: fields.enabled,
    updated_at: at,
    updated_by: by,
  };
}

/** Which field a failed write would have doubled; undefined for any other failure. */
export function takenFieldOf(error: unknown): 'code' | 'shortName' | undefined {
  if (databaseErrorCode(error) !== '23505') return undefined;
  const { constraint } = error as { constraint?: string };
  if (constraint === 'vendor_code_key') return 'code';
  return constraint === 'country_short_name_key' ? 'shortName' : undefined;
}
