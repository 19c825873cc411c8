import * as z from 'zod/mini';
import { customerAccess } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { openingHours } from '../../pickup-points/opening-hours.ts';
import { money } from '../../pricing/pricing.contract.ts';
import { wireText } from '../../wire-text.ts';
import { givenPassStates, passTerms } from './pass-rules.ts';
import { mostDelegateBytes, utf8Of } from './pass-text.ts';

/** A pass that is good: `text` stands in its QR. */
const goodPass = z.object({ serial: z.string(), text: z.string(), notAfter: z.string() });
export type GoodPass = z.output<typeof goodPass>;

const givenPass = z.object({
  serial: z.string(),
  /** Null of one that is good no more. */
  text: z.nullable(z.string()),
  notAfter: z.string(),
  /** As in the document of the person who collects. */
  delegate: z.string(),
  parcelLimit: z.int(),
  pickupPoint: z.object({
    id: z.int(),
    name: z.string(),
    city: z.string(),
    /** Empty where it is not known, or the point is closed for good. */
    address: z.string(),
    hours: openingHours,
  }),
  /**
   * The most that what it allows comes to today, and how many of that have no price yet; null of one that is good no
   * more.
   */
  due: z.nullable(z.object({ total: money, totalTjs: z.nullable(money), unpriced: z.int() })),
  state: z.enum(givenPassStates),
  /** When it was used; null before. */
  usedAt: z.nullable(z.string()),
});
export type GivenPass = z.output<typeof givenPass>;

const customerPasses = z.object({
  own: goodPass,
  /** The latest first. */
  given: z.array(givenPass),
  /** Where something can be collected, and until when a pass for that can be given. */
  points: z.array(
    z.object({
      pickupPointId: z.int(),
      terms: z.array(z.object({ term: z.enum(passTerms), until: z.string() })),
    }),
  ),
});

export const ownPasses = endpoint({
  method: 'GET',
  path: '/profile/passes',
  summary:
    'The own pass, good for at least two days more, and the passes given to others. Passes are signed anew at each call',
  access: customerAccess,
  data: customerPasses,
  errors: [],
});

export const replacePass = endpoint({
  method: 'POST',
  path: '/profile/passes/replace',
  summary: 'Revokes every pass and makes an own one. A repeated `requestId` does it once',
  access: customerAccess,
  body: z.strictObject({ requestId: z.uuid() }),
  data: customerPasses,
  errors: ['request.invalid', 'collection.requestReused'],
});

export const givePass = endpoint({
  method: 'POST',
  path: '/profile/passes',
  summary:
    'Gives a pass to somebody who collects once in the place of the customer; every older pass is revoked. A repeated `requestId` does it once',
  access: customerAccess,
  body: z.strictObject({
    requestId: z.uuid(),
    pickupPointId: z.int(),
    /** Name and surname as in the document. */
    delegate: wireText({ max: 40, min: 2 }).check(
      z.refine((text) => text.trim().length >= 2, { params: { error: 'required' } }),
      z.refine((text) => utf8Of(text.trim()).length <= mostDelegateBytes, { params: { error: 'tooLong' } }),
    ),
    /** The parcels that may be given; null: all that can be collected there now. */
    trackingCodes: z.nullable(z.array(wireText({ max: 40, min: 1 })).check(z.minLength(1), z.maxLength(100))),
    term: z.enum(passTerms),
  }),
  data: customerPasses,
  errors: [
    'request.invalid',
    'collection.nothingWaits',
    'collection.notReady',
    'collection.termOver',
    'collection.requestReused',
  ],
});

export const cancelPass = endpoint({
  method: 'POST',
  path: '/profile/passes/{serial}/cancel',
  summary: 'Revokes a pass and every older one; revoked before, it stays so',
  access: customerAccess,
  params: z.object({ serial: z.string() }),
  data: customerPasses,
  errors: ['request.invalid', 'collection.passNotFound'],
});

export const passEndpoints = [ownPasses, replacePass, givePass, cancelPass] as const;
