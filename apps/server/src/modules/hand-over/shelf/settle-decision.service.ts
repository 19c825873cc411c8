/**
 * Owns how a decision about a parcel on the shelf ends: a disposal that a second person confirms or refuses, anything
 * that is taken back. Promises that neither the requester confirms a disposal nor one without a photo is confirmed,
 * that a disposal is written with its event, its money, its letter and its record at once or not at all, and that of
 * two who settle at once one does.
 */
import type { WireShelfDecision } from '@rohi/contract/hand-over/shelf-decisions.contract';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import { boundPointOf } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { noteOwedChanged } from '../../billing/charges/changed-charges.service.ts';
import { lockParcels } from '../../tracking/tracking.service.ts';
import { alreadyGiven } from '../giving/parcel-refusal.service.ts';
import { decisionDescriber } from './describe-decision.service.ts';
import {
  findByRequest,
  findDecision,
  settleDecision,
  type Decision,
  type Settled,
} from './shelf-decision.store.ts';
import { requireReason } from './shelf-decisions.service.ts';
import { writeShelfLetter } from './shelf-letters.service.ts';
import { causeOf, lockLying, lostCharges, moveLying, type ShelfManager } from './shelf-parcel.service.ts';

/** How it ends; `version`: of the parcel as the second person has seen it. */
export type Ending = { id: string; requestId: string } & (
  | { how: 'DONE'; version: number }
  | { how: 'REFUSED' | 'WITHDRAWN'; reason: string }
);

/** The decision. Throws `handOver.decisionNotFound`, also for one of another point than the caller's. */
export async function requireDecision(
  context: Context,
  { principal }: ShelfManager,
  id: string,
): Promise<Decision> {
  const decision = await findDecision(context.db, id);
  const unitId = boundPointOf(principal);
  if (decision === undefined || (unitId !== undefined && unitId !== decision.unitId))
    throw new AppError('handOver.decisionNotFound');
  return decision;
}

/** Ends a decision. Throws as the calls say; a repeated request ends it once. */
export async function settleOnShelf(
  context: Context,
  manager: ShelfManager,
  ending: Ending,
  locale: Locale,
): Promise<WireShelfDecision> {
  if (ending.how !== 'DONE') requireReason(ending.reason);
  const { trackingCode } = await requireDecision(context, manager, ending.id);
  const settled = await inPatientTransaction(context, `parcel:${trackingCode}`, async (tx) => {
    const parcels = await lockParcels(tx, [trackingCode]);
    const decision = await findDecision(tx, ending.id);
    if (decision === undefined) throw new AppError('handOver.decisionNotFound');
    if (isSame(decision, manager, ending)) return decision;
    requireWaiting(decision, manager, ending, parcels[0]);
    if ((await findByRequest(tx, 'decision', ending.requestId)) !== undefined)
      throw new AppError('handOver.requestReused');
    if (ending.how === 'DONE') await dispose(context, tx, manager, decision, ending);
    else await leave(context, tx, manager, decision, ending);
    return (await findDecision(tx, ending.id)) ?? decision;
  });
  return (await decisionDescriber(context, { principal: manager.principal, locale }))(settled);
}

/** The same request again is one. */
function isSame(
  { decisionRequest, decidedById, state }: Decision,
  { principal }: ShelfManager,
  { requestId, how }: Ending,
): boolean {
  if (decisionRequest !== requestId.toLowerCase()) return false;
  if (decidedById !== principal.userId || state !== how) throw new AppError('handOver.requestReused');
  return true;
}

/**
 * Throws `handOver.alreadyGiven`, `handOver.approvalDecided` with who was faster, `handOver.decisionOver`,
 * `handOver.ownApproval`, `handOver.photoMissing`.
 */
function requireWaiting(
  decision: Decision,
  { principal }: ShelfManager,
  { how }: Ending,
  parcel: Parameters<typeof alreadyGiven>[0] | undefined,
): void {
  const { state, decidedBy, endedAt, kind, askedById, photoIds } = decision;
  if ((state === 'DONE' || state === 'REFUSED') && decidedBy !== null)
    throw new AppError('handOver.approvalDecided', { params: { by: decidedBy } });
  if (endedAt !== null) {
    const refusal = state === 'ENDED' && parcel !== undefined ? alreadyGiven(parcel) : undefined;
    throw refusal ?? new AppError('handOver.decisionOver');
  }
  if (how === 'WITHDRAWN') return;
  if (kind !== 'DISPOSE') throw new AppError('handOver.decisionNotFound');
  if (askedById === principal.userId) throw new AppError('handOver.ownApproval');
  if (how === 'DONE' && photoIds.length === 0) throw new AppError('handOver.photoMissing');
}

/**
 * Writes a confirmed disposal. The cell, the code of pickup and the charges follow from the event, in the same
 * transaction.
 */
async function dispose(
  context: Context,
  tx: Tx,
  { principal, actor }: ShelfManager,
  decision: Decision,
  { requestId, version }: Ending & { how: 'DONE' },
): Promise<void> {
  const parcel = await lockLying(tx, decision.trackingCode, principal);
  if (parcel.state.version !== version) throw new AppError('list.changedMeanwhile');
  await causeOf(context, tx, parcel, null);
  const at = context.clock.now();
  const writtenOffMinor = await lostCharges(context, tx, parcel);
  await settleDecision(tx, decision.id, {
    state: 'DONE',
    requestId,
    at,
    by: principal.name,
    byId: principal.userId,
    reason: null,
    writtenOffMinor,
  });
  await moveLying(context, tx, decision.trackingCode, {
    type: 'CANCELLED',
    reason: 'ABANDONED',
    actor: principal,
    source: 'office',
    placeId: parcel.unitId,
  });
  await writeShelfLetter(context, tx, parcel.customerCode, 'parcelDisposed', decision);
  await recordAudit(tx, {
    at,
    actor,
    action: 'shelf:dispose',
    subject: { type: 'parcel', id: decision.trackingCode },
    details: {
      askedBy: decision.askedBy,
      amountMinor: Number(writtenOffMinor),
      reason: decision.reason,
    },
  });
}

/** The parcel stays where it is: refused, or taken back. */
async function leave(
  context: Context,
  tx: Tx,
  { principal, actor }: ShelfManager,
  { id, kind, parcelId, trackingCode, unitId, askedBy }: Decision,
  { requestId, how, reason: typed }: Ending & { how: 'REFUSED' | 'WITHDRAWN' },
): Promise<void> {
  const reason = requireReason(typed);
  const at = context.clock.now();
  const settled: Settled = {
    state: how,
    requestId,
    at,
    by: principal.name,
    byId: principal.userId,
    reason,
    writtenOffMinor: null,
  };
  await settleDecision(tx, id, settled);
  if (kind === 'KEEP') noteOwedChanged(tx, [parcelId]);
  if (kind === 'RETURN')
    await moveLying(context, tx, trackingCode, {
      type: 'FLAG_CLEARED',
      flag: 'RETURNING',
      actor: principal,
      source: 'office',
      reason,
      placeId: unitId,
    });
  await recordAudit(tx, {
    at,
    actor,
    action: how === 'REFUSED' ? 'shelf:refuse' : 'shelf:withdraw',
    subject: { type: 'parcel', id: trackingCode },
    details: { askedBy, reason },
  });
}
