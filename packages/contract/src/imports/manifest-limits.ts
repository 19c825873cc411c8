/** What a partner's manifest may be. */
export const manifestLimits = {
  maxBytes: 4_000_000,
  /** Lines of goods included. */
  maxRows: 20_000,
  /** So many of each difference are shown and noted; all are counted. */
  mostNamed: 500,
  /** So many manifests of a trip are shown. */
  mostShown: 20,
} as const;

/** Partners write tenths of a kilogram: what differs by no more is the same weight. Grams. */
export const sameWeightWithinG = 100;
