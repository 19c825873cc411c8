/**
 * Owns the points of customers: earned, spent, ended, taken back; the balance never goes below zero. Promises that the
 * points that end first are spent first, and that ended points are not spent.
 */
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { pointsLastDay } from '@rohi/contract/pricing/points-rule';
import { pointsTerms } from '@rohi/contract/pricing/points-terms';
import type { Context } from '../../../context.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { sendAhead } from '../../../platform/pipelined-transaction.ts';
import { holdersOf } from '../../accounts/merging/merged-accounts.service.ts';
import { house, ofCustomer } from '../ledger/account-kinds.ts';
import { post, type Poster } from '../ledger/ledger.service.ts';
import type { DraftEntry, PostingDraft } from '../ledger/posting.ts';
import { lockPurse } from '../ledger/purse.store.ts';
import {
  customersWithEndedPoints,
  endedPoints,
  insertLot,
  returnToLots,
  spendFromLots,
  spentOn,
  takeFromLots,
} from './points.store.ts';

type Subject = PostingDraft['subject'];

/** The entries by which a customer gets so many points, or loses them for a negative number. */
function pointsEntries(customerCode: string, points: number): DraftEntry[] {
  const amount = BigInt(points);
  return [
    { account: { ...ofCustomer(customerCode), kind: 'POINTS', currency: 'PTS' }, amount: -amount },
    { account: { ...house, kind: 'POINTS_ISSUED', currency: 'PTS' }, amount },
  ];
}

/** The customer who has the points of this one: another one after a merge. */
async function holderOf(tx: Tx, customerCode: string): Promise<string> {
  return (await holdersOf(tx, [customerCode])).get(customerCode) ?? customerCode;
}

export type PointsMove = { customerCode: string; points: number; subject: Subject; reason?: string };

/**
 * Gives points that can be spent for as long as the terms say, counted from today. The purse is locked. Returns the
 * posting.
 */
export async function givePoints(
  context: Pick<Context, 'clock'>,
  tx: Tx,
  by: Poster,
  { customerCode: code, points, subject, reason }: PointsMove,
): Promise<string> {
  const customerCode = await holderOf(tx, code);
  const entries = pointsEntries(customerCode, points);
  const [postingId = ''] = await post(context, tx, by, [{ kind: 'POINTS_GIVEN', subject, reason, entries }]);
  const lastDay = pointsLastDay(pointsTerms, dushanbeDay(context.clock.now()));
  sendAhead(insertLot(tx, { customerCode, points, lastDay, postingId }));
  return postingId;
}

/** Takes points back. The purse is locked. Throws `billing.pointsTooFew`. Returns the posting. */
export async function takePointsBack(
  context: Pick<Context, 'clock'>,
  tx: Tx,
  by: Poster,
  { customerCode: code, points, subject, reason }: PointsMove,
): Promise<string> {
  const customerCode = await holderOf(tx, code);
  await expirePoints(context, tx, customerCode);
  const entries = pointsEntries(customerCode, -points);
  const [postingId = ''] = await post(context, tx, by, [
    { kind: 'POINTS_TAKEN_BACK', subject, reason, entries },
  ]);
  await takeFromLots(tx, customerCode, points);
  return postingId;
}

/** Has points pay for a payment that is stored, and answers the posting of it. The purse is locked. */
export async function spendPoints(
  context: Pick<Context, 'clock'>,
  tx: Tx,
  { customerCode, points, paymentId }: { customerCode: string; points: number; paymentId: string },
): Promise<PostingDraft> {
  await expirePoints(context, tx, customerCode);
  await spendFromLots(tx, { customerCode, points, paymentId });
  const subject = { type: 'payment', id: paymentId };
  return { kind: 'POINTS_SPENT', subject, entries: pointsEntries(customerCode, -points) };
}

/**
 * Gives points of a payment back with its refund. `backMinor` of `paidMinor` is the refunded part in cents, of all
 * refunds together. They end on the day on which they would have ended. The purse is locked. Answers the
 * posting; undefined where no whole point goes back.
 */
export async function returnPoints(
  tx: Tx,
  refund: { customerCode: string; paymentId: string; refundId: string; paidMinor: bigint; backMinor: bigint },
): Promise<PostingDraft | undefined> {
  const { customerCode, paymentId, refundId, paidMinor, backMinor } = refund;
  const spent = await spentOn(tx, paymentId);
  const points = Number((BigInt(spent.points) * backMinor) / paidMinor) - spent.wentBack;
  if (points <= 0) return undefined;
  await returnToLots(tx, paymentId, points);
  const subject = { type: 'refund', id: refundId };
  return { kind: 'POINTS_WENT_BACK', subject, entries: pointsEntries(customerCode, points) };
}

/** Ends the points of a customer after their last day. The purse is locked. */
async function expirePoints(context: Pick<Context, 'clock'>, tx: Tx, customerCode: string): Promise<void> {
  const today = dushanbeDay(context.clock.now());
  const points = await endedPoints(tx, customerCode, today);
  if (points === 0) return;
  const entries = pointsEntries(customerCode, -points);
  const subject = { type: 'customer', id: customerCode };
  await post(context, tx, { name: 'system', userId: null }, [{ kind: 'POINTS_EXPIRED', subject, entries }]);
  await takeFromLots(tx, customerCode, points);
}

const customersAStep = 200;

/** Ends the points of all customers after their last day; a run that was cut off is ended by the next. */
export async function endAllPoints(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  for (;;) {
    const today = dushanbeDay(context.clock.now());
    const codes = await customersWithEndedPoints(context.db, today, customersAStep);
    if (codes.length === 0) return;
    for (const code of codes)
      await inTransaction(context.db, async (tx) => {
        await lockPurse(tx, code);
        await expirePoints(context, tx, code);
      });
  }
}
