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
import type { Tx } from '../../../platform/database.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { findAccountName } from '../../accounts/log-in/login-holder.service.ts';
import { takeSent } from '../../attachments/attachments.service.ts';
import { codeOfParcel } from '../../tracking/codes/stickers.service.ts';
import { addPhoto, photoOf } from '../../tracking/photos/parcel-photos.service.ts';
import { lockScannable, type ScannableParcel } from '../../tracking/tracking.service.ts';
import type { DeviceRow } from '../devices/device.store.ts';
import { findOwnDevice } from '../devices/devices.service.ts';
import { isDone } from '../exceptions/needs-person.ts';
import { findAnswer, findScanMaker } from '../scans/scan.store.ts';

/** Users who take boxes in take photos of them. */
const takers = ['parcel:receive', 'parcel:inbound', 'parcel:accept'] as const;

type SentPhoto = ParamsOf<typeof sendPhoto> & QueryOf<typeof sendPhoto>;

/**
 * Takes a photo after its scan. Throws why it is refused; `stations.photoBeforeScan` is worth another try, once the
 * scan has come.
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
  return takeSent(
    context,
    {
      id: sent.photoId,
      subject: 'PARCEL',
      isSame: ({ deviceId }) => deviceId === device.id,
      async lockOf() {
        if (device.endedAt !== null) throw new AppError('stations.deviceEnded');
        const read = readScannedCode(sent.code);
        // The box may have been bound, or have a sticker, since.
        const code = read && (await codeOfParcel(context.db, read));
        if (code === undefined) throw new AppError('stations.photoBeforeScan');
        return { lane: `parcel:${code}`, lock: (tx) => lockScannable(context, tx, code) };
      },
      repeated: (_db, stored) => photoOf(stored),
      async store(tx, picture, parcel) {
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
      },
    },
    bytes,
  );
}

/** The scanner took the photo of the scan, also where a colleague's log-in has sent both. */
async function takerOf(tx: Tx, principal: UserPrincipal, device: DeviceRow, scanId: string): Promise<string> {
  const maker = await findScanMaker(tx, device.id, scanId);
  if (maker === undefined || maker === principal.userId) return principal.name;
  return (await findAccountName(tx, maker)) ?? principal.name;
}

/**
 * Whether the box was at this unit's station: received there, or with a scan that was taken. Throws
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
