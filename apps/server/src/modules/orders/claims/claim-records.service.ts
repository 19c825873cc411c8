/** Claims that were made elsewhere, recorded as they are, without a notification. */
import { randomUUID } from 'node:crypto';
import type { ClaimRefusal } from '@rohi/contract/orders/claim-rules';
import type { Marketplace } from '@rohi/contract/orders/order-rules';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { newClaimCode } from '../../tracking/tracking.service.ts';
import { addPicture } from './claim-pictures.service.ts';
import { decideClaim, findPoolParcel, insertClaim } from './claim.store.ts';

export type RecordedClaim = {
  customerId: string;
  trackingCode: string;
  marketplace: Marketplace;
  note: string | null;
  /** The bytes of a JPEG, PNG or WebP. */
  picture: Buffer;
  createdAt: Date;
  decided?:
    | { state: 'REFUSED'; reason: ClaimRefusal; comment: string; at: Date; by: string }
    | { state: 'WITHDRAWN'; at: Date };
};

/** Writes a claim to a parcel that is there. */
export async function recordClaim(context: Context, tx: Tx, claim: RecordedClaim): Promise<void> {
  const parcel = await findPoolParcel(tx, claim.trackingCode);
  if (parcel === undefined) throw new RangeError(`there is no parcel ${claim.trackingCode}`);
  const { customerId, marketplace, note, createdAt, decided } = claim;
  const { pictureId } = await addPicture(context, tx, {
    customerId,
    bytes: claim.picture,
    sentAt: createdAt,
  });
  const id = randomUUID();
  await insertClaim(tx, {
    id,
    code: newClaimCode(),
    customerId,
    requestId: randomUUID(),
    parcelId: parcel.id,
    marketplace,
    note,
    pictureId,
    createdAt,
  });
  if (decided === undefined) return;
  const settled = { decidedAt: decided.at, requestId: null };
  await decideClaim(
    tx,
    id,
    decided.state === 'WITHDRAWN'
      ? { ...settled, state: 'WITHDRAWN', decidedBy: null }
      : {
          ...settled,
          state: 'REFUSED',
          decidedBy: decided.by,
          refusal: decided.reason,
          comment: decided.comment,
        },
  );
}
