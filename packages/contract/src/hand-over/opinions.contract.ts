import * as z from 'zod/mini';
import { customerAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';

/** So long after the hand-over a customer may say how it went, and say otherwise. */
export const opinionDays = 14;

const place = z.object({ id: z.int(), name: z.string() });

const collectedVisit = z.object({
  id: z.uuid(),
  /** The pickup point, in the reader's language; its courier has brought them where `isAtDoor`. */
  pickupPoint: z.object({ ...place.shape, city: z.string() }),
  isAtDoor: z.boolean(),
  at: z.string(),
  /** What was handed over and stands: how many, and the codes of the first. */
  parcels: z.int(),
  trackingCodes: z.array(z.string()),
  /** The receipt of about that time; null where nothing was paid then. */
  receipt: z.nullable(z.object({ id: z.uuid(), number: z.string() })),
  /** What the customer has said; null while nothing. */
  isGood: z.nullable(z.boolean()),
});
export type CollectedVisit = z.output<typeof collectedVisit>;

const latest = z.object({ visit: z.nullable(collectedVisit) });

export const latestCollected = endpoint({
  method: 'GET',
  path: '/profile/collected',
  summary: 'What the customer was handed over last, of the last two weeks, and what they have said of it',
  access: customerAccess,
  data: latest,
  errors: [],
});

export const sayOpinion = endpoint({
  method: 'PUT',
  path: '/profile/collected/{id}',
  summary: 'Whether the hand-over was good, in one tap; within two weeks it may be said otherwise',
  access: customerAccess,
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ isGood: z.boolean() }),
  data: latest,
  errors: ['request.invalid', 'handOver.visitNotFound'],
});

export const pointOpinions = endpoint({
  method: 'GET',
  path: '/reports/opinions',
  summary:
    'What customers have said of hand-overs in the last thirty days: by pickup point, worst first, and the latest that were not good',
  access: { kind: 'staff', authority: 'report:read' },
  data: z.object({
    points: z.array(z.object({ pickupPoint: place, good: z.int(), bad: z.int() })),
    latestBad: z.array(
      z.object({
        visitId: z.uuid(),
        pickupPoint: place,
        customerCode: z.string(),
        at: z.string(),
        /** The first that was handed over; null where all were taken back. */
        trackingCode: z.nullable(z.string()),
      }),
    ),
  }),
  errors: [],
});

export const opinionEndpoints = [latestCollected, sayOpinion, pointOpinions] as const;
