import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { money } from '../pricing/pricing.contract.ts';
import { wireText } from '../wire-text.ts';

/** For so long a merge can be undone. */
export const mergeUndoDays = 7;

/** What a merge is: it waits for a second person, is done, was refused, ended undecided, or was undone. */
export const mergeStates = ['WAITING', 'DONE', 'REFUSED', 'ENDED', 'UNDONE'] as const;
export type MergeState = (typeof mergeStates)[number];

/** What of a merge was used, so that it is not undone any more. */
export const mergeUses = ['PARCELS', 'CLAIMS', 'PAYMENT', 'BALANCE', 'POINTS', 'MERGED'] as const;
export type MergeUse = (typeof mergeUses)[number];

/** What stands against a merge, by the names of its failures. */
export const mergeObstacles = [
  'customers.merged',
  'customers.mergeIntoClosed',
  'customers.mergeOpenPayment',
  'customers.mergeRefundWaits',
  'customers.mergeVisitOpen',
  'customers.mergeBothDeclared',
  'customers.mergeWrongWay',
  'customers.mergeBothClaimed',
] as const;
export type MergeObstacle = (typeof mergeObstacles)[number];

const side = z.object({
  id: z.string(),
  customerCode: z.string(),
  name: z.string(),
  phone: z.nullable(z.string()),
  /** Has an account to log in to. */
  isClaimed: z.boolean(),
  since: z.string(),
});

const preview = z.object({
  from: side,
  into: side,
  /** What becomes the taker's. */
  moves: z.object({
    parcels: z.int(),
    orders: z.int(),
    claims: z.int(),
    recipients: z.int(),
    /** From before the move-in, in their own currency. */
    debts: z.array(money),
    /** Due for parcels that were collected unpaid. */
    unpaid: money,
    balance: money,
    points: z.int(),
    /** Agreed prices that the taker gets, with the discount in per cent. */
    prices: z.array(z.object({ product: z.string(), discountPct: z.string() })),
  }),
  /** The taker's balance once it is done. */
  balanceAfter: money,
  /** What is past keeps the old code. */
  stays: z.object({
    collected: z.int(),
    receipts: z.int(),
    prices: z.array(z.object({ product: z.string(), discountPct: z.string() })),
  }),
  /** Whether a second person must confirm it. */
  needsSecond: z.boolean(),
  /** What stands against it now, with what it is; empty where nothing does. */
  obstacles: z.array(z.object({ name: z.enum(mergeObstacles), text: z.string() })),
  /** Stands for what it would move: an act names what was seen. */
  seen: z.string(),
});
export type MergePreview = z.output<typeof preview>;

const merge = z.object({
  id: z.string(),
  state: z.enum(mergeStates),
  from: z.object({ id: z.string(), customerCode: z.string(), name: z.string() }),
  into: z.object({ id: z.string(), customerCode: z.string(), name: z.string() }),
  reason: z.string(),
  consent: z.nullable(z.string()),
  askedAt: z.string(),
  askedBy: z.string(),
  /** Asked by who reads it: somebody else confirms it. */
  isOwn: z.boolean(),
  endsAt: z.string(),
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  undoneAt: z.nullable(z.string()),
  undoneBy: z.nullable(z.string()),
  /** Until when it can be undone; null where it cannot. */
  undoableUntil: z.nullable(z.string()),
});
export type WireMerge = z.output<typeof merge>;

const params = z.object({ id: z.uuid() });
const access = { kind: 'staff', authority: 'customer:merge' } as const;
const seen = wireText({ min: 1, max: 100 });

export const previewMerge = endpoint({
  method: 'GET',
  path: '/staff/customers/{id}/merge',
  summary:
    'What becomes of two customers who are one person: what moves to the customer of the code `into`, with sums, what stays under the old code, whether a second person must confirm it, and what stands against it. Writes nothing',
  access,
  params,
  query: z.object({ into: wireText({ min: 1, max: 40 }) }),
  data: preview,
  errors: ['list.notFound', 'orders.customerNotFound', 'customers.codeAmbiguous', 'customers.mergeSelf'],
});

const refusals = [
  'list.notFound',
  'customers.mergeSelf',
  ...mergeObstacles,
  'customers.mergeChanged',
  'customers.mergeWaits',
  'server.busy',
] as const;

export const mergeCustomers = endpoint({
  method: 'POST',
  path: '/staff/customers/{id}/merge',
  summary:
    'Merges a customer into another: what is open becomes theirs, with money and points by a posting of both sides; what is past keeps the old code, which leads to the taker from then on. Where the one who gives has money, debts or points it waits for a second person. Answers by the states of a merge',
  access,
  params,
  body: z.strictObject({
    requestId: z.uuid(),
    into: z.uuid(),
    reason: wireText({ min: 3, max: 300 }),
    /** That both owners agree, and how they said so: where both have claimed their accounts. */
    consent: z.optional(wireText({ min: 3, max: 300 })),
    seen,
  }),
  data: merge,
  errors: ['request.invalid', ...refusals],
});

export const listMerges = endpoint({
  method: 'GET',
  path: '/staff/customers/{id}/merges',
  summary: 'The merges that a customer was in, the latest first: as the one who gave and as the one who took',
  access: { kind: 'staff', authority: 'customer:read' },
  params,
  data: z.object({ list: z.array(merge) }),
  errors: ['list.notFound'],
});

export const listWaitingMerges = endpoint({
  method: 'GET',
  path: '/staff/customer-merges',
  summary: 'Merges that wait for a second person, the oldest first',
  access,
  data: z.object({ list: z.array(merge) }),
  errors: [],
});

export const decideMerge = endpoint({
  method: 'POST',
  path: '/staff/customer-merges/{id}/decision',
  summary:
    'Confirms a merge that waits, over the sums that were seen, or refuses it; never by the one who asked. What was asked for ends after 72 hours',
  access,
  params,
  body: z.strictObject({ isConfirmed: z.boolean(), seen: z.optional(seen) }),
  data: merge,
  errors: ['request.invalid', ...refusals, 'list.otherState', 'customers.mergeOwn'],
});

export const undoMerge = endpoint({
  method: 'POST',
  path: '/staff/customer-merges/{id}/undo',
  summary:
    'Undoes a merge as a whole, for seven days and as long as nothing of what it has moved was used: else it is refused with what was used. A repeated request changes nothing',
  access,
  params,
  data: merge,
  errors: [
    'list.notFound',
    'list.otherState',
    'customers.mergeUsed',
    'customers.mergeOver',
    'customers.mergeVisitOpen',
    'server.busy',
  ],
});

export const customerMergeEndpoints = [
  previewMerge,
  mergeCustomers,
  listMerges,
  listWaitingMerges,
  decideMerge,
  undoMerge,
] as const;
