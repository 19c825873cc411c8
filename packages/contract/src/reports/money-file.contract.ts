import * as z from 'zod/mini';
import { isDay } from '../dushanbe-time.ts';
import { endpoint } from '../endpoint.ts';
import { csvType, xlsxType } from './export.contract.ts';
import { isReportRange } from './report-periods.ts';

/** What of the office's money can be had as a file. */
export const moneyViews = ['unpaid', 'taken', 'differences'] as const;
export type MoneyView = (typeof moneyViews)[number];

const day = z.string().check(z.refine(isDay));

export const moneyFile = endpoint({
  method: 'GET',
  path: '/reports/money/file',
  leaves: 'little',
  summary:
    'The rows behind a view of money as a file: unpaid charges of today, payments and refunds by the days of their shifts, or closed shifts with their differences. Whoever works at a point gets that point',
  access: { kind: 'staff', authority: 'report:export' },
  query: z
    .strictObject({
      view: z.enum(moneyViews),
      from: day,
      to: day,
      format: z._default(z.enum(['xlsx', 'csv']), 'xlsx'),
    })
    .check(z.refine(isReportRange, { path: ['to'] })),
  data: z.unknown(),
  download: [xlsxType, csvType],
  errors: ['request.invalid', 'server.busy'],
});
