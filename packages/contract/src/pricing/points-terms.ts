/** What points are worth (docs/domain.md, section 6). */
export const pointsTerms = {
  /** Points for each dollar of delivery paid, once the order is received. */
  perUsdPaid: 1,
  /** Minor units (cents) that a point is worth. */
  valueMinor: 1,
  lifeMonths: 12,
  /** Largest part of a delivery fee that points may pay; storage is never paid with them. */
  mostOfFeePercent: 30,
} as const;
