/** Parts of the way of a parcel, and the whole of it. */
export const roadLegs = [
  'RECEIPT_DEPARTURE',
  'DEPARTURE_BORDER',
  'BORDER_HUB',
  'HUB_POINT',
  'RECEIPT_POINT',
] as const;
export type RoadLeg = (typeof roadLegs)[number];

/**
 * The two seasons of the Pamir road, by the day of departure: from November to March snow and closed passes are usual.
 */
export const roadSeasons = ['COLD', 'WARM'] as const;
export type RoadSeason = (typeof roadSeasons)[number];

/** How long before the arrival a promise was made, in days. */
export const promiseSpans = ['15+', '8-14', '3-7', '1-2'] as const;
export type PromiseSpan = (typeof promiseSpans)[number];
