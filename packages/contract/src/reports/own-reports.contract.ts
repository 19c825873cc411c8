import * as z from 'zod/mini';
import { customerAccess, userAccess } from '../access.ts';
import { isDay } from '../dushanbe-time.ts';
import { endpoint } from '../endpoint.ts';
import { money } from '../pricing/pricing.contract.ts';
import { businessLines } from '../business-lines.ts';
import { parcelStatuses, type ParcelStatus } from '../tracking/parcel-status.ts';
import { wireText } from '../wire-text.ts';
import { isReportRange, reportPeriods } from './report-periods.ts';

// Everybody logged in may ask these: staff who may read orders get the numbers of all orders, or those of the own
// pickup point when they work at one; anybody else gets those of the own orders. A business line cuts each of them;
// without one both are counted.

/**
 * Which business line is counted; both where none is named. The queries of reports take no other names: a wrong one
 * would count both without a word.
 */
export const ofLine = { businessLine: z.optional(z.enum(businessLines)) };
const lineQuery = z.strictObject(ofLine);

const status = z.enum(parcelStatuses as [ParcelStatus, ...ParcelStatus[]]);

export const stageNumbers = z.object({
  ...(Object.fromEntries(parcelStatuses.map((code) => [code, z.int()])) as Record<
    ParcelStatus,
    z.ZodMiniInt
  >),
  total: z.int(),
  /** Orders with a parcel that something is wrong with. */
  problem: z.int(),
});

export const orderStatusNumbers = endpoint({
  method: 'GET',
  path: '/common/orderstatusnum',
  summary: 'How many orders stand at each stage, in all, and with a problem',
  access: userAccess,
  query: lineQuery,
  data: stageNumbers,
  errors: ['request.invalid'],
});

/** Orders by when they were made, the cancelled ones left out. */
export const orderNumbersShape = z.object({
  today: z.int(),
  yesterday: z.int(),
  /** The last 7 and the last 30 days, today included. */
  week: z.int(),
  month: z.int(),
  total: z.int(),
  /** The last 7 days against the 7 before them; null where those had none. */
  changePct: z.nullable(z.number()),
});

export const orderNumbers = endpoint({
  method: 'GET',
  path: '/common/ordernum',
  summary:
    'How many orders were made today, yesterday, in 7 and 30 days, and in all; cancelled ones do not count',
  access: userAccess,
  query: lineQuery,
  data: orderNumbersShape,
  errors: ['request.invalid'],
});

/**
 * Orders made in a period of time, and what of them is not cancelled. `amount` is the freight of the weighed parcels.
 */
const orderSums = {
  orderCount: z.int(),
  parcelCount: z.int(),
  weightKg: z.string(),
  volumeCbm: z.string(),
  amount: money,
};

const orderReportData = z.object({
  /** Dushanbe days, both included. */
  from: z.string(),
  to: z.string(),
  buckets: z.array(
    z.object({
      /** `2026-11-20T14` for an hour, `2026-11-20` for a day, `2026-11` for a month. */
      key: z.string(),
      ...orderSums,
    }),
  ),
  totals: z.object(orderSums),
  /** The period before, and its days. */
  previous: z.object({ from: z.string(), to: z.string(), ...orderSums }),
});

export const reportPeriod = z.enum(reportPeriods);
const day = z.string().check(z.refine(isDay, { params: { error: 'badFormat' } }));

/** Both days or none. */
function areDays(from: string | undefined, to: string | undefined): boolean {
  if (from === undefined || to === undefined) return from === to;
  return isReportRange({ from, to });
}

export const orderReport = endpoint({
  method: 'GET',
  path: '/fba-order/getorderrepoer',
  summary:
    'Orders of today by the hour, or of the days `from` to `to`, with parcels, weight, volume and freight',
  access: userAccess,
  query: z
    .strictObject({ ...ofLine, from: z.optional(day), to: z.optional(day) })
    .check(z.refine(({ from, to }) => areDays(from, to), { path: ['to'] })),
  data: orderReportData,
  errors: ['request.invalid'],
});

export const orderReportOfPeriod = endpoint({
  method: 'GET',
  path: '/fba-order/getorderrepoer/{period}',
  summary: 'Orders of a period: today by the hour, 7 or 30 days by the day, 12 months by the month',
  access: userAccess,
  params: z.object({ period: reportPeriod }),
  query: lineQuery,
  data: orderReportData,
  errors: ['request.invalid'],
});

const mostOrderCodes = 100;

export const orderStatusInfo = endpoint({
  method: 'POST',
  path: '/common/orderstatusinfo',
  leaves: 'nothing',
  summary: 'How far these orders are; one that does not exist or is somebody else’s is told as not found',
  access: userAccess,
  body: z.strictObject({
    orderCodes: z.array(wireText({ max: 40, min: 1 })).check(z.minLength(1), z.maxLength(mostOrderCodes)),
  }),
  data: z.array(
    z.object({
      orderCode: z.string(),
      found: z.boolean(),
      status: z.nullable(status),
      stepIndex: z.nullable(z.int()),
      /** What happened last to the parcel that moved last, as public tracking says it. */
      lastEvent: z.nullable(z.string()),
      lastEventTime: z.nullable(z.string()),
    }),
  ),
  errors: ['request.invalid'],
});

export const accountShape = z.object({
  customerCode: z.string(),
  /** Money that was paid in and not spent. */
  balance: z.object({ available: money, frozen: money, total: money }),
  points: z.int(),
  /**
   * Delivery of the parcels that lie ready, what was done with them when they were held, and all that was not paid for
   * parcels that were collected; less what was paid.
   */
  unpaid: money,
  /** What storage of those that lie ready has come to by today after the free days, less what was paid. */
  storageFeesRunning: money,
});

export const ownAccount = endpoint({
  method: 'GET',
  path: '/common/account',
  summary: 'The own account: balance, points, what is due for parcels that lie ready',
  access: customerAccess,
  data: accountShape,
  errors: [],
});

export const ownReportEndpoints = [
  orderStatusNumbers,
  orderNumbers,
  orderReport,
  orderReportOfPeriod,
  orderStatusInfo,
  ownAccount,
] as const;
