import type { ParcelEventType } from '@rohi/contract/tracking/parcel-events';
import { sql as query } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { EventDetails, EventSource } from '../moves/parcel-history.ts';

/** Events of one kind, hour, place and person: those of the boxes of an order that went together. */
export type EventRow = {
  type: ParcelEventType;
  at: Date;
  placeId: number | null;
  details: EventDetails;
  actor: string;
  source: EventSource;
  implied: boolean;
  isTakenBack: boolean;
  parcels: number;
  trackingCode: string;
};

const columns = query`
  event.type, max(event.occurred_at) as at, event.place_id as "placeId", event.details, event.actor, event.source,
  event.implied, exists (select from parcel_event correction where correction.parcel_id = event.parcel_id
    and correction.corrects = event.seq) as "isTakenBack",
  count(*)::integer as parcels, min(parcel.tracking_code) as "trackingCode"`;

/** What happened to the current parcel of a code, oldest first. */
export async function eventRowsOfParcel(db: Db, trackingCode: string): Promise<EventRow[]> {
  const { rows } = await query<EventRow>`
    select ${columns} from parcel join parcel_event event on event.parcel_id = parcel.id
    where parcel.tracking_code = ${trackingCode} and parcel.is_current
    group by event.parcel_id, event.seq order by event.seq`.execute(db);
  return rows;
}

/** What happened to the current parcels of an order; equal events of one hour are one row. */
export async function eventRowsOfOrder(db: Db, orderCode: string): Promise<EventRow[]> {
  const { rows } = await query<EventRow>`
    select type, max(at) as at, "placeId", details, actor, source, implied, "isTakenBack",
      count(*)::integer as parcels, min("trackingCode") as "trackingCode"
    from (
      select ${columns}, event.seq from parcel join parcel_event event on event.parcel_id = parcel.id
      where parcel.order_code = ${orderCode} and (parcel.is_current or parcel.is_beside)
      group by event.parcel_id, event.seq
    ) single
    group by type, date_trunc('hour', at), "placeId", details, actor, source, implied, "isTakenBack"
    order by max(at), min(seq)`.execute(db);
  return rows;
}
