import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { money } from '../pricing/pricing.contract.ts';
import { wireText } from '../wire-text.ts';
import { typedAmount } from './amounts.ts';
import { reasonLetters } from './money-limits.ts';
import { paymentMeans } from './payment-sums.ts';
import { soleAllowance } from './sole-decisions.contract.ts';
import { receiptQuery, receiptTypes } from './payments.contract.ts';

const refunding = { kind: 'staff', authority: 'payment:refund' } as const;
const confirming = { kind: 'staff', authority: 'payment:confirm' } as const;
const nullableText = z.nullable(z.string());

/**
 * `WAITING`: somebody else has to approve it; `APPROVED`: it may be paid out; `ENDED`: nothing was done within the
 * time.
 */
const refundStates = ['WAITING', 'APPROVED', 'DONE', 'REFUSED', 'WITHDRAWN', 'ENDED'] as const;
export type RefundState = (typeof refundStates)[number];

const refund = z.object({
  id: z.string(),
  paymentId: z.string(),
  paidReceipt: z.string(),
  customerCode: z.string(),
  amount: money,
  reason: z.string(),
  /** The charges are owed again; else they cost so much less. */
  owedAgain: z.boolean(),
  state: z.enum(refundStates),
  askedAt: z.string(),
  askedBy: z.string(),
  endsAt: z.string(),
  decidedBy: nullableText,
  lines: z.array(z.object({ line: z.int(), trackingCode: nullableText, amount: money })),
  /** How it goes back, or went: what of dollars is below one goes in `somoni`. */
  means: z.array(
    z.object({
      means: z.enum(paymentMeans),
      given: money,
      somoni: money,
      worth: money,
      reference: nullableText,
    }),
  ),
  paidAt: nullableText,
  paidBy: nullableText,
  /** Null until it is paid out. */
  receiptNumber: nullableText,
  /** It goes out against a document of the customer alone, who has claimed the account lately. */
  needsDocument: z.boolean(),
});
export type WireRefund = z.output<typeof refund>;

const refundErrors = ['request.invalid', 'billing.notFound', 'billing.requestReused', 'server.busy'] as const;
const ofId = z.object({ id: z.uuid() });

export const askRefund = endpoint({
  method: 'POST',
  path: '/staff/payments/{id}/refunds',
  summary:
    'Asks for money back against a payment, line by line; above what one person decides alone, counted with what was decided alone before, it waits for a second person, and is paid out by a call of its own. A repeated `requestId` changes nothing',
  access: refunding,
  params: ofId,
  body: z.strictObject({
    requestId: z.uuid(),
    lines: z.array(z.strictObject({ line: z.int().check(z.gte(1), z.lte(500)), amount: typedAmount })).check(
      z.minLength(1),
      z.maxLength(500),
      z.refine((lines) => new Set(lines.map(({ line }) => line)).size === lines.length, {
        params: { error: 'notAllowed' },
      }),
    ),
    reason: wireText(reasonLetters),
    owedAgain: z.boolean(),
  }),
  data: refund,
  errors: [...refundErrors, 'billing.refundTooMuch', 'pricing.noRate'],
});

export const waitingRefunds = endpoint({
  method: 'GET',
  path: '/staff/refunds',
  summary:
    'Refunds that wait for a second person or for being paid out, the oldest first; of the own point, or of all',
  access: refunding,
  data: z.object({ list: z.array(refund) }),
  errors: [],
});

export const readRefund = endpoint({
  method: 'GET',
  path: '/staff/refunds/{id}',
  summary: 'A refund of the own point, or of any',
  access: refunding,
  params: ofId,
  data: refund,
  errors: ['request.invalid', 'billing.notFound'],
});

export const refundsOfPayment = endpoint({
  method: 'GET',
  path: '/staff/payments/{id}/refunds',
  summary:
    'All that went or is to go back of a payment, and how much of it the caller may still give back alone',
  access: refunding,
  params: ofId,
  data: z.object({
    list: z.array(refund),
    /** What of each line of the payment can still go back, in the order of its lines. */
    left: z.array(money),
    alone: soleAllowance,
  }),
  errors: ['request.invalid', 'billing.notFound'],
});

const decided = ['billing.alreadyDecided'] as const;

export const approveRefund = endpoint({
  method: 'POST',
  path: '/staff/refunds/{id}/approve',
  summary: 'Approves a refund that waits; never by the person who asked for it',
  access: confirming,
  params: ofId,
  body: z.strictObject({ requestId: z.uuid() }),
  data: refund,
  errors: [...refundErrors, ...decided, 'billing.secondPersonNeeded'],
});

export const refuseRefund = endpoint({
  method: 'POST',
  path: '/staff/refunds/{id}/refuse',
  summary: 'Refuses a refund that waits; never by the person who asked for it, who takes it back',
  access: confirming,
  params: ofId,
  body: z.strictObject({ requestId: z.uuid() }),
  data: refund,
  errors: [...refundErrors, ...decided, 'billing.secondPersonNeeded'],
});

export const withdrawRefund = endpoint({
  method: 'POST',
  path: '/staff/refunds/{id}/withdraw',
  summary: 'Takes an own refund back that was not paid out',
  access: refunding,
  params: ofId,
  body: z.strictObject({ requestId: z.uuid() }),
  data: refund,
  errors: [...refundErrors, ...decided],
});

export const payRefund = endpoint({
  method: 'POST',
  path: '/staff/refunds/{id}/pay',
  summary:
    'Pays an approved refund out at the drawer of the own open shift, the way it has come: what came by card goes back by the terminal, whose slip is named. A repeated `requestId` changes nothing',
  access: refunding,
  params: ofId,
  body: z.strictObject({
    requestId: z.uuid(),
    reference: z.optional(wireText({ max: 40, min: 1 })),
    /** A document of the customer was looked at. */
    documentSeen: z.optional(z.boolean()),
  }),
  data: refund,
  errors: [
    ...refundErrors,
    ...decided,
    'billing.noOpenShift',
    'billing.slipNeeded',
    'billing.documentNeeded',
    'billing.drawerTooEmpty',
    'pricing.noRate',
  ],
});

export const printRefund = endpoint({
  method: 'GET',
  path: '/staff/refunds/{id}/receipt',
  summary: 'The receipt of a refund that was paid out: a PDF, or dots for a printer of receipts',
  access: refunding,
  params: ofId,
  query: receiptQuery,
  data: z.unknown(),
  download: [receiptTypes.pdf, receiptTypes.escpos],
  errors: ['request.invalid', 'billing.notFound', 'server.busy'],
});

export const refundEndpoints = [
  askRefund,
  waitingRefunds,
  readRefund,
  refundsOfPayment,
  approveRefund,
  refuseRefund,
  withdrawRefund,
  payRefund,
  printRefund,
] as const;
