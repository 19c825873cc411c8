/** The append-only histories of parcels. */
import type { ParcelEventType } from '@rohi/contract/tracking/parcel-events';
import { sql as query, type Selectable } from 'kysely';
import type { DB } from '../../../platform/database-types.generated.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { inPortions } from '../../../platform/portions.ts';
import type { ParcelEvent } from './parcel-history.ts';

/**
 * The histories of these parcels, by id, in the order in which they happened; `only` leaves out all other types but the
 * event with which a history begins.
 */
export async function readHistories(
  db: Db | Tx,
  ids: readonly string[],
  only?: readonly ParcelEventType[],
): Promise<Map<string, ParcelEvent[]>> {
  return historiesOf(await inPortions(ids, portion, (some) => readEvents(db, some, only)));
}

/**
 * The histories of the current parcels of these codes: for few, asked behind the parcels themselves without waiting for
 * those.
 */
export async function readHistoriesOfCodes(
  tx: Tx,
  codes: readonly string[],
): Promise<Map<string, ParcelEvent[]>> {
  const ofCodes = query<string>`
    any(array(select id from parcel where tracking_code = any(${[...codes]}::text[]) and is_current))`;
  return historiesOf(
    await tx
      .selectFrom('parcel_event')
      .selectAll()
      .where('parcel_id', '=', ofCodes)
      .orderBy('parcel_id')
      .orderBy('seq')
      .execute(),
  );
}

function historiesOf(rows: readonly Selectable<DB['parcel_event']>[]): Map<string, ParcelEvent[]> {
  const histories = new Map<string, ParcelEvent[]>();
  for (const row of rows) {
    const event: ParcelEvent = {
      seq: row.seq,
      type: row.type,
      statusFrom: row.status_from,
      statusTo: row.status_to,
      placeId: row.place_id,
      details: row.details as ParcelEvent['details'],
      occurredAt: row.occurred_at,
      claimedAt: row.claimed_at,
      actor: row.actor,
      source: row.source as ParcelEvent['source'],
      requestId: row.request_id,
      implied: row.implied,
      corrects: row.corrects,
    };
    const history = histories.get(row.parcel_id);
    if (history === undefined) histories.set(row.parcel_id, [event]);
    else history.push(event);
  }
  return histories;
}

/** So many parcels bring their events at once: some 5,000 events, in about 15 ms of the processor. */
const portion = 1_000;

function readEvents(db: Db | Tx, ids: readonly string[], only?: readonly ParcelEventType[]) {
  return db
    .selectFrom('parcel_event')
    .selectAll()
    .where('parcel_id', '=', query<string>`any(${[...ids]}::bigint[])`)
    .$if(only !== undefined, (events) =>
      events.where(query<boolean>`(seq = 1 or type = any(${[...(only ?? [])]}::text[]))`),
    )
    .orderBy('parcel_id')
    .orderBy('seq')
    .execute();
}

/** Appends events. The primary key (parcel, seq) refuses a second writer that read the same history. */
export async function appendEvents(
  tx: Tx,
  events: readonly (ParcelEvent & { parcelId: string })[],
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => ({
    parcel_id: event.parcelId,
    seq: event.seq,
    type: event.type,
    status_from: event.statusFrom,
    status_to: event.statusTo,
    place_id: event.placeId,
    details: event.details,
    occurred_at: event.occurredAt,
    claimed_at: event.claimedAt,
    actor: event.actor,
    source: event.source,
    request_id: event.requestId,
    implied: event.implied,
    corrects: event.corrects,
  }));
  await query`
    insert into parcel_event (parcel_id, seq, type, status_from, status_to, place_id, details, occurred_at, claimed_at, actor, source, request_id, implied, corrects)
    select parcel_id, seq, type, status_from, status_to, place_id, details, occurred_at, claimed_at, actor, source, request_id, implied, corrects
    from jsonb_populate_recordset(null::parcel_event, ${JSON.stringify(rows)}::text::jsonb)`.execute(tx);
}
