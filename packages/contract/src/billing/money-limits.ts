/**
 * Up to so much one person decides alone about a difference of a drawer, in minor units of either currency
 * (docs/domain.md, section 6).
 */
export const differenceAlone = { TJS: 20_00n, USD: 2_00n } as const;

/** What waits for a second person ends by itself after so many hours. */
export const waitsHours = 72;

/**
 * A payment that comes later than so many hours after the notes of its shift were counted is no late item of it any
 * more.
 */
export const lateHours = 72;

/** Letters of a reason; one that says nothing is none. */
export const reasonLetters = { min: 3, max: 300 } as const;

/** The largest sum that can be typed, in minor units: ten million of a currency. */
export const mostTypedMinor = 1_000_000_000n;
