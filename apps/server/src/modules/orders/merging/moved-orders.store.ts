/** What is open of a customer in orders: parcels, orders, claims, recipients. */
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import { noteOrders } from '../numbers/order-progress.store.ts';

/** A customer by account and code. */
export type Owner = { id: string; customerCode: string };

/** An open parcel, or a line that waits beside one. */
export type OpenParcel = { id: string; trackingCode: string };

/** The open parcels of a customer, by their ids. */
export async function openParcelsOf(db: Db | Tx, customerCode: string): Promise<OpenParcel[]> {
  const { rows } = await query<OpenParcel>`
    select id::text, tracking_code as "trackingCode" from parcel_facts
    where customer_code = ${customerCode} and closed_at is null and (is_current or is_beside) order by id`.execute(
    db,
  );
  return rows;
}

/** How many parcels a customer has collected. */
export async function countCollected(db: Db | Tx, customerCode: string): Promise<number> {
  const { rows } = await query<{ count: number }>`
    select count(*)::integer as count from parcel_facts
    where customer_code = ${customerCode} and closed_at is not null and (is_current or is_beside)`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Tracking codes that both have declared and that wait for the box. */
export async function codesOfBoth(db: Db | Tx, from: string, into: string): Promise<string[]> {
  const { rows } = await query<{ code: string }>`
    select tracking_code as code from parcel_facts
    where customer_code in (${from}, ${into}) and closed_at is null and (is_current or is_beside)
    group by 1 having count(distinct customer_code) = 2 order by 1 limit 20`.execute(db);
  return rows.map(({ code }) => code);
}

/** Orders with something open, or without a parcel so far. */
const isOpenOrder = query`
  (exists (select from parcel_facts as parcel where parcel.order_code = customer_order.code and closed_at is null)
    or not exists (select from parcel_facts as parcel where parcel.order_code = customer_order.code))`;

export async function countOpenOrders(db: Db | Tx, customerId: string): Promise<number> {
  const { rows } = await query<{ count: number }>`
    select count(*)::integer as count from customer_order where customer_id = ${customerId} and ${isOpenOrder}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Open orders of one customer are another's from now on, taken in the order of their codes. */
export async function moveOrders(tx: Tx, from: string, into: string): Promise<string[]> {
  const { rows } = await query<{ code: string }>`
    update customer_order set customer_id = ${into}, version = version + 1
    where id in (
      select id from customer_order where customer_id = ${from} and ${isOpenOrder} order by code for update)
    returning code`.execute(tx);
  const codes = rows.map(({ code }) => code).toSorted();
  noteOrders(tx, codes);
  return codes;
}

/** Those of these orders that are still the other's come back; how many are not. */
export async function moveOrdersBack(
  tx: Tx,
  codes: readonly string[],
  from: string,
  into: string,
): Promise<void> {
  await query`
    update customer_order set customer_id = ${from}, version = version + 1
    where customer_id = ${into} and id in (
      select id from customer_order where code = any(${[...codes]}::text[]) order by code for update)`.execute(
    tx,
  );
  noteOrders(tx, codes);
}

/** Open claims of one are another's, but for a parcel that this one has claimed too. */
export async function moveClaims(tx: Tx, from: string, into: string): Promise<string[]> {
  const { rows } = await query<{ id: string }>`
    update parcel_claim as claim set customer_id = ${into}
    where customer_id = ${from} and state = 'OPEN' and not exists (
      select from parcel_claim where customer_id = ${into} and state = 'OPEN' and parcel_id = claim.parcel_id)
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function countOpenClaims(db: Db | Tx, customerId: string): Promise<number> {
  const { rows } = await query<{ count: number }>`
    select count(*)::integer as count from parcel_claim where customer_id = ${customerId} and state = 'OPEN'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export async function moveClaimsBack(
  tx: Tx,
  ids: readonly string[],
  from: string,
  into: string,
): Promise<void> {
  await query`
    update parcel_claim set customer_id = ${from} where customer_id = ${into} and id = any(${[...ids]}::uuid[])`.execute(
    tx,
  );
}

/** How many of these claims were decided since. */
export async function countDecidedClaims(tx: Tx, ids: readonly string[]): Promise<number> {
  const { rows } = await query<{ count: number }>`
    select count(*)::integer as count from parcel_claim where id = any(${[...ids]}::uuid[]) and state <> 'OPEN'`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** A recipient as a merge has found it. */
export type MovedRecipient = { id: string; isDefault: boolean };

/** Recipients of one are in the book of another, but for a person who stands there already. */
export async function moveRecipients(tx: Tx, from: string, into: string): Promise<MovedRecipient[]> {
  const { rows } = await query<MovedRecipient>`
    with before as (
      select id, is_default from recipient as own where customer_id = ${from} and not exists (
        select from recipient where customer_id = ${into} and phone = own.phone and name = own.name) for update
    ), moved as (
      update recipient set customer_id = ${into}, is_default = before.is_default and not exists (
        select from recipient where customer_id = ${into} and is_default)
      from before where recipient.id = before.id
    )
    select id, is_default as "isDefault" from before`.execute(tx);
  return rows;
}

export async function countRecipients(db: Db | Tx, customerId: string): Promise<number> {
  const { rows } = await query<{ count: number }>`
    select count(*)::integer as count from recipient where customer_id = ${customerId}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function moveRecipientsBack(
  tx: Tx,
  recipients: readonly MovedRecipient[],
  from: string,
  into: string,
): Promise<void> {
  await query`
    update recipient set customer_id = ${from}, is_default = moved.is_default
    from unnest(${recipients.map(({ id }) => id)}::uuid[], ${recipients.map(({ isDefault }) => isDefault)}::boolean[]) as moved (id, is_default)
    where recipient.id = moved.id and customer_id = ${into}`.execute(tx);
}

/** Unbinds a point that a merge has bound; another one stays. */
export async function unbindPoint(tx: Tx, userId: string, placeId: number): Promise<void> {
  await query`delete from customer_pickup_point where user_id = ${userId} and place_id = ${placeId}`.execute(
    tx,
  );
}

/** How many of these parcels were collected or cancelled, or are another's, since they were moved. */
export async function countGoneParcels(
  tx: Tx,
  parcelIds: readonly string[],
  customerCode: string,
): Promise<number> {
  const { rows } = await query<{ count: number }>`
    select count(*)::integer as count from parcel_facts
    where id = any(${[...parcelIds]}::bigint[]) and (customer_code is distinct from ${customerCode} or closed_at is not null)`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}
