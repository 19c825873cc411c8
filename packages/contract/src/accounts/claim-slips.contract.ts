import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { wireText } from '../wire-text.ts';

/** Media types of a slip: a page of 80 mm paper, a sheet of A6, and what a printer of receipts takes. */
export const slipTypes = {
  pdf: 'application/pdf',
  a6: 'application/pdf',
  escpos: 'application/octet-stream',
} as const;

const decides = { kind: 'staff', authority: 'hand-over:approve' } as const;
const params = z.object({ id: z.uuid() });

export const printClaimSlip = endpoint({
  method: 'POST',
  path: '/staff/claim-slips',
  summary:
    'Prints the slip by which a customer who stands at the counter claims what the office has made: with a code of eight signs that is good once and for thirty days. Each print is a new code and ends the slip before. A customer who has an account without an e-mail gets one too, to set a new password. One whose balance is above a setting, and one with an account and no document seen, or with one-time codes, needs a second person first: the call asks for one, and prints once it has been allowed',
  access: { kind: 'staff', authority: 'customer:create' },
  body: z.strictObject({
    customerCode: wireText({ max: 40, min: 1 }),
    format: z.enum(['pdf', 'a6', 'escpos']),
    documentSeen: z.boolean(),
  }),
  data: z.unknown(),
  download: [slipTypes.a6, slipTypes.escpos],
  errors: [
    'request.invalid',
    'list.notFound',
    'customers.codeAmbiguous',
    'customers.alreadyClaimed',
    'claim.secondPersonNeeded',
    'claim.slipRefused',
    'server.busy',
  ],
});

/** Why a printed slip is shown to who looks after clerks. */
export const slipDoubts = ['MANY', 'OWN_PHONE'] as const;
export type SlipDoubt = (typeof slipDoubts)[number];

const slip = z.object({
  id: z.uuid(),
  customerId: z.uuid(),
  customerCode: z.string(),
  nameMasked: z.string(),
  clerk: z.string(),
  /** Where it was asked for or printed; null for who works at no unit. */
  unit: z.nullable(z.object({ id: z.int(), name: z.string() })),
  documentSeen: z.boolean(),
  /** When it was printed, or asked for. */
  at: z.string(),
  /** The reader's own: somebody else decides or looks. */
  isOwn: z.boolean(),
});

export const listClaimSlips = endpoint({
  method: 'GET',
  path: '/staff/claim-slips',
  summary:
    'Slips that wait for a second person, and printed ones of the last thirty days that somebody should look at: more than three of one clerk within an hour, or one for the phone of the clerk. Whoever works at a point gets that point',
  access: decides,
  data: z.object({
    waiting: z.array(slip),
    printed: z.array(
      z.extend(slip, {
        doubts: z.array(z.enum(slipDoubts)),
        /** Null of one that was not used. */
        usedAt: z.nullable(z.string()),
        seen: z.nullable(z.object({ by: z.string(), at: z.string() })),
      }),
    ),
  }),
  errors: [],
});

export const decideOnClaimSlip = endpoint({
  method: 'POST',
  path: '/staff/claim-slips/{id}/decision',
  summary:
    'Allows or refuses the slip of a customer whose balance is above the setting: never who has asked, and once',
  access: decides,
  params,
  body: z.strictObject({ isAllowed: z.boolean() }),
  data: z.null(),
  errors: ['request.invalid', 'list.notFound', 'list.otherState', 'claim.ownSlip'],
});

export const seeClaimSlip = endpoint({
  method: 'POST',
  path: '/staff/claim-slips/{id}/seen',
  summary:
    'Says that a printed slip that stood out was looked at, by somebody else than its clerk. Repeated, it changes nothing',
  access: decides,
  params,
  data: z.null(),
  errors: ['list.notFound', 'claim.ownSlip'],
});

export const claimSlipEndpoints = [printClaimSlip, listClaimSlips, decideOnClaimSlip, seeClaimSlip] as const;
