import * as z from 'zod/mini';
import { differenceReasons } from '../billing/cash.ts';
import { isDay } from '../dushanbe-time.ts';
import { endpoint } from '../endpoint.ts';
import { pagingQuery } from '../paging.ts';
import { isReportRange } from './report-periods.ts';

const access = { kind: 'staff', authority: 'report:read' } as const;
const day = z.string().check(z.refine(isDay));
const days = { from: day, to: day };

/** Sums in both currencies of a drawer; `0.00` where there is none. */
const cashPair = z.object({ TJS: z.string(), USD: z.string() });

export const readDifferences = endpoint({
  method: 'GET',
  path: '/reports/money/differences',
  summary:
    'What was missing and too much in the drawers of each clerk, by the day of the shift in Dushanbe and point, of closed shifts; late items count. Whoever works at a point gets that point',
  access,
  query: z.strictObject(days).check(z.refine(isReportRange, { path: ['to'] })),
  data: z.object({
    /**
     * The newest first: days, or months (`2026-11`) where more than 92 days are asked for. Clerks without a difference
     * stand there too.
     */
    list: z.array(
      z.object({
        key: z.string(),
        unitId: z.int(),
        /** In the caller's language. */
        unit: z.string(),
        clerkId: z.string(),
        clerk: z.string(),
        /** Closed shifts, and those of them that did not agree. */
        shifts: z.int(),
        differing: z.int(),
        missing: cashPair,
        surplus: cashPair,
      }),
    ),
  }),
  errors: ['request.invalid'],
});

export const listDifferences = endpoint({
  method: 'GET',
  path: '/reports/money/differences/shifts',
  summary:
    'The closed shifts of one clerk at one point on these days, the newest first; less than zero is missing',
  access,
  query: z
    .strictObject({
      ...pagingQuery,
      ...days,
      unitId: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
      clerkId: z.uuid(),
    })
    .check(z.refine(isReportRange, { path: ['to'] })),
  data: z.object({
    total: z.int(),
    list: z.array(
      z.object({
        shiftId: z.string(),
        drawer: z.string(),
        /** The day of the shift. */
        day: z.string(),
        closedAt: z.string(),
        difference: cashPair,
        reason: z.nullable(z.enum(differenceReasons)),
        note: z.nullable(z.string()),
        /** The second person; null where none was needed. */
        confirmedBy: z.nullable(z.string()),
      }),
    ),
  }),
  errors: ['request.invalid'],
});

export const differenceEndpoints = [readDifferences, listDifferences] as const;
