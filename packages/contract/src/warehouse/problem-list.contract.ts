import * as z from 'zod/mini';
import { businessLines } from '../business-lines.ts';
import { daysInQuery, manyInQuery } from '../lists/list-filters.ts';
import { staffList, type RowOf } from '../lists/staff-list.ts';
import { problemAnswers, receiptProblems } from '../tracking/receipt-problems.ts';
import { problemFields } from './problem.fields.ts';
import { problemStates } from './problem-states.ts';

const nullableText = z.nullable(z.string());

const { find, get, file } = staffList({
  name: 'problems',
  of: 'parcels that are held in China for a problem',
  read: 'parcel:read',
  edit: 'parcel:read',
  id: z.uuid(),
  dictionary: problemFields,
  fields: {},
  extra: {
    id: z.string(),
    trackingCode: z.string(),
    customerCode: nullableText,
    orderCode: nullableText,
    kind: z.enum(receiptProblems),
    state: z.enum(problemStates),
    note: nullableText,
    station: z.string(),
    raisedBy: z.string(),
    raisedAt: z.string(),
    /** Dushanbe day. */
    answerBy: z.string(),
    answer: z.nullable(z.enum(problemAnswers)),
    answeredAt: nullableText,
    doneBy: nullableText,
  },
  filters: {
    line: z.optional(z.enum(businessLines)),
    state: z.optional(manyInQuery(problemStates)),
    kind: z.optional(manyInQuery(receiptProblems)),
    /** When it was reported. */
    ...daysInQuery,
  },
  sorts: ['raisedAt'],
});

/** What waits for the answer of a customer, since when, and what was answered; it is only read. */
export const problemList = { find, get, file };

export type StaffProblem = RowOf<typeof problemList>;
