import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { wireText } from '../wire-text.ts';
import { reasonLetters } from './money-limits.ts';

const confirming = { kind: 'staff', authority: 'payment:confirm' } as const;
const nullableText = z.nullable(z.string());

/** `WAITING`: a second person has to confirm it; `ENDED`: it was not confirmed in time. */
const changeStates = ['WAITING', 'DONE', 'REFUSED', 'ENDED'] as const;

const mostPoints = 100_000;

/** Points that the office has given (more than zero) or taken back. */
const pointsChange = z.object({
  id: z.string(),
  customerCode: z.string(),
  points: z.int(),
  reason: z.string(),
  state: z.enum(changeStates),
  askedAt: z.string(),
  askedBy: z.string(),
  endsAt: z.string(),
  decidedAt: nullableText,
  decidedBy: nullableText,
});
export type WirePointsChange = z.output<typeof pointsChange>;

export const changePoints = endpoint({
  method: 'POST',
  path: '/staff/points',
  summary:
    'Gives points to a customer or takes them back, with a reason; above what one person decides alone, counted with what was decided alone before, it waits for a second person. A repeated `requestId` changes nothing',
  access: confirming,
  body: z.strictObject({
    requestId: z.uuid(),
    customerCode: wireText({ max: 20, min: 1 }),
    points: z.int().check(
      z.gte(-mostPoints),
      z.lte(mostPoints),
      z.refine((points) => points !== 0, { params: { error: 'notAllowed' } }),
    ),
    reason: wireText(reasonLetters),
  }),
  data: pointsChange,
  errors: [
    'request.invalid',
    'billing.customerNotFound',
    'customers.codeAmbiguous',
    'request.tooMany',
    'billing.pointsTooFew',
    'billing.requestReused',
    'server.busy',
  ],
});

export const waitingPoints = endpoint({
  method: 'GET',
  path: '/staff/points',
  summary: 'Changes of points that wait for a second person, the oldest first',
  access: confirming,
  data: z.object({ list: z.array(pointsChange) }),
  errors: [],
});

function decision<const Path extends `/staff/points/{id}/${string}`>(path: Path, summary: string) {
  return endpoint({
    method: 'POST',
    path,
    summary,
    access: confirming,
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ requestId: z.uuid() }),
    data: pointsChange,
    errors: [
      'request.invalid',
      'billing.notFound',
      'billing.alreadyDecided',
      'billing.secondPersonNeeded',
      'billing.pointsTooFew',
      'billing.requestReused',
      'server.busy',
    ],
  });
}

export const confirmPoints = decision(
  '/staff/points/{id}/confirm',
  'Confirms a change of points that waits; never by the person who asked for it',
);
export const refusePoints = decision(
  '/staff/points/{id}/refuse',
  'Refuses a change of points that waits; also by the person who asked for it',
);

export const pointsEndpoints = [changePoints, waitingPoints, confirmPoints, refusePoints] as const;
