import { addDays, startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import { AppError } from '../errors.ts';

/** Days of Dushanbe as they are asked for, both with them; either end may be left open. */
export type DaysAsked = { from?: string | undefined; to?: string | undefined };

/** Moments from the first on, and before the second; undefined leaves an end open. */
export type MomentRange = { from: Date | undefined; before: Date | undefined };

/** The moments of some days. Throws `request.invalid` where the last day lies before the first. */
export function momentsOfDays({ from, to }: DaysAsked): MomentRange {
  if (from !== undefined && to !== undefined && to < from)
    throw new AppError('request.invalid', { fields: [{ field: 'to', error: 'inconsistent' }] });
  return {
    from: from === undefined ? undefined : startOfDushanbeDay(from),
    before: to === undefined ? undefined : startOfDushanbeDay(addDays(to, 1)),
  };
}
