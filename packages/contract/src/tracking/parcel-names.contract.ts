import * as z from 'zod/mini';
import { customerAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { longestParcelName, readParcelName } from './parcel-name.ts';
import { maxTrackingCodeLength } from './tracking-codes.ts';
import { wireText } from '../wire-text.ts';

const errorOf = (typed: string) => {
  const read = readParcelName(typed);
  return 'error' in read ? read.error : undefined;
};

/**
 * Two code units a character, and room for blanks that are left out. `readParcelName` refuses what PostgreSQL cannot
 * store.
 */
const typedName = z.string().check(
  z.maxLength(2 * longestParcelName + 80),
  z.refine((typed) => errorOf(typed) !== 'badCharacters', { params: { error: 'badCharacters' } }),
  z.refine((typed) => errorOf(typed) !== 'tooLong', {
    params: { error: 'tooLong', max: longestParcelName },
  }),
);

export const nameParcel = endpoint({
  method: 'PUT',
  path: '/profile/parcel-names/{code}',
  summary:
    'Call an own parcel as one likes, for oneself alone; an empty name takes it away. `was`: the name that the caller has seen, without it whatever stands there is replaced',
  access: customerAccess,
  params: z.object({ code: wireText({ max: maxTrackingCodeLength, min: 1 }) }),
  body: z.strictObject({ name: typedName, was: z.optional(z.nullable(z.string())) }),
  data: z.object({ trackingCode: z.string(), name: z.nullable(z.string()) }),
  current: z.object({ name: z.nullable(z.string()) }),
  errors: ['tracking.notAmongOwn', 'tracking.nameChangedMeanwhile'],
});
