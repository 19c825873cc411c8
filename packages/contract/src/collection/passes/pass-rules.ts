/**
 * By what a pass was revoked: taken back by the customer, replaced by a newer one, another was given out, something was
 * collected, or all that it allowed was returned or disposed of.
 */
const passEnds = ['CANCELLED', 'REPLACED', 'DELEGATED', 'COLLECTED', 'NOTHING_LEFT'] as const;
export type PassEnd = (typeof passEnds)[number];

/** Until when a given pass is good: as the point closes today or tomorrow, or for three days. */
export const passTerms = ['TODAY', 'TOMORROW', 'THREE_DAYS'] as const;
export type PassTerm = (typeof passTerms)[number];

/** How a given pass stands: good, used, run out, or revoked by what. */
export const givenPassStates = ['GOOD', 'USED', 'RUN_OUT', ...passEnds] as const;
export type GivenPassState = (typeof givenPassStates)[number];
