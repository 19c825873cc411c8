import { bagKinds, bagLevelOf, type BagKind } from '@rohi/contract/containers/bag-kinds';
import type { ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import { sendAhead } from '../../platform/pipelined-transaction.ts';

export type BagRow = {
  id: string;
  code: string;
  kind: BagKind;
  unitId: number;
  destinationId: number | null;
  /** Id of the channel that it was opened for; null while not set. */
  channelId: number | null;
  /** Of this bag; that of the outermost counts. */
  cell: string | null;
  openedAt: Date;
  openedBy: string;
  closedAt: Date | null;
  closedBy: string | null;
  /** As it was closed, grams. */
  weightG: number | null;
  seal: string | null;
};

const kindOfLevel = query.raw(
  `case bag.level ${bagKinds.map((kind) => `when ${bagLevelOf(kind)} then '${kind}'`).join(' ')} end`,
);
const columns = query`bag.id::text as id, bag.code, ${kindOfLevel} as kind, bag.unit_id as "unitId",
  bag.destination_id as "destinationId", bag.channel_id as "channelId", bag.cell, bag.opened_at as "openedAt", bag.opened_by as "openedBy",
  bag.closed_at as "closedAt", bag.closed_by as "closedBy", bag.weight_g as "weightG", bag.seal`;

/** False when there is one with this code already. */
export async function insertBag(
  tx: Tx,
  bag: Pick<BagRow, 'code' | 'kind' | 'unitId' | 'destinationId' | 'channelId' | 'openedAt' | 'openedBy'>,
): Promise<boolean> {
  const { rows } = await query`
    insert into bag (code, level, unit_id, destination_id, channel_id, opened_at, opened_by)
    values (${bag.code}, ${bagLevelOf(bag.kind)}, ${bag.unitId}, ${bag.destinationId}, ${bag.channelId}, ${bag.openedAt}, ${bag.openedBy})
    on conflict (code) do nothing returning id`.execute(tx);
  return rows.length > 0;
}

export async function findBag(db: Db | Tx, code: string): Promise<BagRow | undefined> {
  const { rows } = await query<BagRow>`select ${columns} from bag where code = ${code}`.execute(db);
  return rows[0];
}

/**
 * Locks bags in order of id. `read`: they stay open or closed as they are; `change`: no other transaction puts anything
 * into them either.
 */
export async function lockBags(tx: Tx, ids: readonly string[], mode: 'read' | 'change'): Promise<BagRow[]> {
  const { rows } = await query<BagRow>`
    select ${columns} from bag where id = any(${[...ids]}::bigint[]) order by id
    for ${query.raw(mode === 'read' ? 'share' : 'no key update')}`.execute(tx);
  return rows;
}

/** Id of the bag that a parcel or a bag lies in. */
export async function findHolder(
  db: Db | Tx,
  what: { parcelId: string } | { bagId: string },
): Promise<string | undefined> {
  const which =
    'parcelId' in what
      ? query`parcel_id = ${what.parcelId}::bigint`
      : query`inner_id = ${what.bagId}::bigint`;
  const { rows } = await query<{ id: string }>`
    select bag_id::text as id from bag_content where ${which}`.execute(db);
  return rows[0]?.id;
}

export type PutThing = { bagId: string; at: Date; by: string };

/** A parcel lies in this bag, and nowhere else, from now on. */
export async function insertParcel(
  tx: Tx,
  { parcelId, bagId, at, by }: PutThing & { parcelId: string },
): Promise<void> {
  sendAhead(deleteParcels(tx, [parcelId]));
  await query`
    insert into bag_content (bag_id, bag_level, parcel_id, since, put_by)
    select id, level, ${parcelId}::bigint, ${at}, ${by} from bag where id = ${bagId}::bigint`.execute(tx);
}

/** A bag lies in this bag, and nowhere else, from now on. */
export async function insertInner(
  tx: Tx,
  { innerId, bagId, at, by }: PutThing & { innerId: string },
): Promise<void> {
  await deleteInner(tx, innerId);
  await query`
    insert into bag_content (bag_id, bag_level, inner_id, inner_level, since, put_by)
    select outer_bag.id, outer_bag.level, inner_bag.id, inner_bag.level, ${at}, ${by}
    from bag as outer_bag, bag as inner_bag
    where outer_bag.id = ${bagId}::bigint and inner_bag.id = ${innerId}::bigint`.execute(tx);
}

export async function deleteParcels(tx: Tx, parcelIds: readonly string[]): Promise<void> {
  await query`delete from bag_content where parcel_id = any(${[...parcelIds]}::bigint[])`.execute(tx);
}

export async function deleteInner(tx: Tx, innerId: string): Promise<void> {
  await query`delete from bag_content where inner_id = ${innerId}::bigint`.execute(tx);
}

export async function closeBagRow(
  tx: Tx,
  { id, weightG, seal, at, by }: { id: string; weightG: number; seal: string | null; at: Date; by: string },
): Promise<void> {
  await query`
    update bag set closed_at = ${at}, closed_by = ${by}, weight_g = ${weightG}, seal = ${seal}
    where id = ${id}::bigint`.execute(tx);
}

export async function openBagRow(tx: Tx, id: string): Promise<void> {
  await query`
    update bag set closed_at = null, closed_by = null, weight_g = null, seal = null
    where id = ${id}::bigint`.execute(tx);
}

/** A bag that holds nothing and lies in none is there no more; its code is free again. */
export async function deleteBag(tx: Tx, id: string): Promise<void> {
  await query`delete from bag where id = ${id}::bigint`.execute(tx);
}

/** The cell of a bag, or none. */
export async function writeCell(tx: Tx, id: string, cell: string | null): Promise<void> {
  await query`update bag set cell = ${cell} where id = ${id}::bigint`.execute(tx);
}

/** A bag, with the bags in it, is in this unit from now on, and lies in no cell of it yet. */
export async function writeUnit(tx: Tx, id: string, unitId: number): Promise<void> {
  await query`
    with recursive within as (
      select ${id}::bigint as id
      union all
      select bag_content.inner_id from within join bag_content on bag_content.bag_id = within.id
      where bag_content.inner_id is not null)
    update bag set unit_id = ${unitId}, cell = null from within where bag.id = within.id`.execute(tx);
}

/** The bags around a bag, from the outermost to itself. */
export async function findPath(db: Db | Tx, id: string): Promise<BagRow[]> {
  const { rows } = await query<BagRow>`
    with recursive around as (
      select id, level from bag where id = ${id}::bigint
      union all
      select bag.id, bag.level from around
      join bag_content on bag_content.inner_id = around.id
      join bag on bag.id = bag_content.bag_id)
    select ${columns} from around join bag on bag.id = around.id order by bag.level`.execute(db);
  return rows;
}

export type ParcelWithin = {
  id: string;
  trackingCode: string;
  customerCode: string | null;
  weightG: number | null;
  problems: ParcelProblem[];
};

/** The parcels in a bag and in the bags in it, in order of id. */
export async function findParcelsWithin(db: Db | Tx, bagId: string): Promise<ParcelWithin[]> {
  const { rows } = await query<ParcelWithin>`
    with recursive within as (
      select id from bag where id = ${bagId}::bigint
      union all
      select bag_content.inner_id from within join bag_content on bag_content.bag_id = within.id
      where bag_content.inner_id is not null)
    select parcel.id::text as id, parcel.tracking_code as "trackingCode", parcel.customer_code as "customerCode",
      parcel.weight_g as "weightG", parcel.problems
    from within join bag_content on bag_content.bag_id = within.id
    join parcel_facts as parcel on parcel.id = bag_content.parcel_id
    order by parcel.id`.execute(db);
  return rows;
}

/** The outermost bags in which parcels lie, by parcel; loose ones are missing. */
export async function findOutermost(db: Db | Tx, parcelIds: readonly string[]): Promise<Map<string, BagRow>> {
  const { rows } = await query<BagRow & { parcelId: string }>`
    with recursive around as (
      select parcel_id, bag_id from bag_content where parcel_id = any(${[...parcelIds]}::bigint[])
      union all
      select around.parcel_id, bag_content.bag_id from around join bag_content on bag_content.inner_id = around.bag_id)
    select around.parcel_id::text as "parcelId", ${columns} from around join bag on bag.id = around.bag_id
    where not exists (select from bag_content where bag_content.inner_id = around.bag_id)`.execute(db);
  return new Map(rows.map(({ parcelId, ...bag }) => [parcelId, bag]));
}

/** What awaits its owner goes by any channel, and says none. */
const saysChannel = query`not (lain.awaits_owner and lain.order_code is null)`;

/** Id of the parcel that was put first into a bag or the bags in it, beside one; undefined where there is none. */
export async function findFirstWithin(
  tx: Tx,
  bagId: string,
  besideId: string | null,
): Promise<string | undefined> {
  const { rows } = await query<{ id: string }>`
    with recursive within as (
      select ${bagId}::bigint as id
      union all
      select bag_content.inner_id from within join bag_content on bag_content.bag_id = within.id
      where bag_content.inner_id is not null)
    select parcel_id::text as id from within join bag_content on bag_content.bag_id = within.id
    join parcel_facts as lain on lain.id = bag_content.parcel_id
    where ${saysChannel} and parcel_id is distinct from ${besideId}::bigint
    order by bag_content.id limit 1`.execute(tx);
  return rows[0]?.id;
}

/**
 * Id of the channel that a bag was opened for, or else the outermost of the bags in it that was; undefined where none
 * was.
 */
export async function findChannelWithin(tx: Tx, bagId: string): Promise<number | undefined> {
  const { rows } = await query<{ id: number }>`
    with recursive within as (
      select ${bagId}::bigint as id
      union all
      select bag_content.inner_id from within join bag_content on bag_content.bag_id = within.id
      where bag_content.inner_id is not null)
    select bag.channel_id as id from within join bag on bag.id = within.id
    where bag.channel_id is not null order by bag.level, bag.id limit 1`.execute(tx);
  return rows[0]?.id;
}

/**
 * What says the channel of a bag: the parcel that was put first into the bags around it and in them, and what they were
 * opened for.
 */
type ChannelSource = { bagId: string; parcelId: string | null; openedFor: number | null };

/** The same as `findFirstWithin` and `findChannelWithin` of the outermost bag, of many bags at once. */
export async function findChannelSources(db: Db, bagIds: readonly string[]): Promise<ChannelSource[]> {
  const { rows } = await query<ChannelSource>`
    with recursive around as (
      select bag.id as asked, bag.id, bag.level from bag where bag.id = any(${[...bagIds]}::bigint[])
      union all
      select around.asked, bag.id, bag.level from around
      join bag_content on bag_content.inner_id = around.id
      join bag on bag.id = bag_content.bag_id),
    outermost as (select distinct on (asked) asked, id from around order by asked, level),
    within as (
      select distinct id as outer_id, id from outermost
      union all
      select within.outer_id, bag_content.inner_id from within join bag_content on bag_content.bag_id = within.id
      where bag_content.inner_id is not null),
    said as (
      select outer_id,
        (array_agg(bag_content.parcel_id order by bag_content.id) filter (where lain.id is not null and ${saysChannel}))[1] as parcel_id,
        (array_agg(bag.channel_id order by bag.level, bag.id) filter (where bag.channel_id is not null))[1] as channel_id
      from within join bag on bag.id = within.id
      left join bag_content on bag_content.bag_id = within.id
      left join parcel_facts as lain on lain.id = bag_content.parcel_id
      group by outer_id)
    select outermost.asked::text as "bagId", said.parcel_id::text as "parcelId", said.channel_id as "openedFor"
    from outermost join said on said.outer_id = outermost.id`.execute(db);
  return rows;
}

export type ContentRow = {
  /** Of a parcel its tracking code, of a bag its own. */
  code: string;
  /** Null for a parcel. */
  kind: BagKind | null;
  isOpen: boolean;
  customerCode: string | null;
  goods: string | null;
  weightG: number | null;
  problems: string[];
  since: Date;
};

/** What lies directly in a bag, the last put in first. */
export async function findContents(db: Db | Tx, bagId: string): Promise<ContentRow[]> {
  const { rows } = await query<ContentRow>`
    select coalesce(parcel.tracking_code, bag.code) as code,
      case when bag.id is not null then ${kindOfLevel} end as kind,
      bag.id is not null and bag.closed_at is null as "isOpen", parcel.customer_code as "customerCode",
      orders.goods, coalesce(parcel.weight_g, bag.weight_g) as "weightG", coalesce(parcel.problems, '{}') as problems,
      bag_content.since
    from bag_content
    left join parcel_facts as parcel on parcel.id = bag_content.parcel_id
    left join order_facts as orders on orders.code = parcel.order_code
    left join bag on bag.id = bag_content.inner_id
    where bag_content.bag_id = ${bagId}::bigint
    order by bag_content.id desc`.execute(db);
  return rows;
}

/** Bags of a unit: those that are open, or those that were closed last; the youngest first. */
export async function listBagRows(
  db: Db,
  { unitId, isOpen, limit }: { unitId: number; isOpen: boolean; limit: number },
): Promise<BagRow[]> {
  const { rows } = await query<BagRow>`
    select ${columns} from bag
    where bag.unit_id = ${unitId} and (bag.closed_at is null) = ${isOpen}
    order by bag.opened_at desc, bag.id desc limit ${limit}`.execute(db);
  return rows;
}
