/** What storage of each parcel that lies at its pickup point costs. Written under the lock of the parcel. */
import type { Currency } from '@rohi/contract/pricing/money';
import type { StorageRate } from '@rohi/contract/pricing/storage-charge';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import { mayBeCollected } from './may-be-collected.store.ts';
import type { PausedSpan } from './storage-pauses.ts';

/** A rate with the days on which storage stood still because of flags; claims are looked up. */
export type StoredRate = StorageRate & { currency: Currency; pauses: readonly PausedSpan[] };

/** The rate of a parcel; null when it has none (any more). */
export type RateOfParcel = { parcelId: string; rate: StoredRate | null };

/** Writes the rates of locked parcels over those that were; a parcel without one loses its row. One statement. */
export async function saveStorageRates(tx: Tx, rates: readonly RateOfParcel[]): Promise<void> {
  if (rates.length === 0) return;
  const ofEach = <Value>(valueOf: (rate: StoredRate) => Value) =>
    rates.map(({ rate }) => (rate === null ? null : valueOf(rate)));
  await query`
    with given as (
      select * from unnest(${rates.map(({ parcelId }) => parcelId)}::bigint[],
        ${ofEach(({ perDayMinor }) => String(perDayMinor))}::bigint[], ${ofEach(({ mostMinor }) => String(mostMinor))}::bigint[],
        ${ofEach(({ currency }) => currency)}::text[], ${ofEach(({ pauses }) => JSON.stringify(pauses))}::jsonb[])
        as given (parcel_id, per_day_minor, most_minor, currency, pauses)
    ), gone as (
      delete from storage_rate using given
      where storage_rate.parcel_id = given.parcel_id and given.per_day_minor is null
    )
    insert into storage_rate (parcel_id, per_day_minor, most_minor, currency, pauses)
    select * from given where per_day_minor is not null
    on conflict (parcel_id) do update set per_day_minor = excluded.per_day_minor, most_minor = excluded.most_minor,
      currency = excluded.currency, pauses = excluded.pauses`.execute(tx);
}

type RateColumns = { perDay: string | null; most: string; currency: Currency; pauses: PausedSpan[] };

const rateColumns = query`rate.per_day_minor as "perDay", rate.most_minor as most, rate.currency, rate.pauses`;

function rateOf({ perDay, most, currency, pauses }: RateColumns): StoredRate | null {
  return perDay === null ? null : { perDayMinor: BigInt(perDay), mostMinor: BigInt(most), currency, pauses };
}

/**
 * A parcel that can be collected: the last free day, cents of a dollar for its delivery where it was weighed, its rate.
 */
export type ReadyRow = {
  id: string;
  trackingCode: string;
  pickupPointId: number | null;
  freeUntil: string | null;
  freightMinor: bigint | null;
  rate: StoredRate | null;
};

/** Of a customer, of some parcels, or of all. */
type ReadyAsked = { customerCode?: string | undefined; ids?: readonly string[] | undefined };

/** All of a customer, or of all, that can be collected, the first to cost storage first. */
export async function readyRows(db: Db | Tx, { customerCode, ids }: ReadyAsked = {}): Promise<ReadyRow[]> {
  type Row = Omit<ReadyRow, 'freightMinor' | 'rate'> & RateColumns & { freight: string | null };
  const { rows } = await query<Row>`
    select parcel.id, tracking_code as "trackingCode", pickup_point_id as "pickupPointId", free_until as "freeUntil",
      charge.usd_minor as freight, ${rateColumns}
    from parcel_facts as parcel
    left join freight_charge_facts as charge on charge.parcel_id = parcel.id
    left join storage_rate as rate on rate.parcel_id = parcel.id
    where ${customerCode === undefined ? query`true` : query`customer_code = ${customerCode}`}
      and ${ids === undefined ? query`true` : query`parcel.id = any(${[...ids]}::bigint[])`} and is_current
      and closed_at is null and status = ${ParcelStatus.AwaitingCustomer} and ${mayBeCollected}
    order by free_until nulls last, parcel.id`.execute(db);
  return rows.map(({ id, trackingCode, pickupPointId, freeUntil, freight, ...rate }) => ({
    id,
    trackingCode,
    pickupPointId,
    freeUntil,
    freightMinor: freight === null ? null : BigInt(freight),
    rate: rateOf(rate),
  }));
}

/** The next of those that have a rate or may need one, in order of their ids. */
export async function pageOfStorageRates(
  tx: Tx,
  afterId: string,
  limit: number,
): Promise<(RateOfParcel & { trackingCode: string })[]> {
  const { rows } = await query<{ parcelId: string; trackingCode: string } & RateColumns>`
    select parcel.id as "parcelId", tracking_code as "trackingCode", ${rateColumns}
    from parcel_facts as parcel left join storage_rate as rate on rate.parcel_id = parcel.id
    where parcel.id > ${afterId}::bigint and (rate.parcel_id is not null or status = ${ParcelStatus.AwaitingCustomer})
    order by parcel.id limit ${limit}`.execute(tx);
  return rows.map(({ parcelId, trackingCode, ...rate }) => ({ parcelId, trackingCode, rate: rateOf(rate) }));
}

/** Locks the next parcels that lie ready and have been weighed, but have no rate. */
export async function lockUnratedParcels(tx: Tx, afterId: string, limit: number): Promise<string[]> {
  const { rows } = await query<{ id: string }>`
    select id from parcel_facts as parcel
    where status = ${ParcelStatus.AwaitingCustomer} and is_current and weight_g is not null and id > ${afterId}::bigint
      and not exists (select from storage_rate where parcel_id = parcel.id)
    order by id limit ${limit} for update`.execute(tx);
  return rows.map(({ id }) => id);
}
