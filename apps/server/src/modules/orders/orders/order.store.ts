import type { BusinessLine } from '@rohi/contract/business-lines';
import type { Marketplace } from '@rohi/contract/orders/order-rules';
import type { ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import { sql as query, type Selectable } from 'kysely';
import type { DB } from '../../../platform/database-types.generated.ts';
import { brokenUniqueConstraint, TakenByChanceError, type Db, type Tx } from '../../../platform/database.ts';
import { noteOrders } from '../numbers/order-progress.store.ts';
import { findItems, insertItems, replaceItems } from './declared-item.store.ts';
import type { DeclaredItem } from './declared-items.ts';
import { emptyDeclaration, type ReadDeclaration } from './order-draft.ts';

export type StoredOrder = {
  id: string;
  code: string;
  /** Null for an order of parcels that the office entered without a known customer. */
  customerId: string | null;
  pickupPointId: number | null;
  declaration: ReadDeclaration;
  createdAt: Date;
  businessLine: BusinessLine;
  version: number;
};

function columnsOf(declaration: ReadDeclaration) {
  return {
    goods: declaration.goods,
    places: declaration.places,
    weight_g: declaration.weightG,
    volume_cm3: declaration.volumeCm3,
    value_minor: declaration.valueMinor === null ? null : String(declaration.valueMinor),
    value_currency: declaration.valueCurrency,
    marketplace: declaration.marketplace,
    sender_name: declaration.senderName,
    sender_phone: declaration.senderPhone,
    sender_address: declaration.senderAddress,
    recipient_name: declaration.recipientName,
    recipient_phone: declaration.recipientPhone,
    note: declaration.note,
  };
}

/** A row of an order in our words, with its items. */
function orderOf(row: Selectable<DB['customer_order']>, items: readonly DeclaredItem[]): StoredOrder {
  return {
    id: row.id,
    code: row.code,
    customerId: row.customer_id,
    pickupPointId: row.pickup_point_id,
    createdAt: row.created_at,
    businessLine: row.business_line as BusinessLine,
    version: row.version,
    declaration: {
      goods: row.goods,
      places: row.places,
      weightG: row.weight_g,
      volumeCm3: row.volume_cm3 === null ? null : Number(row.volume_cm3),
      valueMinor: row.value_minor === null ? null : BigInt(row.value_minor),
      valueCurrency: row.value_currency as ReadDeclaration['valueCurrency'],
      marketplace: row.marketplace as ReadDeclaration['marketplace'],
      senderName: row.sender_name,
      senderPhone: row.sender_phone,
      senderAddress: row.sender_address,
      recipientName: row.recipient_name,
      recipientPhone: row.recipient_phone,
      note: row.note,
      items,
    },
  };
}

export type NewOrder = Omit<StoredOrder, 'version' | 'businessLine'> & {
  requestId: string;
  businessLine?: BusinessLine;
  /** Of the file that it was made of. */
  fileRow?: number | undefined;
};

/** False when this request has made its order before. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<boolean> {
  return (await insertOrders(tx, [order])) === 1;
}

/**
 * Adds orders; a request that has made one before is left out. Returns how many were added. Throws TakenByChanceError
 * when the code of one is taken: a day has 28 million of them.
 */
export async function insertOrders(tx: Tx, orders: readonly NewOrder[]): Promise<number> {
  const added = await tx
    .insertInto('customer_order')
    .values(
      orders.map((order) => ({
        id: order.id,
        code: order.code,
        customer_id: order.customerId,
        request_id: order.requestId,
        pickup_point_id: order.pickupPointId,
        business_line: order.businessLine ?? 'BSC',
        created_at: order.createdAt,
        file_row: order.fileRow ?? null,
        ...columnsOf(order.declaration),
      })),
    )
    .onConflict((conflict) => conflict.columns(['customer_id', 'request_id']).doNothing())
    .returning(['id', 'code'])
    .execute()
    .catch((error: unknown) => {
      throw brokenUniqueConstraint(error) === 'customer_order_code_key' ? new TakenByChanceError() : error;
    });
  const ids = new Set(added.map(({ id }) => id));
  await insertItems(
    tx,
    orders.flatMap(({ id, declaration: { items } }) => (ids.has(id) ? { id, items } : [])),
  );
  noteOrders(
    tx,
    added.map(({ code }) => code),
  );
  return added.length;
}

/** The codes of the orders that these requests have made; a request that has made none is missing. */
export async function findCodesOfRequests(
  db: Db | Tx,
  customerId: string,
  requestIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('customer_order')
    .select(['request_id', 'code'])
    .where('customer_id', '=', customerId)
    .where('request_id', '=', query<string>`any(${[...requestIds]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.request_id, row.code]));
}

/** When the first of these orders was made; undefined where there is none of them. */
export async function findFirstMoment(db: Db, codes: readonly string[]): Promise<Date | undefined> {
  const { rows } = await query<{ first: Date | null }>`
    select min(created_at) as first from customer_order where code = any(${[...codes]}::text[])`.execute(db);
  return rows[0]?.first ?? undefined;
}

/** An order of this customer; somebody else's is not found. `lock` keeps others from changing it. */
export async function findOrder(
  db: Db | Tx,
  customerId: string,
  code: string,
  mode: 'read' | 'lock' = 'read',
): Promise<StoredOrder | undefined> {
  return orderOfRow(db, mode, ordersOfCode(db, code).where('customer_id', '=', customerId));
}

/**
 * Those of these orders that are this customer's, locked in the order of their codes until the end of the transaction.
 */
export async function lockOrders(
  tx: Tx,
  customerId: string,
  codes: readonly string[],
): Promise<StoredOrder[]> {
  const rows = await tx
    .selectFrom('customer_order')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('code', '=', query<string>`any(${[...codes]}::text[])`)
    .orderBy('code')
    .forUpdate()
    .execute();
  const items = await findItems(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => orderOf(row, items.get(row.id) ?? []));
}

/** An order, of any customer. `lock` keeps others from changing it. */
export async function findAnyOrder(
  db: Db | Tx,
  code: string,
  mode: 'read' | 'lock' = 'read',
): Promise<StoredOrder | undefined> {
  return orderOfRow(db, mode, ordersOfCode(db, code));
}

function ordersOfCode(db: Db | Tx, code: string) {
  return db.selectFrom('customer_order').selectAll().where('code', '=', code);
}

async function orderOfRow(
  db: Db | Tx,
  mode: 'read' | 'lock',
  found: ReturnType<typeof ordersOfCode>,
): Promise<StoredOrder | undefined> {
  const row = await (mode === 'lock' ? found.forUpdate() : found).executeTakeFirst();
  if (row === undefined) return undefined;
  return orderOf(row, (await findItems(db, [row.id])).get(row.id) ?? []);
}

/** What a customer has said of the goods in these orders; an order without a word of them is missing. */
export async function findGoodsOfOrders(
  db: Db,
  customerId: string,
  codes: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('customer_order')
    .select(['code', 'goods'])
    .where('customer_id', '=', customerId)
    .where('code', 'in', [...codes, ''])
    .execute();
  return new Map(rows.flatMap(({ code, goods }) => (goods === null ? [] : [[code, goods]])));
}

/** Writes declaration and pickup point over `version`; false when somebody else was quicker. */
export async function updateOrder(tx: Tx, order: StoredOrder): Promise<boolean> {
  return (await updateOrders(tx, [order])) === 1;
}

/**
 * The same for many orders, in one statement. Returns how many were written; one that somebody else has changed is left
 * alone.
 */
export async function updateOrders(tx: Tx, orders: readonly StoredOrder[]): Promise<number> {
  if (orders.length === 0) return 0;
  const rows = orders.map(({ id, pickupPointId, version, declaration }) => ({
    id,
    version,
    pickup_point_id: pickupPointId,
    ...columnsOf(declaration),
  }));
  const written = Object.keys(columnsOf(emptyDeclaration)).map(
    (column) => query`${query.ref(column)} = new.${query.ref(column)}`,
  );
  const { rows: updated } = await query<{ id: string; code: string }>`
    update customer_order set version = customer_order.version + 1, pickup_point_id = new.pickup_point_id, ${query.join(written)}
    from jsonb_populate_recordset(null::customer_order, ${JSON.stringify(rows)}::text::jsonb) as new
    where customer_order.id = new.id and customer_order.version = new.version
    returning customer_order.id, customer_order.code`.execute(tx);
  const ids = new Set(updated.map(({ id }) => id));
  await replaceItems(
    tx,
    orders.flatMap(({ id, declaration: { items } }) => (ids.has(id) ? { id, items } : [])),
  );
  noteOrders(
    tx,
    updated.map(({ code }) => code),
  );
  return updated.length;
}

/** How many orders a customer has ever made. */
export async function countAllOrders(db: Db, customerId: string): Promise<number> {
  const { rows } = await query<{ total: number }>`
    select count(*)::integer as total from customer_order where customer_id = ${customerId}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** A parcel that carries an order code. */
export type OrderedParcel = {
  trackingCode: string;
  orderCode: string;
  customerCode: string | null;
  pickupPointId: number | null;
  businessLine: string;
  problems: ParcelProblem[];
  isClosed: boolean;
  /** When its history begins. */
  beganAt: Date;
};

const orderedParcels = query`
  select parcel.tracking_code as "trackingCode", order_code as "orderCode", customer_code as "customerCode",
    pickup_point_id as "pickupPointId", business_line as "businessLine", problems, closed_at is not null as "isClosed",
    first_event.occurred_at as "beganAt"
  from parcel_facts as parcel join parcel_event_facts as first_event on first_event.parcel_id = parcel.id and first_event.seq = 1
  where is_current and order_code is not null`;

/** Those of these current parcels that have an order code. */
export async function listOrderedParcels(tx: Tx, trackingCodes: readonly string[]): Promise<OrderedParcel[]> {
  const { rows } = await query<OrderedParcel>`
    ${orderedParcels} and tracking_code = any(${[...trackingCodes]}::text[]) order by parcel.id`.execute(tx);
  return rows;
}

/** The current parcels of these orders. */
export async function listParcelsOfOrders(tx: Tx, orderCodes: readonly string[]): Promise<OrderedParcel[]> {
  const { rows } = await query<OrderedParcel>`
    ${orderedParcels} and order_code = any(${[...orderCodes]}::text[]) order by parcel.id`.execute(tx);
  return rows;
}

/** An order of which only its code and parcels are known. */
export type StubOrder = {
  id: string;
  requestId: string;
  code: string;
  customerId: string | null;
  pickupPointId: number | null;
  businessLine: string;
  createdAt: Date;
};

/** Inserts orders of codes that have none yet; a code that another transaction took is left alone. */
export async function insertStubOrders(tx: Tx, orders: readonly StubOrder[]): Promise<void> {
  const added = await tx
    .insertInto('customer_order')
    .values(
      orders.map((order) => ({
        id: order.id,
        code: order.code,
        customer_id: order.customerId,
        request_id: order.requestId,
        pickup_point_id: order.pickupPointId,
        business_line: order.businessLine,
        created_at: order.createdAt,
      })),
    )
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .execute();
  noteOrders(
    tx,
    added.map(({ code }) => code),
  );
}

export type OrderOwner = {
  customerId: string | null;
  customerCode: string | null;
  pickupPointId: number | null;
};

/** The owners of these orders, by order code. */
export async function findOwnersOfOrders(
  db: Db | Tx,
  codes: readonly string[],
): Promise<Map<string, OrderOwner>> {
  const rows = await db
    .selectFrom('customer_order')
    .leftJoin('account_facts', 'account_facts.id', 'customer_order.customer_id')
    .select(['code', 'customer_id', 'customer_code', 'pickup_point_id'])
    .where('code', '=', query<string>`any(${[...codes]}::text[])`)
    .execute();
  return new Map(
    rows.map((row) => [
      row.code,
      {
        customerId: row.customer_id,
        customerCode: row.customer_code,
        pickupPointId: row.pickup_point_id,
      },
    ]),
  );
}

/**
 * Gives an order without an owner to a customer, with what else is known of it; undefined when it has one by now. What
 * the order says already stays, but for the pickup point.
 */
export async function giveOrderTo(
  tx: Tx,
  code: string,
  customerId: string,
  { marketplace, pickupPointId }: { marketplace?: Marketplace; pickupPointId?: number | null } = {},
): Promise<OrderOwner | undefined> {
  const row = await tx
    .updateTable('customer_order')
    .set((eb) => ({
      customer_id: customerId,
      version: eb('version', '+', 1),
      ...(marketplace === undefined
        ? {}
        : { marketplace: eb.fn.coalesce('marketplace', eb.val(marketplace)) }),
      pickup_point_id: pickupPointId ?? eb.ref('pickup_point_id'),
    }))
    .where('code', '=', code)
    .where('customer_id', 'is', null)
    .executeTakeFirst();
  if (row.numUpdatedRows === 0n) return undefined;
  noteOrders(tx, [code]);
  return (await findOwnersOfOrders(tx, [code])).get(code);
}

/** An order as it was given to a customer; `pickupPointId`: as it was before. */
export type GivenOrder = { code: string; version: number; pickupPointId: number | null };

/** An order as it stands, to be taken back by; undefined where it has no customer. */
export async function readGivenOrder(tx: Tx, code: string): Promise<GivenOrder | undefined> {
  const { rows } = await query<GivenOrder>`
    select code, version, pickup_point_id as "pickupPointId" from customer_order
    where code = ${code} and customer_id is not null`.execute(tx);
  return rows[0];
}

/** Takes an order from its customer again; false where it was changed since. */
export async function takeOrderFrom(tx: Tx, { code, version, pickupPointId }: GivenOrder): Promise<boolean> {
  const { numAffectedRows } = await query`
    update customer_order set customer_id = null, version = version + 1, pickup_point_id = ${pickupPointId}::integer
    where code = ${code} and version = ${version}::integer and customer_id is not null`.execute(tx);
  if (numAffectedRows !== 1n) return false;
  noteOrders(tx, [code]);
  return true;
}
