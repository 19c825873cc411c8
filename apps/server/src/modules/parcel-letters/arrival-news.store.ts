import { sql as query } from 'kysely';
import type { Tx } from '../../platform/database.ts';

export type ArrivalNews = { parcelId: string; seq: number; customerCode: string; pickupPointId: number };

/** Notes arrivals; one that is there already stays as it is. */
export async function insertArrivalNews(tx: Tx, news: readonly ArrivalNews[], at: Date): Promise<void> {
  const column = <Key extends keyof ArrivalNews>(key: Key) => news.map((each) => each[key]);
  await query`
    insert into arrival_news (parcel_id, event_seq, customer_code, pickup_point_id, noted_at)
    select parcel_id, seq, customer_code, point, ${at}
    from unnest(${column('parcelId')}::bigint[], ${column('seq')}::integer[], ${column('customerCode')}::text[],
      ${column('pickupPointId')}::integer[]) as news (parcel_id, seq, customer_code, point)
    on conflict do nothing`.execute(tx);
}

/**
 * Takes off the list what has arrived for a customer at a point, once the first of it was noted by then; nothing before that. Who else does so at the same time
 * gets none of it.
 */
export async function takeArrivalNews(
  tx: Tx,
  { customerCode, pickupPointId }: Pick<ArrivalNews, 'customerCode' | 'pickupPointId'>,
  firstBy: Date,
): Promise<{ parcelId: string; seq: number }[]> {
  const own = query`customer_code = ${customerCode} and pickup_point_id = ${pickupPointId}`;
  const { rows } = await query<{ parcelId: string; seq: number }>`
    delete from arrival_news
    where ${own} and exists (select from arrival_news where ${own} and noted_at <= ${firstBy})
    returning parcel_id::text as "parcelId", event_seq as seq`.execute(tx);
  return rows;
}

/** When the first of what waits for a customer at a point was noted; undefined where nothing waits. */
export async function firstNoted(
  tx: Tx,
  { customerCode, pickupPointId }: Pick<ArrivalNews, 'customerCode' | 'pickupPointId'>,
): Promise<Date | undefined> {
  const { rows } = await query<{ at: Date | null }>`
    select min(noted_at) as at from arrival_news
    where customer_code = ${customerCode} and pickup_point_id = ${pickupPointId}`.execute(tx);
  return rows[0]?.at ?? undefined;
}
