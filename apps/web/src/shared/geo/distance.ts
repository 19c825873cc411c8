import { numberTags } from '@rohi/contract/locales';
import { locale } from '../i18n/locale.ts';

/** Degrees north and east. */
export type Position = { lat: number; lon: number };

const earthRadiusKm = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two places as the crow flies (haversine). */
export function distanceKm(a: Position, b: Position): number {
  const lat = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const lon = Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  const share = lat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * lon;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(share));
}

/** Kilometres as people say them: tenths below ten, whole ones from there on. */
export function formatKm(km: number): string {
  const digits = km < 9.95 ? 1 : 0;
  return new Intl.NumberFormat(numberTags[locale], { maximumFractionDigits: digits }).format(km);
}
