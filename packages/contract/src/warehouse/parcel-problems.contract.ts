import * as z from 'zod/mini';
import { customerAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { currencies } from '../pricing/money.ts';
import { maxTrackingCodeLength } from '../tracking/tracking-codes.ts';
import { wireText } from '../wire-text.ts';
import { problemAnswers, receiptProblems } from '../tracking/receipt-problems.ts';

const nullableText = z.nullable(z.string());
/** As it was when the problem was reported; null where none was published then: support names it. */
const price = z.nullable(z.object({ amount: z.string(), currency: z.enum(currencies) }));
/** A Dushanbe day, `yyyy-mm-dd`. */
const day = z.string();

/** A parcel that is held in China for a problem. What the clerk has noted of it is for colleagues alone. */
const ownProblem = z.object({
  id: z.string(),
  /** Grows with each answer. */
  revision: z.int(),
  trackingCode: z.string(),
  orderCode: nullableText,
  goods: nullableText,
  kind: z.enum(receiptProblems),
  kindName: z.string(),
  raisedAt: z.string(),
  /** The last day to answer; after it support asks. */
  answerBy: day,
  /** What may be answered, with its price, also in the words of the letter, and the day by which it is done. */
  options: z.array(
    z.object({ answer: z.enum(problemAnswers), name: z.string(), price, priceText: z.string(), doneBy: day }),
  ),
  /** As it was answered, with what was said of price and day then; it may be changed until the warehouse has acted. */
  answer: z.nullable(
    z.object({
      answer: z.enum(problemAnswers),
      name: z.string(),
      at: z.string(),
      price,
      priceText: z.string(),
      doneBy: day,
    }),
  ),
});
export type OwnProblem = z.output<typeof ownProblem>;

export const listOwnProblems = endpoint({
  method: 'GET',
  path: '/profile/problems',
  summary:
    'Own parcels that are held in China for a problem, those without an answer first, with what may be answered',
  access: customerAccess,
  data: z.object({ list: z.array(ownProblem) }),
  errors: [],
});

export const answerProblem = endpoint({
  method: 'POST',
  path: '/profile/problems/{id}/answer',
  summary:
    'Says what is to be done with a held parcel; the same again is one answer, another one replaces it until the warehouse has acted',
  access: customerAccess,
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ answer: z.enum(problemAnswers), revision: z.int() }),
  data: ownProblem,
  errors: [
    'request.invalid',
    'warehouse.problemNotFound',
    'warehouse.problemSettled',
    'warehouse.answeredMeanwhile',
  ],
});

/** What is wrong with a parcel, as staff see it. */
const staffProblem = z.object({
  kind: z.enum(receiptProblems),
  kindName: z.string(),
  note: nullableText,
  station: z.string(),
  raisedBy: z.string(),
  raisedAt: z.string(),
  answerBy: day,
  /** Not answered in time: support asks. */
  isOverdue: z.boolean(),
  answer: z.nullable(z.enum(problemAnswers)),
  answerName: nullableText,
  answeredAt: nullableText,
  price,
  doneBy: z.nullable(day),
});

export const problemOfParcel = endpoint({
  method: 'GET',
  path: '/staff/parcels/{id}/problem',
  summary: 'What a parcel is held for in China, and what its owner has answered; null when nothing is open',
  access: { kind: 'staff', authority: 'parcel:read' },
  params: z.object({ id: wireText({ max: maxTrackingCodeLength, min: 1 }) }),
  data: z.object({ problem: z.nullable(staffProblem) }),
  errors: ['tracking.parcelNotFound'],
});

export const parcelProblemEndpoints = [listOwnProblems, answerProblem, problemOfParcel] as const;
