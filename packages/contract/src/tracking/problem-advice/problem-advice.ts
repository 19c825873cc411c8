import type { ParcelProblem } from '../parcel-status.ts';

/**
 * What is said of a problem to the person who looks for the parcel: why, what the service does, what can be done.
 * Nothing of its owner stands in it.
 */
export type ProblemAdvice = { why: string; we: string; you: string };

/** The advice of one language; one module a language, so that a client loads one. */
export type AdviceWords = {
  /** Stand before the three. */
  parts: ProblemAdvice;
  /** @param hotline the number to call, or the mark of one */
  problems: (hotline: string) => Record<ParcelProblem, ProblemAdvice>;
};
