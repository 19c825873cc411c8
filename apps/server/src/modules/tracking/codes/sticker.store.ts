import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

export type SeriesRow = { id: number; first: number; last: number; used: number; at: Date; by: string };

export type NewSeries = { requestId: string; userId: string; by: string; at: Date };

export type StickerRow = { number: number; code: string; isUsed: boolean };

/** Numbers follow each other without a gap: two who make series wait here for each other. */
export async function lockSeries(tx: Tx): Promise<void> {
  await query`select pg_advisory_xact_lock(hashtextextended('sticker-series', 0))`.execute(tx);
}

/**
 * A sticker with a code that is a parcel's own code or its tracking code is in use; `used_at` remembers that for good.
 */
const isUsed = query<boolean>`(sticker.used_at is not null or exists (
  select from parcel where parcel.tracking_code = sticker.code and parcel.is_current))`;

/** The series of a request, or the last ones first. */
export async function findSeries(
  db: Db | Tx,
  { request, limit }: { request?: { userId: string; requestId: string }; limit: number },
): Promise<SeriesRow[]> {
  const { rows } = await query<SeriesRow>`
    select series.id, first_number as first, last_number as last, made_at as at, made_by_name as by, (
        select count(*)::integer from sticker
        where sticker.number between series.first_number and series.last_number and ${isUsed}
      ) as used
    from sticker_series as series
    where ${request?.userId ?? null}::uuid is null
      or (made_by = ${request?.userId ?? null}::uuid and request_id = ${request?.requestId ?? null}::uuid)
    order by series.id desc limit ${limit}`.execute(db);
  return rows;
}

/** A series behind the last one, with these codes in their order. */
export async function insertSeries(tx: Tx, series: NewSeries, codes: readonly string[]): Promise<void> {
  await query`
    with last as (select coalesce(max(last_number), 0) as number from sticker_series), made as (
      insert into sticker_series (request_id, first_number, last_number, made_at, made_by, made_by_name)
      select ${series.requestId}::uuid, last.number + 1, last.number + ${codes.length}::integer, ${series.at}::timestamptz,
        ${series.userId}::uuid, ${series.by}::text
      from last returning first_number)
    insert into sticker (number, code)
    select made.first_number + given.place - 1, given.code
    from made, unnest(${[...codes]}::text[]) with ordinality as given (code, place)`.execute(tx);
}

/** The stickers of these numbers, in their order. */
export async function findStickers(db: Db, first: number, last: number): Promise<StickerRow[]> {
  const { rows } = await query<StickerRow>`
    select number, code, ${isUsed} as "isUsed" from sticker
    where number between ${first} and ${last} order by number`.execute(db);
  return rows;
}

/** The owner of a sticker; undefined when there is no such sticker. A rival that uses it waits here. */
export async function lockSticker(
  tx: Tx,
  code: string,
): Promise<{ parcelId: string | null; isUsed: boolean } | undefined> {
  const { rows } = await query<{ parcelId: string | null; isUsed: boolean }>`
    select parcel_id as "parcelId", ${isUsed} as "isUsed" from sticker where code = ${code} for update`.execute(
    tx,
  );
  return rows[0];
}

export async function storeUse(tx: Tx, code: string, parcelId: string, at: Date): Promise<void> {
  await query`update sticker set parcel_id = ${parcelId}, used_at = ${at} where code = ${code}`.execute(tx);
}

/** The tracking code of the current parcel with this own code. */
export async function findByOwnCode(db: Db | Tx, code: string): Promise<string | undefined> {
  const { rows } = await query<{ trackingCode: string }>`
    select tracking_code as "trackingCode" from parcel
    where last_mile_tracking = ${code} and is_current`.execute(db);
  return rows[0]?.trackingCode;
}
