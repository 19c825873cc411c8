/**
 * Owns the decisions about claims. It promises that one claim to a parcel wins however many are decided at once, that its
 * customer has the parcel with all of its order from then on, and that everybody who claimed it is notified.
 */
import { randomUUID } from 'node:crypto';
import type { BodyOf, DataOf, QueryOf } from '@rohi/contract/endpoint';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Locale } from '@rohi/contract/locales';
import type { listClaims, refuseClaim as refuseCall } from '@rohi/contract/orders/claims.contract';
import type { BusinessLine } from '@rohi/contract/business-lines';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import { allTrackingWords } from '@rohi/contract/tracking/words/all-tracking-words';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import type { Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import { getCustomer, type Customer } from '../../accounts/customers/customers.service.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import {
  findParcelsOfOrder,
  findWaitingLine,
  lockParcels,
  newOrderCode,
  writeParcels,
  type KnownParcel,
  type ParcelWrite,
} from '../../tracking/tracking.service.ts';
import { claimScopeOf } from './claim-scope.ts';
import { notifyOfDecision } from './claim-letters.service.ts';
import {
  countOpenClaims,
  decideClaim,
  findClaim,
  findPoolParcel,
  isClaimWithin,
  listStaffClaims,
  lockOpenClaims,
  type ClaimDecision,
  type StaffClaim,
  type StoredClaim,
} from './claim.store.ts';
import { describeClaim } from './claims.service.ts';
import { findBoundPoint, lockCustomer } from '../orders/customer.store.ts';
import { sendParcels } from '../orders/order-points.service.ts';
import { giveOrderTo, insertStubOrders } from '../orders/order.store.ts';
import { hasLeftHub } from '../points/pickup-switch.ts';

type ShownClaim = DataOf<typeof listClaims>['list'][number];

/** One page of claims as those see them who decide. */
export async function readClaims(
  { db }: Pick<Context, 'db'>,
  reader: UserPrincipal,
  { page, limit, state, line, search }: QueryOf<typeof listClaims>,
  locale: Locale,
): Promise<DataOf<typeof listClaims>> {
  const { total, rows } = await listStaffClaims(db, {
    scope: claimScopeOf(reader),
    code: undefined,
    state,
    line,
    search: search?.trim() || undefined,
    limit,
    offset: (page - 1) * limit,
  });
  return { total, list: rows.map((row) => describeForStaff(row, locale)) };
}

/** What customers have claimed and nobody has decided; for those who decide, what they would find in the list. */
export function countWaitingClaims(
  { db }: Pick<Context, 'db'>,
  reader: UserPrincipal,
  cut: { line: BusinessLine | undefined; unitId: number | undefined },
): Promise<{ count: number; oldest: Date | null }> {
  const scope = reader.authorities.has('claim:decide') ? claimScopeOf(reader) : undefined;
  return countOpenClaims(db, { ...cut, scope });
}

function describeForStaff(claim: StaffClaim, locale: Locale): ShownClaim {
  const { status, weightG } = claim;
  return {
    id: claim.code,
    version: claim.state === 'OPEN' ? 1 : 2,
    ...describeClaim(claim, locale),
    customer: { code: claim.customerCode, name: claim.customerName },
    parcel: {
      status,
      statusName: allTrackingWords[locale].statusNames[status],
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
  { db }: Pick<Context, 'db'>,
  reader: UserPrincipal,
  code: string,
  locale: Locale,
): Promise<ShownClaim> {
  const scope = claimScopeOf(reader);
  const filter = { scope, code, state: undefined, line: undefined, search: undefined, limit: 1, offset: 0 };
  const [claim] = (await listStaffClaims(db, filter)).rows;
  if (claim === undefined) throw new AppError('claims.notFound');
  return describeForStaff(claim, locale);
}

/** Who decides, and as whom that is recorded. */
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
    const asked = await findClaimWithin(tx, decider.principal, code);
    // The winner's bound point is what it is until the end.
    await lockCustomer(tx, asked.customerId);
    const parcels = await lockOwnerless(tx, asked);
    // Only now, with the parcels locked, nobody else decides about them, and none leaves the caller's unit.
    const claim = await findClaimWithin(tx, decider.principal, code);
    if (claim.state !== 'OPEN') return refuseSecond(claim, requestId);
    if (parcels === undefined) throw new AppError('claims.parcelTaken');
    const customer = await getCustomer(tx, claim.customerId);
    const orderCode = await giveParcels(context, tx, decider.principal, claim, customer, parcels);
    await settleClaims(context, tx, decider, { claim, requestId, orderCode, parcels });
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

/** The claimed parcel and the others of its order, locked; undefined when it has an owner or is closed. */
async function lockOwnerless(tx: Tx, claim: StoredClaim): Promise<KnownParcel[] | undefined> {
  const before = await findPoolParcel(tx, claim.trackingCode);
  const siblings = before?.orderCode ? await findParcelsOfOrder(tx, before.orderCode) : [];
  // All of them at once, so that rivals for one order wait for each other instead of deadlocking.
  const codes = new Set([claim.trackingCode, ...siblings.map(({ trackingCode }) => trackingCode)]);
  const locked = await lockParcels(tx, [...codes]);
  const pool = await findPoolParcel(tx, claim.trackingCode);
  if (pool?.id !== claim.parcelId || pool.ownerId !== null || pool.isClosed) return undefined;
  const { orderCode } = pool;
  // A file has put it into another order meanwhile; from now on it stays there.
  if (orderCode !== before?.orderCode) return lockOwnerless(tx, claim);
  return locked.filter(
    ({ id, facts, state }) =>
      state.closedAt === null && (id === pool.id || (orderCode !== null && facts.orderCode === orderCode)),
  );
}

/** The parcels and their order become the customer's; they go to that customer's pickup point as long as none of them has left the hub. */
async function giveParcels(
  context: Context,
  tx: Tx,
  principal: Decider['principal'],
  claim: StoredClaim,
  customer: Customer,
  parcels: readonly KnownParcel[],
): Promise<string> {
  const bound = (await findBoundPoint(tx, customer.id)) ?? null;
  const claimed = parcels.find(({ id }) => id === claim.parcelId);
  if (claimed === undefined) throw new AppError('claims.parcelTaken');
  const siblings =
    claimed.facts.orderCode === null ? [claimed] : await findParcelsOfOrder(tx, claimed.facts.orderCode);
  // Where the customer has waited for this code, the parcel comes into the order that did.
  const line = await findWaitingLine(tx, claimed.trackingCode, customer.customerCode);
  const waited = claimed.facts.orderCode === null ? line?.facts : undefined;
  const pickupPointId = waited?.pickupPointId ?? wonPoint(siblings, claimed, bound);
  const orderCode = waited?.orderCode ?? (await giveOrder(context, tx, claim, claimed, pickupPointId));
  const facts = { orderCode, customerCode: customer.customerCode, pickupPointId };
  await writeParcels(context, tx, writesOf(parcels, facts, principal));
  // Cancelled ones may come back.
  const closed = siblings.filter(({ state }) => state.closedAt !== null);
  await sendParcels(context, tx, closed, pickupPointId);
  return orderCode;
}

/** An order goes to one point: a part that has left the hub holds the rest. */
function wonPoint(
  siblings: readonly KnownParcel[],
  claimed: KnownParcel,
  bound: number | null,
): number | null {
  const gone = siblings.find((parcel) => hasLeftHub([parcel]));
  const before = (gone ?? claimed).facts.pickupPointId;
  return (gone === undefined ? bound : before) ?? before ?? bound;
}

/** What becomes of each of the parcels; one that has left the hub stays where it is known to be. */
function writesOf(
  parcels: readonly KnownParcel[],
  given: { orderCode: string; customerCode: string; pickupPointId: number | null },
  actor: UserPrincipal,
): ParcelWrite[] {
  return parcels.map((parcel) => {
    const known = hasLeftHub([parcel]) ? parcel.facts.pickupPointId : null;
    const facts = { ...given, pickupPointId: known ?? given.pickupPointId };
    const found = { type: 'FLAG_CLEARED', flag: 'UNIDENTIFIED', actor, source: 'office' } as const;
    return {
      trackingCode: parcel.trackingCode,
      settles: true,
      declare: { facts, move: { actor, source: 'office' } },
      moves: parcel.state.problems.includes('UNIDENTIFIED') ? [found] : [],
    };
  });
}

/** The order of the claimed parcel, or a new one for it, becomes the customer's. */
async function giveOrder(
  context: Context,
  tx: Tx,
  { customerId, marketplace }: StoredClaim,
  { facts, history }: KnownParcel,
  pickupPointId: number | null,
): Promise<string> {
  const now = context.clock.now();
  const code = facts.orderCode ?? newOrderCode(dushanbeDay(now));
  await insertStubOrders(tx, [
    {
      id: randomUUID(),
      requestId: randomUUID(),
      code,
      customerId: null,
      pickupPointId,
      businessLine: facts.businessLine,
      createdAt: history[0]?.occurredAt ?? now,
    },
  ]);
  const given = await giveOrderTo(tx, code, customerId, { marketplace, pickupPointId });
  if (given === undefined) throw new AppError('claims.parcelTaken');
  return code;
}

type Settlement = {
  claim: StoredClaim;
  requestId: string;
  orderCode: string;
  parcels: readonly KnownParcel[];
};

/** Ends every open claim to the parcels that were given: the customer's own are approved, the others refused. */
async function settleClaims(
  context: Context,
  tx: Tx,
  { principal, actor }: Decider,
  { claim, requestId, orderCode, parcels }: Settlement,
): Promise<void> {
  const open = await lockOpenClaims(
    tx,
    parcels.map(({ id }) => id),
  );
  const decided = { decidedAt: context.clock.now(), decidedBy: principal.userId };
  for (const each of open) {
    const id = each.id === claim.id ? requestId : null;
    const decision: Ending =
      each.customerId === claim.customerId
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
 * Refuses a claim with a reason that its customer reads. A repeated `requestId` changes nothing. Throws `request.invalid`
 * when another reason has no comment, `claims.notFound`, `claims.alreadyDecided`.
 */
export async function refuseClaim(
  context: Context,
  { principal, actor }: Decider,
  code: string,
  { requestId, reason, comment }: BodyOf<typeof refuseCall>,
  locale: Locale,
): Promise<ShownClaim> {
  const said = comment?.trim() || null;
  if (reason === 'OTHER' && said === null)
    throw new AppError('request.invalid', { fields: [{ field: 'comment', error: 'required' }] });
  await inPatientTransaction(context, `claim:${code}`, async (tx) => {
    const asked = await findClaimWithin(tx, principal, code);
    // As approvals do: whoever comes second finds what the first has decided.
    await lockParcels(tx, [asked.trackingCode]);
    const claim = await findClaimWithin(tx, principal, code);
    if (claim.state !== 'OPEN') return refuseSecond(claim, requestId);
    await endClaim(context, tx, actor, claim, {
      state: 'REFUSED',
      refusal: reason,
      comment: said,
      decidedAt: context.clock.now(),
      decidedBy: principal.userId,
      requestId,
    });
  });
  return readClaim(context, principal, code, locale);
}
