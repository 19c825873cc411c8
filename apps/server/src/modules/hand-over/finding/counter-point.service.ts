/** The pickup point of the counter at which somebody stands, and the actor of the record. */
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import type { Viewer } from '../../audit/looks.service.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';

/** Who stands at a counter. */
export type CounterClerk = { principal: UserPrincipal; actor: Viewer };

export type CounterPoint = { id: number; names: Readonly<Record<Locale, string>> };

/** The own pickup point. Throws `handOver.noPoint` for users without one, the office among them. */
export async function requirePoint(context: Context, { unitId }: UserPrincipal): Promise<CounterPoint> {
  const unit = (await readUnits(context)).find(({ id, type }) => id === unitId && type === 'PICKUP_POINT');
  if (unit === undefined) throw new AppError('handOver.noPoint');
  return { id: unit.id, names: unit.names };
}
