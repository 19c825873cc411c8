/** What a payment writes into the ledger, and on record where it came late. */
import type { PaymentSums } from '@rohi/contract/billing/payment-sums';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import { changeCharges } from '../charges/changed-charges.service.ts';
import { post } from '../ledger/ledger.service.ts';
import { spendPoints } from '../points/points.service.ts';
import { withDifference } from '../shifts/late-items.service.ts';
import type { ShiftRow } from '../shifts/shift.store.ts';
import { movedBy, paymentDrafts } from './payment-posting.ts';
import { insertPayment, type NewPayment } from './payment.store.ts';
import { giveNumber } from './receipts.service.ts';

type ToPost = { payment: NewPayment; shift: ShiftRow; sums: PaymentSums; points: number };

type Booking = ToPost & { charges: readonly { id: string; owedMinor: bigint }[] };

/**
 * Stores a payment of whole charges, which are locked, with all that follows from it; its receipt number. Throws as
 * `postPayment` does.
 */
export async function bookPayment(
  context: Context,
  tx: Tx,
  actor: AuditActor,
  { payment, charges, shift, sums, points }: Booking,
): Promise<string> {
  const units = await readUnits(context);
  const stored = insertPayment(tx, payment);
  const changed = changeCharges(
    tx,
    charges.map(({ id, owedMinor }) => ({ id, settledMinor: owedMinor, correctedMinor: 0n })),
  );
  await Promise.all([postPayment(context, tx, { payment, shift, sums, points }), stored, changed]);
  const unitCode = units.find(({ id }) => id === shift.unitId)?.code ?? String(shift.unitId);
  const receiptNumber = await giveNumber(tx, { ...payment, unitCode });
  if (payment.takenAt !== null) await recordLate(tx, actor, { ...payment, receiptNumber }, sums);
  return receiptNumber;
}

/**
 * Posts a payment that is stored, all of it at once: charges, money, points, and the difference of a shift that was
 * closed. Throws `billing.pointsTooFew` and as `post` does.
 */
async function postPayment(
  context: Context,
  tx: Tx,
  { payment, shift, sums, points }: ToPost,
): Promise<void> {
  const { id, customerCode, currency, lines, rate, totalMinor, clerk, clerkId } = payment;
  const till = { shiftId: shift.id, drawerId: shift.drawerId, unitId: shift.unitId };
  const moved = movedBy(sums, totalMinor);
  const paid = paymentDrafts({ id, customerCode, currency, till, lines, moved, rate });
  const drafts = payment.takenAt === null ? paid : withDifference(shift, moved.cash, paid);
  const spent = points === 0 ? [] : [await spendPoints(context, tx, { customerCode, points, paymentId: id })];
  await post(context, tx, { name: clerk, userId: clerkId }, [...drafts, ...spent]);
}

/** What a shift was expected to hold is another sum now: that is on record beside its difference. */
async function recordLate(
  tx: Tx,
  actor: AuditActor,
  { at, shiftId, clerk, receiptNumber }: NewPayment & { receiptNumber: string },
  sums: PaymentSums,
): Promise<void> {
  const { cash } = movedBy(sums, 0n);
  await recordAudit(tx, {
    at,
    actor,
    action: 'cash:late',
    subject: { type: 'shift', id: shiftId },
    details: { clerk, receipt: receiptNumber, tjsMinor: Number(cash.TJS), usdMinor: Number(cash.USD) },
  });
}
