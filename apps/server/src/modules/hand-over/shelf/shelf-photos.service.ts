/**
 * Owns the photos of disposals and of returns at their hub: they are photos of the parcel, which its owner and the
 * office see where all others are.
 */
import type { WireShelfDecision } from '@rohi/contract/hand-over/shelf-decisions.contract';
import { mostShelfPhotos } from '@rohi/contract/hand-over/shelf-decision-rules';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { takeSent } from '../../attachments/attachments.service.ts';
import { addPhoto } from '../../tracking/photos/parcel-photos.service.ts';
import { lockParcels } from '../../tracking/tracking.service.ts';
import { decisionDescriber } from './describe-decision.service.ts';
import { returnScopeOf } from './returns.service.ts';
import { requireDecision } from './settle-decision.service.ts';
import { addPhotoId, findDecision, type Decision } from './shelf-decision.store.ts';
import type { ShelfManager } from './shelf-parcel.service.ts';

export type SentPhoto = { id: string; photoId: string; takenAt: string; deviceId: string };

/** Takes a photo for an own disposal that waits. Throws as the call says. */
export async function takeShelfPhoto(
  context: Context,
  manager: ShelfManager,
  photo: SentPhoto,
  bytes: Buffer,
  locale: Locale,
): Promise<WireShelfDecision> {
  const own = await requireDecision(context, manager, photo.id);
  if (own.askedById !== manager.principal.userId || own.kind !== 'DISPOSE')
    throw new AppError('handOver.decisionNotFound');
  const origin = { placeId: own.unitId, device: 'office', takenIn: 'WAITING' } as const;
  const taken = await storePhoto(context, manager, own, { ...photo, ...origin, bytes });
  return (await decisionDescriber(context, { principal: manager.principal, locale }))(taken);
}

/** Takes a photo of a return that lies at the caller's hub. Throws as the call says. */
export async function takeReturnPhoto(
  context: Context,
  manager: ShelfManager,
  photo: SentPhoto,
  bytes: Buffer,
  locale: Locale,
): Promise<WireShelfDecision> {
  const { principal } = manager;
  const { hubId, pickupPointId } = returnScopeOf(principal);
  const found = await findDecision(context.db, photo.id);
  const placeId = found?.hubId ?? undefined;
  const isOwn = pickupPointId === undefined && (hubId === undefined || hubId === placeId);
  if (found === undefined || placeId === undefined || !isOwn) throw new AppError('handOver.decisionNotFound');
  const origin = { placeId, device: 'hub', takenIn: 'ARRIVED' } as const;
  const taken = await storePhoto(context, manager, found, { ...photo, ...origin, bytes });
  return (await decisionDescriber(context, { principal, locale }))(taken);
}

type NewPhoto = SentPhoto & {
  bytes: Buffer;
  placeId: number;
  device: string;
  /** As the decision has to stand. */
  takenIn: 'WAITING' | 'ARRIVED';
};

/**
 * Stores a photo of the parcel of a decision, once; the decision with it. Throws `handOver.approvalDecided`,
 * `handOver.decisionOver`, `handOver.tooManyPhotos`, `stations.photoIdTaken` and what is wrong with the picture.
 */
async function storePhoto(
  context: Context,
  { principal }: ShelfManager,
  ofDecision: Decision,
  { id, photoId, takenAt, deviceId, bytes, placeId, device, takenIn }: NewPhoto,
): Promise<Decision> {
  const { trackingCode, parcelId } = ofDecision;
  return takeSent<'PARCEL', Decision, Decision>(
    context,
    {
      id: photoId,
      subject: 'PARCEL',
      isSame: (stored, decision = ofDecision) =>
        stored.deviceId === deviceId && decision.photoIds.includes(photoId.toLowerCase()),
      lockOf: () => ({
        lane: `parcel:${trackingCode}`,
        async lock(tx) {
          await lockParcels(tx, [trackingCode]);
          return (await findDecision(tx, id)) ?? ofDecision;
        },
      }),
      repeated: (_db, _stored, decision = ofDecision) => decision,
      async store(tx, picture, decision) {
        requireRoom(decision, takenIn);
        const taken = { photoId, kind: 'BOX', takenAt: new Date(takenAt), scanId: null } as const;
        const origin = { placeId, deviceId, device, takenBy: principal.name };
        await addPhoto(context, tx, parcelId, { ...taken, ...origin, picture });
        await addPhotoId(tx, id, photoId);
        return (await findDecision(tx, id)) ?? decision;
      },
    },
    bytes,
  );
}

function requireRoom({ state, decidedBy, photoIds }: Decision, takenIn: NewPhoto['takenIn']): void {
  if ((state === 'DONE' || state === 'REFUSED') && decidedBy !== null)
    throw new AppError('handOver.approvalDecided', { params: { by: decidedBy } });
  if (state !== takenIn) throw new AppError('handOver.decisionOver');
  if (photoIds.length >= mostShelfPhotos)
    throw new AppError('handOver.tooManyPhotos', { params: { max: mostShelfPhotos } });
}
