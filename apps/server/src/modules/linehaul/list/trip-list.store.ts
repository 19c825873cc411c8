import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import type { TripState } from '@rohi/contract/trips/trip-words';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { containsWords, searchWords, selectPage, type PageAsked } from '../../../platform/list-page.ts';
import type { GoodsScope } from '../../../principal.ts';

export type TripsAsked = PageAsked & {
  search?: string | undefined;
  state?: readonly TripState[] | undefined;
  channel?: readonly number[] | undefined;
  from: Date | undefined;
  before: Date | undefined;
};

const departure = sql<Date | null>`coalesce(trip.departed_at, trip.planned_departure_at)`;

/**
 * The codes of a page of trips. A whole tracking code finds the trip that carries it. A warehouse has the trips that
 * leave from it; who works at a pickup point has none.
 */
export async function pageOfTripCodes(
  db: Db,
  { unitId, pickupPointId }: GoodsScope,
  { search, state, channel, from, before, ...filter }: TripsAsked,
): Promise<{ total: number; codes: string[] }> {
  const words = searchWords(search);
  let found = db
    .selectFrom('trip_facts as trip')
    .leftJoin('trip_tally as tally', 'tally.trip_id', 'trip.id')
    .select('trip.code');
  if (unitId !== undefined) found = found.where('trip.origin_id', '=', unitId);
  if (pickupPointId !== undefined) found = found.where(sql<boolean>`false`);
  if (state !== undefined) found = found.where('trip.state', 'in', [...state]);
  if (channel !== undefined) found = found.where('trip.channel_id', 'in', [...channel]);
  if (from !== undefined) found = found.where(departure, '>=', from);
  if (before !== undefined) found = found.where(departure, '<', before);
  if (words !== undefined)
    found = found.where((where) =>
      where.or([
        containsWords([sql`trip.code`, sql`trip.numbers`], words),
        sql<boolean>`trip.code = (select trip_code from parcel_facts
          where tracking_code = ${normalizeTrackingCode(words)} and is_current limit 1)`,
      ]),
    );
  const columns = {
    code: sql`trip.code`,
    departure,
    arrival: sql`coalesce(trip.arrived_at, trip.planned_arrival_day::timestamptz)`,
    parcels: sql`coalesce(tally.parcels, 0)`,
  };
  const { total, rows } = await selectPage(found, filter, columns, '-departure', sql`trip.id`);
  return { total, codes: rows.flatMap(({ code }) => code ?? []) };
}
