import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const passKeys = endpoint({
  method: 'GET',
  path: '/hand-over/pass-keys',
  summary:
    'By what a counter judges a pass by itself: public keys, and the numbers of passes that were revoked and would still be good: all, or with `since` those that were revoked since. At least once an hour they are all sent, without what has run out',
  access: { kind: 'staff', authority: 'parcel:hand-over' },
  query: z.object({ since: z.optional(z.string().check(z.maxLength(200))) }),
  data: z.object({
    /** By the clock of the service: a device moves its own by the difference. */
    at: z.string(),
    /** The caller's unit, for passes that are valid there; null for callers without a unit. */
    pickupPointId: z.nullable(z.int()),
    /** `id` as in a pass; the 32 bytes of an Ed25519 public key in base64url. The newest first. */
    keys: z.array(z.object({ id: z.string(), publicKey: z.string() })),
    /** All of `revoked`: what was known before is to be dropped. */
    isWhole: z.boolean(),
    revoked: z.array(z.string()),
    /** `since` of the next call. */
    cursor: z.string(),
  }),
  errors: [],
});
