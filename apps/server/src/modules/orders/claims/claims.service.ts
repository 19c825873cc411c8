/**
 * Owns claims to parcels without an owner, as customers make them. It promises that no customer learns of a parcel that
 * has an owner, that customers see only their own claims, and that a repeated request makes one claim.
 */
import { randomUUID } from 'node:crypto';
import type { DataOf, QueryOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { mostOpenClaims } from '@rohi/contract/orders/claim-rules';
import type { listOwnClaims, searchClaimable } from '@rohi/contract/orders/claims.contract';
import type { Marketplace } from '@rohi/contract/orders/order-rules';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import { isTrackingCodeFormat } from '@rohi/contract/tracking/tracking-codes';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import { readWords, type PublicWords } from '../../reference-data/words.service.ts';
import { lockParcels, newClaimCode } from '../../tracking/tracking.service.ts';
import { isPictureTaken } from './claim-picture.store.ts';
import { lockAttachment } from '../../attachments/attachments.service.ts';
import { claimRefusalNames, claimStateNames } from '@rohi/contract/orders/claim-words';
import {
  decideClaim,
  findClaim,
  findClaimOfRequest,
  findOpenClaims,
  findPoolParcel,
  insertClaim,
  listClaimsOfCustomer,
  type PoolParcel,
  type StoredClaim,
} from './claim.store.ts';
import { lockCustomer } from '../orders/customer.store.ts';

type Claim = DataOf<typeof listOwnClaims>['list'][number];
type Found = DataOf<typeof searchClaimable>;

/** One claim in the caller's language. */
export function describeClaim(claim: StoredClaim, locale: Locale): Claim {
  const { code, trackingCode, state, marketplace, note, refusal, comment, orderCode } = claim;
  return {
    code,
    trackingCode,
    state,
    stateName: claimStateNames[state][locale],
    marketplace,
    note,
    hasPicture: claim.pictureId !== null,
    createdAt: claim.createdAt.toISOString(),
    decidedAt: claim.decidedAt?.toISOString() ?? null,
    refusal,
    refusalName: refusal === null ? null : claimRefusalNames[refusal][locale],
    comment,
    orderCode,
  };
}

const nothingFound: Found = { result: 'NOT_FOUND', parcel: null, orderCode: null, claimCode: null };

/**
 * Whether a parcel of this exact code has no owner. One answer for a parcel that is not there and for somebody else's.
 */
export async function findClaimable(
  context: Context,
  principal: UserPrincipal,
  typedCode: string,
  locale: Locale,
): Promise<Found> {
  const { db } = context;
  const words = (await readWords(context))[locale];
  const code = normalizeTrackingCode(typedCode);
  const parcel = isTrackingCodeFormat(code) ? await findPoolParcel(db, code) : undefined;
  const claims = await findOpenClaims(db, principal.userId);
  if (parcel?.ownerId === principal.userId)
    return {
      ...nothingFound,
      result: 'YOURS',
      parcel: describeFound(parcel, words),
      orderCode: parcel.orderCode,
    };
  if (!isClaimable(parcel)) return nothingFound;
  const claimCode = claims.get(parcel.id) ?? null;
  const result = claimCode === null ? 'CLAIMABLE' : 'CLAIMED';
  return { ...nothingFound, result, parcel: describeFound(parcel, words), claimCode };
}

function isClaimable(parcel: PoolParcel | undefined): parcel is PoolParcel {
  return parcel?.ownerId === null && !parcel.isClosed;
}

function describeFound(
  { trackingCode, status, lastEventAt }: PoolParcel,
  { statusNames }: Pick<PublicWords, 'statusNames'>,
): Found['parcel'] {
  const statusName = statusNames[status];
  return { trackingCode, status, statusName, lastEventTime: lastEventAt?.toISOString() ?? null };
}

/** What customers say of a parcel that they miss. */
export type ClaimRequest = {
  requestId: string;
  trackingCode: string;
  pictureId: string;
  marketplace: Marketplace;
  note?: string | undefined;
};

/**
 * Claims a parcel without an owner. Throws `claims.parcelNotFound` for any other, `claims.alreadyClaimed`,
 * `claims.tooManyOpen`, `claims.pictureNotFound` for somebody else's picture, `claims.pictureTaken` for one of another
 * claim.
 */
export async function openClaim(
  context: Context,
  principal: UserPrincipal,
  request: ClaimRequest,
  actor: AuditActor,
  locale: Locale,
): Promise<Claim> {
  const code = await inTransaction(context.db, async (tx) => {
    const trackingCode = normalizeTrackingCode(request.trackingCode);
    // Claims are counted and pictures are looked at one claim of a customer after the other.
    await lockCustomer(tx, principal.userId);
    // Until the end no decision is made about the parcel, and no other claim of this customer to it.
    if (isTrackingCodeFormat(trackingCode)) await lockParcels(tx, [trackingCode]);
    const made = await findClaimOfRequest(tx, principal.userId, request.requestId);
    if (made !== undefined) return made;
    const parcel = isTrackingCodeFormat(trackingCode) ? await findPoolParcel(tx, trackingCode) : undefined;
    if (!isClaimable(parcel)) throw new AppError('claims.parcelNotFound');
    return writeClaim(context, tx, principal, parcel, request, actor);
  });
  return getOwnClaim(context, principal, code, locale);
}

async function writeClaim(
  context: Context,
  tx: Tx,
  principal: UserPrincipal,
  parcel: PoolParcel,
  { requestId, pictureId, marketplace, note }: ClaimRequest,
  actor: AuditActor,
): Promise<string> {
  const open = await findOpenClaims(tx, principal.userId);
  if (open.has(parcel.id)) throw new AppError('claims.alreadyClaimed');
  if (open.size >= mostOpenClaims)
    throw new AppError('claims.tooManyOpen', { params: { max: mostOpenClaims } });
  // Locked, so that no other claim takes it and no job throws it away meanwhile.
  const about = { subject: 'CLAIM', subjectId: principal.userId } as const;
  if (!(await lockAttachment(tx, { ...about, id: pictureId }))) throw new AppError('claims.pictureNotFound');
  if (await isPictureTaken(tx, pictureId)) throw new AppError('claims.pictureTaken');
  const now = context.clock.now();
  const code = newClaimCode();
  await insertClaim(tx, {
    id: randomUUID(),
    code,
    customerId: principal.userId,
    requestId,
    parcelId: parcel.id,
    marketplace,
    note: note?.trim() || null,
    pictureId,
    createdAt: now,
  });
  await recordAudit(tx, {
    at: now,
    actor,
    action: 'claim:open',
    subject: { type: 'claim', id: code },
    details: { parcel: parcel.trackingCode },
  });
  return code;
}

async function getOwnClaim(
  { db }: Pick<Context, 'db'>,
  principal: UserPrincipal,
  code: string,
  locale: Locale,
): Promise<Claim> {
  const claim = await findClaim(db, code, principal.userId);
  if (claim === undefined) throw new AppError('claims.notFound');
  return describeClaim(claim, locale);
}

/** One page of the own claims. */
export async function readOwnClaims(
  { db }: Pick<Context, 'db'>,
  principal: UserPrincipal,
  { page, limit }: QueryOf<typeof listOwnClaims>,
  locale: Locale,
): Promise<DataOf<typeof listOwnClaims>> {
  const { total, rows } = await listClaimsOfCustomer(db, principal.userId, {
    limit,
    offset: (page - 1) * limit,
  });
  return { total, list: rows.map((row) => describeClaim(row, locale)) };
}

/** Takes an own claim back; once more changes nothing. Throws `claims.notFound`, `claims.alreadyDecided`. */
export async function withdrawClaim(
  context: Context,
  principal: UserPrincipal,
  code: string,
  actor: AuditActor,
  locale: Locale,
): Promise<Claim> {
  await inTransaction(context.db, async (tx) => {
    const claim = await findClaim(tx, code, principal.userId);
    if (claim === undefined) throw new AppError('claims.notFound');
    if (claim.state === 'WITHDRAWN') return;
    const now = context.clock.now();
    const decision = { state: 'WITHDRAWN', decidedAt: now, decidedBy: null, requestId: null } as const;
    if (!(await decideClaim(tx, claim.id, decision))) throw new AppError('claims.alreadyDecided');
    await recordAudit(tx, {
      at: now,
      actor,
      action: 'claim:withdraw',
      subject: { type: 'claim', id: code },
      details: { parcel: claim.trackingCode },
    });
  });
  return getOwnClaim(context, principal, code, locale);
}
