/** In what a sheet of a firm's earlier books may differ from what stands here. */
export const sheetDifferences = ['onlyInSheet', 'onlyHere', 'status', 'owner', 'weight', 'debt'] as const;
export type SheetDifference = (typeof sheetDifferences)[number];

/** What is compared: parcels by tracking code, what customers owe by customer. */
export const comparedThings = ['parcel', 'customer'] as const;
export type ComparedThing = (typeof comparedThings)[number];

export const sideBySideLimits = {
  /** Grams by which two weights may differ: scales do. */
  weightApartG: 100,
  /** Days for which a comparison is stored. */
  retentionDays: 60,
  /** Rows in one answer. */
  mostRowsShown: 100,
  /** Parcels here that the sheet lacks, at most so many of which are looked at. */
  mostParcelsHere: 100_000,
  /** The share of things that agree, from which on a firm can leave its sheet. */
  goal: 0.995,
} as const;
