import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { promiseSpans, roadLegs, roadSeasons } from '../tracking/road-legs.ts';

const promiseScore = z.object({
  promises: z.int(),
  /** Of a hundred promises, how many held the day of arrival. */
  metPct: z.int(),
  /** Days off in the mean; each day of a promise that was too early counts double. */
  daysOff: z.number(),
  /** From the first to the last day promised, in the middle of all. */
  width: z.number(),
});

export const readLegs = endpoint({
  method: 'GET',
  path: '/reports/legs',
  summary:
    'How long finished trips of two years took, by road, season and leg, and how true the days of arrival were that had been shown of them',
  access: { kind: 'staff', authority: 'report:read' },
  data: z.object({
    /** From so many finished trips of a road and season on its legs make the days of arrival. */
    enoughTrips: z.int(),
    roads: z.array(
      z.object({
        channelId: z.int(),
        /** In the caller's language. */
        channel: z.string(),
        season: z.enum(roadSeasons),
        trips: z.int(),
        /** What the days of arrival of this road and season are made from. */
        basis: z.enum(['history', 'constant']),
        /**
         * Days with one decimal; the days of a closed road are left out. Trips without one end of a leg do not count
         * for it.
         */
        legs: z.array(
          z.object({
            leg: z.enum(roadLegs),
            trips: z.int(),
            p10: z.number(),
            p50: z.number(),
            p90: z.number(),
          }),
        ),
      }),
    ),
    /** The longest before the arrival first; `constant` is what the days of the road alone would have promised. */
    promises: z.array(z.object({ span: z.enum(promiseSpans), shown: promiseScore, constant: promiseScore })),
  }),
  errors: [],
});
