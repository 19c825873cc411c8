/**
 * Owns the photos of parcels. Promises that one is stored once, that nothing of the bytes that came is stored but the
 * picture itself, and that a photo is shown only to the owner of its parcel and to staff who see the parcel.
 */
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { ParcelPhoto, staffPhotos } from '@rohi/contract/tracking/parcel-photos.contract';
import {
  longestPhotoPx,
  mostPhotoPixels,
  mostPhotosOfParcel,
  photoDaysAfterEnd,
  type PhotoKind,
} from '@rohi/contract/tracking/photo-rules';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { removeUnnamed, removeWithRows } from '../../../platform/file-retention.ts';
import { remakePicture, type RemadePicture } from '../../../platform/pictures.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { findCustomersOfCodes } from '../../accounts/customers/customers.service.ts';
import { recordLook, type Viewer } from '../../audit/looks.service.ts';
import { placeDirectoryOf } from '../../places/places.service.ts';
import { findCodeForStaff, findOwnedForStaff } from '../staff/staff-parcels.service.ts';
import {
  countPhotos,
  deletePhotosOfEnded,
  findNamedPhotos,
  findPhotoById,
  insertPhoto,
  photosOfCode,
  type PhotoOrigin,
  type PhotoRow,
} from './parcel-photo.store.ts';

export type { PhotoOrigin } from './parcel-photo.store.ts';

/** Of the file store. */
const folder = 'parcel-photos';

/** What a station sends of a photo beside its bytes. */
export type GivenPhoto = { photoId: string; kind: PhotoKind; takenAt: Date; scanId: string | null };

/** Makes a photo anew, without anything that the camera wrote beside it. Throws `PictureError`. */
export function remakePhoto(bytes: Buffer): Promise<RemadePicture> {
  return remakePicture(bytes, { mostPixels: mostPhotoPixels, mostOutputPixels: longestPhotoPx ** 2 });
}

/** A photo that is stored already, with the device that has sent it. */
export async function findStoredPhoto(
  db: Db | Tx,
  photoId: string,
): Promise<{ deviceId: string; photo: ParcelPhoto } | undefined> {
  const row = await findPhotoById(db, photoId);
  return row && { deviceId: row.deviceId, photo: photoOf(row) };
}

/** Stores a photo of a locked parcel. Throws `stations.tooManyPhotos`. */
export async function addPhoto(
  { files, clock }: Pick<Context, 'files' | 'clock'>,
  tx: Tx,
  parcelId: string,
  photo: GivenPhoto & PhotoOrigin & { picture: RemadePicture },
): Promise<ParcelPhoto> {
  if ((await countPhotos(tx, parcelId, photo.placeId)) >= mostPhotosOfParcel)
    throw new AppError('stations.tooManyPhotos', { params: { max: mostPhotosOfParcel } });
  const { photoId: id, picture, ...details } = photo;
  const { bytes, widthPx, heightPx } = picture;
  const storedAt = clock.now();
  // The file first: a row never names a file that is not there, and a file without a row is thrown away by a job.
  const fileName = await files.add(folder, 'jpg', bytes, storedAt);
  const row = { ...details, id, fileName, widthPx, heightPx };
  await insertPhoto(tx, { ...row, parcelId, byteLength: bytes.length, storedAt });
  return photoOf(row);
}

function photoOf({ id, kind, takenAt, widthPx, heightPx }: Omit<PhotoRow, keyof PhotoOrigin>): ParcelPhoto {
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
  { files }: Pick<Context, 'files'>,
  rows: readonly PhotoRow[],
  photoId: string,
  code: string,
): Promise<PhotoFile> {
  const row = rows.find(({ id }) => id === photoId.toLowerCase());
  const bytes = row && (await files.read(folder, row.fileName));
  if (bytes === undefined) throw new AppError('tracking.photoNotFound');
  return { bytes, fileName: `${normalizeTrackingCode(code)}.jpg` };
}

const dayMs = 86_400_000;

/** Throws photos of parcels away that ended long ago, and files that no photo names. Idempotent. */
export async function throwPhotosAway({ db, clock, files, log }: Context): Promise<void> {
  const now = clock.now().getTime();
  const endedBefore = new Date(now - photoDaysAfterEnd * dayMs);
  const photos = await removeWithRows(files, folder, (most) => deletePhotosOfEnded(db, endedBefore, most));
  const before = new Date(now - dayMs);
  const orphans = await removeUnnamed(files, folder, {
    before,
    findNamed: (names) => findNamedPhotos(db, names),
  });
  log.info({ photos, orphans }, 'photos thrown away');
}
