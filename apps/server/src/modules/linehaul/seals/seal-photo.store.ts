import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

export type SealPhotoRow = {
  id: string;
  tripId: string;
  /** The departure that it belongs to; null while it waits for one. */
  eventId: number | null;
  fileName: string;
  widthPx: number;
  heightPx: number;
  takenBy: string;
  takenAt: Date;
};

const columns =
  query.raw(`id, trip_id::text as "tripId", event_id::float8 as "eventId", file_name as "fileName",
  width_px as "widthPx", height_px as "heightPx", taken_by as "takenBy", taken_at as "takenAt"`);

/** Inserts a photo of a locked trip. */
export async function insertSealPhoto(
  tx: Tx,
  photo: SealPhotoRow & { byteLength: number; storedAt: Date },
): Promise<void> {
  await query`
    insert into trip_photo (id, trip_id, event_id, file_name, byte_length, width_px, height_px, taken_by, taken_at, stored_at)
    values (${photo.id}, ${photo.tripId}::bigint, ${photo.eventId}, ${photo.fileName}, ${photo.byteLength}, ${photo.widthPx},
      ${photo.heightPx}, ${photo.takenBy}, ${photo.takenAt}, ${photo.storedAt})`.execute(tx);
}

/** A photo by its id, of whichever trip. */
export async function findSealPhoto(db: Db | Tx, id: string): Promise<SealPhotoRow | undefined> {
  const { rows } =
    await query<SealPhotoRow>`select ${columns} from trip_photo where id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** All photos of a trip, the first taken first. */
export async function listSealPhotos(db: Db | Tx, tripId: string): Promise<SealPhotoRow[]> {
  const { rows } = await query<SealPhotoRow>`
    select ${columns} from trip_photo where trip_id = ${tripId}::bigint order by taken_at, id`.execute(db);
  return rows;
}

/** The photos that wait for the departure of a trip are those of this one from now on. */
export async function giveToDeparture(tx: Tx, tripId: string, eventId: number): Promise<void> {
  await query`
    update trip_photo set event_id = ${eventId} where trip_id = ${tripId}::bigint and event_id is null`.execute(
    tx,
  );
}

/** Deletes a photo that waits; the name of its file, undefined where nothing was deleted. */
export async function deleteWaitingPhoto(tx: Tx, tripId: string, id: string): Promise<string | undefined> {
  const { rows } = await query<{ name: string }>`
    delete from trip_photo where id = ${id}::uuid and trip_id = ${tripId}::bigint and event_id is null
    returning file_name as name`.execute(tx);
  return rows[0]?.name;
}

/** Those of these files that a photo names. */
export async function findNamedFiles(db: Db, fileNames: readonly string[]): Promise<Set<string>> {
  const { rows } = await query<{ name: string }>`
    select file_name as name from trip_photo where file_name = any(${[...fileNames]}::text[])`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
