import type { Fullness } from '@rohi/contract/pickup-points/fullness';

/** Words around the list of pickup points. */
export type PickupPointsTexts = {
  /** Under the heading. */
  lead: string;
  nearMe: string;
  locating: string;
  /** Back from the order by distance. */
  byCity: string;
  /** What the place is used for, said before the browser asks for it. */
  staysHere: string;
  nearestFirst: string;
  position: { refused: string; unavailable: string; insecure: string };
  open: {
    always: string;
    until: (time: string) => string;
    closed: string;
    fromToday: (time: string) => string;
    fromTomorrow: (time: string) => string;
    fromDay: (day: string, time: string) => string;
  };
  fullness: Record<Fullness, string>;
  hours: string;
  /** Monday first. */
  weekdays: readonly [string, string, string, string, string, string, string];
  weekdayRange: (from: string, to: string) => string;
  everyDay: string;
  dayOff: string;
  closedOn: (days: string) => string;
  address: string;
  phone: string;
  callPoint: (city: string, phone: string) => string;
  /** One number for all points that have none of their own. */
  callHotline: (phone: string) => string;
  route: string;
  routeTo: (city: string) => string;
  coordinates: string;
  distance: (km: string) => string;
  map: { open: string; closed: string; you: string };
  demo: string;
  list: string;
  none: { title: string; text: string };
  failed: { title: string; text: string; again: string };
};
