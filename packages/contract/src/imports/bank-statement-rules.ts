/** What a bank's statement may be, and what makes one of its lines a likely transfer. */
export const bankStatementLimits = {
  maxBytes: 4_000_000,
  /** Lines of the bank, titles and totals included. */
  maxRows: 10_000,
  /** So many lines are answered, those with a suggestion first; all are counted. */
  mostNamed: 500,
  /** So many transfers are suggested for one line, the likeliest first. */
  mostSuggested: 3,
} as const;

/** Why a line may be a transfer, the weightiest first. */
export const matchReasons = [
  /** As much as was announced. */
  'AMOUNT',
  /** Nearly as much: the bank has taken its fee. */
  'NEAR_AMOUNT',
  /** The purpose or the payer names the customer code. */
  'CUSTOMER_CODE',
  /** The purpose, or the number of the document, is what the customer announced. */
  'REFERENCE',
  /** The payer is called as the customer is. */
  'PAYER',
  /** It came within days of the announcement. */
  'DAY',
] as const;
export type MatchReason = (typeof matchReasons)[number];

/** What each reason adds to the score; the sum ends at 100. */
const reasonPoints: Readonly<Record<MatchReason, number>> = {
  AMOUNT: 40,
  NEAR_AMOUNT: 15,
  CUSTOMER_CODE: 30,
  REFERENCE: 20,
  PAYER: 20,
  DAY: 10,
};

export function scoreOf(reasons: readonly MatchReason[]): number {
  return Math.min(
    100,
    reasons.reduce((sum, reason) => sum + reasonPoints[reason], 0),
  );
}

/** How sure a score is: all that speaks for it, enough, or the amount and little more. */
export type MatchLevel = 'SURE' | 'LIKELY' | 'WEAK';

export function matchLevelOf(score: number): MatchLevel {
  if (score >= 80) return 'SURE';
  return score >= 60 ? 'LIKELY' : 'WEAK';
}

/** A bank's fee makes a transfer smaller by no more than this part of what was announced. */
export const mostFeePercent = 2n;

/**
 * Days of a line before and after the announcement: those that speak for it, and those beyond which it is another
 * transfer.
 */
export const matchDays = { near: { before: 3, after: 5 }, far: { before: 14, after: 30 } } as const;
