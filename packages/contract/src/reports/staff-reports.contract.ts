import * as z from 'zod/mini';
import { publicAccess } from '../access.ts';
import { searchNotices } from '../content/content.contract.ts';
import { isDay } from '../dushanbe-time.ts';
import { endpoint } from '../endpoint.ts';
import { locales, type Locale } from '../locales.ts';
import { money } from '../pricing/pricing.contract.ts';
import { businessLines } from '../business-lines.ts';
import {
  accountShape,
  ofLine,
  orderNumbersShape,
  reportPeriod,
  stageNumbers,
} from './own-reports.contract.ts';
import { orderSplits } from './order-splits.ts';
import { isReportRange } from './report-periods.ts';
import { firstWeek } from './first-week.contract.ts';
import { waitingTypes } from './waiting-types.ts';

// Clerks and cashiers get the numbers of their own pickup point, other staff those of all. A business line cuts each of
// them; without one both are counted.

const mayReadReports = { kind: 'staff', authority: 'report:read' } as const;
/** Every role of the staff reads parcels; which kinds it sees follows from its rights. */
const mayReadParcels = { kind: 'staff', authority: 'parcel:read' } as const;

const day = z.string().check(z.refine(isDay));

const fourNames = z.object(
  Object.fromEntries(locales.map((locale) => [locale, z.string()])) as Record<Locale, z.ZodMiniString>,
);

const waitingItem = z.object({
  type: z.enum(waitingTypes),
  name: z.string(),
  names: fourNames,
  count: z.int(),
  /** Since when the one that waits longest has waited; null where nothing does. */
  oldestTime: z.nullable(z.string()),
  /** Page of the staff console that lists them. */
  route: z.string(),
  /**
   * It belongs to no business line: messages, money, unidentified boxes and the like wait in both, and count once in
   * `all`.
   */
  inBothLines: z.boolean(),
});

const waitingList = z.array(waitingItem);

export const waitAudit = endpoint({
  method: 'GET',
  path: '/common/waitaudit',
  summary:
    'What waits for the caller, in both business lines, what comes first for the role first: every kind that the role sees to, those without any too',
  access: mayReadParcels,
  data: waitingList,
  errors: [],
});

export const waitAuditOfLine = endpoint({
  method: 'GET',
  path: '/common/waitaudit/{x}',
  summary:
    'What waits for the caller in one business line, or in `all`; what is of no line (`inBothLines`) waits in both and counts once in `all`',
  access: mayReadParcels,
  params: z.object({ x: z.enum([...businessLines, 'all']) }),
  data: waitingList,
  errors: ['request.invalid'],
});

export const staffAlerts = endpoint({
  method: 'GET',
  path: '/staff/alerts',
  summary:
    'What the caller is alerted to: people wait behind it. Each kind with the route of its list in the line that is asked for, and once more where something waits in a list of the other line. What of `/common/waitaudit/{x}` may be asked for every few seconds',
  access: mayReadParcels,
  query: z.strictObject(ofLine),
  data: waitingList,
  errors: ['request.invalid'],
});

/** The four cards of the reports page. */
export const reportCards = ['orders', 'parcels', 'weight', 'amount'] as const;
export type ReportCard = (typeof reportCards)[number];

const cardsData = z.object({
  from: z.string(),
  to: z.string(),
  cards: z.array(
    z.object({
      key: z.enum(reportCards),
      /** Decimal text, in kg with three decimals or dollars with two where it is no number of things. */
      value: z.string(),
      unit: z.enum(['PIECE', 'KG', 'USD']),
      previous: z.string(),
      changePct: z.nullable(z.number()),
      /** The value of each part of the period, for a small line; near, not exact. */
      spark: z.array(z.number()),
    }),
  ),
});

export const fourPageData = endpoint({
  method: 'GET',
  path: '/common/fourpagedata',
  summary: 'Orders, parcels, weight and freight of the last 30 days beside the 30 before',
  access: mayReadReports,
  query: z.strictObject(ofLine),
  data: cardsData,
  errors: ['request.invalid'],
});

export const fourPageDataOfPeriod = endpoint({
  method: 'GET',
  path: '/common/fourpagedata/{period}',
  summary: 'Orders, parcels, weight and freight of a period beside the one before',
  access: mayReadReports,
  params: z.object({ period: reportPeriod }),
  query: z.strictObject(ofLine),
  data: cardsData,
  errors: ['request.invalid'],
});

const rank = z.array(
  z.object({
    rank: z.int(),
    code: z.string(),
    name: z.string(),
    names: fourNames,
    orderCount: z.int(),
    weightKg: z.string(),
    amount: money,
    /** Share of the orders, of `salerank` of the freight, in per cent to a tenth. */
    sharePct: z.number(),
    /** Page of the staff console that lists these orders; null where no list finds them. */
    route: z.nullable(z.string()),
  }),
);
const rankQuery = z.strictObject({ ...ofLine, period: z.optional(reportPeriod) });

export const productRank = endpoint({
  method: 'GET',
  path: '/common/productrank',
  summary:
    'Products by the orders sold as them in a period, the last 30 days unless said otherwise; `NONE` are those that have none yet',
  access: mayReadReports,
  query: rankQuery,
  data: rank,
  errors: ['request.invalid'],
});

export const saleRank = endpoint({
  method: 'GET',
  path: '/common/salerank',
  summary: 'Pickup points by freight of the orders of a period, the last 30 days unless said otherwise',
  access: mayReadReports,
  query: rankQuery,
  data: rank,
  errors: ['request.invalid'],
});

export const countryOrders = endpoint({
  method: 'GET',
  path: '/common/countryorder',
  summary: 'Countries that parcels go to, by orders of a period, the last 30 days unless said otherwise',
  access: mayReadReports,
  query: rankQuery,
  data: rank,
  errors: ['request.invalid'],
});

export const splitOrders = endpoint({
  method: 'GET',
  path: '/staff/reports/split',
  summary:
    'The orders that a report counts between two days, both included, split; the rows come to its totals',
  access: mayReadReports,
  query: z
    .strictObject({ ...ofLine, by: z.enum(orderSplits), from: day, to: day })
    .check(z.refine(isReportRange, { path: ['to'] })),
  data: rank,
  errors: ['request.invalid'],
});

export const home = endpoint({
  method: 'GET',
  path: '/common/home',
  summary: 'The landing page in one trip; what the caller may not see is null or empty',
  access: publicAccess,
  query: z.strictObject(ofLine),
  data: z.object({
    orderStatusNum: z.nullable(stageNumbers),
    orderNum: z.nullable(orderNumbersShape),
    waitAudit: waitingList,
    /** As the first page of `/common/searchnotice`. */
    notices: searchNotices.data,
    account: z.nullable(accountShape),
    /** What should be seen to first: of a customer's orders, or of what waits for the staff. */
    alerts: z.array(
      z.object({
        type: z.enum([...waitingTypes, 'ready', 'problem']),
        name: z.string(),
        names: fourNames,
        count: z.int(),
        route: z.string(),
      }),
    ),
  }),
  errors: ['request.invalid'],
});

export const staffReportEndpoints = [
  waitAudit,
  waitAuditOfLine,
  staffAlerts,
  fourPageData,
  fourPageDataOfPeriod,
  productRank,
  saleRank,
  countryOrders,
  splitOrders,
  home,
  firstWeek,
] as const;
