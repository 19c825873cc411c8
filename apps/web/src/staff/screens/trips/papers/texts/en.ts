import type { TripPapersTexts } from './ru.ts';

export const texts: TripPapersTexts = {
  title: 'Papers of the trip',
  language: 'Language of the papers',
  languages: { ru: 'Russian', zh: 'Chinese', en: 'English' },
  papers: {
    manifest: 'Manifest',
    invoice: 'Invoices',
    'packing-list': 'Packing lists',
    cmr: 'CMR note',
  },
  workbook: 'Manifest in Excel',
  saved: 'The paper is saved.',
  sums: (of) =>
    `Parcels: ${of.parcels}, recipients: ${of.persons}, bags: ${of.bags}, pieces: ${of.pieces}, weight: ${of.weight} kg, value: ${of.values}.`,
  whole: 'Everything is stated, the papers are complete.',
  missing: 'What is missing',
  tripLacks: (gaps) => `Not stated for the trip: ${gaps}.`,
  tripGaps: {
    VEHICLE: 'number of the lorry or wagon',
    DRIVER: 'driver',
    SEALS: 'seals',
    CONSIGNMENT_NOTE: 'number of the consignment note',
    CUSTOMS_OFFICE: 'customs offices',
    ORIGIN: 'origin',
    DESTINATION: 'destination',
    DEPARTURE: 'day of departure',
  },
  gaps: {
    DECLARATION: 'No order',
    SHARE: 'The order is split, and nobody said what is in which parcel',
    GOODS: 'No goods stated',
    VALUE: 'No value stated',
    PIECES: 'Number of pieces not stated',
    HS_CODE: 'No HS code',
    WEIGHT: 'Not weighed',
    RECIPIENT: 'Name or phone of the recipient is missing',
  },
  parcels: (count) => `${count} ${count === 1 ? 'parcel' : 'parcels'}`,
  more: (count) => `and ${count} more`,
  noOrder: 'no order',
  empty: 'The trip has no parcels yet.',
};
