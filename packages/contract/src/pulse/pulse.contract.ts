import * as z from 'zod/mini';
import { customerAccess, publicAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';

export const ownPulse = endpoint({
  method: 'GET',
  path: '/profile/pulse',
  summary:
    'The key by which a page that stands open asks whether anything of its customer has changed. It opens nothing else, and is the same at each call',
  access: customerAccess,
  data: z.object({ key: z.string() }),
  errors: [],
});

/** A change is in the stamp a second after its commit at the latest. */
export const pulse = endpoint({
  method: 'GET',
  path: '/pulse/{key}',
  summary:
    'A stamp that is another one after each change of what belongs to a customer: parcels, sums, passes, messages, orders, and the end of a log-in. Empty where nothing has changed for an hour. Prices, rates and words that all share are not in it',
  access: publicAccess,
  params: z.object({ key: z.string().check(z.maxLength(100)) }),
  data: z.object({ stamp: z.string() }),
  errors: ['request.notFound'],
});
