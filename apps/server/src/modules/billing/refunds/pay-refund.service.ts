/** The moment at which money goes back: out of the drawer, by the terminal, to the balance. */
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import { changeCharges } from '../charges/changed-charges.service.ts';
import { post } from '../ledger/ledger.service.ts';
import type { MoneyClerk } from '../ledger/money-requests.service.ts';
import type { PostingDraft } from '../ledger/posting.ts';
import { refundDrafts } from '../payments/payment-posting.ts';
import type { StoredPayment } from '../payments/payment.store.ts';
import { giveNumber } from '../payments/receipts.service.ts';
import { returnPoints } from '../points/points.service.ts';
import { lockOwnShift } from '../shifts/own-shift.service.ts';
import { findRefunds, finishRefund, type RefundPart, type RefundRow } from './refund.store.ts';
import { wayBack } from './refund-view.service.ts';

/**
 * Pays out an approved refund with its purse locked. Throws `billing.noOpenShift`, `billing.slipNeeded` for what came
 * by card, `billing.drawerTooEmpty`, `billing.alreadyDecided`, `pricing.noRate`.
 */
export async function payOutRefund(
  context: Context,
  tx: Tx,
  { principal: { name, userId } }: MoneyClerk,
  { refund, reference }: { refund: RefundRow; reference: string | undefined },
): Promise<void> {
  const at = context.clock.now();
  // Before anything is worked out: of one that is paid already nothing is left to go back.
  if (refund.state !== 'APPROVED' || refund.endsAt <= at) throw new AppError('billing.alreadyDecided');
  const shift = await lockOwnShift(tx, userId);
  const { payment, parts: planned, rate } = await wayBack(context, tx, refund);
  const parts = planned.map((part) =>
    part.means === 'CARD' ? { ...part, reference: reference ?? null } : part,
  );
  if (parts.some(({ means, reference: slip }) => means === 'CARD' && slip === null))
    throw new AppError('billing.slipNeeded');
  const paid = { at, by: name, byId: userId, shiftId: shift.id, parts };
  if (!(await finishRefund(tx, refund.id, paid))) throw new AppError('billing.alreadyDecided');
  await changeCharges(
    tx,
    refund.lines.map(({ chargeId, amountMinor }) => ({
      id: chargeId,
      settledMinor: -amountMinor,
      correctedMinor: refund.owedAgain ? 0n : -amountMinor,
    })),
  );
  const drafts = refundDrafts({
    id: refund.id,
    customerCode: refund.customerCode,
    currency: refund.currency,
    owedAgain: refund.owedAgain,
    reason: refund.reason,
    lines: refund.lines,
    rate,
    till: { shiftId: shift.id, drawerId: shift.drawerId, unitId: shift.unitId },
    earnedAt: payment.unitId,
    moved: movedBack(parts, refund.amountMinor),
  });
  const points = await pointsBack(tx, { refund, payment, parts });
  await post(context, tx, { name, userId }, points === undefined ? drafts : [...drafts, points]);
  const unitCode = (await readUnits(context)).find(({ id }) => id === shift.unitId)?.code;
  await giveNumber(tx, {
    id: refund.id,
    unitId: shift.unitId,
    unitCode: unitCode ?? String(shift.unitId),
    at,
  });
}

/** The posting of the points that go back. */
async function pointsBack(
  tx: Tx,
  { refund, payment, parts }: { refund: RefundRow; payment: StoredPayment; parts: readonly RefundPart[] },
): Promise<PostingDraft | undefined> {
  const paid = payment.parts.find(({ means }) => means === 'POINTS');
  const back = parts.find(({ means }) => means === 'POINTS');
  if (paid === undefined || back === undefined) return undefined;
  const all = (await findRefunds(tx, { paymentId: payment.id })).flatMap(({ means }) => means);
  const backMinor = all.reduce((sum, { means, usd }) => (means === 'POINTS' ? sum + usd : sum), 0n);
  const { customerCode, id: refundId } = refund;
  return returnPoints(tx, { customerCode, refundId, paymentId: payment.id, paidMinor: paid.usd, backMinor });
}

/** What goes out, as less than zero. */
function movedBack(parts: readonly RefundPart[], charges: bigint) {
  const sum = (means: string, of: 'given' | 'somoni') =>
    parts.reduce((total, part) => (part.means === means ? total + part[of] : total), 0n);
  return {
    cash: {
      TJS: -sum('CASH_TJS', 'given') - sum('CASH_USD', 'somoni'),
      USD: -sum('CASH_USD', 'given'),
    },
    card: -sum('CARD', 'given'),
    points: -sum('POINTS', 'given'),
    balance: -sum('BALANCE', 'given'),
    charges: -charges,
  };
}
