import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { locales } from '../locales.ts';
import { delayReasons, mostDelayDays, tripStates } from '../trips/trip-words.ts';
import { wireText } from '../wire-text.ts';
import { tripCode, tripDelay } from './trip-list.contract.ts';

const positioning = { kind: 'staff', authority: 'trip:position' } as const;
const nullableText = z.nullable(z.string());
const mostTripsAtOnce = 50;

const delayFields = {
  trips: z.array(tripCode).check(z.minLength(1), z.maxLength(mostTripsAtOnce)),
  reason: z.enum(delayReasons),
  days: z.int().check(z.minimum(1), z.maximum(mostDelayDays)),
  placeId: z.optional(z.int()),
};

/** Dushanbe days, both included. */
const dayRange = z.nullable(z.object({ from: z.string(), to: z.string() }));

/** What customers would be informed of, and how many of them. */
const delayPreview = z.object({
  parcels: z.int(),
  customers: z.int(),
  /** Customers who get a letter: who has turned letters off, or has no address, reads it in the cabinet. */
  letters: z.int(),
  /** The letters, by the language of their readers. */
  messages: z.array(
    z.object({
      locale: z.enum(locales),
      /** Who gets it. */
      customers: z.int(),
      subject: z.string(),
      /** As the customer with most parcels among them reads it. */
      text: z.string(),
    }),
  ),
  /** When letters go out, where they wait for the morning of Dushanbe. */
  waitsUntil: nullableText,
  /** How the days move, by the city that parcels go to; null: no pickup point is chosen yet. */
  dates: z.array(z.object({ city: nullableText, parcels: z.int(), before: dayRange, after: dayRange })),
});
export type DelayPreview = z.output<typeof delayPreview>;

export const previewDelay = endpoint({
  method: 'POST',
  path: '/trip-delays/preview',
  summary: 'What announcing a delay of these trips would say to whom; nothing is written',
  access: positioning,
  leaves: 'nothing',
  body: z.strictObject(delayFields),
  data: delayPreview,
  errors: ['request.invalid', 'list.notFound', 'linehaul.otherState'],
});

export const announceDelay = endpoint({
  method: 'POST',
  path: '/trip-delays',
  summary:
    'Announces a delay of one or several trips: their dates follow, and each customer gets one message. The same request id announces once',
  access: positioning,
  body: z.strictObject({
    requestId: z.uuid(),
    ...delayFields,
    /** For colleagues alone. */
    note: z.optional(wireText({ max: 500, min: 1 })),
  }),
  data: z.object({ delays: z.array(z.object({ trip: z.string(), ...tripDelay.shape })) }),
  errors: ['request.invalid', 'list.notFound', 'linehaul.otherState'],
});

/** `END`: it is over, the trip goes on; `TAKE_BACK`: it never was. */
const delayEnding = {
  act: z.enum(['END', 'TAKE_BACK']),
  /** All trips that were announced with it too. */
  ofAll: z.optional(z.boolean()),
};
const delayId = z.object({
  id: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number)),
});

export const previewDelayEnd = endpoint({
  method: 'POST',
  path: '/trip-delays/{id}/end-preview',
  summary: 'What ending a delay, or taking it back, would say to whom; nothing is written',
  access: positioning,
  leaves: 'nothing',
  params: delayId,
  body: z.strictObject(delayEnding),
  data: delayPreview,
  errors: ['request.invalid', 'linehaul.delayNotFound', 'linehaul.delayOver'],
});

export const endDelay = endpoint({
  method: 'POST',
  path: '/trip-delays/{id}/end',
  summary:
    'Ends a delay or takes it back: dates follow, and each customer who was informed gets one message; whose letter still waits hears nothing of either. The same request id does so once',
  access: positioning,
  params: delayId,
  body: z.strictObject({ requestId: z.uuid(), ...delayEnding }),
  data: announceDelay.data,
  errors: ['request.invalid', 'linehaul.delayNotFound', 'linehaul.delayOver'],
});

export const tripsToDelay = endpoint({
  method: 'GET',
  path: '/trip-delays/trips',
  summary:
    'Trips of which a delay can be announced, those on the road first; `channel` cuts them to one channel, for whoever has just suspended it. Nobody is informed by asking',
  access: positioning,
  query: z.object({
    channel: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number))),
  }),
  data: z.object({
    trips: z.array(
      z.object({
        code: z.string(),
        state: z.enum(tripStates),
        channelId: z.nullable(z.int()),
        /** In the caller's language. */
        channel: nullableText,
        /** On their way with it. */
        parcels: z.int(),
        /** Where it was last, and since when; before its departure null. */
        place: nullableText,
        since: nullableText,
        /** The delay that stands. */
        delay: z.nullable(tripDelay),
      }),
    ),
  }),
  errors: ['request.invalid'],
});

export const tripDelayEndpoints = [
  previewDelay,
  announceDelay,
  previewDelayEnd,
  endDelay,
  tripsToDelay,
] as const;
