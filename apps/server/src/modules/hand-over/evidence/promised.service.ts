/**
 * Owns what came of photos and signatures that offline counters have promised. Promises that none is counted twice, and
 * that staff see only those of their own points.
 */
import type { DataOf } from '@rohi/contract/endpoint';
import type { promisedEvidence as promisedCall } from '@rohi/contract/hand-over/evidence.contract';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { boundPointOf, type UserPrincipal } from '../../../principal.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import { countPromises, latestMissing } from './promised.store.ts';

/** What has not come within it is not expected any more. */
const expectedMs = 86_400_000;
const countedDays = 30;
const mostListed = 200;

/** What was promised before it and has not come never came. */
export function promisesExpectedSince({ clock }: Pick<Context, 'clock'>): Date {
  return new Date(clock.now().getTime() - expectedMs);
}

/** Limited to the own point for staff of one point; names in `locale`. */
export async function readPromisedEvidence(
  context: Context,
  principal: UserPrincipal,
  locale: Locale,
): Promise<DataOf<typeof promisedCall>> {
  const since = new Date(context.clock.now().getTime() - countedDays * 86_400_000);
  const filter = { since, before: promisesExpectedSince(context), unitId: boundPointOf(principal) };
  const [clerks, missing, units] = await Promise.all([
    countPromises(context.db, filter, expectedMs),
    latestMissing(context.db, filter, mostListed + 1),
    readUnits(context),
  ]);
  const names = new Map(units.map(({ id, names: named }) => [id, named[locale]]));
  const pointOf = (id: number) => ({ id, name: names.get(id) ?? String(id) });
  return {
    clerks: clerks.map(({ unitId, ...clerk }) => ({ ...clerk, pickupPoint: pointOf(unitId) })),
    list: missing
      .slice(0, mostListed)
      .map(({ unitId, at, ...row }) => ({ ...row, at: at.toISOString(), pickupPoint: pointOf(unitId) })),
    hasMore: missing.length > mostListed,
  };
}
