/** Owns the photos of disposals: they are photos of the parcel, which its owner and the office see where all others are. */
import type { WireShelfDecision } from '@rohi/contract/hand-over/shelf-decisions.contract';
import { mostShelfPhotos } from '@rohi/contract/hand-over/shelf-decision-rules';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import { addPhoto, findStoredPhoto } from '../../tracking/photos/parcel-photos.service.ts';
import { remakeSentPhoto } from '../../tracking/photos/sent-photo.service.ts';
import { lockParcels } from '../../tracking/tracking.service.ts';
import { decisionDescriber } from './describe-decision.service.ts';
import { requireDecision } from './settle-decision.service.ts';
import { addPhotoId, findDecision, type Decision } from './shelf-decision.store.ts';
import type { ShelfManager } from './shelf-parcel.service.ts';

export type SentPhoto = { id: string; photoId: string; takenAt: string; deviceId: string };

/** Takes a photo for an own disposal that waits. Throws as the call says. */
export async function takeShelfPhoto(
  context: Context,
  manager: ShelfManager,
  { id, photoId, takenAt, deviceId }: SentPhoto,
  bytes: Buffer,
  locale: Locale,
): Promise<WireShelfDecision> {
  const { principal } = manager;
  const own = await requireDecision(context, manager, id);
  if (own.askedById !== principal.userId || own.kind !== 'DISPOSE')
    throw new AppError('handOver.decisionNotFound');
  const describe = await decisionDescriber(context, { principal, locale });
  if (await isStored(context.db, own, { photoId, deviceId })) return describe(own);
  const picture = await remakeSentPhoto(bytes);
  const { trackingCode, parcelId, unitId: placeId } = own;
  return inPatientTransaction(context, `parcel:${trackingCode}`, async (tx) => {
    await lockParcels(tx, [trackingCode]);
    const decision = (await findDecision(tx, id)) ?? own;
    if (await isStored(tx, decision, { photoId, deviceId })) return describe(decision);
    requireRoom(decision);
    const taken = { photoId, kind: 'BOX', takenAt: new Date(takenAt), scanId: null } as const;
    const origin = { placeId, deviceId, device: 'office', takenBy: principal.name };
    await addPhoto(context, tx, parcelId, { ...taken, ...origin, picture });
    await addPhotoId(tx, id, photoId);
    return describe((await findDecision(tx, id)) ?? decision);
  });
}

/** Throws `handOver.approvalDecided`, `handOver.decisionOver`, `handOver.tooManyPhotos`. */
function requireRoom({ state, decidedBy, photoIds }: Decision): void {
  if ((state === 'DONE' || state === 'REFUSED') && decidedBy !== null)
    throw new AppError('handOver.approvalDecided', { params: { by: decidedBy } });
  if (state !== 'WAITING') throw new AppError('handOver.decisionOver');
  if (photoIds.length >= mostShelfPhotos)
    throw new AppError('handOver.tooManyPhotos', { params: { max: mostShelfPhotos } });
}

async function isStored(
  db: Db | Tx,
  { photoIds }: Decision,
  { photoId, deviceId }: Pick<SentPhoto, 'photoId' | 'deviceId'>,
): Promise<boolean> {
  const known = await findStoredPhoto(db, photoId);
  if (known !== undefined && (known.deviceId !== deviceId || !photoIds.includes(photoId.toLowerCase())))
    throw new AppError('stations.photoIdTaken');
  return known !== undefined;
}
