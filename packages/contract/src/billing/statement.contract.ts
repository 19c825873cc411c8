import * as z from 'zod/mini';
import { customerAccess } from '../access.ts';
import { isDay } from '../dushanbe-time.ts';
import { endpoint } from '../endpoint.ts';
import { money } from '../pricing/pricing.contract.ts';
import { paidKinds } from './charge-kinds.ts';
import { paymentTerms } from './customer-terms.contract.ts';
import { statementPoints } from './own-points.contract.ts';
import { paymentMeans } from './payment-sums.ts';
import { debtsOfCurrency, owedParcel, paymentRate, receiptTypes } from './payments.contract.ts';

/** What a line of a statement is: a charge that was paid, what paid it, what went to the balance, what came back. */
export const statementKinds = [
  ...paidKinds,
  /** What the firm owed on the day on which it moved in. */
  'OPENING_CREDIT',
  /** The balance of a customer who was merged with another, on both statements. */
  'MERGED',
  'PAYMENT',
  'TO_BALANCE',
  'TOP_UP',
  'COMPENSATION',
  'REFUND',
  'TAKEN_BACK',
] as const;
export type StatementKind = (typeof statementKinds)[number];

const line = z.object({
  at: z.string(),
  /** The Dushanbe day of it. */
  day: z.string(),
  kind: z.enum(statementKinds),
  trackingCode: z.nullable(z.string()),
  receiptNumber: z.nullable(z.string()),
  /** By which means, and how much in its currency. */
  means: z.nullable(z.enum(paymentMeans)),
  given: z.nullable(money),
  /** What was charged (less than zero: taken back) or paid (less than zero: paid back); null where it is neither. */
  charged: z.nullable(money),
  paid: z.nullable(money),
  /** What it brings to the balance (less than zero: takes from it); null where it is neither. */
  toBalance: z.nullable(money),
  /** The balance after it. */
  balance: money,
});
export type WireStatementLine = z.output<typeof line>;

const day = z.string().check(z.refine(isDay));
/** Days of Dushanbe, both with it. */
const days = { from: day, to: day };

const statementErrors = ['request.invalid', 'billing.statementTooLong'] as const;

/** A statement has so many lines at most: a shorter time is asked for. */
export const mostStatementLines = 20_000;

export const ownStatement = endpoint({
  method: 'GET',
  path: '/profile/statement',
  summary:
    'What was charged, paid and paid back in some days, the oldest first, with the balance before and after, and the same of points; sums are in dollars, and what was paid on a debt in somoni stands in somoni and in no sum',
  access: customerAccess,
  query: z.object(days),
  data: z.object({
    from: z.string(),
    to: z.string(),
    /**
     * The Dushanbe day on which money or points moved first, null where none ever did: before it there is nothing to
     * show.
     */
    firstDay: z.nullable(z.string()),
    opening: money,
    closing: money,
    charged: money,
    paid: money,
    toBalance: money,
    /** What is not paid today: a charge stands among the lines once it is paid. */
    owed: money,
    /** What is owed of debts from before the move-in, a sum for each currency. */
    debts: z.array(money),
    lines: z.array(line),
    points: statementPoints,
  }),
  errors: statementErrors,
});

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const ownStatementFile = endpoint({
  method: 'GET',
  path: '/profile/statement/file',
  summary: 'The same as a PDF or a workbook',
  access: customerAccess,
  query: z.object({ ...days, format: z._default(z.enum(['pdf', 'xlsx']), 'pdf') }),
  data: z.unknown(),
  download: [receiptTypes.pdf, workbook],
  errors: [...statementErrors, 'server.busy'],
});

export const ownOwed = endpoint({
  method: 'GET',
  path: '/profile/owed',
  summary:
    'What is owed for own parcels that lie ready, were collected unpaid or are paid before departure, charge by charge, storage by the end of today; the same that a cashier sees',
  access: customerAccess,
  data: z.object({
    /** The Dushanbe day of the sums. */
    day: z.string(),
    terms: z.enum(paymentTerms),
    owed: money,
    /** By `rate`; null where none is known. */
    owedTjs: z.nullable(money),
    rate: z.nullable(paymentRate),
    parcels: z.array(owedParcel),
    /** Debts from before the move-in, apart from what parcels cost. */
    debts: z.array(debtsOfCurrency),
  }),
  errors: [],
});

export const ownReceipts = endpoint({
  method: 'GET',
  path: '/profile/receipts',
  summary: 'The own receipts, the newest first: number, moment, what was paid; the last two hundred',
  access: customerAccess,
  data: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        receiptNumber: z.string(),
        at: z.string(),
        total: money,
        toBalance: money,
        /** The code that it was paid under, where that was merged into the customer's since. */
        codeBefore: z.nullable(z.string()),
      }),
    ),
  }),
  errors: [],
});

export const ownReceipt = endpoint({
  method: 'GET',
  path: '/profile/receipts/{id}/file',
  summary: 'An own receipt as a PDF; it says that it is a copy',
  access: customerAccess,
  params: z.object({ id: z.uuid() }),
  data: z.unknown(),
  download: [receiptTypes.pdf],
  errors: ['request.invalid', 'billing.notFound', 'server.busy'],
});

export const statementEndpoints = [ownOwed, ownStatement, ownStatementFile, ownReceipts, ownReceipt] as const;
