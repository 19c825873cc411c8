/**
 * Owns to which shift a payment belongs, and what comes once that was counted. Promises that a late item changes what
 * was expected openly, never what was counted, and opens nothing again.
 */
import { cashCurrencies } from '@rohi/contract/billing/cash';
import { lateHours } from '@rohi/contract/billing/money-limits';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import type { PostingDraft } from '../ledger/posting.ts';
import { lockOwnShift } from './own-shift.service.ts';
import { findShift, lastCount, lockShift, type CashPair, type ShiftRow } from './shift.store.ts';
import { cashOf, ofUnit } from './shifts.service.ts';

const hourMs = 3_600_000;

/** A shift under its lock; `takenAt` of a late item: when its money was taken. */
export type TakingShift = { shift: ShiftRow; takenAt: Date | null };

/**
 * The shift that took money: the own open one, or the own one that is named, also once it was counted. Throws
 * `billing.noOpenShift`, and `billing.takenElsewhere` for a shift of somebody else, a moment outside of it, or one that
 * was counted too long ago.
 */
export async function lockTakingShift(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  userId: string,
  taken: { shiftId: string; at: string } | undefined,
): Promise<TakingShift> {
  if (taken === undefined) return { shift: await lockOwnShift(tx, userId), takenAt: null };
  const shift = await lockShift(tx, taken.shiftId, 'share');
  if (shift?.clerkId !== userId) throw new AppError('billing.takenElsewhere');
  if (shift.state === 'OPEN') return { shift, takenAt: null };
  const takenAt = new Date(taken.at);
  const countedAt = (await lastCount(tx, shift.id))?.countedAt ?? shift.openedAt;
  const isWithin = takenAt >= shift.openedAt && takenAt <= countedAt;
  const isInTime = clock.now().getTime() - countedAt.getTime() <= lateHours * hourMs;
  if (!isWithin || !isInTime) throw new AppError('billing.takenElsewhere');
  return { shift, takenAt };
}

/** When a shift was opened; undefined for one that there is not. */
export async function shiftOpening(tx: Tx, id: string): Promise<Date | undefined> {
  return (await findShift(tx, id))?.openedAt;
}

/**
 * The postings of a late item with what follows from it: the drawer of a closed shift holds what was counted, so the
 * cash that comes in was there, and the difference of the shift is another one by as much. What the drawer gains stands
 * before what it loses.
 */
export function withDifference(
  { id, drawerId, unitId, state }: Pick<ShiftRow, 'id' | 'drawerId' | 'unitId' | 'state'>,
  cash: CashPair,
  drafts: readonly PostingDraft[],
): PostingDraft[] {
  if (state !== 'CLOSED') return [...drafts];
  const differences = (isGain: boolean): PostingDraft[] =>
    cashCurrencies
      .filter((currency) => (isGain ? cash[currency] < 0n : cash[currency] > 0n))
      .map((currency) => ({
        kind: 'CASH_DIFFERENCE',
        subject: { type: 'shift', id },
        shiftId: id,
        entries: [
          { account: cashOf(drawerId, currency), amount: -cash[currency] },
          { account: ofUnit(unitId, 'DIFFERENCE', currency), amount: cash[currency] },
        ],
      }));
  return [...differences(true), ...drafts, ...differences(false)];
}
