import type { PhotoKind } from '@rohi/contract/tracking/photo-rules';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** Where a photo was made, and who made it. */
export type PhotoOrigin = { placeId: number; deviceId: string; device: string; takenBy: string };

export type PhotoRow = PhotoOrigin & {
  id: string;
  parcelId: string;
  kind: PhotoKind;
  widthPx: number;
  heightPx: number;
  takenAt: Date;
  /** Behind which it was sent; null of one from before scans were named. */
  scanId: string | null;
};

/** The photos of the current parcel of a code, of this customer's alone when one is named; the first taken first. */
export async function photosOfCode(
  db: Db | Tx,
  trackingCode: string,
  customerCode?: string,
): Promise<PhotoRow[]> {
  const { rows } = await query<PhotoRow>`
    select photo.id, photo.subject_id as "parcelId", photo.kind, photo.width_px as "widthPx", photo.height_px as "heightPx",
      photo.place_id as "placeId", photo.device_id as "deviceId", photo.device, photo.taken_by as "takenBy",
      photo.taken_at as "takenAt", photo.scan_id as "scanId"
    from parcel join attachment_facts as photo on photo.subject = 'PARCEL' and photo.subject_id = parcel.id::text
    where parcel.tracking_code = ${trackingCode} and parcel.is_current
      and (${customerCode ?? null}::text is null or parcel.customer_code = ${customerCode ?? null}::text)
    order by photo.taken_at, photo.id`.execute(db);
  return rows;
}

/** The ids of at most so many photos of parcels that ended before a moment. */
export async function photosOfEnded(db: Db, endedBefore: Date, most: number): Promise<string[]> {
  const { rows } = await query<{ id: string }>`
    select photo.id from parcel join attachment_facts as photo on photo.subject = 'PARCEL' and photo.subject_id = parcel.id::text
    where parcel.closed_at < ${endedBefore} limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
