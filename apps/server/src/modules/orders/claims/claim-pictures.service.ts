/**
 * Owns the pictures of shop orders that customers send with their claims. It promises that none of the bytes received
 * are stored, that a picture is seen by its owner and by those who decide alone, and that none outlives its use.
 */
import { randomUUID } from 'node:crypto';
import type { DataOf } from '@rohi/contract/endpoint';
import type { ErrorName } from '@rohi/contract/errors';
import { mostPicturePixels, mostPicturesADay } from '@rohi/contract/orders/claim-rules';
import type { sendPicture } from '@rohi/contract/orders/claims.contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { inTransaction, type Db, type Tx } from '../../../platform/database.ts';
import { removeUnnamed } from '../../../platform/file-retention.ts';
import {
  PictureError,
  remakePicture,
  type PictureFault,
  type RemadePicture,
} from '../../../platform/pictures.ts';
import {
  countPictures,
  deleteFreePictures,
  findNamedFiles,
  forgetPicturesOfEnded,
  insertPicture,
} from './claim-picture.store.ts';
import { getCustomer } from '../../accounts/customers/customers.service.ts';
import { recordLook, type Viewer } from '../../audit/looks.service.ts';
import { claimScopeOf } from './claim-scope.ts';
import { findClaim, isClaimWithin } from './claim.store.ts';
import { lockCustomer } from '../orders/customer.store.ts';

/** Of the file store. */
const folder = 'claims';

/** Four million pixels: a screenshot stays readable and weighs some 300 KB. */
const mostOutputPixels = 4_000_000;

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
  const remade = await remake(bytes);
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
  const count = await countPictures(db, customerId, new Date(sentAt.getTime() - dayMs));
  if (count >= mostPicturesADay)
    throw new AppError('request.tooMany', { params: { seconds: 3_600 }, headers: { 'retry-after': '3600' } });
}

/** Makes a picture anew and keeps it, in the caller's transaction. Throws the name of what is wrong with it. */
export async function addPicture(
  context: Context,
  tx: Tx,
  { bytes, ...sent }: { bytes: Buffer; customerId: string; sentAt: Date },
): Promise<StoredPicture> {
  return storePicture(context, tx, await remake(bytes), sent);
}

async function storePicture(
  { files }: Pick<Context, 'files'>,
  tx: Tx,
  { bytes, widthPx, heightPx }: RemadePicture,
  sent: { customerId: string; sentAt: Date },
): Promise<StoredPicture> {
  // The file first: a row never names a file that is not there, and a file without a row is thrown away by a job.
  const fileName = await files.add(folder, 'jpg', bytes, sent.sentAt);
  const id = randomUUID();
  await insertPicture(tx, { id, fileName, byteLength: bytes.length, widthPx, heightPx, ...sent });
  return { pictureId: id, widthPx, heightPx, bytes: bytes.length };
}

async function remake(bytes: Buffer): Promise<RemadePicture> {
  try {
    return await remakePicture(bytes, { mostPixels: mostPicturePixels, mostOutputPixels });
  } catch (error) {
    throw error instanceof PictureError ? refusalOf(error) : error;
  }
}

const namesOfFaults: Record<PictureFault, ErrorName> = {
  kind: 'claims.pictureKind',
  broken: 'claims.pictureBroken',
  tooLarge: 'claims.pictureTooLarge',
  animated: 'claims.pictureAnimated',
  busy: 'server.busy',
};

function refusalOf(error: PictureError): AppError {
  return new AppError(namesOfFaults[error.fault], {
    params: { max: mostPicturePixels / 1_000_000 },
    headers: error.fault === 'busy' ? { 'retry-after': '2' } : {},
    cause: error,
  });
}

/**
 * The picture of a claim as a file, of this customer's claim when one is named. Throws `claims.notFound` when the
 * picture is gone, or there is no such claim.
 */
export async function findPictureOf(
  { db, files }: Pick<Context, 'db' | 'files'>,
  code: string,
  customerId?: string,
): Promise<{ bytes: Buffer; fileName: string }> {
  const claim = await findClaim(db, code, customerId);
  const bytes = claim?.pictureFile ? await files.read(folder, claim.pictureFile) : undefined;
  if (claim === undefined || bytes === undefined) throw new AppError('claims.notFound');
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

/** Throws pictures away that no claim has asked for, those of claims long ended, and files that no picture names. */
export async function throwPicturesAway({ db, clock, files, log }: Context): Promise<void> {
  const now = clock.now().getTime();
  const abandoned = new Date(now - freeForMs);
  const names = await inTransaction(db, async (tx) => {
    await forgetPicturesOfEnded(tx, new Date(now - retentionAfterEndMs));
    return deleteFreePictures(tx, abandoned);
  });
  for (const name of names) await files.remove(folder, name);
  const orphans = await removeUnnamed(files, folder, {
    before: abandoned,
    findNamed: (of) => findNamedFiles(db, of),
  });
  log.info({ pictures: names.length, orphans }, 'pictures thrown away');
}
