import { foldCustomerCode } from '@rohi/contract/accounts/customer-code';
import type { StaffCustomerPrice } from '@rohi/contract/pricing/channels.contract';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import type { LocaleTexts } from '@rohi/contract/locales';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import type { AgreedPrice } from './agreed-price.ts';
import { isPersonOf } from '../../../platform/search-text.ts';
import { containsWords, searchWords, selectPage, type PageAsked } from '../../../platform/list-page.ts';

function selectPrices(db: Db | Tx) {
  return db
    .selectFrom('customer_product as own')
    .innerJoin('product', 'product.id', 'own.product_id')
    .innerJoin('account_facts as customer', 'customer.id', 'own.customer_id')
    .select([
      'own.id',
      'own.product_id',
      'own.discount_bp',
      'own.valid_from',
      'own.valid_to',
      'own.enabled',
      'own.version',
      'own.updated_at',
      'own.updated_by',
      'product.code as product_code',
      'product.names as product_names',
      'customer.customer_code',
      'customer.name as customer_name',
    ]);
}

type PriceRow = Awaited<ReturnType<ReturnType<typeof selectPrices>['executeTakeFirstOrThrow']>>;

function priceOf(row: PriceRow): StaffCustomerPrice {
  return {
    id: row.id,
    version: row.version,
    customerCode: row.customer_code ?? '',
    customerName: row.customer_name,
    productId: row.product_id,
    productCode: row.product_code,
    productNames: row.product_names as LocaleTexts,
    discountPct: writeDecimal(BigInt(row.discount_bp), 2),
    validFrom: row.valid_from,
    validTo: row.valid_to,
    enabled: row.enabled,
    updatedAt: row.updated_at?.toISOString() ?? null,
    updatedBy: row.updated_by,
  };
}

type Asked = PageAsked & {
  search?: string | undefined;
  enabled?: boolean | undefined;
  customerCode?: string | undefined;
};

export async function pageOfCustomerPrices(
  db: Db,
  { search, enabled, customerCode, ...filter }: Asked,
): Promise<{ total: number; list: StaffCustomerPrice[] }> {
  const words = searchWords(search);
  let found = selectPrices(db);
  if (enabled !== undefined) found = found.where('own.enabled', '=', enabled);
  if (customerCode !== undefined) found = found.where('customer.customer_code', '=', customerCode);
  if (words !== undefined)
    found = found.where(
      sql<boolean>`(${containsWords([sql`product.code`, sql`product.names::text`], words)}
        or ${isPersonOf(sql`customer.id`, words)})`,
    );
  const sorts = {
    customerCode: sql`customer.customer_code`,
    productCode: sql`product.code`,
    validFrom: sql`own.valid_from`,
    discountPct: sql`own.discount_bp`,
    updatedAt: sql`own.updated_at`,
  };
  const { total, rows } = await selectPage(found, filter, sorts, 'customerCode', sql`own.id`);
  return { total, list: rows.map(priceOf) };
}

export async function findCustomerPrice(db: Db | Tx, id: number): Promise<StaffCustomerPrice | undefined> {
  const row = await selectPrices(db).where('own.id', '=', id).executeTakeFirst();
  return row && priceOf(row);
}

/** The price, locked until the end of the transaction. */
export async function lockCustomerPrice(tx: Tx, id: number): Promise<StaffCustomerPrice | undefined> {
  const row = await selectPrices(tx).where('own.id', '=', id).forUpdate('own').executeTakeFirst();
  return row && priceOf(row);
}

/** The account of a customer code, locked so that no other price is agreed with that customer meanwhile. */
export async function lockCustomer(tx: Tx, written: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('account_facts')
    .select('id')
    .where('id', '=', ownerOf(tx, 'user_id', written))
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.id;
}

/** The owner of a code, as it stands apart from its spelling. */
const ownerOf = <Column extends 'user_id' | 'customer_code'>(db: Db | Tx, column: Column, written: string) =>
  db
    .selectFrom('customer_code_facts')
    .select(column)
    .where('folded', '=', foldCustomerCode(written) ?? '');

/** A price as it is stored: the discount in hundredths of a per cent. */
export type StoredPrice = {
  customerId: string;
  productId: number;
  discountBp: number;
  validFrom: string;
  validTo: string | null;
  enabled: boolean;
};

/** The days of an enabled price of the same customer and product that meets these days. */
export async function findOverlap(
  tx: Tx,
  { customerId, productId, validFrom, validTo }: StoredPrice,
  exceptId: number | null,
): Promise<{ validFrom: string; validTo: string | null } | undefined> {
  const row = await tx
    .selectFrom('customer_product')
    .select(['valid_from', 'valid_to'])
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .where('enabled', '=', true)
    .where(sql<boolean>`id is distinct from ${exceptId}::integer`)
    .where(
      sql<boolean>`daterange(valid_from, valid_to, '[]') && daterange(${validFrom}::date, ${validTo}::date, '[]')`,
    )
    .orderBy('valid_from')
    .limit(1)
    .executeTakeFirst();
  return row && { validFrom: row.valid_from, validTo: row.valid_to };
}

/** The code of the customer that a code leads to; undefined for a code of no account. */
export async function findCustomerCode(db: Db | Tx, written: string): Promise<string | undefined> {
  const row = await ownerOf(db, 'customer_code', written).executeTakeFirst();
  return row?.customer_code ?? undefined;
}

/** What was ever agreed with the customers of these codes, each as it stood from a moment on. */
export async function findAgreedPrices(
  db: Db | Tx,
  customerCodes: readonly string[],
): Promise<AgreedPrice[]> {
  if (customerCodes.length === 0) return [];
  const { rows } = await sql<AgreedPrice>`
    select agreed.customer_product_id as id, agreed.version, customer.customer_code as "customerCode",
      agreed.product_code as "productCode", agreed.channel_ids as "channelIds", agreed.min_weight_g as "minWeightG",
      agreed.max_weight_g as "maxWeightG", agreed.discount_bp as "discountBp", agreed.valid_from as "validFrom",
      agreed.valid_to as "validTo", agreed.enabled, agreed.recorded_at as "recordedAt"
    from account_facts as customer join agreed_price agreed on agreed.customer_id = customer.id
    where customer.customer_code = any(${[...customerCodes]}::text[])`.execute(db);
  return rows;
}

type Edit = { price: StoredPrice; by: string; at: Date };

export async function insertCustomerPrice(tx: Tx, edit: Edit): Promise<number> {
  const { id } = await tx
    .insertInto('customer_product')
    .values(columnsOf(edit))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateCustomerPrice(tx: Tx, id: number, edit: Edit): Promise<void> {
  await tx
    .updateTable('customer_product')
    .set({ ...columnsOf(edit), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

function columnsOf({ price, by, at }: Edit) {
  return {
    customer_id: price.customerId,
    product_id: price.productId,
    discount_bp: price.discountBp,
    valid_from: price.validFrom,
    valid_to: price.validTo,
    enabled: price.enabled,
    updated_at: at,
    updated_by: by,
  };
}

/** What holds on a day or later with a customer. */
export async function standingPrices(
  db: Db | Tx,
  customerId: string,
  day: string,
): Promise<(StoredPrice & { productCode: string })[]> {
  const { rows } = await sql<StoredPrice & { productCode: string }>`
    select own.customer_id as "customerId", product_id as "productId", product.code as "productCode", discount_bp as "discountBp",
      to_char(valid_from, 'YYYY-MM-DD') as "validFrom", to_char(valid_to, 'YYYY-MM-DD') as "validTo", own.enabled
    from customer_product as own join product on product.id = own.product_id
    where own.customer_id = ${customerId} and own.enabled and (valid_to is null or valid_to >= ${day}::date)
    order by own.id`.execute(db);
  return rows;
}

/** Ends prices, whatever became of them since. */
export async function disablePrices(
  tx: Tx,
  ids: readonly number[],
  { by, at }: { by: string; at: Date },
): Promise<void> {
  await sql`
    update customer_product set enabled = false, version = version + 1, updated_at = ${at}, updated_by = ${by}
    where id = any(${[...ids]}::integer[]) and enabled`.execute(tx);
}
