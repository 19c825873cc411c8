import type { pickupPoints } from '@rohi/contract/pickup-points/pickup-points.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import { ownPointName } from '../../../../shared/format/point-name.ts';
import { comma } from '../../../../shared/i18n/list-signs.ts';
import { distanceKm } from '../../../../shared/geo/distance.ts';
import type { Position } from '../../../../shared/geo/distance.ts';
import type { MapPoint } from '../../../../shared/geo/point-map.tsx';

export type Point = DataOf<typeof pickupPoints>[number];
export type ShownPoint = { point: Point; km: number | undefined };

/** The point with its city, as it stands among others: «Душанбе, Сино» for «Пункт выдачи, Душанбе, Сино». */
export function optionName(name: string, city: string): string {
  const own = ownPointName(name);
  return own === '' ? city : placeName(own, city);
}

/** The bound point before the others, which stay in their order. */
export function boundFirst(places: readonly ShownPoint[], boundId: number | undefined): ShownPoint[] {
  return [
    ...places.filter(({ point }) => point.id === boundId),
    ...places.filter(({ point }) => point.id !== boundId),
  ];
}

type Placed = Pick<Point, 'lat' | 'lon'>;

function kmTo({ lat, lon }: Placed, position: Position): number | undefined {
  return lat === null || lon === null ? undefined : distanceKm(position, { lat, lon });
}

/** The points of a city, or all; the nearest first once the position is known, those without a place last. */
export function shownPoints(
  points: readonly Point[],
  cityCode: string,
  position: Position | undefined,
): ShownPoint[] {
  const ofCity = points.filter(({ city }) => cityCode === '' || city.code === cityCode);
  if (position === undefined) return ofCity.map((point) => ({ point, km: undefined }));
  return ofCity
    .map((point) => ({ point, km: kmTo(point, position) }))
    .toSorted((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity));
}

/** Those that can stand on a map, by their ids. */
export function mapPoints(points: readonly Point[]): MapPoint[] {
  return points.flatMap(({ id, city, lat, lon, openNow }) =>
    lat === null || lon === null ? [] : [{ key: String(id), label: city.name, lat, lon, openNow }],
  );
}

/** Every city that has a point, once, in the order of the points. */
export function citiesOf(points: readonly Pick<Point, 'city'>[]): { code: string; name: string }[] {
  return [...new Map(points.map(({ city }) => [city.code, city])).values()];
}

/** What is known of these, one after the other with the comma of the language. */
export function joined(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(comma);
}

/** The point with its city, which is not said twice where the name has it already. */
export function placeName(name: string, city: string): string {
  return name.includes(city) ? name : joined(name, city);
}
