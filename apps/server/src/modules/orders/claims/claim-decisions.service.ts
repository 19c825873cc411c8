/**
 * Owns the decisions about claims. It promises that one claim to a parcel wins however many are decided at once, that
 * its customer has the parcel with all of its order from then on, and that everybody who claimed it is notified.
 */
import type { BodyOf, DataOf, QueryOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { listClaims, refuseClaim as refuseCall } from '@rohi/contract/orders/claims.contract';
import type { BusinessLine } from '@rohi/contract/business-lines';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import type { Tx } from '../../../platform/database.ts';
import { momentsOfDays } from '../../../platform/day-range.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import { getCustomer } from '../../accounts/customers/customers.service.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import { readWords, type PublicWords } from '../../reference-data/words.service.ts';
import { lockParcels, type KnownParcel } from '../../tracking/tracking.service.ts';
import { claimScopeOf } from './claim-scope.ts';
import {
  countOpenClaims,
  decideClaim,
  findClaim,
  isClaimWithin,
  listStaffClaims,
  lockOpenClaims,
  type ClaimDecision,
  type StaffClaim,
  type StoredClaim,
} from './claim.store.ts';
import { describeClaim } from './claims.service.ts';
import { lockCustomer } from '../orders/customer.store.ts';
import { giveParcels, lockOwnerless } from './give-parcels.service.ts';
import { queueQuietLetter } from '../../notifications/notifications.service.ts';
import { readHotline } from '../../reference-data/settings.service.ts';
import { claimRefusalNames } from '@rohi/contract/orders/claim-words';

// The letter that answers a claim. It is sent whatever letters about parcels the customer has chosen, because it
// answers a question.
/** Queues the letter about a decision in the transaction that makes it; customers without an address get none. */
async function notifyOfDecision(
  context: Context,
  tx: Tx,
  { customerId, code, trackingCode }: StoredClaim,
  decision: ClaimDecision,
): Promise<void> {
  const { email, locale } = await getCustomer(tx, customerId);
  if (email === null) return;
  const about = { claimCode: code, trackingCode };
  const to = { to: email, locale };
  const { orderCode, refusal, comment = null } = decision;
  if (orderCode !== undefined)
    await queueQuietLetter(tx, context.clock.now(), {
      ...to,
      letter: 'claimApproved',
      params: { ...about, orderCode },
    });
  else if (refusal !== undefined)
    await queueQuietLetter(tx, context.clock.now(), {
      ...to,
      letter: 'claimRefused',
      params: {
        ...about,
        reason: claimRefusalNames[refusal][locale],
        comment,
        hotline: await readHotline(context),
      },
    });
}

type ShownClaim = DataOf<typeof listClaims>['list'][number];

/** One page of claims as those see them who decide. */
export async function readClaims(
  context: Context,
  reader: UserPrincipal,
  { page, limit, state, line, search, ...days }: QueryOf<typeof listClaims>,
  locale: Locale,
): Promise<DataOf<typeof listClaims>> {
  const words = (await readWords(context))[locale];
  const { total, rows } = await listStaffClaims(context.db, {
    scope: claimScopeOf(reader),
    code: undefined,
    states: state,
    created: momentsOfDays(days),
    line,
    search: search?.trim() || undefined,
    limit,
    offset: (page - 1) * limit,
  });
  return { total, list: rows.map((row) => describeForStaff(row, words, locale)) };
}

/** Undecided claims of customers; for those who decide, what they would find in the list. */
export function countWaitingClaims(
  { db }: Pick<Context, 'db'>,
  reader: UserPrincipal,
  cut: { line: BusinessLine | undefined; unitId: number | undefined },
): Promise<{ count: number; oldest: Date | null }> {
  const scope = reader.authorities.has('claim:decide') ? claimScopeOf(reader) : undefined;
  return countOpenClaims(db, { ...cut, scope });
}

function describeForStaff(
  claim: StaffClaim,
  { statusNames }: Pick<PublicWords, 'statusNames'>,
  locale: Locale,
): ShownClaim {
  const { status, weightG } = claim;
  return {
    id: claim.code,
    version: claim.state === 'OPEN' ? 1 : 2,
    ...describeClaim(claim, locale),
    customer: { code: claim.customerCode, name: claim.customerName },
    parcel: {
      status,
      statusName: statusNames[status],
      orderCode: claim.parcelOrderCode,
      customerCode: claim.parcelCustomerCode,
      weightKg: weightG === null ? null : writeDecimal(BigInt(weightG), 3),
      problems: claim.problems,
      isClaimable: claim.isClaimable,
    },
    rivals: claim.rivals,
    decidedBy: claim.decidedBy,
  };
}

/** One claim as those see it who decide. Throws `claims.notFound`. */
export async function readClaim(
  context: Context,
  reader: UserPrincipal,
  code: string,
  locale: Locale,
): Promise<ShownClaim> {
  const scope = claimScopeOf(reader);
  const all = { states: undefined, created: undefined, line: undefined, search: undefined };
  const filter = { ...all, scope, code, limit: 1, offset: 0 };
  const [claim] = (await listStaffClaims(context.db, filter)).rows;
  if (claim === undefined) throw new AppError('claims.notFound');
  return describeForStaff(claim, (await readWords(context))[locale], locale);
}

/** The user who decides, and the actor of the record. */
export type Decider = { principal: UserPrincipal; actor: AuditActor };

/**
 * Gives the parcel, with every open parcel of its order, to who claims it; other claims to them are refused. A repeated
 * `requestId` changes nothing. Throws `claims.notFound`, `claims.alreadyDecided`, `claims.parcelTaken`.
 */
export async function approveClaim(
  context: Context,
  decider: Decider,
  code: string,
  requestId: string,
  locale: Locale,
): Promise<ShownClaim> {
  await inPatientTransaction(context, `claim:${code}`, async (tx) => {
    const request = await findClaimWithin(tx, decider.principal, code);
    // The winner's bound point is what it is until the end.
    await lockCustomer(tx, request.customerId);
    const parcels = await lockOwnerless(tx, request);
    // Only now, with the parcels locked, no other user decides about them, and none leaves the caller's unit.
    const claim = await findClaimWithin(tx, decider.principal, code);
    if (claim.state !== 'OPEN') return refuseSecond(claim, requestId);
    if (parcels === undefined) throw new AppError('claims.parcelTaken');
    const customer = await getCustomer(tx, claim.customerId);
    const orderCode = await giveParcels(context, tx, decider.principal, claim, customer, parcels);
    await settleClaims(context, tx, decider, { given: claim, requestId, orderCode, parcels });
  });
  return readClaim(context, decider.principal, code, locale);
}

/** Throws `claims.notFound`, also for a claim to a parcel that lies elsewhere. */
async function findClaimWithin(tx: Tx, reader: UserPrincipal, code: string): Promise<StoredClaim> {
  const claim = await findClaim(tx, code);
  if (claim === undefined || !(await isClaimWithin(tx, code, claimScopeOf(reader))))
    throw new AppError('claims.notFound');
  return claim;
}

function refuseSecond(claim: StoredClaim, requestId: string): void {
  if (claim.decisionRequestId !== requestId) throw new AppError('claims.alreadyDecided');
}

type Settlement = {
  /** What was given and the receiver; a claim that was decided so has the id of its request. */
  given: { customerId: string; id?: string };
  requestId?: string | null;
  orderCode: string;
  parcels: readonly KnownParcel[];
};

/** Ends every open claim to the parcels that were given: the customer's own are approved, the others refused. */
export async function settleClaims(
  context: Context,
  tx: Tx,
  { principal, actor }: Decider,
  { given, requestId = null, orderCode, parcels }: Settlement,
): Promise<void> {
  const open = await lockOpenClaims(
    tx,
    parcels.map(({ id }) => id),
  );
  const decided = { decidedAt: context.clock.now(), decidedBy: principal.userId };
  for (const each of open) {
    const id = each.id === given.id ? requestId : null;
    const decision: Ending =
      each.customerId === given.customerId
        ? { ...decided, state: 'APPROVED', orderCode, requestId: id }
        : { ...decided, state: 'REFUSED', refusal: 'GIVEN_TO_ANOTHER', requestId: id };
    await endClaim(context, tx, actor, each, decision);
  }
}

type Ending = ClaimDecision & { state: 'APPROVED' | 'REFUSED' };

async function endClaim(
  context: Context,
  tx: Tx,
  actor: AuditActor,
  claim: StoredClaim,
  decision: Ending,
): Promise<void> {
  if (!(await decideClaim(tx, claim.id, decision))) throw new AppError('claims.alreadyDecided');
  const { state, refusal, orderCode, decidedAt } = decision;
  const entry = { at: decidedAt, actor, subject: { type: 'claim', id: claim.code } };
  const parcel = claim.trackingCode;
  if (state === 'APPROVED')
    await recordAudit(tx, {
      ...entry,
      action: 'claim:approve',
      details: { parcel, order: orderCode ?? null },
    });
  else
    await recordAudit(tx, { ...entry, action: 'claim:refuse', details: { parcel, reason: refusal ?? null } });
  await notifyOfDecision(context, tx, claim, decision);
}

/**
 * Refuses a claim with a reason that its customer reads. A repeated `requestId` changes nothing. Throws
 * `request.invalid` when another reason has no comment, `claims.notFound`, `claims.alreadyDecided`.
 */
export async function refuseClaim(
  context: Context,
  { principal, actor }: Decider,
  code: string,
  { requestId, reason, comment }: BodyOf<typeof refuseCall>,
  locale: Locale,
): Promise<ShownClaim> {
  const remark = comment?.trim() || null;
  if (reason === 'OTHER' && remark === null)
    throw new AppError('request.invalid', { fields: [{ field: 'comment', error: 'required' }] });
  await inPatientTransaction(context, `claim:${code}`, async (tx) => {
    const request = await findClaimWithin(tx, principal, code);
    // As approvals do: the second caller finds what the first has decided.
    await lockParcels(tx, [request.trackingCode]);
    const claim = await findClaimWithin(tx, principal, code);
    if (claim.state !== 'OPEN') return refuseSecond(claim, requestId);
    await endClaim(context, tx, actor, claim, {
      state: 'REFUSED',
      refusal: reason,
      comment: remark,
      decidedAt: context.clock.now(),
      decidedBy: principal.userId,
      requestId,
    });
  });
  return readClaim(context, principal, code, locale);
}
