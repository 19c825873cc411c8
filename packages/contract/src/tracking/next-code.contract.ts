import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const codeTypes = ['order', 'parcel', 'bag', 'trip', 'transfer', 'claim', 'invoice'] as const;
export type CodeType = (typeof codeTypes)[number];

/** A code that is given once, also after `reservedUntil`; until then it is guaranteed to be unused. */
export const nextCode = endpoint({
  method: 'GET',
  path: '/common/next-code/{type}',
  summary: 'Reserves the next code for an order, parcel, bag, trip, transfer, claim or invoice',
  access: { kind: 'staff', authority: 'code:reserve' },
  params: z.object({ type: z.enum(codeTypes) }),
  data: z.object({ type: z.enum(codeTypes), code: z.string(), reservedUntil: z.string() }),
  errors: ['request.invalid'],
});
