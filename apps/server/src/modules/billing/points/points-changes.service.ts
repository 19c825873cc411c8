/** Owns points that the office gives or takes back: with a reason, and above what one person decides alone by two. */
import type { BodyOf } from '@rohi/contract/endpoint';
import { waitsHours } from '@rohi/contract/billing/money-limits';
import type { changePoints as changeCall, WirePointsChange } from '@rohi/contract/billing/points.contract';
import { pointsWorthMinor } from '@rohi/contract/pricing/points-rule';
import { pointsTerms } from '@rohi/contract/pricing/points-terms';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { inMoneyRequest, type MoneyClerk } from '../ledger/money-requests.service.ts';
import { requireCustomer } from '../ledger/paying-customer.service.ts';
import { lockPurse } from '../ledger/purse.store.ts';
import { decideAlone } from '../sole-decisions/sole-decisions.service.ts';
import { givePoints, takePointsBack } from './points.service.ts';
import {
  decideChange,
  endChanges,
  findChange,
  insertChange,
  lockChange,
  waitingChanges,
  type PointsChangeRow,
} from './points.store.ts';

const hourMs = 3_600_000;
const mostListed = 200;

/**
 * Gives or takes back points, or has them wait for a second person. Throws `billing.customerNotFound`,
 * `billing.pointsTooFew`.
 */
export async function changePoints(
  context: Context,
  clerk: MoneyClerk,
  { requestId, ...body }: BodyOf<typeof changeCall>,
): Promise<WirePointsChange> {
  const { userId } = clerk.principal;
  const { customerCode } = await requireCustomer(context, clerk.principal, body.customerCode);
  const { points } = body;
  const request = { requestId, act: 'points:change', userId, asked: body, thing: `customer:${customerCode}` };
  return inMoneyRequest(context, request, async (tx) => {
    await lockPurse(tx, customerCode);
    const at = context.clock.now();
    const change: PointsChangeRow = {
      id: requestId,
      customerCode,
      points,
      reason: body.reason,
      askedAt: at,
      askedBy: clerk.principal.name,
      askedById: userId,
      endsAt: new Date(at.getTime() + waitsHours * hourMs),
      state: 'WAITING',
      decidedAt: null,
      decidedBy: null,
    };
    const isAlone = await decideAlone(context, tx, clerk.principal, {
      id: requestId,
      kind: 'POINTS',
      customerCode,
      paymentId: null,
      amountMinor: pointsWorthMinor(pointsTerms, Math.abs(points)),
    });
    const postingId = isAlone ? await carryOut(context, tx, clerk, change) : null;
    const done: PointsChangeRow = isAlone ? { ...change, state: 'DONE', decidedAt: at } : change;
    await insertChange(tx, { ...done, decidedById: null, postingId });
    return describe(done);
  });
}

/** Points move, and it is on record who has decided so. */
async function carryOut(
  context: Context,
  tx: Tx,
  { principal, actor }: MoneyClerk,
  { id, customerCode, points, reason }: PointsChangeRow,
): Promise<string> {
  const by = { name: principal.name, userId: principal.userId };
  const move = { customerCode, points: Math.abs(points), subject: { type: 'points', id }, reason };
  const posted =
    points > 0 ? await givePoints(context, tx, by, move) : await takePointsBack(context, tx, by, move);
  await recordAudit(tx, {
    at: context.clock.now(),
    actor,
    action: 'points:change',
    subject: { type: 'customer', id: customerCode },
    details: { points, reason },
  });
  return posted;
}

/**
 * Confirms or refuses a change that waits. Throws `billing.notFound`, `billing.alreadyDecided`,
 * `billing.secondPersonNeeded`, `billing.pointsTooFew`.
 */
export async function decidePoints(
  context: Context,
  clerk: MoneyClerk,
  { id, requestId, isConfirmed }: { id: string; requestId: string; isConfirmed: boolean },
): Promise<WirePointsChange> {
  const existing = await findChange(context.db, id);
  if (existing === undefined) throw new AppError('billing.notFound');
  const { customerCode } = existing;
  const { userId, name } = clerk.principal;
  const decision = { id, isConfirmed };
  const request = {
    requestId,
    act: 'points:decide',
    userId,
    asked: decision,
    thing: `customer:${customerCode}`,
  };
  return inMoneyRequest(context, request, async (tx) => {
    await lockPurse(tx, customerCode);
    const change = await lockChange(tx, id);
    const at = context.clock.now();
    if (change?.state !== 'WAITING' || change.endsAt <= at) throw new AppError('billing.alreadyDecided');
    if (isConfirmed && change.askedById === userId) throw new AppError('billing.secondPersonNeeded');
    const postingId = isConfirmed ? await carryOut(context, tx, clerk, change) : null;
    const state = isConfirmed ? 'DONE' : 'REFUSED';
    await decideChange(tx, id, { state, at, by: name, byId: userId, postingId });
    if (!isConfirmed)
      await recordAudit(tx, {
        at,
        actor: clerk.actor,
        action: 'points:refuse',
        subject: { type: 'customer', id: customerCode },
        details: { points: change.points, reason: change.reason },
      });
    return describe({ ...change, state, decidedAt: at, decidedBy: name });
  });
}

/** What waits for a second person, the oldest first. */
export async function readWaitingPoints({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<{ list: WirePointsChange[] }> {
  return { list: (await waitingChanges(db, clock.now(), mostListed)).map(describe) };
}

/** Ends those that were not confirmed in time. */
export async function endWaitingPoints({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await endChanges(db, clock.now());
}

function describe(change: PointsChangeRow): WirePointsChange {
  const { id, customerCode, points, reason, state, askedBy, decidedBy } = change;
  return {
    id,
    customerCode,
    points,
    reason,
    state,
    askedBy,
    decidedBy,
    askedAt: change.askedAt.toISOString(),
    endsAt: change.endsAt.toISOString(),
    decidedAt: change.decidedAt?.toISOString() ?? null,
  };
}
