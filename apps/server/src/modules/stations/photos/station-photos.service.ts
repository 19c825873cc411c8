/**
 * Owns how photos come from stations. Promises that one is taken only of a box that its unit has taken in or noted a
 * problem of, and once, however often the device sends it.
 */
import type { ParamsOf, QueryOf } from '@rohi/contract/endpoint';
import type { sendPhoto } from '@rohi/contract/stations/photos.contract';
import { readScannedCode } from '@rohi/contract/stations/scanned-code';
import type { ParcelPhoto } from '@rohi/contract/tracking/parcel-photos.contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { findAccountName } from '../../accounts/log-in/login-holder.service.ts';
import { codeOfParcel } from '../../tracking/codes/stickers.service.ts';
import { addPhoto, findStoredPhoto } from '../../tracking/photos/parcel-photos.service.ts';
import { remakeSentPhoto } from '../../tracking/photos/sent-photo.service.ts';
import { lockScannable, type ScannableParcel } from '../../tracking/tracking.service.ts';
import type { DeviceRow } from '../devices/device.store.ts';
import { findOwnDevice } from '../devices/devices.service.ts';
import { isDone } from '../exceptions/needs-person.ts';
import { findAnswer, findScanMaker } from '../scans/scan.store.ts';

/** Users who take boxes in take photos of them. */
const takers = ['parcel:receive', 'parcel:inbound', 'parcel:accept'] as const;

type SentPhoto = ParamsOf<typeof sendPhoto> & QueryOf<typeof sendPhoto>;

/**
 * Takes a photo behind its scan. Throws the name of what stands against it; `stations.photoBeforeScan` may pass by
 * itself.
 */
export async function takePhoto(
  context: Context,
  principal: UserPrincipal,
  sent: SentPhoto,
  bytes: Buffer,
): Promise<ParcelPhoto> {
  const device = await findOwnDevice(context, principal, sent.deviceId);
  const { authorities } = principal;
  if (!takers.some((right) => authorities.has(right))) throw new AppError('auth.notAllowed');
  const existing = await findKnown(context.db, device, sent.photoId);
  if (existing !== undefined) return existing;
  if (device.endedAt !== null) throw new AppError('stations.deviceEnded');
  const read = readScannedCode(sent.code);
  // The box may have been bound, or have a sticker, since.
  const code = read && (await codeOfParcel(context.db, read));
  if (code === undefined) throw new AppError('stations.photoBeforeScan');
  const picture = await remakeSentPhoto(bytes);
  return inPatientTransaction(context, `parcel:${code}`, async (tx) => {
    const parcel = await lockScannable(context, tx, code);
    // A parallel sender of the same photo has waited for the parcel.
    const stored = await findKnown(tx, device, sent.photoId);
    if (stored !== undefined) return stored;
    if (parcel === undefined || !(await isSeenHere(tx, parcel, device, sent.scanId)))
      throw new AppError('stations.photoBeforeScan');
    const { photoId, kind, takenAt, scanId } = sent;
    return addPhoto(context, tx, parcel.id, {
      photoId,
      kind,
      picture,
      scanId,
      takenAt: new Date(takenAt),
      placeId: device.unitId,
      deviceId: device.id,
      device: device.name,
      takenBy: await takerOf(tx, principal, device, sent.scanId),
    });
  });
}

/** The scanner took the photo of the scan, also where a colleague's log-in has sent both. */
async function takerOf(tx: Tx, principal: UserPrincipal, device: DeviceRow, scanId: string): Promise<string> {
  const maker = await findScanMaker(tx, device.id, scanId);
  if (maker === undefined || maker === principal.userId) return principal.name;
  return (await findAccountName(tx, maker)) ?? principal.name;
}

async function findKnown(db: Db | Tx, device: DeviceRow, photoId: string): Promise<ParcelPhoto | undefined> {
  const existing = await findStoredPhoto(db, photoId);
  if (existing !== undefined && existing.deviceId !== device.id) throw new AppError('stations.photoIdTaken');
  return existing?.photo;
}

/**
 * Whether the box lay before this unit's station: received there, or its scan was taken. Throws
 * `stations.photoElsewhere`.
 */
async function isSeenHere(
  tx: Tx,
  { trackingCode, receipt, givesCodeBack }: ScannableParcel,
  device: DeviceRow,
  scanId: string,
): Promise<boolean> {
  if (givesCodeBack) return false;
  const scan = await findAnswer(tx, device.id, scanId);
  if (scan !== undefined && isDone(scan.answer) && scan.answer.parcel?.trackingCode === trackingCode)
    return true;
  if (receipt === undefined) return false;
  if ((receipt.placeId ?? device.unitId) !== device.unitId) throw new AppError('stations.photoElsewhere');
  return true;
}
