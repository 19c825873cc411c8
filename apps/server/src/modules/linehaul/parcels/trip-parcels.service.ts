/** The parcels of a trip, as its page lists them. */
import type { DataOf } from '@rohi/contract/endpoint';
import type { readTripParcels, TripParcel } from '@rohi/contract/linehaul/trip-page.contract';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { kilogramsOf } from '../goods-sum.ts';
import { findSeenTrip } from '../list/trip-list.service.ts';
import { readTripNames } from '../trip-words.service.ts';
import { pageOfTripParcels } from './trip-parcels.store.ts';

/** A page of the parcels of a trip. Throws `list.notFound`, also for a trip beyond the caller's warehouse. */
export async function readParcels(
  context: Context,
  { principal, locale }: { principal: UserPrincipal; locale: Locale },
  code: string,
  filter: Parameters<typeof pageOfTripParcels>[2],
): Promise<DataOf<typeof readTripParcels>> {
  const trip = await findSeenTrip(context, principal, code);
  if (trip === undefined) throw new AppError('list.notFound');
  const { total, rows } = await pageOfTripParcels(context.db, code, filter);
  const names = await readTripNames(context, locale);
  return {
    total,
    list: rows.map(({ weightG, pickupPointId, loadedAt, ...row }): TripParcel => ({
      ...row,
      weightKg: weightG === null ? null : kilogramsOf(weightG),
      city: names.city(pickupPointId),
      loadedAt: loadedAt?.toISOString() ?? null,
    })),
  };
}
