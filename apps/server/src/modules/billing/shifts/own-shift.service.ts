/** The shift in which somebody takes and gives money. */
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import type { Context } from '../../../context.ts';
import { lockShift, openShiftOf, openShiftsOf, type ShiftRow } from './shift.store.ts';

/** The open shift of a clerk, shared: it is not counted meanwhile. Throws `billing.noOpenShift`. */
export async function lockOwnShift(tx: Tx, userId: string): Promise<ShiftRow> {
  const own = await openShiftOf(tx, userId);
  const shift = own === undefined ? undefined : await lockShift(tx, own.id, 'share');
  if (shift?.state !== 'OPEN') throw new AppError('billing.noOpenShift');
  return shift;
}

/** The open shifts of these people, by person. */
export function clerksWithOpenShifts(
  { db }: Pick<Context, 'db'>,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  return openShiftsOf(db, userIds);
}
