/**
 * Owns how much money waits for a second person. Promises that a number is that of the rows that the reader finds
 * behind it and may decide.
 */
import type { MoneyWait } from '@rohi/contract/reports/waiting-types';
import type { Context } from '../../context.ts';
import { boundPointOf, type UserPrincipal } from '../../principal.ts';
import { countToDecide } from './money-to-decide.store.ts';

/**
 * How many of a kind the reader may decide, limited to the own point for staff of one point; and since when the first
 * has waited.
 */
export function countMoneyToDecide(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  principal: UserPrincipal,
  type: MoneyWait,
): Promise<{ count: number; oldest: Date | null }> {
  return countToDecide(db, type, {
    userId: principal.userId,
    unitId: boundPointOf(principal),
    now: clock.now(),
  });
}
