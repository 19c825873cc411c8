import * as z from 'zod/mini';
import { customerAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { money } from '../pricing/pricing.contract.ts';
import { wireText } from '../wire-text.ts';
import { typedAmount } from './amounts.ts';
import { cashCurrencies } from './cash.ts';
import { reasonLetters } from './money-limits.ts';

const confirming = { kind: 'staff', authority: 'payment:confirm' } as const;
const nullableText = z.nullable(z.string());

/** `WAITING`: the office has not seen the money yet; `ENDED`: it has not within the time. */
export const topUpStates = ['WAITING', 'DONE', 'REFUSED', 'WITHDRAWN', 'ENDED'] as const;
export type TopUpState = (typeof topUpStates)[number];

const topUp = z.object({
  id: z.string(),
  state: z.enum(topUpStates),
  /** As it was announced. */
  amount: money,
  reference: z.string(),
  askedAt: z.string(),
  endsAt: z.string(),
  decidedAt: nullableText,
  /** Why it was refused. */
  reason: nullableText,
  /** What has come in, and what it brought to the balance. */
  received: z.nullable(money),
  credited: z.nullable(money),
});
export type WireTopUp = z.output<typeof topUp>;

export const staffTopUp = z.extend(topUp, {
  customerCode: z.string(),
  decidedBy: nullableText,
  /**
   * Above the sum that one person may confirm: who has seen the money first, and how much; a second person confirms it.
   */
  seen: z.nullable(z.object({ received: money, at: z.string(), by: z.string() })),
});
export type StaffTopUp = z.output<typeof staffTopUp>;

export const announceTopUp = endpoint({
  method: 'POST',
  path: '/profile/top-ups',
  summary:
    'Announces a transfer to the balance; it counts once the office has seen the money. A repeated `requestId` changes nothing',
  access: customerAccess,
  body: z.strictObject({
    requestId: z.uuid(),
    currency: z.enum(cashCurrencies),
    amount: typedAmount,
    reference: wireText({ max: 80, min: 1 }),
  }),
  data: topUp,
  errors: ['request.invalid', 'billing.tooManyWaiting', 'billing.requestReused', 'server.busy'],
});

export const ownTopUps = endpoint({
  method: 'GET',
  path: '/profile/top-ups',
  summary: 'Own announced transfers, the newest first',
  access: customerAccess,
  data: z.object({ list: z.array(topUp) }),
  errors: [],
});

const ofTopUp = z.object({ id: z.uuid() });
const decisionErrors = [
  'request.invalid',
  'billing.notFound',
  'billing.alreadyDecided',
  'billing.requestReused',
  'server.busy',
] as const;

export const withdrawTopUp = endpoint({
  method: 'POST',
  path: '/profile/top-ups/{id}/withdraw',
  summary: 'Takes back an announced transfer that waits',
  access: customerAccess,
  params: ofTopUp,
  body: z.strictObject({ requestId: z.uuid() }),
  data: topUp,
  errors: decisionErrors,
});

export const waitingTopUps = endpoint({
  method: 'GET',
  path: '/staff/top-ups',
  summary: 'Announced transfers that wait for the office, the oldest first',
  access: confirming,
  data: z.object({
    list: z.array(staffTopUp),
    /** In dollars: what one person may confirm. More waits for a second one. */
    aloneUpTo: money,
  }),
  errors: [],
});

export const confirmTopUp = endpoint({
  method: 'POST',
  path: '/staff/top-ups/{id}/confirm',
  summary:
    'The money has come in: so much goes to the balance, somoni by the rate of today. Above the sum of the setting `topUp.aloneUpTo` it waits for a second person, who confirms the same sum',
  access: confirming,
  params: ofTopUp,
  body: z.strictObject({ requestId: z.uuid(), received: typedAmount }),
  data: staffTopUp,
  errors: [...decisionErrors, 'pricing.noRate', 'billing.sumTooSmall', 'billing.secondPersonNeeded'],
});

export const refuseTopUp = endpoint({
  method: 'POST',
  path: '/staff/top-ups/{id}/refuse',
  summary: 'The money has not come in; the customer sees the reason',
  access: confirming,
  params: ofTopUp,
  body: z.strictObject({ requestId: z.uuid(), reason: wireText(reasonLetters) }),
  data: staffTopUp,
  errors: decisionErrors,
});

export const topUpEndpoints = [
  announceTopUp,
  ownTopUps,
  withdrawTopUp,
  waitingTopUps,
  confirmTopUp,
  refuseTopUp,
] as const;
