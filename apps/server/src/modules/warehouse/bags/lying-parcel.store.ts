/** What lies in China warehouses, and which bags have changed there. */
import type { LyingParcel } from '@rohi/contract/stations/bag-snapshot.contract';
import { ParcelStatus, type ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import { changedSince } from '../../../platform/snapshot-progress.ts';
import { goodsColumns, goodsJoins, type GoodsRow } from './bag-channel.store.ts';

const isHere = query`(parcel.is_current and parcel.status = ${ParcelStatus.AwaitingDeparture} and parcel.received_at is not null)`;

/**
 * Writes whether these parcels, which the transaction has locked, lie in a warehouse, and in which; and that something
 * of them has changed.
 */
export async function noteLying(tx: Tx, parcelIds: readonly string[]): Promise<void> {
  await query`
    insert into lying_parcel as known (parcel_id, is_here, unit_id)
    select parcel.id, ${isHere}, (
      select place_id from parcel_event_facts as scan
      where ${isHere} and scan.parcel_id = parcel.id and scan.type = 'CN_RECEIVED' and not exists (
        select from parcel_event_facts as correction
        where correction.parcel_id = parcel.id and correction.corrects = scan.seq)
      order by seq limit 1)
    from parcel_facts as parcel
    where parcel.id = any(${[...parcelIds]}::bigint[])
      and (${isHere} or exists (select from lying_parcel as before where before.parcel_id = parcel.id))
    order by parcel.id
    on conflict (parcel_id) do update set is_here = excluded.is_here,
      unit_id = case when excluded.is_here then excluded.unit_id else known.unit_id end,
      former_unit_id = case when excluded.is_here and excluded.unit_id is distinct from known.unit_id
        then known.unit_id else known.former_unit_id end,
      changed_in = excluded.changed_in, changed_at = excluded.changed_at`.execute(tx);
}

export type ChangedBag = { code: string; unitId: number };

/** Writes that something of these bags has changed. */
export async function noteBags(tx: Tx, bags: readonly ChangedBag[]): Promise<void> {
  await query`
    insert into changed_bag (code, unit_id)
    select code, "unitId" from jsonb_to_recordset(${JSON.stringify(bags)}::text::jsonb) as bag (code text, "unitId" integer)
    order by code
    on conflict (code) do update set unit_id = excluded.unit_id, changed_in = excluded.changed_in,
      changed_at = excluded.changed_at`.execute(tx);
}

export type LyingRow = Omit<LyingParcel, 'channelId' | 'stays'> &
  GoodsRow & { parcelId: string; isHere: boolean; problems: ParcelProblem[] };

/**
 * Parcels of a unit in order of id, after one of them: those that lie there; with `since` those of which a transaction
 * from that number on has written.
 */
export async function pageOfLying(
  db: Db,
  {
    unitId,
    since,
    afterId,
    limit,
  }: { unitId: number; since: string | undefined; afterId: string; limit: number },
): Promise<LyingRow[]> {
  const isOwn = query`coalesce(lying.unit_id, ${unitId}) = ${unitId}`;
  const which =
    since === undefined
      ? query`lying.is_here and ${isOwn}`
      : query`(${isOwn} or lying.former_unit_id = ${unitId}) and ${changedSince('lying', since)}`;
  const { rows } = await query<LyingRow>`
    select parcel.id as "parcelId", lying.is_here and ${isOwn} as "isHere", parcel.tracking_code as code,
      parcel.customer_code as "customerCode", parcel.weight_g as "weightG", parcel.pickup_point_id as "pointId",
      'HELD' = any(parcel.problems) as "isHeld", parcel.problems, bagged.bag_code as bag, ${goodsColumns}
    from lying_parcel as lying
    join parcel_facts as parcel on parcel.id = lying.parcel_id
    left join bagged_parcel_facts as bagged on bagged.parcel_id = parcel.id ${goodsJoins}
    where ${which} and lying.parcel_id > ${afterId}::text::bigint
    order by lying.parcel_id
    limit ${limit}`.execute(db);
  return rows;
}

/** The codes of these with a current parcel that lies in this unit. */
export async function stillLying(db: Db, unitId: number, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const { rows } = await query<{ code: string }>`
    select parcel.tracking_code as code from parcel_facts as parcel
    join lying_parcel as lying on lying.parcel_id = parcel.id and lying.is_here
    where parcel.tracking_code = any(${[...codes]}::text[]) and coalesce(lying.unit_id, ${unitId}) = ${unitId}`.execute(
    db,
  );
  return new Set(rows.map(({ code }) => code));
}

export type KnownBagRow = {
  code: string;
  /** Null of one that is there no more. */
  level: number | null;
  isOpen: boolean;
  destinationId: number | null;
  channelId: number | null;
  inBag: string | null;
  weightG: number | null;
};

const bagColumns = query`bag.level, bag.closed_at is null as "isOpen", bag.destination_id as "destinationId",
  bag.channel_id as "channelId", bag.holder_code as "inBag", bag.weight_g as "weightG"`;

/** Bags of a unit that are open, were closed since a moment, or hold a parcel that lies in a warehouse. */
export async function knownBags(db: Db, unitId: number, closedSince: Date): Promise<KnownBagRow[]> {
  const { rows } = await query<KnownBagRow>`
    select bag.code, ${bagColumns} from bag_facts as bag
    where bag.unit_id = ${unitId} and (bag.closed_at is null or bag.closed_at >= ${closedSince}
      or bag.bag_id in (
        select bagged.bag_id from bagged_parcel_facts as bagged
        join lying_parcel as lying on lying.parcel_id = bagged.parcel_id and lying.is_here))
    order by bag.code`.execute(db);
  return rows;
}

/** Bags of a unit of which a transaction from this number on has written. */
export async function changedBags(db: Db, unitId: number, since: string): Promise<KnownBagRow[]> {
  const { rows } = await query<KnownBagRow>`
    select changed.code, ${bagColumns} from changed_bag as changed
    left join bag_facts as bag on bag.code = changed.code and bag.unit_id = changed.unit_id
    where changed.unit_id = ${unitId} and ${changedSince('changed', since)}
    order by changed.code`.execute(db);
  return rows;
}

/** Deletes rows that no cursor needs any more, so many days after, by the clock of the database. */
export async function deleteEndedLying(db: Db, days: number): Promise<void> {
  const before = query`now() - make_interval(days => ${days}::integer)`;
  await query`delete from lying_parcel where not is_here and changed_at < ${before}`.execute(db);
  await query`delete from changed_bag where changed_at < ${before}`.execute(db);
}
