/** What a payment writes into the ledger, and on record where it came late. */
import type { PaymentSums } from '@rohi/contract/billing/payment-sums';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { post } from '../ledger/ledger.service.ts';
import type { MoneyClerk } from '../ledger/money-requests.service.ts';
import { spendPoints } from '../points/points.service.ts';
import { withDifference } from '../shifts/late-items.service.ts';
import type { ShiftRow } from '../shifts/shift.store.ts';
import { movedBy, paymentDrafts } from './payment-posting.ts';
import type { NewPayment } from './payment.store.ts';

type ToPost = { payment: NewPayment; shift: ShiftRow; sums: PaymentSums; points: number };

/** Posts a payment that is stored, all of it at once: charges, money, points, and the difference of a shift that was closed. Throws `billing.pointsTooFew` and as `post` does. */
export async function postPayment(
  context: Context,
  tx: Tx,
  { payment, shift, sums, points }: ToPost,
): Promise<void> {
  const { id, customerCode, lines, rate, totalMinor, clerk, clerkId } = payment;
  const till = { shiftId: shift.id, drawerId: shift.drawerId, unitId: shift.unitId };
  const moved = movedBy(sums, totalMinor);
  const paid = paymentDrafts({ id, customerCode, till, lines, moved, rate });
  const drafts = payment.takenAt === null ? paid : withDifference(shift, moved.cash, paid);
  const spent = points === 0 ? [] : [await spendPoints(context, tx, { customerCode, points, paymentId: id })];
  await post(context, tx, { name: clerk, userId: clerkId }, [...drafts, ...spent]);
}

/** What a shift was expected to hold is another sum now: that is on record beside its difference. */
export async function recordLate(
  tx: Tx,
  { actor }: MoneyClerk,
  { at, shiftId, clerk, receiptNumber }: NewPayment & { receiptNumber: string },
  sums: PaymentSums,
): Promise<void> {
  const { cash } = movedBy(sums, 0n);
  await recordAudit(tx, {
    ...{ at, actor, action: 'cash:late', subject: { type: 'shift', id: shiftId } },
    details: { clerk, receipt: receiptNumber, tjsMinor: Number(cash.TJS), usdMinor: Number(cash.USD) },
  });
}
