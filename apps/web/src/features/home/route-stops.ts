export type RouteStop = 'yiwu' | 'kashgar' | 'kulma' | 'dushanbe' | 'pickupPoint';

/**
 * The main road as days since the parcel was received in China; an ordinary trip, no promise. The last has the days of
 * the service.
 */
export const routeStops: ReadonlyArray<{ stop: RouteStop; day?: number }> = [
  { stop: 'yiwu', day: 2 },
  { stop: 'kashgar', day: 8 },
  { stop: 'kulma', day: 10 },
  { stop: 'dushanbe', day: 17 },
  { stop: 'pickupPoint' },
];
