/**
 * Owns the pictures of shop orders that customers send with their claims. It promises that none of the bytes received
 * are stored, that a picture is seen by its owner and by those who decide alone, and that none outlives its use.
 */
import { randomUUID } from 'node:crypto';
import type { DataOf } from '@rohi/contract/endpoint';
import { mostPicturesADay } from '@rohi/contract/orders/claim-rules';
import type { sendPicture } from '@rohi/contract/orders/claims.contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { inTransaction, type Db, type Tx } from '../../../platform/database.ts';
import type { RemadePicture } from '../../../platform/pictures.ts';
import { forgetPicturesOfEnded, freePictures } from './claim-picture.store.ts';
import { getCustomer } from '../../accounts/customers/customers.service.ts';
import {
  addAttachment,
  countAttachments,
  readAttachment,
  type AttachmentEnd,
} from '../../attachments/attachments.service.ts';
import { remakeSent } from '../../attachments/sent-picture.service.ts';
import { recordLook, type Viewer } from '../../audit/looks.service.ts';
import { claimScopeOf } from './claim-scope.ts';
import { findClaim, isClaimWithin } from './claim.store.ts';
import { lockCustomer } from '../orders/customer.store.ts';

const dayMs = 86_400_000;

type StoredPicture = DataOf<typeof sendPicture>;
/** How long a picture waits for its claim. */
const freeForMs = dayMs;
/** How long a picture is stored after the end of its claim, in case of a dispute. */
const retentionAfterEndMs = 90 * dayMs;

/**
 * Makes a picture anew and keeps it for a claim to come. Throws `request.tooMany`, or the name of what is wrong with
 * it.
 */
export async function receivePicture(
  context: Context,
  principal: UserPrincipal,
  bytes: Buffer,
): Promise<StoredPicture> {
  const sent = { customerId: principal.userId, sentAt: context.clock.now() };
  // Looked at before, so that nothing is made anew for nothing; what counts is what stands under the lock.
  await refuseTooMany(context.db, sent);
  const remade = await remakeSent(bytes, 'screenshot');
  return inTransaction(context.db, async (tx) => {
    await lockCustomer(tx, principal.userId);
    await refuseTooMany(tx, sent);
    return storePicture(context, tx, remade, sent);
  });
}

async function refuseTooMany(
  db: Db | Tx,
  { customerId, sentAt }: { customerId: string; sentAt: Date },
): Promise<void> {
  const about = { subject: 'CLAIM', subjectId: customerId } as const;
  const count = await countAttachments(db, { ...about, since: new Date(sentAt.getTime() - dayMs) });
  if (count >= mostPicturesADay)
    throw new AppError('request.tooMany', { params: { seconds: 3_600 }, headers: { 'retry-after': '3600' } });
}

/** Makes a picture anew and keeps it, in the caller's transaction. Throws the name of what is wrong with it. */
export async function addPicture(
  context: Context,
  tx: Tx,
  { bytes, ...sent }: { bytes: Buffer; customerId: string; sentAt: Date },
): Promise<StoredPicture> {
  return storePicture(context, tx, await remakeSent(bytes, 'screenshot'), sent);
}

async function storePicture(
  context: Pick<Context, 'files' | 'clock'>,
  tx: Tx,
  remade: RemadePicture,
  { customerId, sentAt }: { customerId: string; sentAt: Date },
): Promise<StoredPicture> {
  const about = { subject: 'CLAIM', subjectId: customerId, kind: null } as const;
  const picture = { ...about, id: randomUUID(), storedAt: sentAt };
  const { id, widthPx, heightPx, byteLength } = await addAttachment(context, tx, picture, remade);
  return { pictureId: id, widthPx, heightPx, bytes: byteLength };
}

/**
 * The picture of a claim as a file, of this customer's claim when one is named. Throws `claims.notFound` when the
 * picture is gone, or there is no such claim.
 */
export async function findPictureOf(
  context: Pick<Context, 'db' | 'files'>,
  code: string,
  customerId?: string,
): Promise<{ bytes: Buffer; fileName: string }> {
  const claim = await findClaim(context.db, code, customerId);
  const id = claim?.pictureId ?? undefined;
  const about = { subject: 'CLAIM', subjectIds: claim === undefined ? [] : [claim.customerId] } as const;
  const bytes = id && (await readAttachment(context, { ...about, id }));
  if (claim === undefined || !bytes) throw new AppError('claims.notFound');
  return { bytes, fileName: `${claim.code}.jpg` };
}

/** The picture of anybody's claim for the office, which is recorded. Throws `claims.notFound`. */
export async function showPicture(
  context: Pick<Context, 'db' | 'files' | 'clock'>,
  { principal, actor }: { principal: UserPrincipal; actor: Viewer },
  code: string,
): Promise<{ bytes: Buffer; fileName: string }> {
  if (!(await isClaimWithin(context.db, code, claimScopeOf(principal))))
    throw new AppError('claims.notFound');
  const picture = await findPictureOf(context, code);
  const claim = await findClaim(context.db, code);
  if (claim === undefined) throw new AppError('claims.notFound');
  const customer = await getCustomer(context.db, claim.customerId);
  const person = { id: customer.id, name: customer.customerCode };
  await recordLook(context, actor, { kind: 'PICTURE', person, subjectId: code });
  return picture;
}

/** Pictures end that no claim has asked for, and those of claims long ended. */
export function endOfClaimPictures({ db, clock }: Pick<Context, 'db' | 'clock'>): AttachmentEnd {
  const now = clock.now().getTime();
  return {
    subject: 'CLAIM',
    first: () => forgetPicturesOfEnded(db, new Date(now - retentionAfterEndMs)),
    ended: (most) => freePictures(db, new Date(now - freeForMs), most),
  };
}
