/** What a courier's round goes by, for the service and the screens alike. */

/** Why the parcels of a stop were not given. */
export const notMetReasons = [
  'NOT_AT_HOME',
  'NO_ANSWER',
  'WRONG_ADDRESS',
  'NO_MONEY',
  'REFUSED',
  'NO_TIME',
] as const;
export type NotMetReason = (typeof notMetReasons)[number];

/** So many days ahead a courier may come again. */
export const mostDaysAhead = 14;

/**
 * How a parcel that a courier took has ended: given, brought back to the point, never out after all, or cancelled on
 * the way.
 */
export const courierEnds = ['GIVEN', 'BACK', 'TAKEN_BACK', 'CANCELLED'] as const;
export type CourierEnd = (typeof courierEnds)[number];

/** An hour of the day, `14:30`. */
export function isHour(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}
