import { pluralEn } from '../../../../../shared/i18n/plural.ts';
import type { LegsTexts } from './ru.ts';

const count = (trips: number) => `${trips} ${pluralEn(trips, { one: 'trip', other: 'trips' })}`;

export const texts: LegsTexts = {
  title: 'How long the road takes',
  lead: 'Trips completed in the last two years, in days. Days of a closed road do not count.',
  none: 'No trip is complete yet. A trip is complete once more than half of its parcels are at their pickup points.',
  seasons: { COLD: 'November to March', WARM: 'April to October' },
  basis: {
    history: (trips) => `${count(trips)}: arrival dates follow them`,
    constant: (trips, enough) => `${count(trips)} of the ${enough} needed: fixed dates for now`,
  },
  leg: 'Leg',
  legs: {
    RECEIPT_DEPARTURE: 'Receipt to departure',
    DEPARTURE_BORDER: 'Departure to border',
    BORDER_HUB: 'Border to hub',
    HUB_POINT: 'Hub to pickup point',
    RECEIPT_POINT: 'Whole way',
  },
  trips: 'Trips',
  p10: 'Fastest 10%',
  p50: 'Median',
  p90: '90% within',
  promises: {
    title: 'Did the promised dates hold',
    lead: 'Beside them, what fixed dates would have promised. The error is in days; a date that was too early counts double.',
    none: 'Nothing to compare yet: promises are recorded every evening and scored once the trip is complete.',
    span: 'Before arrival',
    spans: { '15+': '15 days or more', '8-14': '8–14 days', '3-7': '3–7 days', '1-2': '1–2 days' },
    count: 'Promises',
    met: 'Held',
    off: 'Error',
    width: 'Width, days',
    beside: (figure) => `fixed: ${figure}`,
  },
};
