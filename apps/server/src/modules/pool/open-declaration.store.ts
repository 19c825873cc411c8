/** Open declarations in the forms that are compared, with the keys by which they are found. */
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import type { Probe } from './matching/clue-keys.ts';
import type { Declaration, DeclaredFacts } from './matching/clues.ts';

const waiting = [
  ParcelStatus.AwaitingSubmission,
  ParcelStatus.AwaitingDeclaration,
  ParcelStatus.AwaitingDeparture,
];
/** A code that several customers wait for is decided by the customer code on the box, never here. */
const isOpen = query`(parcel.is_current and parcel.received_at is null and parcel.status = any(${waiting}::text[])
  and parcel.customer_code is not null and not parcel.declared_twice)`;

/** Those of these parcels that are open declarations, as they stand in this transaction. */
export async function readDeclared(db: Db | Tx, parcelIds: readonly string[]): Promise<DeclaredFacts[]> {
  const { rows } = await query<DeclaredFacts>`
    select parcel.id as "parcelId", parcel.tracking_code as "trackingCode", parcel.customer_code as "customerCode",
      orders.recipient_name as recipient, account.name as account, array[orders.recipient_phone, account.phone] as phones,
      orders.goods, orders.sender_name as seller, coalesce(parcel.weight_g, orders.place_weight_g) as "weightG"
    from parcel_facts as parcel
    left join order_facts as orders on orders.code = parcel.order_code
    left join account_facts as account on account.customer_code = parcel.customer_code
    where parcel.id = any(${[...parcelIds]}::bigint[]) and ${isOpen}
    order by parcel.id`.execute(db);
  return rows;
}

export type StoredDeclaration = Declaration & { keys: readonly number[] };

/** Of these parcels exactly the declarations given are open. `form` is that of their forms. */
export async function storeDeclarations(
  tx: Tx,
  parcelIds: readonly string[],
  declarations: readonly StoredDeclaration[],
  form: string,
): Promise<void> {
  const open = declarations.map(({ parcelId }) => parcelId);
  const deleted = query`
    delete from open_declaration where parcel_id = any(${[...parcelIds]}::bigint[])
      and not parcel_id = any(${open}::bigint[])`.execute(tx);
  if (declarations.length === 0) {
    await deleted;
    return;
  }
  const rows = declarations.map((each) => ({
    ...each,
    nameSounds: each.nameSounds.join(' '),
    phones: each.phones.join(' '),
    goodsSounds: each.goodsSounds.join(' '),
    goodsKinds: each.goodsKinds.join(' '),
    sellerSounds: each.sellerSounds.join(' '),
  }));
  const inserted = query`
    insert into open_declaration as stored (parcel_id, form, tracking_code, customer_code, name_sounds, phones, goods_sounds,
      goods_kinds, seller_sounds, weight_g, keys)
    select "parcelId", ${form}, "trackingCode", "customerCode", "nameSounds", phones, "goodsSounds", "goodsKinds", "sellerSounds",
      "weightG", keys
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as given ("parcelId" bigint, "trackingCode" text,
      "customerCode" text, "nameSounds" text, phones text, "goodsSounds" text, "goodsKinds" text, "sellerSounds" text,
      "weightG" integer, keys integer[])
    order by "parcelId"
    on conflict (parcel_id) do update set form = excluded.form, tracking_code = excluded.tracking_code,
      customer_code = excluded.customer_code, name_sounds = excluded.name_sounds, phones = excluded.phones,
      goods_sounds = excluded.goods_sounds, goods_kinds = excluded.goods_kinds, seller_sounds = excluded.seller_sounds,
      weight_g = excluded.weight_g, keys = excluded.keys
    where (stored.form, stored.customer_code, stored.name_sounds, stored.phones, stored.goods_sounds, stored.goods_kinds,
        stored.seller_sounds, stored.weight_g)
      is distinct from (excluded.form, excluded.customer_code, excluded.name_sounds, excluded.phones, excluded.goods_sounds,
        excluded.goods_kinds, excluded.seller_sounds, excluded.weight_g)`.execute(tx);
  await Promise.all([deleted, inserted]);
}

/**
 * The open declarations of these orders, held until the end of the transaction: a transaction that receives one of them
 * deletes it afterwards.
 */
export async function lockDeclarationsOfOrders(tx: Tx, orderCodes: readonly string[]): Promise<string[]> {
  const { rows } = await query<{ id: string }>`
    select parcel_id as id from open_declaration
    where parcel_id in (select id from parcel_facts where order_code = any(${[...orderCodes]}::text[]))
    order by parcel_id for update`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The next parcels that China expects and that are not here, or in another form. */
export async function missingDeclarations(
  db: Db,
  afterId: string,
  limit: number,
  form: string,
): Promise<string[]> {
  const { rows } = await query<{ id: string }>`
    select expected.parcel_id as id from expected_parcel_facts as expected
    left join open_declaration as declared on declared.parcel_id = expected.parcel_id and declared.form = ${form}
    where expected.parcel_id > ${afterId}::text::bigint and declared.parcel_id is null
    order by expected.parcel_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Stands between the parts of a row: no text of a declaration has it. */
const mark = '\u001f';

// A text each: some thousands of rows are read in no time, their columns one by one are not.
const comparedRow = query`
  concat_ws(${mark}::text, parcel_id, tracking_code, customer_code, name_sounds, phones, goods_sounds, goods_kinds, seller_sounds,
    coalesce(weight_g::text, ''))`;

/** The declarations that any of the probes finds, each once. */
export async function findDeclarations(db: Db, probes: readonly Probe[]): Promise<Declaration[]> {
  if (probes.length === 0) return [];
  // Some are found more than once: that costs less than to look each of them up anew.
  const found = probes.map(({ all, any, most }) => {
    const holdsAll = all.length === 0 ? query`true` : query`keys @> ${[...all]}::integer[]`;
    const holdsAny = any.length === 0 ? query`true` : query`keys && ${[...any]}::integer[]`;
    return query`(select ${comparedRow} as row from open_declaration where ${holdsAll} and ${holdsAny} limit ${most})`;
  });
  const { rows } = await query<{ row: string }>`${query.join(found, query` union all `)}`.execute(db);
  return [...new Set(rows.map(({ row }) => row))].map(declarationIn);
}

function declarationIn(row: string): Declaration {
  const [parcelId = '', trackingCode = '', customerCode = '', ...texts] = row.split(mark);
  const [names = '', phones = '', goods = '', kinds = '', seller = '', weight = ''] = texts;
  return {
    parcelId,
    trackingCode,
    customerCode,
    nameSounds: wordsIn(names),
    phones: wordsIn(phones),
    goodsSounds: wordsIn(goods),
    goodsKinds: wordsIn(kinds),
    sellerSounds: wordsIn(seller),
    weightG: weight === '' ? null : Number(weight),
  };
}

function wordsIn(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

const countedExactly = 10_000;

/** How many declarations are open: of many what the database has last estimated. */
export async function countDeclarations(db: Db): Promise<number> {
  const { rows } = await query<{ estimated: number }>`
    select reltuples::float8 as estimated from pg_class where oid = 'open_declaration'::regclass`.execute(db);
  const estimated = rows[0]?.estimated ?? -1;
  if (estimated > countedExactly) return Math.round(estimated);
  const { rows: counted } = await query<{ count: number }>`
    select count(*)::integer as count from open_declaration`.execute(db);
  return counted[0]?.count ?? 0;
}

/** What is shown of candidates; one that is no open declaration any more is missing. */
export async function describeDeclared(
  db: Db,
  parcelIds: readonly string[],
): Promise<
  { parcelId: string; orderCode: string | null; goods: string | null; pickupPointId: number | null }[]
> {
  const { rows } = await query<{
    parcelId: string;
    orderCode: string | null;
    goods: string | null;
    pickupPointId: number | null;
  }>`
    select parcel.id as "parcelId", parcel.order_code as "orderCode", orders.goods, parcel.pickup_point_id as "pickupPointId"
    from parcel_facts as parcel left join order_facts as orders on orders.code = parcel.order_code
    where parcel.id = any(${[...parcelIds]}::bigint[]) and ${isOpen}`.execute(db);
  return rows;
}
