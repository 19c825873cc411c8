import * as z from 'zod/mini';
import { cashCurrencies } from '../billing/cash.ts';
import { endpoint } from '../endpoint.ts';
import { money } from '../pricing/pricing.contract.ts';

export const zipType = 'application/zip';

const access = { kind: 'staff', authority: 'move-out:take' } as const;

export const readMoveOut = endpoint({
  method: 'GET',
  path: '/staff/move-out',
  summary:
    'How much a firm would take along if it moved out now: customers, parcels, pictures, what customers owe and have, and when everything was last taken',
  access,
  data: z.object({
    customers: z.int(),
    parcels: z.int(),
    pictures: z.int(),
    pictureBytes: z.number(),
    /** What customers owe for what was handed over and from before, and what they have paid in, by currency. */
    balances: z.array(
      z.object({
        side: z.enum(['DEBT', 'CREDIT']),
        currency: z.enum(cashCurrencies),
        customers: z.int(),
        amount: money,
      }),
    ),
    last: z.nullable(z.object({ at: z.string(), by: z.string() })),
  }),
  errors: [],
});

export const takeMoveOut = endpoint({
  method: 'GET',
  path: '/staff/move-out/file',
  leaves: 'little',
  summary:
    'Everything of the firm as one archive: tables for a move-in, all data as lines of JSON, vouchers, pictures, counts and sums. Written while it is read; one that broke off is no archive',
  access,
  query: z.strictObject({ pictures: z._default(z.enum(['yes', 'no']), 'yes') }),
  data: z.unknown(),
  download: zipType,
  errors: ['request.invalid', 'server.busy'],
});

export const moveOutEndpoints = [readMoveOut, takeMoveOut] as const;
