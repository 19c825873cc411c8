/**
 * Owns the photos of parcels that were not taken at the counter: they are photos of the parcel, which its owner and the
 * office see.
 */
import type { WireCounterProblem } from '@rohi/contract/hand-over/counter-problems.contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import { addPhoto, findStoredPhoto } from '../../tracking/photos/parcel-photos.service.ts';
import { remakeSentPhoto } from '../../tracking/photos/sent-photo.service.ts';
import { lockParcels } from '../../tracking/tracking.service.ts';
import { requirePoint, type CounterClerk } from '../finding/counter-point.service.ts';
import { findVisit } from '../visits/visit.store.ts';
import { countPhotoOfProblem, findCounterProblem, type CounterProblemRow } from './counter-problem.store.ts';
import { describe } from './counter-problems.service.ts';

type SentPhoto = { id: string; photoId: string; takenAt: string };

/** Takes a photo of an own report. Throws as the call says. */
export async function takeCounterProblemPhoto(
  context: Context,
  { principal }: CounterClerk,
  { id, photoId, takenAt }: SentPhoto,
  bytes: Buffer,
): Promise<WireCounterProblem> {
  const point = await requirePoint(context, principal);
  const own = await findCounterProblem(context.db, id);
  if (own === undefined || own.unitId !== point.id || own.clerkId !== principal.userId)
    throw new AppError('handOver.problemNotFound');
  const { deviceId } = (await findVisit(context.db, own.visitId)) ?? {};
  if (deviceId === undefined) throw new AppError('handOver.problemNotFound');
  if (await isStored(context, photoId, deviceId)) return describe(own);
  const picture = await remakeSentPhoto(bytes);
  const { trackingCode, parcelId, unitId: placeId } = own;
  await inPatientTransaction(context, `parcel:${trackingCode}`, async (tx) => {
    await lockParcels(tx, [trackingCode]);
    if (await isStored({ db: tx }, photoId, deviceId)) return;
    const taken = { photoId, kind: 'DAMAGE', takenAt: new Date(takenAt), scanId: null } as const;
    const origin = { placeId, deviceId, device: point.names.ru, takenBy: principal.name };
    await addPhoto(context, tx, parcelId, { ...taken, ...origin, picture });
    await countPhotoOfProblem(tx, id);
  });
  const stored: CounterProblemRow | undefined = await findCounterProblem(context.db, id);
  return describe(stored ?? own);
}

async function isStored(
  { db }: { db: Parameters<typeof findStoredPhoto>[0] },
  photoId: string,
  deviceId: string,
): Promise<boolean> {
  const existing = await findStoredPhoto(db, photoId);
  if (existing !== undefined && existing.deviceId !== deviceId) throw new AppError('stations.photoIdTaken');
  return existing !== undefined;
}
