/**
 * Owns the photos of parcels. Promises that one is stored once, that nothing of the bytes that came is stored but the
 * picture itself, and that a photo is shown only to the owner of its parcel and to staff who see the parcel.
 */
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { ParcelPhoto, staffPhotos } from '@rohi/contract/tracking/parcel-photos.contract';
import { mostPhotosOfParcel, photoDaysAfterEnd, type PhotoKind } from '@rohi/contract/tracking/photo-rules';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import type { RemadePicture } from '../../../platform/pictures.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { findCustomersOfCodes } from '../../accounts/customers/customers.service.ts';
import {
  addAttachment,
  countAttachments,
  readAttachment,
  type AttachmentEnd,
} from '../../attachments/attachments.service.ts';
import { recordLook, type Viewer } from '../../audit/looks.service.ts';
import { placeDirectoryOf } from '../../places/places.service.ts';
import { findCodeForStaff, findOwnedForStaff } from '../staff/staff-parcels.service.ts';
import { photosOfCode, photosOfEnded, type PhotoOrigin, type PhotoRow } from './parcel-photo.store.ts';

export type { PhotoOrigin } from './parcel-photo.store.ts';

/** What a station sends of a photo beside its bytes. */
export type GivenPhoto = { photoId: string; kind: PhotoKind; takenAt: Date; scanId: string | null };

/** Stores a photo of a locked parcel. Throws `stations.tooManyPhotos`, `stations.photoIdTaken`. */
export async function addPhoto(
  context: Pick<Context, 'files' | 'clock'>,
  tx: Tx,
  parcelId: string,
  { photoId: id, picture, ...photo }: GivenPhoto & PhotoOrigin & { picture: RemadePicture },
): Promise<ParcelPhoto> {
  const about = { subject: 'PARCEL', subjectId: parcelId } as const;
  if ((await countAttachments(tx, { ...about, placeId: photo.placeId })) >= mostPhotosOfParcel)
    throw new AppError('stations.tooManyPhotos', { params: { max: mostPhotosOfParcel } });
  return photoOf(await addAttachment(context, tx, { ...about, id, ...photo }, picture));
}

/** A photo in the shape of the contract. */
export function photoOf({
  id,
  kind,
  takenAt,
  widthPx,
  heightPx,
}: Pick<PhotoRow, 'id' | 'kind' | 'takenAt' | 'widthPx' | 'heightPx'>): ParcelPhoto {
  return { photoId: id, kind, takenAt: takenAt.toISOString(), widthPx, heightPx };
}

/** The photos of an own parcel, the first taken first; none of a parcel that is not this customer's. */
export async function photosForOwner(
  db: Db,
  customerCode: string,
  trackingCode: string,
): Promise<ParcelPhoto[]> {
  return (await photosOfCode(db, trackingCode, customerCode)).map(photoOf);
}

/** The file of an own photo. Throws `tracking.photoNotFound`, also for somebody else's. */
export async function photoFileForOwner(
  context: Pick<Context, 'db' | 'files'>,
  { customerCode }: Pick<UserPrincipal, 'customerCode'>,
  code: string,
  photoId: string,
): Promise<PhotoFile> {
  if (customerCode === null) throw new AppError('tracking.photoNotFound');
  return fileOf(
    context,
    await photosOfCode(context.db, normalizeTrackingCode(code), customerCode),
    photoId,
    code,
  );
}

/** The photos of a parcel for staff. Throws `tracking.parcelNotFound`, also for one beyond the principal's unit. */
export async function photosForStaff(
  context: Context,
  principal: UserPrincipal,
  id: string,
  locale: Locale,
): Promise<DataOf<typeof staffPhotos>> {
  const rows = await photosOfCode(context.db, await findCodeForStaff(context, principal, id));
  const places = placeDirectoryOf(context);
  await places.prepare(
    context.db,
    rows.map(({ placeId }) => placeId),
  );
  const list = rows.map((row) => ({
    ...photoOf(row),
    takenBy: row.takenBy,
    device: row.device,
    scanId: row.scanId,
    place: places.find(row.placeId, locale)?.name ?? null,
  }));
  return { list };
}

/**
 * The file of a photo for staff; where the parcel is somebody's it is recorded who looked. Throws as `photosForStaff`
 * does, and `tracking.photoNotFound`.
 */
export async function photoFileForStaff(
  context: Context,
  { principal, actor }: { principal: UserPrincipal; actor: Viewer },
  id: string,
  photoId: string,
): Promise<PhotoFile> {
  const { trackingCode: code, customerCode: name } = await findOwnedForStaff(context, principal, id);
  const file = await fileOf(context, await photosOfCode(context.db, code), photoId, code);
  if (name === null) return file;
  const owner = (await findCustomersOfCodes(context.db, [name])).get(name);
  const person = owner === undefined ? null : { id: owner, name };
  await recordLook(context, actor, { kind: 'PHOTO', person, subjectId: code });
  return file;
}

type PhotoFile = { bytes: Buffer; fileName: string };

async function fileOf(
  context: Pick<Context, 'db' | 'files'>,
  rows: readonly PhotoRow[],
  photoId: string,
  code: string,
): Promise<PhotoFile> {
  const subjectIds = [...new Set(rows.map(({ parcelId }) => parcelId))];
  const bytes = await readAttachment(context, { subject: 'PARCEL', subjectIds, id: photoId });
  if (bytes === undefined) throw new AppError('tracking.photoNotFound');
  return { bytes, fileName: `${normalizeTrackingCode(code)}.jpg` };
}

/** Photos of parcels end some time after their parcel. */
export function endOfPhotos({ db, clock }: Pick<Context, 'db' | 'clock'>): AttachmentEnd {
  const endedBefore = new Date(clock.now().getTime() - photoDaysAfterEnd * 86_400_000);
  return { subject: 'PARCEL', ended: (most) => photosOfEnded(db, endedBefore, most) };
}
