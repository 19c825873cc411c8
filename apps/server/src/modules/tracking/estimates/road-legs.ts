/** How long the legs of the roads took: what the office sees of the trips that estimates are made from. */
import { roadLegs, type RoadLeg, type RoadSeason } from '@rohi/contract/tracking/road-legs';
import { enoughTrips, openTime, pathOf } from './learned-arrival.ts';
import { quantile } from './quantile.ts';
import {
  arrived,
  atPoint,
  borderCrossed,
  dayMs,
  departed,
  departureOf,
  received,
  seasonOf,
  type FinishedTrip,
} from './trip-road.ts';

/** The two ends of each leg. */
const endsOf: Record<RoadLeg, readonly [from: string, to: string]> = {
  RECEIPT_DEPARTURE: [received, departed],
  DEPARTURE_BORDER: [departed, borderCrossed],
  BORDER_HUB: [borderCrossed, arrived],
  HUB_POINT: [arrived, atPoint],
  RECEIPT_POINT: [received, atPoint],
};

/** Days with one decimal, those of a closed road left out. */
export type LegDays = {
  readonly leg: RoadLeg;
  readonly trips: number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
};

export type RoadLegs = {
  readonly channelId: number;
  readonly season: RoadSeason;
  readonly trips: number;
  readonly basis: 'history' | 'constant';
  readonly legs: readonly LegDays[];
};

/** The legs of each road and season that has finished trips; a leg that no trip has both ends of is left out. */
export function measureLegs(finished: readonly FinishedTrip[]): RoadLegs[] {
  const groups = Map.groupBy(finished, (trip) => `${trip.channelId} ${seasonOf(departureOf(trip))}`);
  return [...groups.values()]
    .flatMap((trips): RoadLegs[] => {
      const [first] = trips;
      if (first === undefined) return [];
      return [
        {
          channelId: first.channelId,
          season: seasonOf(departureOf(first)),
          trips: trips.length,
          basis: trips.length >= enoughTrips ? 'history' : 'constant',
          legs: roadLegs.flatMap((leg) => measureLeg(trips, leg)),
        },
      ];
    })
    .toSorted((a, b) => a.channelId - b.channelId || a.season.localeCompare(b.season));
}

function measureLeg(trips: readonly FinishedTrip[], leg: RoadLeg): LegDays[] {
  const [from, to] = endsOf[leg];
  const times = trips
    .flatMap((trip) => {
      const path = pathOf(trip);
      const [start, end] = [from, to].map((key) => path.find((each) => each.key === key)?.at);
      return start === undefined || end === undefined ? [] : [openTime(trip, start, end)];
    })
    .toSorted((a, b) => a - b);
  if (times.length === 0) return [];
  const days = (share: number) => Math.round((quantile(times, share) / dayMs) * 10) / 10;
  return [{ leg, trips: times.length, p10: days(0.1), p50: days(0.5), p90: days(0.9) }];
}
