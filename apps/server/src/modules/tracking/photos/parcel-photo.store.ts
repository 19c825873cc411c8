import type { PhotoKind } from '@rohi/contract/tracking/photo-rules';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** Where a photo was made, and the user who made it. */
export type PhotoOrigin = { placeId: number; deviceId: string; device: string; takenBy: string };

export type PhotoRow = PhotoOrigin & {
  id: string;
  kind: PhotoKind;
  fileName: string;
  widthPx: number;
  heightPx: number;
  takenAt: Date;
  /** Behind which it was sent; null of one from before scans were named. */
  scanId: string | null;
};

export type NewPhoto = PhotoRow & { parcelId: string; byteLength: number; storedAt: Date };

const columns = query.raw(`photo.id, photo.kind, photo.file_name as "fileName", photo.width_px as "widthPx",
  photo.height_px as "heightPx", photo.place_id as "placeId", photo.device_id as "deviceId", photo.device,
  photo.taken_by as "takenBy", photo.taken_at as "takenAt", photo.scan_id as "scanId"`);

/** Inserts a photo of a locked parcel. */
export async function insertPhoto(tx: Tx, photo: NewPhoto): Promise<void> {
  await query`
    insert into parcel_photo (id, parcel_id, kind, file_name, byte_length, width_px, height_px, place_id, device_id, device,
      taken_by, taken_at, stored_at, scan_id)
    values (${photo.id}, ${photo.parcelId}, ${photo.kind}, ${photo.fileName}, ${photo.byteLength}, ${photo.widthPx},
      ${photo.heightPx}, ${photo.placeId}, ${photo.deviceId}, ${photo.device}, ${photo.takenBy}, ${photo.takenAt},
      ${photo.storedAt}, ${photo.scanId})`.execute(tx);
}

/** A photo by its id, of any owner's parcel. */
export async function findPhotoById(db: Db | Tx, id: string): Promise<PhotoRow | undefined> {
  const { rows } =
    await query<PhotoRow>`select ${columns} from parcel_photo as photo where id = ${id}`.execute(db);
  return rows[0];
}

/** How many photos of a parcel a unit has made. */
export async function countPhotos(tx: Tx, parcelId: string, placeId: number): Promise<number> {
  const { rows } = await query<{ count: number }>`
    select count(*)::integer as count from parcel_photo
    where parcel_id = ${parcelId} and place_id = ${placeId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The photos of the current parcel of a code, of this customer's alone when one is named; the first taken first. */
export async function photosOfCode(
  db: Db | Tx,
  trackingCode: string,
  customerCode?: string,
): Promise<PhotoRow[]> {
  const { rows } = await query<PhotoRow>`
    select ${columns} from parcel_photo as photo join parcel on parcel.id = photo.parcel_id
    where parcel.tracking_code = ${trackingCode} and parcel.is_current
      and (${customerCode ?? null}::text is null or parcel.customer_code = ${customerCode ?? null}::text)
    order by photo.taken_at, photo.id`.execute(db);
  return rows;
}

/** The photos of one parcel are those of another from now on: the box that they show was found to be that one. */
export async function movePhotosTo(tx: Tx, fromId: string, toId: string): Promise<void> {
  await query`update parcel_photo set parcel_id = ${toId} where parcel_id = ${fromId}`.execute(tx);
}

/** Deletes some photos of parcels that ended before a moment; the names of their files. */
export async function deletePhotosOfEnded(db: Db, endedBefore: Date, limit: number): Promise<string[]> {
  const { rows } = await query<{ name: string }>`
    delete from parcel_photo where id in (
      select photo.id from parcel_photo as photo join parcel on parcel.id = photo.parcel_id
      where parcel.closed_at < ${endedBefore} limit ${limit})
    returning file_name as name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Those of these files that a photo names. */
export async function findNamedPhotos(db: Db, fileNames: readonly string[]): Promise<Set<string>> {
  const { rows } = await query<{ name: string }>`
    select file_name as name from parcel_photo where file_name = any(${[...fileNames]}::text[])`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
