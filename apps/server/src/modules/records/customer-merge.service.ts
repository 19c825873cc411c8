/**
 * Owns the merge of two customers who are one person. Promises that all that is open is moved in one transaction or
 * nothing, that nothing else is moved than was seen, that money takes two people, and that what was moved comes back as
 * a whole, for seven days, while none of it was used.
 */
import { waitsHours } from '@rohi/contract/billing/money-limits';
import {
  mergeUndoDays,
  type decideMerge as decideCall,
  type mergeCustomers as mergeCall,
  type WireMerge,
} from '@rohi/contract/records/customer-merge.contract';
import type { BodyOf } from '@rohi/contract/endpoint';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Tx } from '../../platform/database.ts';
import { inPatientTransaction } from '../../platform/lock-lanes.ts';
import type { RequestActor, UserPrincipal } from '../../principal.ts';
import { closeMerged, lockSides, type MovedAccount } from '../accounts/merging/merged-accounts.service.ts';
import { recordAudit, type AuditEntry } from '../audit/audit.service.ts';
import { lockBothPurses, moveMoney, type MovedMoney } from '../billing/merging/merged-money.service.ts';
import { moveCourierChoices } from '../collection/courier/courier-choice.service.ts';
import { revokePasses } from '../collection/passes/passes.service.ts';
import { moveOpen, type MovedOrders } from '../orders/merging/moved-orders.service.ts';
import { copyPrices } from '../pricing/catalogue/merged-prices.service.ts';
import {
  endOverdue,
  findMerges,
  insertMerge,
  storeDone,
  storeRefused,
  type StoredMerge as StoredMergeOf,
} from './customer-merge.store.ts';
import {
  judgeMerge,
  refuseMerge,
  refuseOtherMoney,
  type JudgedMerge,
  type Sides,
} from './merge-preview.service.ts';

/** All that a merge has moved, by rooms. */
export type Moved = { account: MovedAccount; orders: MovedOrders; money: MovedMoney; prices: number[] };

export type StoredMerge = StoredMergeOf<Moved>;

const hourMs = 3_600_000;

/** Who merges, and the actor of the record. */
export type Merger = { principal: UserPrincipal; actor: RequestActor };

/**
 * Merges a customer into another, or has it wait for a second person; a repeated request is answered by what stands.
 * Throws `list.notFound`, `customers.mergeSelf`, `customers.merged`, `customers.mergeWaits`, `customers.mergeChanged`,
 * and what stands against it (`refuseMerge`).
 */
export async function mergeCustomers(
  context: Context,
  merger: Merger,
  { id: fromId, requestId, ...body }: { id: string } & BodyOf<typeof mergeCall>,
): Promise<WireMerge> {
  if (fromId === body.into) throw new AppError('customers.mergeSelf');
  const { userId, name } = merger.principal;
  const [reason, consent] = [body.reason.trim(), body.consent?.trim() ?? ''];
  if (reason === '')
    throw new AppError('request.invalid', { fields: [{ field: 'reason', error: 'required' }] });
  return inPatientTransaction(context, `merge:${fromId}`, async (tx) => {
    const sides = await lockBoth(tx, fromId, body.into);
    const [before] = await findMerges<Moved>(tx, { id: requestId });
    if (before !== undefined) {
      if (before.askedById !== userId || before.from.id !== fromId) throw new AppError('list.notFound');
      return describeMerge(context, before, userId);
    }
    const askedAt = context.clock.now();
    await endOverdue(tx, fromId, askedAt);
    await refuseMerge(context, tx, sides, consent || null);
    const [open] = await findMerges<Moved>(tx, { from: fromId, isOpen: true });
    if (open !== undefined)
      throw new AppError('customers.mergeWaits', { params: { code: sides.from.customerCode } });
    const judged = await judgeMerge(context, tx, sides);
    if (judged.seen !== body.seen) throw new AppError('customers.mergeChanged');
    const endsAt = new Date(askedAt.getTime() + waitsHours * hourMs);
    const request = { askedAt, askedBy: name, askedById: userId, endsAt, reason, consent: consent || null };
    await insertMerge(tx, { id: requestId, fromId, intoId: body.into, seen: judged.seen, ...request });
    const merge = await mergeOf(tx, requestId);
    if (judged.needsSecond) await recordAudit(tx, entryOf(merger, merge, 'customer:merge-ask', askedAt));
    else await carryOut(context, tx, merger, { sides, merge, judged });
    return describeMerge(context, await mergeOf(tx, requestId), userId);
  });
}

/** Both accounts, locked in the order of their ids. Throws `list.notFound`. */
export async function lockBoth(tx: Tx, fromId: string, intoId: string): Promise<Sides> {
  const sides = await lockSides(tx, [fromId, intoId]);
  const [from, into] = [fromId, intoId].map((id) => sides.find((side) => side.id === id));
  if (from === undefined || into === undefined) throw new AppError('list.notFound');
  return { from, into };
}

/** A merge as it stands. Throws `list.notFound`. */
export async function mergeOf(tx: Tx, id: string): Promise<StoredMerge> {
  const [merge] = await findMerges<Moved>(tx, { id });
  if (merge === undefined) throw new AppError('list.notFound');
  return merge;
}

/**
 * Confirms one that waits, over what was seen, or refuses it. Throws `list.notFound`, `list.otherState`,
 * `customers.mergeOwn`, and as `mergeCustomers` does.
 */
export async function decideMerge(
  context: Context,
  merger: Merger,
  { id, isConfirmed, seen }: { id: string } & BodyOf<typeof decideCall>,
): Promise<WireMerge> {
  const { userId } = merger.principal;
  return inPatientTransaction(context, `merge:${id}`, async (tx) => {
    const { from, into } = await mergeOf(tx, id);
    const sides = await lockBoth(tx, from.id, into.id);
    const merge = await mergeOf(tx, id);
    const now = context.clock.now();
    if (merge.askedById === userId) throw new AppError('customers.mergeOwn');
    if (merge.state !== 'WAITING' || merge.endsAt <= now) throw new AppError('list.otherState');
    if (!isConfirmed) {
      await storeRefused(tx, id, { at: now, by: merger.principal.name, byId: userId });
      await recordAudit(tx, entryOf(merger, merge, 'customer:merge-refuse', now));
      return describeMerge(context, await mergeOf(tx, id), userId);
    }
    await refuseMerge(context, tx, sides, merge.consent);
    const judged = await judgeMerge(context, tx, sides);
    if (seen !== judged.seen) throw new AppError('customers.mergeChanged');
    await carryOut(context, tx, merger, { sides, merge, judged });
    return describeMerge(context, await mergeOf(tx, id), userId);
  });
}

/**
 * Moves all that is open: prices first, so that what is charged anew is charged by them; then orders and parcels, then
 * money under the purses of both.
 */
async function carryOut(
  context: Context,
  tx: Tx,
  merger: Merger,
  { sides: { from, into }, merge, judged }: { sides: Sides; merge: StoredMerge; judged: JudgedMerge },
): Promise<void> {
  const { principal } = merger;
  const at = context.clock.now();
  const codes = { from: from.customerCode, into: into.customerCode };
  const prices = await copyPrices(context, tx, principal.name, { from: from.id, into: into.id });
  const orders = await moveOpen(context, tx, principal, { from, into });
  await lockBothPurses(tx, codes);
  // What was taken or announced until the purses were had counts too.
  await refuseMerge(context, tx, { from, into }, merge.consent);
  await refuseOtherMoney(tx, { from, into }, judged);
  const by = { name: principal.name, userId: principal.userId };
  const money = await moveMoney(context, tx, by, { mergeId: merge.id, reason: merge.reason, ...codes });
  await revokePasses(tx, [from.customerCode]);
  const parcelIds = orders.parcels.map(({ id }) => id);
  await moveCourierChoices(tx, parcelIds, codes);
  const account = await closeMerged(context, tx, { from, into });
  const moved: Moved = { account, orders, money, prices };
  await storeDone(tx, merge.id, moved, { at, by: principal.name, byId: principal.userId });
  await recordAudit(tx, {
    ...entryOf(merger, merge, 'customer:merge', at),
    details: { ...detailsOf(merge), parcels: orders.parcels.length },
  });
}

const detailsOf = ({ from, into, reason }: StoredMerge) => ({
  customerCode: from.customerCode,
  into: into.customerCode,
  reason,
});

/** The record of an act, at the customer who takes. */
export function entryOf(
  { actor }: Merger,
  merge: StoredMerge,
  action: AuditEntry['action'],
  at: Date,
): AuditEntry {
  return { at, actor, action, subject: { type: 'account', id: merge.into.id }, details: detailsOf(merge) };
}

/** Until when a merge can be undone. */
export const undoableUntil = (decidedAt: Date): Date =>
  new Date(decidedAt.getTime() + mergeUndoDays * 24 * hourMs);

export function describeMerge(
  { clock }: Pick<Context, 'clock'>,
  merge: StoredMerge,
  readerId: string,
): WireMerge {
  const now = clock.now();
  const { state, endsAt, decidedAt, undoneAt } = merge;
  const until = state === 'DONE' && decidedAt !== null ? undoableUntil(decidedAt) : null;
  return {
    id: merge.id,
    state: state === 'WAITING' && endsAt <= now ? 'ENDED' : state,
    from: merge.from,
    into: merge.into,
    reason: merge.reason,
    consent: merge.consent,
    askedAt: merge.askedAt.toISOString(),
    askedBy: merge.askedBy,
    isOwn: merge.askedById === readerId,
    endsAt: endsAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedBy: merge.decidedBy,
    undoneAt: undoneAt?.toISOString() ?? null,
    undoneBy: merge.undoneBy,
    undoableUntil: until === null || until <= now ? null : until.toISOString(),
  };
}

/** The merges of a customer, the latest first. */
export async function listMergesOf(
  context: Context,
  { userId }: Pick<UserPrincipal, 'userId'>,
  id: string,
): Promise<{ list: WireMerge[] }> {
  const merges = await findMerges<Moved>(context.db, { ofCustomer: id });
  return { list: merges.map((merge) => describeMerge(context, merge, userId)) };
}

/** Those that wait for a second person, the oldest first. */
export async function listWaitingMerges(
  context: Context,
  { userId }: Pick<UserPrincipal, 'userId'>,
): Promise<{ list: WireMerge[] }> {
  const merges = await findMerges<Moved>(context.db, { waitsAt: context.clock.now() });
  return { list: merges.toReversed().map((merge) => describeMerge(context, merge, userId)) };
}
