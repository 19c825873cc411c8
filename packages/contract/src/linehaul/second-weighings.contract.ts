import * as z from 'zod/mini';
import { reasonLetters } from '../billing/money-limits.ts';
import { endpoint } from '../endpoint.ts';
import { money } from '../pricing/pricing.contract.ts';
import { wireText } from '../wire-text.ts';
import { weighingActs, weighingOutcomes, weighingSettlements } from './weighing-names.ts';

const deciding = { kind: 'staff', authority: 'payment:confirm' } as const;
const nullableText = z.nullable(z.string());

/** A second weight at a hub, beside the first. */
const weighing = z.object({
  id: z.string(),
  trackingCode: z.string(),
  customerCode: nullableText,
  orderCode: nullableText,
  /** In kg with three decimals; null: not weighed before. */
  oldKg: nullableText,
  newKg: z.string(),
  /** What its delivery costs by either weight; null where it has no price. */
  oldPrice: z.nullable(money),
  newPrice: z.nullable(money),
  outcome: z.enum(weighingOutcomes),
  weighedAt: z.string(),
  weighedBy: z.string(),
  settled: z.nullable(z.enum(weighingSettlements)),
  reason: nullableText,
  settledBy: nullableText,
});
export type SecondWeighing = z.output<typeof weighing>;

export const openWeighings = endpoint({
  method: 'GET',
  path: '/staff/second-weighings',
  summary: 'Second weights that a person decides on, the oldest first, 200 at most',
  access: deciding,
  data: z.object({ total: z.int(), list: z.array(weighing) }),
  errors: [],
});

export const settleWeighing = endpoint({
  method: 'POST',
  path: '/staff/second-weighings/{id}/settle',
  summary:
    'Decides on a second weight: the first one stays, the second counts from now on, or what was paid too much was paid back. A repeated `requestId` changes nothing',
  access: deciding,
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    requestId: z.uuid(),
    act: z.enum(weighingActs),
    reason: wireText(reasonLetters),
  }),
  data: weighing,
  errors: [
    'request.invalid',
    'list.notFound',
    'linehaul.weightSettled',
    'linehaul.weightLeft',
    'server.busy',
  ],
});

export const secondWeighingEndpoints = [openWeighings, settleWeighing] as const;
