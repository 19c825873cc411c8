import type { HandlingNote, OfficeFlag } from './parcel-status.ts';

/** What is wrong with a box at its receipt, in the order of the keys that name it at a station (1 to 7). */
export const receiptProblems = [
  'DAMAGED',
  'WET',
  'OPENED',
  'LEAKING',
  'PROHIBITED',
  /** Packed so that it cannot go by road: batteries without a case, glass in a bag. */
  'BAD_PACKING',
  /** Other goods than were declared. */
  'OTHER_GOODS',
] as const;
export type ReceiptProblem = (typeof receiptProblems)[number];

/** What a customer wants done with a parcel that is held for its problem. */
export const problemAnswers = ['SEND_ON', 'RETURN', 'DISPOSE'] as const;
export type ProblemAnswer = (typeof problemAnswers)[number];

/** So many days a customer has to answer; after that support asks. */
export const problemAnswerDays = 14;

/** So many days later the warehouse has done what was answered. What goes on arrives within the days of its road. */
export const problemActDays: Readonly<Record<Exclude<ProblemAnswer, 'SEND_ON'>, number>> = {
  RETURN: 5,
  DISPOSE: 7,
};

/**
 * The flags that a problem raises: the parcel is held until the customer has answered, and what harms the goods is a
 * damage as well.
 */
export function flagsOfProblem(problem: ReceiptProblem): readonly OfficeFlag[] {
  const isHarm = ['DAMAGED', 'WET', 'OPENED', 'LEAKING'].includes(problem);
  return isHarm ? ['DAMAGED', 'HELD'] : ['HELD'];
}

/** What may be answered: prohibited goods cannot be carried (specification, section 9). */
export function answersToProblem(problem: ReceiptProblem): readonly ProblemAnswer[] {
  return problem === 'PROHIBITED' ? ['RETURN', 'DISPOSE'] : problemAnswers;
}

/** Marks that a station sets at receipt: how the box has to be handled. */
export const receiptMarks = ['BATTERY', 'LIQUID', 'FRAGILE'] as const satisfies readonly HandlingNote[];
export type ReceiptMark = (typeof receiptMarks)[number];
