import type { TrackedParcel } from '@rohi/contract/tracking/tracking.contract';

/** Stands where there is nothing to say. */
export const absent = '—';

/** The way of a parcel as the specification writes it: CN → country code. */
export function routeOf({ countryCode }: Pick<TrackedParcel, 'countryCode'>): string {
  return `CN → ${countryCode}`;
}
