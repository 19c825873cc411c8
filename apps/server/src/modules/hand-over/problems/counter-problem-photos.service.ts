/**
 * Owns the photos of parcels that were not taken at the counter: they are photos of the parcel, which its owner and the
 * office see.
 */
import type { WireCounterProblem } from '@rohi/contract/hand-over/counter-problems.contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { takeSent } from '../../attachments/attachments.service.ts';
import { addPhoto } from '../../tracking/photos/parcel-photos.service.ts';
import { lockParcels } from '../../tracking/tracking.service.ts';
import { requirePoint, type CounterClerk } from '../finding/counter-point.service.ts';
import { findVisit } from '../visits/visit.store.ts';
import { countPhotoOfProblem, findCounterProblem } from './counter-problem.store.ts';
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
  const { trackingCode, parcelId, unitId: placeId } = own;
  await takeSent(
    context,
    {
      id: photoId,
      subject: 'PARCEL',
      isSame: (stored) => stored.deviceId === deviceId,
      lockOf: () => ({ lane: `parcel:${trackingCode}`, lock: (tx) => lockParcels(tx, [trackingCode]) }),
      repeated: () => undefined,
      async store(tx, picture) {
        const taken = { photoId, kind: 'DAMAGE', takenAt: new Date(takenAt), scanId: null } as const;
        const origin = { placeId, deviceId, device: point.names.ru, takenBy: principal.name };
        await addPhoto(context, tx, parcelId, { ...taken, ...origin, picture });
        await countPhotoOfProblem(tx, id);
      },
    },
    bytes,
  );
  return describe((await findCounterProblem(context.db, id)) ?? own);
}
