import { longestGoodsShown, type ExpectedParcel } from '@rohi/contract/stations/snapshot.contract';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import { changedSince } from '../../platform/snapshot-progress.ts';

const waiting = [
  ParcelStatus.AwaitingSubmission,
  ParcelStatus.AwaitingDeclaration,
  ParcelStatus.AwaitingDeparture,
];
const isExpected = query`(parcel.is_current and parcel.received_at is null and parcel.status = any(${waiting}::text[]))`;

/** Writes whether a warehouse expects these parcels, which the transaction has locked. */
export async function noteExpected(tx: Tx, parcelIds: readonly string[]): Promise<void> {
  await query`
    insert into expected_parcel (parcel_id, is_expected)
    select parcel.id, ${isExpected} from parcel_facts as parcel
    where parcel.id = any(${[...parcelIds]}::bigint[])
      and (${isExpected} or exists (select from expected_parcel known where known.parcel_id = parcel.id))
    order by parcel.id
    on conflict (parcel_id) do update set is_expected = excluded.is_expected, changed_in = excluded.changed_in,
      changed_at = excluded.changed_at`.execute(tx);
}

/**
 * Notes that something is said otherwise of the expected parcels of these orders. Whether they are expected is for who
 * holds the parcels.
 */
export async function noteOrdersOfExpected(tx: Tx, orderCodes: readonly string[]): Promise<void> {
  await query`
    with concerned as (
      select parcel_id from expected_parcel
      where is_expected and parcel_id in (
        select parcel.id from parcel_facts as parcel where parcel.order_code = any(${[...orderCodes]}::text[]))
      order by parcel_id for update)
    update expected_parcel set changed_in = pg_current_xact_id(), changed_at = now()
    from concerned where concerned.parcel_id = expected_parcel.parcel_id`.execute(tx);
}

export type ExpectedRow = ExpectedParcel & { parcelId: string; isExpected: boolean };

/**
 * Expected parcels in order of id, after one of them; with `since` those of which a transaction from that number on has
 * written.
 */
export async function pageOfExpected(
  db: Db,
  { since, afterId, limit }: { since: string | undefined; afterId: string; limit: number },
): Promise<ExpectedRow[]> {
  const which = since === undefined ? query`expected.is_expected` : changedSince('expected', since);
  const { rows } = await query<ExpectedRow>`
    select parcel.id as "parcelId", expected.is_expected as "isExpected", parcel.tracking_code as code,
      case when not parcel.declared_twice then parcel.customer_code end as "customerCode",
      case when not parcel.declared_twice then parcel.order_code end as "orderCode",
      case when not parcel.declared_twice then left(orders.goods, ${longestGoodsShown}) end as goods,
      case when not parcel.declared_twice then coalesce(parcel.weight_g, orders.place_weight_g) end as "weightG",
      case when num_nonnulls(parcel.length_mm, parcel.width_mm, parcel.height_mm) = 3 then json_build_object('lengthMm',
        parcel.length_mm, 'widthMm', parcel.width_mm, 'heightMm', parcel.height_mm) end as sides,
      case when not parcel.declared_twice then parcel.pickup_point_id end as "pickupPointId",
      parcel.problems as flags, parcel.declared_twice as "isSeveral"
    from expected_parcel as expected
    join parcel_facts as parcel on parcel.id = expected.parcel_id
    left join order_facts as orders on orders.code = parcel.order_code
    where ${which} and expected.parcel_id > ${afterId}::text::bigint
    order by expected.parcel_id
    limit ${limit}`.execute(db);
  return rows;
}

/** The codes of these with a current parcel that is expected. */
export async function stillExpected(db: Db, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const { rows } = await query<{ code: string }>`
    select parcel.tracking_code as code from parcel_facts as parcel
    join expected_parcel as expected on expected.parcel_id = parcel.id and expected.is_expected
    where parcel.tracking_code = any(${[...codes]}::text[])`.execute(db);
  return new Set(rows.map(({ code }) => code));
}

/**
 * The cell in which a customer's parcel was put away last, of each customer who has one in this unit; with `since` only
 * customers with cells that a transaction from that number on has written, and null where none is left.
 */
export async function cellsOfCustomers(
  db: Db,
  unitId: number,
  since: string | undefined,
): Promise<{ customerCode: string; cell: string | null }[]> {
  const changed =
    since === undefined
      ? query`cell is not null`
      : query`parcel.customer_code in (
          select of_changed.customer_code from parcel_cell as changed
          join parcel_facts as of_changed on of_changed.id = changed.parcel_id
          where changed.unit_id = ${unitId} and ${changedSince('changed', since)})`;
  const { rows } = await query<{ customerCode: string; cell: string | null }>`
    select distinct on (parcel.customer_code) parcel.customer_code as "customerCode", cell
    from parcel_cell join parcel_facts as parcel on parcel.id = parcel_cell.parcel_id
    where unit_id = ${unitId} and parcel.customer_code is not null and ${changed}
    order by parcel.customer_code, cell is null, since desc, parcel_id desc`.execute(db);
  return rows;
}

/**
 * Deletes rows of parcels that are expected no more, and of cells that were emptied, so many days after, by the clock
 * of the database.
 */
export async function deleteEndedRows(db: Db, days: number): Promise<void> {
  const before = query`now() - make_interval(days => ${days}::integer)`;
  await query`delete from expected_parcel where not is_expected and changed_at < ${before}`.execute(db);
  await query`delete from parcel_cell where cell is null and changed_at < ${before}`.execute(db);
}
