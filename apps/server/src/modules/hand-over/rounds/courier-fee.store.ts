/** What the ways of couriers cost: the fee of a stop lies with one of its parcels. */
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/**
 * Charges each stop of a round once, on the first of its parcels that are out, at the price that its customer was
 * shown. A stop with a parcel that was charged for a way on which nothing was given is not charged again.
 */
export async function storeFees(tx: Tx, roundId: string): Promise<void> {
  await query`
    update courier_parcel as taken set fee_minor = price_minor, tariff_version_id = choice.tariff_version_id
    from courier_choice_facts as choice
    where choice.parcel_id = taken.parcel_id and taken.request_id in (
      select distinct on (out.stop_id) out.request_id from courier_parcel as out
      join courier_stop as stop on stop.id = out.stop_id
      where stop.round_id = ${roundId} and out.ended is null and not exists (
        select from courier_parcel as other join courier_parcel as earlier on earlier.parcel_id = other.parcel_id
        where other.stop_id = out.stop_id and earlier.fee_minor is not null
          and earlier.ended is distinct from 'TAKEN_BACK' and not exists (
            select from courier_parcel as given where given.stop_id = earlier.stop_id and given.ended = 'GIVEN'))
      order by out.stop_id, out.parcel_id)`.execute(tx);
}

/** The parcel that bears the fee of a stop; undefined where its way costs nothing. */
export async function feeParcelOf(db: Db | Tx, stopId: string): Promise<string | undefined> {
  const { rows } = await query<{ parcelId: string }>`
    select parcel_id as "parcelId" from courier_parcel
    where stop_id = ${stopId} and fee_minor is not null and ended is distinct from 'TAKEN_BACK'`.execute(db);
  return rows[0]?.parcelId;
}

export type FeeMove = {
  /** Requests that have taken the parcels out. */
  from: string;
  to: string;
  parcelId: string;
  trackingCode: string;
  customerCode: string;
};

/**
 * Fees that lie with one of these parcels though its way has ended without its being given, and that another parcel of
 * the stop has to bear: one that is still out, or, where the way of the first was taken back, one that came back or was
 * cancelled. A fee on which something was paid or corrected stays.
 */
export async function feesToMove(tx: Tx, parcelIds: readonly string[]): Promise<FeeMove[]> {
  const { rows } = await query<FeeMove>`
    select distinct on (bearer.request_id) bearer.request_id as "from", heir.request_id as "to",
      heir.parcel_id as "parcelId", heir.tracking_code as "trackingCode", stop.customer_code as "customerCode"
    from courier_parcel as bearer join courier_stop as stop on stop.id = bearer.stop_id
    join courier_parcel as heir on heir.stop_id = bearer.stop_id and heir.request_id <> bearer.request_id
    where bearer.parcel_id = any(${[...parcelIds]}::bigint[]) and bearer.fee_minor is not null
      and bearer.ended in ('BACK', 'CANCELLED', 'TAKEN_BACK')
      and (heir.ended is null or bearer.ended = 'TAKEN_BACK' and heir.ended in ('BACK', 'CANCELLED'))
      and not exists (select from charge_facts as charge where charge.parcel_id = bearer.parcel_id
        and kind = 'COURIER' and owed_minor < bearer.fee_minor)
    order by bearer.request_id, heir.ended is null desc, heir.parcel_id`.execute(tx);
  return rows;
}

export async function moveFees(tx: Tx, moves: readonly FeeMove[]): Promise<void> {
  await query`
    with given as (
      select * from unnest(${moves.map(({ from }) => from)}::uuid[], ${moves.map(({ to }) => to)}::uuid[]) as given ("from", "to")
    ), old as (
      select given."from", given."to", fee_minor, tariff_version_id
      from given join courier_parcel on courier_parcel.request_id = given."from"
    )
    update courier_parcel set
      fee_minor = case when request_id = old."to" then old.fee_minor end,
      tariff_version_id = case when request_id = old."to" then old.tariff_version_id end
    from old where request_id in (old."from", old."to")`.execute(tx);
}
