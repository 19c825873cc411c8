import type { PickupPointsTexts } from './pickup-points-texts.ts';

export const texts: PickupPointsTexts = {
  lead: 'Addresses, opening hours and phones of the pickup points in the cities of Tajikistan. Your parcel is kept free of charge for {{freeStorageDays}} {{freeStorageDays|day|days}}.',
  nearMe: 'Nearest to me',
  locating: 'Finding where you are…',
  byCity: 'Show by city',
  staysHere: 'Your location stays in your browser: we never receive it.',
  nearestFirst: 'The nearest points come first.',
  position: {
    refused:
      'The browser did not say where you are: access is denied. Allow it in the site settings and press again.',
    unavailable: 'We could not find where you are. Try again, or look for your city in the list.',
    insecure: 'Location works only over a secure address (https). Look for your city in the list.',
  },
  open: {
    always: 'Open around the clock',
    until: (time) => `Open until ${time}`,
    closed: 'Closed',
    fromToday: (time) => `Closed, opens at ${time}`,
    fromTomorrow: (time) => `Closed, opens tomorrow at ${time}`,
    fromDay: (day, time) => `Closed, opens ${day}, at ${time}`,
  },
  hours: 'Opening hours',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  weekdayRange: (from, to) => `${from}–${to}`,
  everyDay: 'Every day',
  dayOff: 'closed',
  closedOn: (days) => `Closed on ${days}`,
  address: 'Address',
  phone: 'Phone',
  callPoint: (city, phone) => `Call the point in ${city}: ${phone}`,
  route: 'Directions',
  routeTo: (city) => `Directions to the point in ${city}`,
  coordinates: 'Coordinates',
  distance: (km) => `${km} km from you`,
  map: { open: 'open now', closed: 'closed', you: 'You' },
  demo: 'This is demo data: the addresses and hours are made up.',
  list: 'Addresses and opening hours',
  none: {
    title: 'No pickup points yet',
    text: 'The first one will appear here as soon as it opens. Questions? Call {{hotline}}.',
  },
  failed: {
    title: 'The list did not load',
    text: 'Check your connection and try again.',
    again: 'Try again',
  },
};
