import * as z from 'zod/mini';
import { customerAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { money } from '../pricing/pricing.contract.ts';

/** What adds points or takes them away. */
export const pointsMoveKinds = ['GIVEN', 'TAKEN_BACK', 'EXPIRED', 'SPENT', 'WENT_BACK', 'MERGED'] as const;
export type PointsMoveKind = (typeof pointsMoveKinds)[number];

/** What some points of a customer became in some days, as the ledger has it. */
export const statementPoints = z.object({
  opening: z.int(),
  closing: z.int(),
  lines: z.array(
    z.object({
      at: z.string(),
      /** The Dushanbe day of it. */
      day: z.string(),
      kind: z.enum(pointsMoveKinds),
      /** Less than zero: taken away. */
      points: z.int(),
      /** How many there are after it. */
      after: z.int(),
    }),
  ),
});

export const ownPoints = endpoint({
  method: 'GET',
  path: '/profile/points',
  summary:
    'The own points: how many there are, what parcels under way bring once they are paid and received, and how many end after which day',
  access: customerAccess,
  data: z.object({
    points: z.int(),
    worth: money,
    /** Of all that was weighed and is neither collected nor cancelled, paid in full. */
    toCome: z.int(),
    /** The first to end first; `lastDay` is the last one on which they can be spent. */
    ends: z.array(z.object({ lastDay: z.string(), points: z.int() })),
  }),
  errors: [],
});

export const ownPointsEndpoints = [ownPoints] as const;
