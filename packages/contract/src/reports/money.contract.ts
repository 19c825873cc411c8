import * as z from 'zod/mini';
import { cashCurrencies } from '../billing/cash.ts';
import { chargeKinds } from '../billing/charge-kinds.ts';
import { isDay } from '../dushanbe-time.ts';
import { endpoint } from '../endpoint.ts';
import { pagingQuery } from '../paging.ts';
import { money } from '../pricing/pricing.contract.ts';
import { isReportRange } from './report-periods.ts';
import { unpaidAges } from './unpaid-ages.ts';

const access = { kind: 'staff', authority: 'report:read' } as const;
const day = z.string().check(z.refine(isDay));
const days = { from: day, to: day };

/** Where money comes in at a point: the drawer in two currencies, and the card terminal. */
export const takenMeans = ['CASH_TJS', 'CASH_USD', 'CARD'] as const;
export type TakenMeans = (typeof takenMeans)[number];

const summed = z.object({ count: z.int(), amount: money });

export const readMoney = endpoint({
  method: 'GET',
  path: '/reports/money',
  summary:
    'What is unpaid today by how long it has been due, and what came into drawers and terminals by the day of the shift in Dushanbe, point, clerk and means, with refunds apart. Whoever works at a point gets that point. A shift is left out until its notes are counted',
  access,
  query: z.strictObject(days).check(z.refine(isReportRange, { path: ['to'] })),
  data: z.object({
    unpaid: z.object({
      /** Storage is counted to the end of this day. */
      day: z.string(),
      /** All of them, also those with nothing in them. */
      ages: z.array(z.object({ age: z.enum(unpaidAges), ...summed.shape })),
      total: summed,
    }),
    /**
     * Debts from before the move-in by currency, which are added to nothing; they belong to no point and are answered
     * for all points together alone.
     */
    debts: z.array(z.object({ currency: z.enum(cashCurrencies), ...summed.shape })),
    /**
     * The newest first: days, or months (`2026-11`) where more than 92 days are asked for. Amounts in the currency of
     * the means; cash is what stayed after change.
     */
    takings: z.array(
      z.object({
        key: z.string(),
        unitId: z.int(),
        /** In the caller's language. */
        unit: z.string(),
        clerkId: z.string(),
        clerk: z.string(),
        means: z.enum(takenMeans),
        taken: summed,
        refunded: summed,
      }),
    ),
  }),
  errors: ['request.invalid'],
});

export const listUnpaid = endpoint({
  method: 'GET',
  path: '/reports/money/unpaid',
  summary: 'The charges behind what is unpaid, the longest due first: of one age, or of all',
  access,
  query: z.strictObject({ ...pagingQuery, age: z.optional(z.enum(unpaidAges)) }),
  data: z.object({
    total: z.int(),
    list: z.array(
      z.object({
        chargeId: z.string(),
        customerCode: z.string(),
        trackingCode: z.string(),
        kind: z.enum(chargeKinds),
        owed: money,
        /** Whole days of Dushanbe since it became due. */
        days: z.int(),
      }),
    ),
  }),
  errors: ['request.invalid'],
});

export const listDebts = endpoint({
  method: 'GET',
  path: '/reports/money/debts',
  summary:
    'The debts from before the move-in of one currency, the oldest first; for all points together alone',
  access,
  query: z.strictObject({ ...pagingQuery, currency: z.enum(cashCurrencies) }),
  data: z.object({
    total: z.int(),
    list: z.array(
      z.object({
        chargeId: z.string(),
        customerCode: z.string(),
        /** The Dushanbe day of the balances. */
        day: z.string(),
        words: z.nullable(z.string()),
        owed: money,
      }),
    ),
  }),
  errors: ['request.invalid'],
});

export const listTaken = endpoint({
  method: 'GET',
  path: '/reports/money/taken',
  summary:
    'The payments and refunds behind what came in at one point by one clerk and means, on the days of their shifts, the newest first; a refund is less than zero',
  access,
  query: z
    .strictObject({
      ...pagingQuery,
      ...days,
      unitId: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
      clerkId: z.uuid(),
      means: z.enum(takenMeans),
    })
    .check(z.refine(isReportRange, { path: ['to'] })),
  data: z.object({
    total: z.int(),
    list: z.array(
      z.object({
        receiptNumber: z.string(),
        customerCode: z.string(),
        /** The day of the shift. */
        day: z.string(),
        at: z.string(),
        kind: z.enum(['PAYMENT', 'REFUND']),
        amount: money,
      }),
    ),
  }),
  errors: ['request.invalid'],
});

export const moneyReportEndpoints = [readMoney, listUnpaid, listDebts, listTaken] as const;
