/** What lies at pickup points, as their counters are sent it. */
import type { CounterParcel } from '@rohi/contract/stations/counter-snapshot.contract';
import { longestGoodsShown } from '@rohi/contract/stations/snapshot.contract';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import { changedSince } from '../../../platform/snapshot-progress.ts';

const isHere = query`(parcel.is_current and parcel.status = ${ParcelStatus.AwaitingCustomer} and parcel.pickup_point_id is not null
  and parcel.customer_code is not null)`;

/**
 * Writes whether these parcels, which the transaction has locked, can be collected, and where; and that something of
 * them has changed.
 */
export async function noteAtCounters(tx: Tx, parcelIds: readonly string[]): Promise<void> {
  await query`
    insert into counter_parcel as known (parcel_id, is_here, unit_id)
    select parcel.id, ${isHere}, coalesce(parcel.pickup_point_id, before.unit_id)
    from parcel_facts as parcel left join counter_parcel as before on before.parcel_id = parcel.id
    where parcel.id = any(${[...parcelIds]}::bigint[]) and (${isHere} or before.parcel_id is not null)
    order by parcel.id
    on conflict (parcel_id) do update set is_here = excluded.is_here, unit_id = excluded.unit_id,
      former_unit_id = case when excluded.unit_id <> known.unit_id then known.unit_id else known.former_unit_id end,
      changed_in = excluded.changed_in, changed_at = excluded.changed_at`.execute(tx);
}

/** Has parcels of these customers that lie at a point sent again: what is sent of them bears their codes. */
export async function noteCodesAtCounters(tx: Tx, customerCodes: readonly string[]): Promise<void> {
  await query`
    with concerned as (
      select known.parcel_id from counter_parcel as known join parcel_facts as parcel on parcel.id = known.parcel_id
      where parcel.customer_code = any(${[...customerCodes]}::text[]) and known.is_here
      order by known.parcel_id for update of known)
    update counter_parcel as known set changed_in = pg_current_xact_id(), changed_at = now()
    from concerned where known.parcel_id = concerned.parcel_id`.execute(tx);
}

export type AtCounterRow = Omit<CounterParcel, 'otherCodes' | 'owed'> & {
  parcelId: string;
  otherCodes: string[] | null;
  isHere: boolean;
};

type Asked = { unitId: number; since: string | undefined; afterId: string; limit: number };

/**
 * Parcels of a point in order of id, after one of them: those that lie there; with `since` only those
 * with a write to the row or the cells, by a transaction from that number on.
 */
export async function pageAtCounter(
  db: Db,
  { unitId, since, afterId, limit }: Asked,
): Promise<AtCounterRow[]> {
  const which =
    since === undefined
      ? query`known.is_here and known.unit_id = ${unitId}`
      : query`(known.unit_id = ${unitId} or known.former_unit_id = ${unitId})
          and (${changedSince('known', since)} or place.parcel_id is not null and ${changedSince('place', since)})`;
  const { rows } = await query<AtCounterRow>`
    select parcel.id as "parcelId", known.is_here and known.unit_id = ${unitId} as "isHere", parcel.tracking_code as code,
      coalesce(parcel.customer_code, '') as "customerCode", (
        select array_agg(other.folded order by other.folded) from customer_code_facts as other
        where other.customer_code = parcel.customer_code and other.written <> other.customer_code) as "otherCodes", place.cell, left(orders.goods, ${longestGoodsShown}) as goods,
      parcel.weight_g as "weightG", parcel.problems as flags
    from counter_parcel as known
    join parcel_facts as parcel on parcel.id = known.parcel_id
    left join parcel_cell_facts as place on place.parcel_id = parcel.id and place.unit_id = ${unitId}
    left join order_facts as orders on orders.code = parcel.order_code
    where ${which} and known.parcel_id > ${afterId}::text::bigint
    order by known.parcel_id limit ${limit}`.execute(db);
  return rows;
}

/** The codes of these with a current parcel that lies at this point. */
export async function stillAtCounter(db: Db, unitId: number, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const { rows } = await query<{ code: string }>`
    select parcel.tracking_code as code from parcel_facts as parcel
    join counter_parcel as known on known.parcel_id = parcel.id and known.is_here
    where parcel.tracking_code = any(${[...codes]}::text[]) and known.unit_id = ${unitId}`.execute(db);
  return new Set(rows.map(({ code }) => code));
}

/** Deletes rows of parcels that lie there no more, so many days after, by the clock of the database. */
export async function deleteLeftCounters(db: Db, days: number): Promise<void> {
  await query`
    delete from counter_parcel where not is_here and changed_at < now() - make_interval(days => ${days}::integer)`.execute(
    db,
  );
}
