/** The papers that go with a trip, and the languages that customs read. */
export const tripPapers = ['manifest', 'invoice', 'packing-list', 'cmr'] as const;
export type TripPaper = (typeof tripPapers)[number];

export const paperLanguages = ['ru', 'zh', 'en'] as const;
export type PaperLanguage = (typeof paperLanguages)[number];

/** The manifest is a workbook too: a partner reads it in and sends it back. */
export const paperFormats = ['pdf', 'xlsx'] as const;

/** What the trip itself lacks for its papers; a train has no drivers. */
export const tripGaps = [
  'VEHICLE',
  'DRIVER',
  'SEALS',
  'CONSIGNMENT_NOTE',
  'CUSTOMS_OFFICE',
  'ORIGIN',
  'DESTINATION',
  'DEPARTURE',
] as const;
export type TripGap = (typeof tripGaps)[number];

/**
 * What a parcel lacks for the papers of its trip. `DECLARATION`: it stands in no order at all. `SHARE`: its order has
 * parcels elsewhere and does not say which goods are in which.
 */
export const paperGaps = [
  'DECLARATION',
  'SHARE',
  'GOODS',
  'VALUE',
  'PIECES',
  'HS_CODE',
  'WEIGHT',
  'RECIPIENT',
] as const;
export type PaperGap = (typeof paperGaps)[number];

/** So many parcels the papers of a trip hold at most. */
export const mostParcelsOfPapers = 10_000;
/** Of each gap so many parcels are named; how many there are is counted whole. */
export const mostNamedOfGap = 100;
