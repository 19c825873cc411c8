/** What the rows of a file are, with which a firm comes over. */
export const moveInKinds = ['customers', 'parcels', 'balances'] as const;
export type MoveInKind = (typeof moveInKinds)[number];

/** Currencies that sums without one may be in. */
export const moveInCurrencies = ['TJS', 'USD'] as const;
export type MoveInCurrency = (typeof moveInCurrencies)[number];

/** From which day storage of what lies on the shelves counts: that of the file, or that of the move-in. */
export const storageStarts = ['file', 'move-in'] as const;

export const moveInLimits = {
  /** Days without notices of storage for what came in; a longer one would hide what has to be told. */
  mostGraceDays: 60,
  usualGraceDays: 7,
  /** Days before or after today on which the day of a move-in may lie. */
  mostDaysApart: 366,
} as const;
