import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { actVerdict, moveActs } from '../tracking/staff-acts.contract.ts';
import { maxTrackingCodeLength } from '../tracking/tracking-codes.ts';
import { wireText } from '../wire-text.ts';

/** So many parcels are asked about at once: a page of the list holds no more. */
const mostJudged = 100;
/** And the parcels of so many orders. */
const mostOrdersJudged = 10;

const codes = (max: number, most: number) =>
  z.optional(z.array(wireText({ max, min: 1 })).check(z.maxLength(most)));

export const staffParcelActs = endpoint({
  method: 'POST',
  path: '/staff/parcels/acts',
  summary:
    'What the caller may do to each of these parcels, and to those of these orders, now, and why not; writes nothing, unknown codes are left out',
  access: { kind: 'staff', authority: 'parcel:read' },
  body: z.object({
    ids: codes(maxTrackingCodeLength, mostJudged),
    orders: codes(40, mostOrdersJudged),
  }),
  leaves: 'nothing',
  data: z.object({
    list: z.array(
      z.object({
        ...moveActs,
        /** Whether this unidentified parcel may be given to a customer. */
        assign: z.object(actVerdict),
      }),
    ),
  }),
  errors: ['request.invalid'],
});
