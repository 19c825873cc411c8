import { sql as query } from 'kysely';
import type { Locale } from '@rohi/contract/locales';
import type { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Db, Tx } from '../../platform/database.ts';
import { textArray, type RawReader } from '../../platform/raw-rows.ts';

/** A row of the read model. */
export type TrackFragment = {
  parcelId: string;
  trackingCode: string;
  lastMileTracking: string | null;
  locale: Locale;
  status: ParcelStatus;
  /** The version of the words that it was made of. */
  textVersion: number;
  fragment: string;
};

/**
 * Writes finished answers; those of the same code and language are replaced. A batch is laid down by language: an asker wants
 * one of them, so the database's memory holds three times as many of the answers that are asked for.
 */
export async function writeFragments(tx: Tx, fragments: readonly TrackFragment[]): Promise<void> {
  if (fragments.length === 0) return;
  const column = <Key extends keyof TrackFragment>(key: Key) => fragments.map((row) => row[key]);
  // JSON text has no raw line feed, so lines carry it as it is: an array would escape each of its quotes on the way.
  const lines = column('fragment').join('\n');
  await query`
    insert into parcel_track (tracking_code, locale, parcel_id, last_mile_tracking, status, text_version, fragment)
    select code, locale, parcel_id, last_mile, status, text_version, fragment
    from unnest(${column('trackingCode')}::text[], ${column('locale')}::text[], ${column('parcelId')}::bigint[],
      ${column('lastMileTracking')}::text[], ${column('status')}::text[], ${column('textVersion')}::integer[],
      string_to_array(${lines}::text, chr(10)))
      as new (code, locale, parcel_id, last_mile, status, text_version, fragment)
    order by locale
    on conflict (tracking_code, locale) do update set
      parcel_id = excluded.parcel_id, last_mile_tracking = excluded.last_mile_tracking, status = excluded.status,
      text_version = excluded.text_version, fragment = excluded.fragment`.execute(tx);
}

/** Fragments of these parcels as they are stored, for the check. */
export async function readFragments(db: Db | Tx, parcelIds: readonly string[]): Promise<TrackFragment[]> {
  const rows = await db
    .selectFrom('parcel_track')
    .selectAll()
    .where('parcel_id', '=', query<string>`any(${[...parcelIds]}::bigint[])`)
    .execute();
  return rows.map((row) => ({
    parcelId: row.parcel_id,
    trackingCode: row.tracking_code,
    lastMileTracking: row.last_mile_tracking,
    locale: row.locale,
    status: row.status,
    textVersion: row.text_version,
    fragment: row.fragment,
  }));
}

/** Fragments that belong to no current parcel: there should be none. */
export async function countStrayFragments(db: Db | Tx): Promise<number> {
  const { rows } = await query<{ count: number }>`
    select count(*)::integer as count from parcel_track t
    where not exists (select from parcel p where p.id = t.parcel_id and p.is_current and p.tracking_code = t.tracking_code)`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Removes such fragments. */
export async function deleteStrayFragments(tx: Db | Tx): Promise<void> {
  await query`
    delete from parcel_track t
    where not exists (select from parcel p where p.id = t.parcel_id and p.is_current and p.tracking_code = t.tracking_code)`.execute(
    tx,
  );
}

/** One found parcel, as bytes: code, status, JSON fragment. */
export type FoundFragment = [trackingCode: Buffer, status: Buffer, fragment: Buffer];

/**
 * The hot path: one prepared statement with one array; the columns stay bytes, since the fragment goes out as it is.
 */
export async function findFragments(
  raw: RawReader,
  codes: readonly string[],
  locale: Locale,
): Promise<FoundFragment[]> {
  const rows = await raw.read`
    select tracking_code, status, fragment from parcel_track
    where tracking_code = any(${textArray(codes)}::text[]) and locale = ${locale}`;
  return rows as unknown as FoundFragment[];
}

/** The same by our own last-mile code, for the few that ask for it. Also tells which code found which parcel. */
export async function findFragmentsByLastMile(
  raw: RawReader,
  codes: readonly string[],
  locale: Locale,
): Promise<[...FoundFragment, lastMile: Buffer][]> {
  const rows = await raw.read`
    select tracking_code, status, fragment, last_mile_tracking from parcel_track
    where last_mile_tracking = any(${textArray(codes)}::text[]) and locale = ${locale}`;
  return rows as unknown as [...FoundFragment, Buffer][];
}

/** Removes the answers of parcels that stepped back. */
export async function deleteFragments(tx: Tx, parcelIds: readonly string[]): Promise<void> {
  if (parcelIds.length === 0) return;
  await tx
    .deleteFrom('parcel_track')
    .where('parcel_id', '=', query<string>`any(${[...parcelIds]}::bigint[])`)
    .execute();
}
