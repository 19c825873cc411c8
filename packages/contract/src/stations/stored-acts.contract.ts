import * as z from 'zod/mini';
import { isDay } from '../dushanbe-time.ts';
import { endpoint } from '../endpoint.ts';
import { doorCash, doorParcels, ofStop } from '../hand-over/courier-rounds.contract.ts';
import { notMetReasons } from '../hand-over/courier-rules.ts';
import { seenDocument } from '../hand-over/visits.contract.ts';
import { wireMoment } from '../wire-text.ts';
import { scanSays } from './verdicts.ts';

const stored = {
  /** The id under which the phone has stored it. */
  requestId: z.uuid(),
  deviceId: z.uuid(),
  /** When it was done, and when it is sent, by the clock of the phone. */
  at: wireMoment,
  sentAt: wireMoment,
};

export const sendStoredAct = endpoint({
  method: 'POST',
  path: '/courier/stops/{id}/stored-acts',
  summary:
    'Takes over what a phone has stored of an own stop: each part of it that holds is done, cash by the price and rate that were shown; each other needs a person at the point. Repeated, it is answered as it stands',
  access: { kind: 'staff', authority: 'courier:deliver' },
  params: ofStop,
  body: z.discriminatedUnion('act', [
    z.strictObject({
      ...stored,
      act: z.literal('GIVE'),
      document: seenDocument,
      parcels: doorParcels,
      cash: z.optional(doorCash),
    }),
    z.strictObject({
      ...stored,
      act: z.literal('NOT_MET'),
      reason: z.enum(notMetReasons),
      againOn: z.optional(z.string().check(z.refine(isDay))),
    }),
  ]),
  data: z.object({
    /** By the ids of the parts: of the cash, of each parcel, or of the failed attempt. */
    parts: z.array(
      z.object({
        requestId: z.string(),
        verdict: z.enum(['OK', 'DUPLICATE', 'NEEDS_PERSON']),
        say: z.enum(scanSays),
      }),
    ),
  }),
  errors: ['request.invalid', 'courier.stopNotFound', 'handOver.requestReused', 'server.busy'],
});

export const storedActEndpoints = [sendStoredAct] as const;
