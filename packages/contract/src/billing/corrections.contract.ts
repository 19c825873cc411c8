import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { money } from '../pricing/pricing.contract.ts';
import { wireText } from '../wire-text.ts';
import { typedAmount } from './amounts.ts';
import { chargeKinds } from './charge-kinds.ts';
import { reasonLetters } from './money-limits.ts';

const confirming = { kind: 'staff', authority: 'payment:confirm' } as const;
const nullableText = z.nullable(z.string());

/** What a charge is lowered (less than zero) or raised by. `WAITING`: somebody else has to confirm it. */
const correction = z.object({
  id: z.string(),
  chargeId: z.string(),
  customerCode: z.string(),
  trackingCode: z.string(),
  kind: z.enum(chargeKinds),
  amount: money,
  reason: z.string(),
  state: z.enum(['WAITING', 'DONE', 'REFUSED', 'ENDED']),
  askedAt: z.string(),
  askedBy: z.string(),
  endsAt: z.string(),
  decidedBy: nullableText,
});
export type WireCorrection = z.output<typeof correction>;

const correctionErrors = [
  'request.invalid',
  'billing.notFound',
  'billing.correctionTooMuch',
  'billing.requestReused',
  'server.busy',
] as const;

export const correctCharge = endpoint({
  method: 'POST',
  path: '/staff/charges/{id}/corrections',
  summary:
    'Lowers or raises a charge that is owed, with a reason; never below nothing, and above what one person decides alone, counted with what was decided alone before, it waits for a second person. A repeated `requestId` changes nothing',
  access: confirming,
  params: z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,17}$/)) }),
  body: z.strictObject({
    requestId: z.uuid(),
    way: z.enum(['LOWER', 'RAISE']),
    amount: typedAmount,
    reason: wireText(reasonLetters),
  }),
  data: correction,
  errors: correctionErrors,
});

export const waitingCorrections = endpoint({
  method: 'GET',
  path: '/staff/corrections',
  summary: 'Corrections that wait for a second person, the oldest first',
  access: confirming,
  data: z.object({ list: z.array(correction) }),
  errors: [],
});

function decision<const Path extends `/staff/corrections/{id}/${string}`>(path: Path, summary: string) {
  return endpoint({
    method: 'POST',
    path,
    summary,
    access: confirming,
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ requestId: z.uuid() }),
    data: correction,
    errors: [...correctionErrors, 'billing.alreadyDecided', 'billing.secondPersonNeeded'],
  });
}

export const confirmCorrection = decision(
  '/staff/corrections/{id}/confirm',
  'Confirms a correction that waits; never by the person who asked for it',
);
export const refuseCorrection = decision(
  '/staff/corrections/{id}/refuse',
  'Refuses a correction that waits; also by the person who asked for it',
);

export const correctionEndpoints = [
  correctCharge,
  waitingCorrections,
  confirmCorrection,
  refuseCorrection,
] as const;
