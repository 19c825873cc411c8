import type { ProductFields, StaffProduct } from '@rohi/contract/pricing/channels.contract';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import type { BusinessLine } from '@rohi/contract/business-lines';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { DB } from '../../../platform/database-types.generated.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { containsWords, searchWords, selectPage } from '../../../platform/list-page.ts';
import type { CatalogueAsked } from './channel.store.ts';

const channelIds = sql<number[]>`
  array(select channel_id from product_channel where product_id = product.id order by channel_id)`.as(
  'channel_ids',
);
const channelCodes = sql<string[]>`
  array(select channel.code from product_channel join channel on channel.id = channel_id
    where product_id = product.id order by channel.sort, channel.id)`.as('channel_codes');

type ProductRow = Selectable<DB['product']> & { channel_ids: number[]; channel_codes: string[] };

function selectProducts(db: Db | Tx) {
  return db.selectFrom('product').selectAll('product').select([channelIds, channelCodes]);
}

function productOf(row: ProductRow): StaffProduct {
  return {
    id: row.id,
    code: row.code,
    businessLine: row.business_line as BusinessLine,
    names: row.names as LocaleTexts,
    channelIds: row.channel_ids,
    channelCodes: row.channel_codes,
    chargeMode: row.charge_mode as StaffProduct['chargeMode'],
    minWeightKg: kilograms(row.min_weight_g),
    maxWeightKg: kilograms(row.max_weight_g),
    enabled: row.enabled,
    version: row.version,
    updatedAt: row.updated_at?.toISOString() ?? null,
    updatedBy: row.updated_by,
  };
}

function kilograms(grams: number | null): string | null {
  return grams === null ? null : writeDecimal(BigInt(grams), 3);
}

/** Every product, by its code. */
export async function listProducts(db: Db | Tx): Promise<StaffProduct[]> {
  return (await selectProducts(db).orderBy('code').execute()).map(productOf);
}

export async function pageOfProducts(
  db: Db,
  { search, line, enabled, ...filter }: CatalogueAsked,
  locale: Locale,
): Promise<{ total: number; list: StaffProduct[] }> {
  const words = searchWords(search);
  let found = selectProducts(db);
  if (line !== undefined) found = found.where('business_line', '=', line);
  if (enabled !== undefined) found = found.where('enabled', '=', enabled);
  if (words !== undefined) found = found.where(containsWords([sql`code`, sql`names::text`], words));
  const sorts = {
    code: sql`code`,
    name: sql`names ->> ${locale}`,
    businessLine: sql`business_line`,
    updatedAt: sql`updated_at`,
  };
  const { total, rows } = await selectPage(found, filter, sorts, 'code', sql`id`);
  return { total, list: rows.map(productOf) };
}

export async function findProduct(
  db: Db | Tx,
  id: number,
  lock: boolean = false,
): Promise<StaffProduct | undefined> {
  const found = selectProducts(db).where('id', '=', id);
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst();
  return row && productOf(row);
}

/** A product as it is stored: weights in grams. */
export type ProductEdit = {
  fields: ProductFields;
  minWeightG: number | null;
  maxWeightG: number | null;
  by: string;
  at: Date;
};

export async function insertProduct(tx: Tx, edit: ProductEdit): Promise<number> {
  const { id } = await tx
    .insertInto('product')
    .values(columnsOf(edit))
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceChannels(tx, id, edit.fields.channelIds);
  return id;
}

export async function updateProduct(tx: Tx, id: number, edit: ProductEdit): Promise<void> {
  await tx
    .updateTable('product')
    .set({ ...columnsOf(edit), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  await replaceChannels(tx, id, edit.fields.channelIds);
}

async function replaceChannels(tx: Tx, productId: number, channels: readonly number[]): Promise<void> {
  await tx.deleteFrom('product_channel').where('product_id', '=', productId).execute();
  if (channels.length === 0) return;
  await tx
    .insertInto('product_channel')
    .values(channels.map((channelId) => ({ product_id: productId, channel_id: channelId })))
    .execute();
}

function columnsOf({ fields, minWeightG, maxWeightG, by, at }: ProductEdit): Insertable<DB['product']> {
  return {
    code: fields.code,
    business_line: fields.businessLine,
    names: JSON.stringify(fields.names),
    charge_mode: fields.chargeMode,
    min_weight_g: minWeightG,
    max_weight_g: maxWeightG,
    enabled: fields.enabled,
    updated_at: at,
    updated_by: by,
  };
}

/** True for a database that has never had a product, also none of the service itself. Others wait until we have. */
export async function neverHadProducts(tx: Tx): Promise<boolean> {
  await sql`lock table product in share row exclusive mode`.execute(tx);
  const { rows } = await sql<{ never: boolean }>`
    select pg_sequence_last_value(pg_get_serial_sequence('product', 'id')::regclass) is null as never`.execute(
    tx,
  );
  return rows[0]?.never ?? false;
}

/** What was agreed with a customer about a product. */
type AgreedTerms = { customerId: string; discountBp: number; validFrom: string; validTo: string | null };

/** The products that one customer, or any, has at an own price on a day, by code. */
export async function listCustomerProducts(
  db: Db,
  customerId: string | undefined,
  day: string,
): Promise<(StaffProduct & AgreedTerms)[]> {
  let agreed = selectProducts(db)
    .innerJoin('customer_product as own', 'own.product_id', 'product.id')
    .select(['own.customer_id', 'own.discount_bp', 'own.valid_from', 'own.valid_to']);
  if (customerId !== undefined) agreed = agreed.where('own.customer_id', '=', customerId);
  const rows = await agreed
    .where('own.enabled', '=', true)
    .where('own.valid_from', '<=', day)
    .where((is) => is.or([is('own.valid_to', 'is', null), is('own.valid_to', '>=', day)]))
    .orderBy('product.code')
    .orderBy('own.id')
    .execute();
  return rows.map((row) => ({
    ...productOf(row),
    customerId: row.customer_id,
    discountBp: row.discount_bp,
    validFrom: row.valid_from,
    validTo: row.valid_to,
  }));
}
