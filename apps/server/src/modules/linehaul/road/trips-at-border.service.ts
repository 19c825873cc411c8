/** Trips that stand at the border: those without any report for two days. */
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { listTripDelays, listTripEvents, listTripRows } from '../../trips/trips.service.ts';
import { readTallies } from '../tally/trip-tallies.service.ts';
import { isStanding, readTripNames } from '../trip-words.service.ts';

export type TripAtBorder = {
  code: string;
  /** Where it was reported last; null without a report. */
  place: string | null;
  since: Date;
  /** On the road with it. */
  parcels: number;
  /** Whether customers were informed of a delay that stands. */
  isAnnounced: boolean;
};

const dayMs = 86_400_000;
const patienceDays = 2;

/** Those that stand, and how many trips are on the road at all. */
export async function findTripsAtBorder(
  context: Context,
  locale: Locale,
): Promise<{ onTheRoad: number; trips: TripAtBorder[] }> {
  const rows = await listTripRows(context.db, ['DEPARTED', 'AT_BORDER']);
  const atBorder = rows.filter(({ state }) => state === 'AT_BORDER');
  const ids = atBorder.map(({ id }) => id);
  const [names, tallies, events, delays] = await Promise.all([
    readTripNames(context, locale),
    readTallies(context.db, ids),
    listTripEvents(context.db, ids),
    listTripDelays(context.db, ids),
  ]);
  const before = context.clock.now().getTime() - patienceDays * dayMs;
  const trips = atBorder.flatMap(({ id, code }): TripAtBorder[] => {
    const last = events.findLast(
      ({ tripId, takenBackAt, parcelIds, type }) =>
        tripId === id && takenBackAt === null && parcelIds === null && !type.startsWith('DELAY_'),
    );
    if (last === undefined || last.at.getTime() > before) return [];
    return [
      {
        code,
        place: names.place(last.placeId),
        since: last.at,
        parcels: tallies.get(id)?.onRoad ?? 0,
        isAnnounced: delays.some((delay) => delay.tripId === id && isStanding(delay)),
      },
    ];
  });
  return { onTheRoad: rows.length, trips };
}
