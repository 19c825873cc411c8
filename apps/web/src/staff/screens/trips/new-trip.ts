import type { TripFields } from '@rohi/contract/linehaul/trip-list.contract';
import { splitHash } from '../../../shared/router/hash-store.ts';
import { staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { useChannels, useRoadPlaces } from './trip-queries.ts';

const parts = ['channelId', 'originId', 'destinationId'] as const;
type KnownRoad = Pick<TripFields, (typeof parts)[number]>;

/** The id of what there is one of; of several, a person chooses. */
export function onlyId(rows: readonly { id: number }[]): number | null {
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}

/** The part of an address that says what is known of the road of a new trip. */
export function knownRoadQuery(road: KnownRoad): Record<string, string> {
  return Object.fromEntries(
    parts.flatMap((part) => (road[part] === null ? [] : [[part, String(road[part])]])),
  );
}

/** Reads `knownRoadQuery` from the address of the moment. */
export function readKnownRoad(hash: string): KnownRoad {
  const { query } = splitHash(hash);
  const idOf = (part: string) => {
    const id = Number(query.get(part) ?? Number.NaN);
    return Number.isSafeInteger(id) && id > 0 ? id : null;
  };
  return {
    channelId: idOf('channelId'),
    originId: idOf('originId'),
    destinationId: idOf('destinationId'),
  };
}

/**
 * The address of the form of a new trip, with what is known of its road: its channel where that is asked for, and
 * whatever there is one of.
 */
export function useNewTripHref(): (channelId?: number) => string {
  const { line } = useStaffRoute();
  const { data: channels = [] } = useChannels();
  const { data: places = [] } = useRoadPlaces();
  const onlyOf = (kind: string) => onlyId(places.filter((place) => place.kind === kind));
  return (channelId) =>
    staffHref(
      line,
      'trips',
      new URLSearchParams({
        view: 'list',
        row: 'new',
        ...knownRoadQuery({
          channelId: channelId ?? onlyId(channels.filter(({ enabled }) => enabled)),
          originId: onlyOf('WAREHOUSE'),
          destinationId: onlyOf('HUB'),
        }),
      }),
    );
}
