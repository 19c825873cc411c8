/** The items of declarations; the order they belong to is locked or new. */
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import type { DeclaredItem } from './declared-items.ts';

/**
 * The items of these orders, by order id, in the order in which they were listed; an order without items is missing.
 */
export async function findItems(
  db: Db | Tx,
  orderIds: readonly string[],
): Promise<Map<string, DeclaredItem[]>> {
  const rows = await db
    .selectFrom('declared_item')
    .selectAll()
    .where('order_id', '=', query<string>`any(${[...orderIds]}::uuid[])`)
    .orderBy('order_id')
    .orderBy('no')
    .execute();
  const byOrder = Map.groupBy(rows, ({ order_id }) => order_id);
  return new Map([...byOrder].map(([id, items]) => [id, items.map(itemOf)]));
}

/** The same by the codes of orders. */
export async function findItemsOfCodes(
  db: Db | Tx,
  orderCodes: readonly string[],
): Promise<Map<string, DeclaredItem[]>> {
  const rows = await db
    .selectFrom('declared_item')
    .innerJoin('customer_order', 'customer_order.id', 'declared_item.order_id')
    .selectAll('declared_item')
    .select('customer_order.code')
    .where('customer_order.code', '=', query<string>`any(${[...orderCodes]}::text[])`)
    .orderBy('order_id')
    .orderBy('no')
    .execute();
  const byCode = Map.groupBy(rows, ({ code }) => code);
  return new Map([...byCode].map(([code, items]) => [code, items.map(itemOf)]));
}

/** The code of the order of the current parcel of a tracking code; null for an undeclared one. */
export async function orderCodeOf(db: Db, trackingCode: string): Promise<string | null> {
  const row = await db
    .selectFrom('parcel_facts')
    .select('order_code')
    .where('tracking_code', '=', trackingCode)
    .where('is_current', '=', true)
    .executeTakeFirst();
  return row?.order_code ?? null;
}

type ItemRow = {
  goods: string;
  pieces: number;
  value_minor: string | number | bigint | null;
  value_currency: string | null;
  hs_code: string | null;
  tracking_code: string | null;
};

function itemOf(item: ItemRow): DeclaredItem {
  return {
    goods: item.goods,
    pieces: item.pieces,
    valueMinor: item.value_minor === null ? null : BigInt(item.value_minor),
    valueCurrency: item.value_currency as DeclaredItem['valueCurrency'],
    hsCode: item.hs_code,
    trackingCode: item.tracking_code,
  };
}

/** Writes the items of orders that have none yet. */
export async function insertItems(
  tx: Tx,
  orders: readonly { id: string; items: readonly DeclaredItem[] }[],
): Promise<void> {
  const rows = orders.flatMap(({ id, items }) =>
    items.map((item, index) => ({
      order_id: id,
      no: index + 1,
      tracking_code: item.trackingCode,
      goods: item.goods,
      pieces: item.pieces,
      value_minor: item.valueMinor === null ? null : String(item.valueMinor),
      value_currency: item.valueCurrency,
      hs_code: item.hsCode,
    })),
  );
  // A statement takes 65,535 values.
  for (let at = 0; at < rows.length; at += rowsOfStatement)
    await tx
      .insertInto('declared_item')
      .values(rows.slice(at, at + rowsOfStatement))
      .execute();
}

const rowsOfStatement = 2_000;

/** Puts these items in the place of those that orders have. */
export async function replaceItems(
  tx: Tx,
  orders: readonly { id: string; items: readonly DeclaredItem[] }[],
): Promise<void> {
  const ids = orders.map(({ id }) => id);
  await tx
    .deleteFrom('declared_item')
    .where('order_id', '=', query<string>`any(${ids}::uuid[])`)
    .execute();
  await insertItems(tx, orders);
}
