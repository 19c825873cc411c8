import { usualRoadDays } from '../promise-days.ts';

/** On which day after its departure a trip usually passes a place of the road; two roads meet the border on the same day. */
const usualDays: Readonly<Record<string, number>> = {
  URUMQI: 4,
  KASHGAR: 6,
  KARASU: 7,
  KULMA: 8,
  IRKESHTAM: 8,
  MURGHAB: 9,
  KHOROG: 11,
  DUSHANBE: 13,
};

/** The places of the usual road, in its order. */
export function usualRoad<Place extends { code: string }>(places: readonly Place[]) {
  const stops = places.flatMap((place) => {
    const day = usualDays[place.code];
    return day === undefined ? [] : [{ ...place, day }];
  });
  const order = Object.keys(usualDays);
  return {
    days: usualRoadDays,
    places: stops.toSorted((a, b) => order.indexOf(a.code) - order.indexOf(b.code)),
  };
}
