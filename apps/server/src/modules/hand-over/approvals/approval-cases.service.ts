/**
 * Owns what somebody decides about a hand-over without a proof. Promises that the requester does not decide, that of
 * two who decide at once one does and the other is shown so, that the customer gets a letter in the transaction that
 * allows it, and that each decision is on record with its reason.
 */
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type {
  allowHandOver,
  ApprovalCase,
  waitingApprovals as waitingCall,
} from '@rohi/contract/hand-over/approvals.contract';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import { boundPointOf, type UserPrincipal } from '../../../principal.ts';
import { findCustomersOfCodes } from '../../accounts/customers/customers.service.ts';
import { readAttachment } from '../../attachments/attachments.service.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { recordLook, type Viewer } from '../../audit/looks.service.ts';
import { findCounterCustomers } from '../finding/counter-look.store.ts';
import { stateAt } from './approval-state.ts';
import {
  findApproval,
  countWaiting,
  findWaiting,
  isDecisionRequest,
  storeDecision,
  type Approval,
} from './approval.store.ts';
import { approvalTimeMs } from './approvals.service.ts';
import { describeCase, headOf } from './describe-case.service.ts';
import { readersOf } from '../../accounts/customers/letter-readers.service.ts';
import { queueLetter } from '../../notifications/notifications.service.ts';
import { findPickupPoints } from '../../pickup-points/pickup-points.service.ts';
import { readHotline } from '../../reference-data/settings.service.ts';
import { findLyingAt } from '../visits/card.store.ts';

// The letter to a customer about parcels that go out without a code and a document.
const mostNamed = 30;

/**
 * Queues it in the transaction that allows the hand-over; at night too, and to who reads no news of parcels: only the
 * customer can say that it is somebody else.
 */
async function announceHandOver(
  context: Context,
  tx: Tx,
  { customerCode, unitId }: Approval,
  at: Date,
): Promise<void> {
  const reader = (await readersOf(tx, [customerCode], { isDue: true })).get(customerCode);
  if (reader === undefined) return;
  const { email: to, locale } = reader;
  const point = (await findPickupPoints(context, locale)).find(({ id }) => id === unitId);
  const lying = await findLyingAt(tx, customerCode, unitId);
  await queueLetter(tx, {
    to,
    locale,
    letter: 'handOverAllowed',
    params: {
      pickupPoint: point === undefined ? null : `${point.name}, ${point.city.name}, ${point.address}`,
      allowedAt: at.toISOString(),
      count: lying.length,
      trackingCodes: lying.slice(0, mostNamed).map(({ trackingCode }) => trackingCode),
      hotline: await readHotline(context),
    },
  });
}

/** The user who decides, and the actor of the record. */
export type Approver = { principal: UserPrincipal; actor: Viewer };

/** What waits for a decision, limited to the own point for staff of one point. */
export async function readWaitingApprovals(
  context: Context,
  principal: UserPrincipal,
  locale: Locale,
): Promise<DataOf<typeof waitingCall>> {
  const rows = await findWaiting(context.db, context.clock.now(), boundPointOf(principal));
  const list = await Promise.all(
    rows.map(async (row) => {
      const [customer] = await findCounterCustomers(context.db, row.unitId, [row.customerCode]);
      return { ...(await headOf(context, row, principal, locale)), ready: customer?.ready ?? 0 };
    }),
  );
  return { list };
}

/**
 * How many requests the reader may decide, limited to the own point for staff of one point; and since when the first
 * has waited.
 */
export function countApprovalsToDecide(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  principal: UserPrincipal,
): Promise<{ count: number; oldest: Date | null }> {
  return countWaiting(db, { at: clock.now(), unitId: boundPointOf(principal), notOf: principal.userId });
}

/**
 * A request with all that speaks for and against it. Throws `handOver.approvalNotFound`, also for one of another point.
 */
export async function readApprovalCase(
  context: Context,
  principal: UserPrincipal,
  id: string,
  locale: Locale,
): Promise<ApprovalCase> {
  return describeCase(context, await requireSeen(context, principal, id), principal, locale);
}

async function requireSeen(context: Context, principal: UserPrincipal, id: string): Promise<Approval> {
  const approval = await findApproval(context.db, id);
  const unitId = boundPointOf(principal);
  if (approval === undefined || (unitId !== undefined && unitId !== approval.unitId))
    throw new AppError('handOver.approvalNotFound');
  return approval;
}

/** The file of a photo of a request; that somebody has looked is on record. Throws `handOver.approvalNotFound`. */
export async function readApprovalPhoto(
  context: Context,
  { principal, actor }: Approver,
  { id, photoId }: { id: string; photoId: string },
): Promise<{ bytes: Buffer; fileName: string }> {
  const { customerCode } = await requireSeen(context, principal, id);
  const bytes = await readAttachment(context, { subject: 'APPROVAL', subjectIds: [id], id: photoId });
  if (bytes === undefined) throw new AppError('handOver.approvalNotFound');
  const customerId = (await findCustomersOfCodes(context.db, [customerCode])).get(customerCode);
  const person = customerId === undefined ? null : { id: customerId, name: customerCode };
  await recordLook(context, actor, { kind: 'PHOTO', person, subjectId: customerCode });
  return { bytes, fileName: `${customerCode}.jpg` };
}

type Decision = BodyOf<typeof allowHandOver> & { id: string; isAllowed: boolean };

/**
 * Allows or refuses. Throws `handOver.approvalNotFound`, `handOver.ownApproval`, `handOver.approvalDecided` with the
 * one who was faster, `handOver.approvalOver` for one that was withdrawn or has ended, `handOver.requestReused`,
 * `request.invalid` for a reason that says nothing.
 */
export async function decideOnHandOver(
  context: Context,
  approver: Approver,
  decision: Decision,
  locale: Locale,
): Promise<ApprovalCase> {
  const { id } = decision;
  const reason = decision.reason.trim();
  if (reason === '')
    throw new AppError('request.invalid', { fields: [{ field: 'reason', error: 'required' }] });
  await requireSeen(context, approver.principal, id);
  await inPatientTransaction(context, `approval:${id}`, async (tx) => {
    const approval = await findApproval(tx, id, 'lock');
    if (approval === undefined) throw new AppError('handOver.approvalNotFound');
    if (!isSameDecision(approval, approver, decision))
      await decide(context, tx, approver, approval, { ...decision, reason });
  });
  return readApprovalCase(context, approver.principal, id, locale);
}

/** The same request again is one decision. */
function isSameDecision(
  { state, decisionRequest, decidedById }: Approval,
  { principal }: Approver,
  { requestId, isAllowed }: Decision,
): boolean {
  if (decisionRequest !== requestId.toLowerCase()) return false;
  if (decidedById !== principal.userId || (state === 'ALLOWED') !== isAllowed)
    throw new AppError('handOver.requestReused');
  return true;
}

async function decide(
  context: Context,
  tx: Tx,
  { principal, actor }: Approver,
  approval: Approval,
  { requestId, reason, isAllowed }: Decision,
): Promise<void> {
  const at = context.clock.now();
  if (approval.decidedBy !== null)
    throw new AppError('handOver.approvalDecided', { params: { by: approval.decidedBy } });
  if (stateAt(approval, at) !== 'WAITING') throw new AppError('handOver.approvalOver');
  if (approval.clerkId === principal.userId) throw new AppError('handOver.ownApproval');
  if (await isDecisionRequest(tx, requestId)) throw new AppError('handOver.requestReused');
  const endsAt = new Date(at.getTime() + (await approvalTimeMs(context)));
  const state = isAllowed ? 'ALLOWED' : 'DENIED';
  const by = { by: principal.name, byId: principal.userId };
  await storeDecision(tx, approval.id, { state, requestId, at, ...by, reason, endsAt });
  const [customer] = await findCounterCustomers(tx, approval.unitId, [approval.customerCode]);
  await recordAudit(tx, {
    at,
    actor,
    action: isAllowed ? 'hand-over:allow' : 'hand-over:deny',
    subject: { type: 'customer', id: approval.customerCode },
    details: { parcels: customer?.ready ?? 0, askedBy: approval.clerk, reason },
  });
  if (isAllowed) await announceHandOver(context, tx, approval, at);
}
