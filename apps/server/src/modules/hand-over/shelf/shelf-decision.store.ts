/** What was decided about uncollected parcels on the shelf of their point. Written under the lock of the parcel. */
import type {
  ShelfCause,
  ShelfDecisionKind,
  ShelfDecisionState,
} from '@rohi/contract/hand-over/shelf-decision-rules';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import type { SeenDocument } from '../visits/visit.store.ts';

export type NewDecision = {
  id: string;
  parcelId: string;
  trackingCode: string;
  unitId: number;
  cause: ShelfCause;
  kind: ShelfDecisionKind;
  state: 'STANDS' | 'ORDERED' | 'WAITING';
  reason: string;
  askedAt: Date;
  askedById: string;
  askedBy: string;
  /** A Dushanbe day. */
  storedUntil: string | null;
  standsStill: boolean | null;
  hubId: number | null;
};

export type Decision = Omit<NewDecision, 'state'> & {
  state: ShelfDecisionState;
  sentRequest: string | null;
  carriedBy: string | null;
  sentAt: Date | null;
  arrivedRequest: string | null;
  arrivedAt: Date | null;
  fetchedRequest: string | null;
  fetchedAt: Date | null;
  fetchedBy: string | null;
  fetchedTo: string | null;
  document: SeenDocument | null;
  photoIds: string[];
  decisionRequest: string | null;
  decidedAt: Date | null;
  decidedById: string | null;
  decidedBy: string | null;
  decisionReason: string | null;
  /** Cents of a dollar. */
  writtenOffMinor: string | null;
  endedAt: Date | null;
};

const columns =
  query.raw(`id, parcel_id::text as "parcelId", tracking_code as "trackingCode", unit_id as "unitId", cause, kind, state, reason,
  asked_at as "askedAt", asked_by_id as "askedById", asked_by as "askedBy", to_char(stored_until, 'YYYY-MM-DD') as "storedUntil",
  stands_still as "standsStill", hub_id as "hubId", sent_request as "sentRequest", carried_by as "carriedBy", sent_at as "sentAt",
  arrived_request as "arrivedRequest", arrived_at as "arrivedAt", fetched_request as "fetchedRequest", fetched_at as "fetchedAt",
  fetched_by as "fetchedBy", fetched_to as "fetchedTo",
  case when document_type is not null then json_build_object('type', document_type, 'end', document_end) end as document, photo_ids as "photoIds", decision_request as "decisionRequest",
  decided_at as "decidedAt", decided_by_id as "decidedById", decided_by as "decidedBy", decision_reason as "decisionReason",
  written_off_minor as "writtenOffMinor", ended_at as "endedAt"`);

async function read(db: Db | Tx, which: RawBuilder<unknown>): Promise<Decision[]> {
  const { rows } = await query<Decision>`select ${columns} from shelf_decision where ${which}`.execute(db);
  return rows;
}

export async function insertDecision(tx: Tx, row: NewDecision): Promise<void> {
  await query`
    insert into shelf_decision (id, parcel_id, tracking_code, unit_id, cause, kind, state, reason, asked_at, asked_by_id, asked_by,
      stored_until, stands_still, hub_id)
    values (${row.id}, ${row.parcelId}, ${row.trackingCode}, ${row.unitId}, ${row.cause}, ${row.kind}, ${row.state}, ${row.reason},
      ${row.askedAt}, ${row.askedById}, ${row.askedBy}, ${row.storedUntil}, ${row.standsStill}, ${row.hubId})`.execute(
    tx,
  );
}

export async function findDecision(db: Db | Tx, id: string): Promise<Decision | undefined> {
  return (await read(db, query`id = ${id}`))[0];
}

/** How many disposals wait that somebody else has asked for, at one point or at all, and since when the first has. */
export async function countDisposals(
  db: Db,
  { unitId, notOf }: { unitId: number | undefined; notOf: string },
): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await query<{ count: number; oldest: Date | null }>`
    select count(*)::integer as count, min(asked_at) as oldest from shelf_decision
    where state = 'WAITING' and asked_by_id <> ${notOf}
      and (${unitId ?? null}::integer is null or unit_id = ${unitId ?? null})`.execute(db);
  return rows[0] ?? { count: 0, oldest: null };
}

/** What stands about a parcel. */
export async function standingDecision(db: Db | Tx, parcelId: string): Promise<Decision | undefined> {
  return (await read(db, query`parcel_id = ${parcelId} and ended_at is null`))[0];
}

/** What stands about any of these parcels, by the id of the parcel. */
export async function standingDecisions(
  db: Db,
  parcelIds: readonly string[],
): Promise<Map<string, Decision>> {
  const rows = await read(db, query`parcel_id = any(${[...parcelIds]}::bigint[]) and ended_at is null`);
  return new Map(rows.map((row) => [row.parcelId, row]));
}

export async function findByRequest(
  db: Db | Tx,
  by: 'decision' | 'sent' | 'arrived' | 'fetched',
  requestId: string,
): Promise<Decision | undefined> {
  const column = {
    decision: 'decision_request',
    sent: 'sent_request',
    arrived: 'arrived_request',
    fetched: 'fetched_request',
  }[by];
  return (await read(db, query`${query.ref(column)} = ${requestId}`))[0];
}

/** The return of the code that stands so, the last ordered. */
export async function returnOfCode(
  db: Db | Tx,
  trackingCode: string,
  state: ReturnState,
): Promise<Decision | undefined> {
  const rows = await read(
    db,
    query`state = ${state} and tracking_code = ${trackingCode} order by asked_at desc, id limit 1`,
  );
  return rows[0];
}

/** How a return stands once it was ordered. */
export type ReturnState = 'ORDERED' | 'SENT' | 'ARRIVED' | 'FETCHED';

const mostReturns = 500;

/**
 * Returns that are under way, of a point, to a hub, or all, and after them those that lie at their hub; the first
 * ordered first.
 */
export function returnsUnderWay(
  db: Db,
  scope: { pickupPointId?: number | undefined; hubId?: number | undefined },
): Promise<Decision[]> {
  const { pickupPointId = null, hubId = null } = scope;
  return read(
    db,
    query`state in ('ORDERED', 'SENT', 'ARRIVED')
      and (${pickupPointId}::integer is null or unit_id = ${pickupPointId} and state <> 'ARRIVED')
      and (${hubId}::integer is null or hub_id = ${hubId} and state <> 'ORDERED')
      order by state = 'ARRIVED', asked_at, id limit ${mostReturns}`,
  );
}

/**
 * Whether the office has ordered the return of a parcel that has not left its point: until then its customer may
 * collect it.
 */
export async function isOrderedBack(db: Db | Tx, parcelId: string): Promise<boolean> {
  const { rows } = await query`
    select from shelf_decision where parcel_id = ${parcelId}::bigint and kind = 'RETURN' and state = 'ORDERED'`.execute(
    db,
  );
  return rows.length > 0;
}

/** The parcels of these with a return that is ordered and has not left its point. */
export async function orderedBack(db: Db, codes: readonly string[]): Promise<Set<string>> {
  const rows = await read(
    db,
    query`tracking_code = any(${[...codes]}::text[]) and kind = 'RETURN' and state = 'ORDERED'`,
  );
  return new Set(rows.map(({ trackingCode }) => trackingCode));
}

export async function addPhotoId(tx: Tx, id: string, photoId: string): Promise<void> {
  await query`
    update shelf_decision set photo_ids = photo_ids || ${photoId}::uuid where id = ${id} and not ${photoId}::uuid = any(photo_ids)`.execute(
    tx,
  );
}

export type Settled = {
  state: 'DONE' | 'REFUSED' | 'WITHDRAWN';
  requestId: string;
  at: Date;
  by: string;
  byId: string;
  reason: string | null;
  writtenOffMinor: bigint | null;
};

export async function settleDecision(tx: Tx, id: string, settled: Settled): Promise<void> {
  const { writtenOffMinor: minor } = settled;
  await query`
    update shelf_decision set state = ${settled.state}, decision_request = ${settled.requestId}, decided_at = ${settled.at},
      decided_by = ${settled.by}, decided_by_id = ${settled.byId}, decision_reason = ${settled.reason}, ended_at = ${settled.at},
      written_off_minor = ${minor === null ? null : String(minor)}::bigint
    where id = ${id}`.execute(tx);
}

/** A later decision takes its place. */
export async function replaceDecision(tx: Tx, id: string, at: Date): Promise<void> {
  await query`update shelf_decision set state = 'ENDED', ended_at = ${at} where id = ${id}`.execute(tx);
}

export type Sent = { requestId: string; at: Date; by: string; carriedBy: string; writtenOffMinor: bigint };

export async function storeSending(tx: Tx, id: string, sent: Sent): Promise<void> {
  await query`
    update shelf_decision set state = 'SENT', sent_request = ${sent.requestId}, sent_at = ${sent.at}, sent_by = ${sent.by},
      carried_by = ${sent.carriedBy}, ended_at = ${sent.at}, written_off_minor = ${String(sent.writtenOffMinor)}::bigint
    where id = ${id}`.execute(tx);
}

/** False where it is not on its way any more. */
export async function storeArrival(
  tx: Tx,
  id: string,
  { requestId, at, by }: Pick<Sent, 'requestId' | 'at' | 'by'>,
): Promise<boolean> {
  const { rows } = await query`
    update shelf_decision set state = 'ARRIVED', arrived_request = ${requestId}, arrived_at = ${at}, arrived_by = ${by}
    where id = ${id} and state = 'SENT' returning id`.execute(tx);
  return rows.length > 0;
}

export type Fetched = { requestId: string; at: Date; by: string; to: string; document: SeenDocument };

/** False where it does not lie at its hub any more. */
export async function storeFetching(
  tx: Tx,
  id: string,
  { requestId, at, by, to, document }: Fetched,
): Promise<boolean> {
  const { rows } = await query`
    update shelf_decision set state = 'FETCHED', fetched_request = ${requestId}, fetched_at = ${at}, fetched_by = ${by},
      fetched_to = ${to}, document_type = ${document.type}, document_end = ${document.end}
    where id = ${id} and state = 'ARRIVED' returning id`.execute(tx);
  return rows.length > 0;
}

/** The returns of a code that were fetched, the latest first. */
export function fetchedReturns(db: Db, trackingCode: string): Promise<Decision[]> {
  return read(
    db,
    query`tracking_code = ${trackingCode} and fetched_at is not null order by fetched_at desc, id`,
  );
}

/**
 * Ends what stands about those of these parcels that have left their shelf, and takes back what had ended those that
 * lie there again.
 */
export async function followParcels(tx: Tx, parcelIds: readonly string[]): Promise<void> {
  await query`
    update shelf_decision as decision set state = case when is_here then 'WITHDRAWN' else 'ENDED' end,
      ended_at = case when is_here then ended_at else greatest(now(), asked_at) end,
      written_off_minor = case when is_here then null else written_off_minor end
    from (select id, status = ${ParcelStatus.AwaitingCustomer} as is_here from parcel_facts
      where id = any(${[...parcelIds]}::bigint[])) as parcel
    where parcel.id = decision.parcel_id
      and case when is_here then state in ('SENT', 'ARRIVED', 'FETCHED', 'DONE') else ended_at is null end`.execute(
    tx,
  );
}
