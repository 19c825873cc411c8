/** What answers about trips call places and channels, in one language. */
import type { Locale } from '@rohi/contract/locales';
import type { tripDelay } from '@rohi/contract/linehaul/trip-list.contract';
import type * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { listPlaces } from '../places/places.service.ts';
import { readGoodsChannels, type GoodsChannels } from '../pricing/catalogue/goods-channels.service.ts';
import type { TripDelayRow } from '../trips/trips.service.ts';

export type TripNames = {
  place: (id: number | null) => string | null;
  /** The city in which a unit stands. */
  city: (unitId: number | null) => string | null;
  channel: (id: number | null) => string | null;
  channels: GoodsChannels;
};

export async function readTripNames(
  context: Pick<Context, 'db' | 'changes' | 'clock'>,
  locale: Locale,
  db: Db | Tx = context.db,
): Promise<TripNames> {
  const [places, channels] = [await listPlaces(db), await readGoodsChannels(context)];
  const byId = new Map(places.map((place) => [place.id, place]));
  const nameOf = (id: number | null | undefined) => {
    const place = id === null || id === undefined ? undefined : byId.get(id);
    return place === undefined ? null : (place.names[locale] ?? place.code);
  };
  return {
    place: nameOf,
    city: (unitId) => nameOf(unitId === null ? null : byId.get(unitId)?.cityId),
    channel: (id) => channels.find(id)?.names[locale] ?? null,
    channels,
  };
}

/** A delay as answers show it. */
export function describeDelay(
  { place }: Pick<TripNames, 'place'>,
  delay: TripDelayRow,
): z.output<typeof tripDelay> {
  const { id, reason, days, placeId, note, announcedAt, announcedBy, endedAt, takenBackAt } = delay;
  return {
    id,
    reason,
    days,
    placeId,
    place: place(placeId),
    note,
    announcedAt: announcedAt.toISOString(),
    announcedBy,
    endedAt: endedAt?.toISOString() ?? null,
    takenBackAt: takenBackAt?.toISOString() ?? null,
  };
}

/** Whether customers are waiting because of it. */
export function isStanding({ endedAt, takenBackAt }: Pick<TripDelayRow, 'endedAt' | 'takenBackAt'>): boolean {
  return endedAt === null && takenBackAt === null;
}
