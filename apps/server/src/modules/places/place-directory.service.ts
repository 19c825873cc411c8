import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../context.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { readCached } from '../../platform/cached-value.ts';
import { listPlaces, type PlaceRow } from './place.store.ts';

/** A place's public name in one language; Russian needs it after "из" (`from`) and "в" (`to`) too. */
export type PlaceName = { name: string; from: string; to: string };

/**
 * Owns the names of places in memory: some dozens of rows that every answer needs. An unknown id is looked up at once;
 * a place that the service adds is known within a second, a name changed by hand within a minute.
 */
export type PlaceDirectory = {
  /** The public name of a known place. Call `prepare` first. */
  find(placeId: number, locale: Locale): PlaceName | undefined;
  /** The city of the hub; undefined where hubs stand in several, or there is none. Call `prepare` first. */
  hub(locale: Locale): PlaceName | undefined;
  /** Makes sure that these places, if they exist at all, are known and not older than a minute. */
  prepare(db: Db | Tx, placeIds: readonly (number | null)[]): Promise<void>;
  /** The own name of a place, not that of its city. Call `prepare` first. */
  unitName(placeId: number, locale: Locale): string | undefined;
  /** The names as they are now: the same object while none has changed. Call `prepare` first. */
  names(): Pick<PlaceDirectory, 'find' | 'hub'>;
  /** A place by its code or by its name in any language, case aside. Call `prepare` first. */
  findByText(text: string): KnownPlace | undefined;
  /** A known place by its id. Call `prepare` first. */
  findUnit(placeId: number): KnownPlace | undefined;
  /** A pickup point by its code or name, or by its city when that has only one. Call `prepare` first. */
  findPickupPoint(text: string): KnownPlace | undefined;
};

export type KnownPlace = { id: number; kind: string; countryCode: string };

type Deps = Pick<Context, 'db' | 'changes' | 'clock'>;

/** To be announced by all who add or change a place. */
export const placesChangeKey = 'list:place';

const directories = new WeakMap<Db, PlaceDirectory>();

/** The directory of this database, made at first use. */
export function placeDirectoryOf(context: Deps): PlaceDirectory {
  let directory = directories.get(context.db);
  if (directory === undefined) {
    directory = createPlaceDirectory(context);
    directories.set(context.db, directory);
  }
  return directory;
}

function createPlaceDirectory(context: Deps): PlaceDirectory {
  let installed: readonly PlaceRow[] | undefined;
  let book = bookOf([]);
  const install = (rows: readonly PlaceRow[]): void => {
    if (!isDeepStrictEqual(rows, book.rows)) book = bookOf(rows);
  };
  return {
    async prepare(db, placeIds) {
      const rows = await readCached(context, placesChangeKey, () => listPlaces(db));
      if (rows !== installed) install(rows);
      installed = rows;
      if (placeIds.every((id) => id === null || book.places.has(id))) return;
      install(await listPlaces(db));
    },
    names: () => book.names,
    find: (placeId, locale) => book.names.find(placeId, locale),
    hub: (locale) => book.names.hub(locale),
    unitName: (placeId, locale) => book.places.get(placeId)?.names[locale],
    findByText: (text) => book.byText.get(textKey(text)),
    findUnit: (placeId) => book.places.get(placeId),
    findPickupPoint(text) {
      const place = book.byText.get(textKey(text));
      if (place === undefined || place.kind === 'PICKUP_POINT') return place;
      const points = book.rows.filter((each) => each.kind === 'PICKUP_POINT' && each.cityId === place.id);
      return points.length === 1 ? points[0] : undefined;
    },
  };
}

/** The places of one moment. */
function bookOf(rows: readonly PlaceRow[]) {
  const places = new Map(rows.map((row) => [row.id, row]));
  const hubs = rows.filter(({ kind }) => kind === 'HUB');
  const [hub] = hubs;
  const names: Pick<PlaceDirectory, 'find' | 'hub'> = {
    hub: (locale) =>
      hub !== undefined && hubs.every(({ cityId }) => cityId === hub.cityId)
        ? publicName(hub, places, locale)
        : undefined,
    find(placeId, locale) {
      const place = places.get(placeId);
      return place === undefined ? undefined : publicName(place, places, locale);
    },
  };
  return { rows, places, byText: indexByText(rows), names };
}

/** A warehouse, hub or pickup point is shown as its city. */
function publicName(place: PlaceRow, places: ReadonlyMap<number, PlaceRow>, locale: Locale): PlaceName {
  const visible = (place.cityId === null ? undefined : places.get(place.cityId)) ?? place;
  const name = visible.names[locale] ?? visible.code;
  if (locale !== 'ru') return { name, from: name, to: name };
  return { name, from: visible.names['ruFrom'] ?? name, to: visible.names['ruTo'] ?? name };
}

function indexByText(rows: readonly PlaceRow[]): Map<string, PlaceRow> {
  const index = new Map<string, PlaceRow>();
  // Codes win over names, and cities over the houses in them.
  for (const row of rows)
    for (const name of Object.values(row.names)) if (!index.has(textKey(name))) index.set(textKey(name), row);
  for (const row of rows) index.set(textKey(row.code), row);
  return index;
}

function textKey(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
