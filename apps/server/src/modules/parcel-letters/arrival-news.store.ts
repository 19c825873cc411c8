import { sql as query } from 'kysely';
import type { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Tx } from '../../platform/database.ts';

/**
 * A reader with news that wait for one another: those of one customer who comes to one status, at one point where the
 * letter is about that (else null).
 */
export type WaitingReader = { customerCode: string; status: ParcelStatus; pickupPointId: number | null };

export type ArrivalNews = WaitingReader & { parcelId: string; seq: number };

/** Notes news; one that is there already stays as it is. */
export async function insertArrivalNews(tx: Tx, news: readonly ArrivalNews[], at: Date): Promise<void> {
  const column = <Key extends keyof ArrivalNews>(key: Key) => news.map((each) => each[key]);
  await query`
    insert into arrival_news (parcel_id, event_seq, customer_code, status, pickup_point_id, noted_at)
    select parcel_id, seq, customer_code, status, point, ${at}
    from unnest(${column('parcelId')}::bigint[], ${column('seq')}::integer[], ${column('customerCode')}::text[],
      ${column('status')}::text[], ${column('pickupPointId')}::integer[])
      as news (parcel_id, seq, customer_code, status, point)
    on conflict do nothing`.execute(tx);
}

const ownOf = ({ customerCode, status, pickupPointId }: WaitingReader) =>
  query`customer_code = ${customerCode} and status = ${status}
    and pickup_point_id is not distinct from ${pickupPointId}::integer`;

/**
 * Takes off the list what waits for a reader, once the first of it was noted by then; nothing before that. Without that
 * of which later news waits as well. Who else does so at the same time gets none of it.
 */
export async function takeArrivalNews(
  tx: Tx,
  reader: WaitingReader,
  firstBy: Date,
): Promise<{ parcelId: string; seq: number }[]> {
  const { rows } = await query<{ parcelId: string; seq: number; isSuperseded: boolean }>`
    delete from arrival_news as news
    where ${ownOf(reader)} and exists (select from arrival_news where ${ownOf(reader)} and noted_at <= ${firstBy})
    returning parcel_id::text as "parcelId", event_seq as seq, exists (
      select from arrival_news as later
      where later.parcel_id = news.parcel_id and later.event_seq > news.event_seq) as "isSuperseded"`.execute(
    tx,
  );
  return rows.flatMap(({ parcelId, seq, isSuperseded }) => (isSuperseded ? [] : [{ parcelId, seq }]));
}

/** When the first of what waits for a reader was noted; undefined where nothing waits. */
export async function firstNoted(tx: Tx, reader: WaitingReader): Promise<Date | undefined> {
  const { rows } = await query<{ at: Date | null }>`
    select min(noted_at) as at from arrival_news where ${ownOf(reader)}`.execute(tx);
  return rows[0]?.at ?? undefined;
}
