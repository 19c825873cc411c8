/** The places of the road, for users who plan a trip or report where it is. */
import type { DataOf } from '@rohi/contract/endpoint';
import { roadPlaceKinds, type roadPlaces } from '@rohi/contract/linehaul/road-places.contract';
import type { Locale } from '@rohi/contract/locales';
import { nameOrder } from '@rohi/contract/tajik-order';
import type { Context } from '../../context.ts';
import { listPlaces } from '../places/places.service.ts';

/** All places but pickup points, by their names. */
export async function listRoadPlaces(
  { db }: Pick<Context, 'db'>,
  locale: Locale,
): Promise<DataOf<typeof roadPlaces>> {
  const places = await listPlaces(db);
  const list = places.flatMap(({ id, kind, code, names }) => {
    const ofRoad = roadPlaceKinds.find((each) => each === kind);
    return ofRoad === undefined ? [] : [{ id, kind: ofRoad, name: names[locale] ?? code }];
  });
  const order = nameOrder(locale);
  return { list: list.toSorted((a, b) => order(a.name, b.name)) };
}
