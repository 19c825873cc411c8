/**
 * The parcels that a customer waits for. Everything is read from the columns, which repeat what the histories say: a
 * firm has thousands of them open at a time.
 */
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { stayFlags } from '@rohi/contract/tracking/stays-put';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import type { ParcelState } from '../moves/parcel-history.ts';
import { factsOf, listedColumns, stateOf, type ListedRow, type ParcelFacts } from '../moves/parcel.store.ts';

/** A parcel that is neither collected nor cancelled, without its history. */
export type OpenParcel = {
  /** Of this parcel alone: couriers use a code again. */
  id: string;
  trackingCode: string;
  facts: ParcelFacts;
  state: ParcelState;
};

function openParcel(row: ListedRow): OpenParcel {
  return {
    id: row.id,
    trackingCode: row.tracking_code,
    facts: factsOf(row),
    state: stateOf(row),
  };
}

function openOf(db: Db | Tx, customerCode: string) {
  return db
    .selectFrom('parcel')
    .where('customer_code', '=', customerCode)
    .where(query<boolean>`(is_current or is_beside)`)
    .where('closed_at', 'is', null);
}

/** All open parcels and waiting lines of a customer, in order of id. */
export async function openParcelsOfCustomer(db: Db | Tx, customerCode: string): Promise<OpenParcel[]> {
  return (await openOf(db, customerCode).select(listedColumns).orderBy('id').execute()).map(openParcel);
}

/** A parcel, open or closed, without its history. */
export type SentParcelRow = Pick<OpenParcel, 'id' | 'trackingCode' | 'facts' | 'state'>;

/**
 * The parcels and waiting lines of these orders, and those of these ids, in order of id. `lock` keeps others from
 * writing them.
 */
export async function parcelsOfOrders(
  db: Db | Tx,
  { orderCodes, ids }: { orderCodes: readonly string[]; ids: readonly string[] },
  mode: 'read' | 'lock',
): Promise<SentParcelRow[]> {
  const found = db
    .selectFrom('parcel')
    .select(listedColumns)
    .where((eb) =>
      eb.or([
        eb('order_code', '=', query<string>`any(${[...orderCodes]}::text[])`),
        eb('id', '=', query<string>`any(${[...ids]}::bigint[])`),
      ]),
    )
    .where(query<boolean>`(is_current or is_beside)`)
    .orderBy('id');
  return (await (mode === 'lock' ? found.forUpdate() : found).execute()).map(openParcel);
}

const { AwaitingSubmission, AwaitingDeclaration, AwaitingCustomer } = ParcelStatus;

/** It is being searched for, or goes back to its sender. */
const stays = query`(problems && ${[...stayFlags]}::text[])`;
/**
 * `parcel` lies at its point, and nothing keeps it from its customer: one that its point has yet to send back may still
 * be collected.
 */
export const canBeCollected = query<boolean>`(status = ${AwaitingCustomer} and (problems = '{}' or not exists (
  select from staying_parcel_facts as staying where staying.parcel_id = parcel.id and not staying.is_ordered_back)))`;

export type PressingParcels = {
  /** Those that can be collected, and the others. */
  ready: OpenParcel[];
  others: OpenParcel[];
  /**
   * How many can be collected, and how many are between the order's declaration and the pickup point; what is brought
   * on nowhere is neither.
   */
  counts: { ready: number; road: number };
};

/**
 * The parcels to show first: those that can be collected, by the first day of storage costs, and then the others, by
 * problems, by tasks of the customer, by arrival. At most `limit` of each kind, and their numbers. One scan of the
 * customer's index over all open parcels: it holds every column that is needed here. A line that waits for a parcel
 * counts as open too.
 */
export async function pressingParcels(db: Db, customerCode: string, limit: number): Promise<PressingParcels> {
  const { rows } = await query<{ ready: number; road: number; readyIds: string[]; otherIds: string[] }>`
    with open as materialized (
      select id, status, free_until, problems, order_code, received_at,
        ${canBeCollected} as is_ready, ${stays} as stays
      from parcel
      where customer_code = ${customerCode} and closed_at is null
    )
    select (select count(*)::integer from open where is_ready) as ready,
      (select count(*)::integer from open
        where status not in (${AwaitingCustomer}, ${AwaitingSubmission}, ${AwaitingDeclaration}) and not stays) as road,
      array(select id from open where is_ready order by free_until nulls last, id limit ${limit}) as "readyIds",
      array(select id from open where not is_ready
        order by problems = '{}', status not in (${AwaitingSubmission}, ${AwaitingDeclaration}), order_code is not null,
          received_at nulls last, id limit ${limit}) as "otherIds"`.execute(db);
  const { ready, road, readyIds, otherIds } = rows[0] ?? { ready: 0, road: 0, readyIds: [], otherIds: [] };
  const listed = await db
    .selectFrom('parcel')
    .select(listedColumns)
    .where('id', '=', query<string>`any(${[...readyIds, ...otherIds]}::bigint[])`)
    .execute();
  const byId = new Map(listed.map((row) => [row.id, openParcel(row)]));
  const found = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return { ready: found(readyIds), others: found(otherIds), counts: { ready, road } };
}

/** What China has received and nothing is wrong with, on its way to a pickup point: the first received first. */
export async function comingParcels(db: Db, customerCode: string, limit: number): Promise<OpenParcel[]> {
  // Which they are stands in the customer's index.
  const first = query`array(select id from parcel
    where customer_code = ${customerCode} and closed_at is null and status <> ${AwaitingCustomer}
      and received_at is not null and problems = '{}'
    order by received_at, id limit ${limit})`;
  const rows = await db
    .selectFrom('parcel')
    .select(listedColumns)
    .where('id', '=', query<string>`any(${first})`)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  return rows.map(openParcel);
}

/** Those of these parcels that lie ready, in order of id. */
export async function lyingParcels(db: Db | Tx, ids: readonly string[]): Promise<OpenParcel[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('parcel')
    .select(listedColumns)
    .where('id', '=', query<string>`any(${[...ids]}::bigint[])`)
    .where('is_current', '=', true)
    .where('status', '=', AwaitingCustomer)
    .orderBy('id')
    .execute();
  return rows.map(openParcel);
}

/** How many of these parcels can be collected. */
export async function countCollectableOf(db: Db | Tx, ids: readonly string[]): Promise<number> {
  const { rows } = await query<{ count: number }>`
    select count(*)::integer as count from parcel
    where id = any(${[...ids]}::bigint[]) and ${canBeCollected}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many of a customer's parcels lie ready at a pickup point. */
export async function countReadyAt(db: Db, customerCode: string, pickupPointId: number): Promise<number> {
  const { count } = await openOf(db, customerCode)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('status', '=', AwaitingCustomer)
    .where('pickup_point_id', '=', pickupPointId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many parcels of a customer China has received since then. */
export async function countReceived(db: Db | Tx, customerCode: string, since: Date): Promise<number> {
  const { rows } = await query<{ count: number }>`
    select count(*)::integer as count from parcel
    where customer_code = ${customerCode} and is_current and received_at >= ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}
