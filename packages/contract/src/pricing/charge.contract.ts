import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { wireText } from '../wire-text.ts';
import { storagePauseCauses } from './storage-charge.ts';
import { chargeStep, loadsQuery, money, tariff, wholeLoad } from './pricing.contract.ts';

/** What storage of a parcel has come to by `until`; days are Dushanbe days, both included. */
export const storageCharge = z.object({
  tariffCode: z.string(),
  /** The version of the day of arrival: what is published later does not change it. */
  tariffVersion: z.int(),
  freeUntil: z.string(),
  /** The first day after the free ones; null while they last. */
  since: z.nullable(z.string()),
  /** Today, or the day on which the parcel was collected. */
  until: z.string(),
  paidDays: z.int(),
  /**
   * Days after the free ones that cost nothing: the point was closed, or something about the parcel was not settled.
   */
  pausedDays: z.object({ CLOSED: z.int(), PROBLEM: z.int() }),
  /** From when to when storage stood still after the free days, and why; `to` is null while it lasts. */
  pauses: z.array(
    z.object({ from: z.string(), to: z.nullable(z.string()), because: z.enum(storagePauseCauses) }),
  ),
  chargeableWeightKg: z.string(),
  perKgDay: money,
  perDay: money,
  /** The day costs the least there is. */
  isLeast: z.boolean(),
  /** The most that storage can cost, and whether it has come to that. */
  most: money,
  isMost: z.boolean(),
  total: money,
});
export type WireStorageCharge = z.output<typeof storageCharge>;

/** What a parcel costs, and why. */
export const parcelPrice = z.object({
  trackingCode: z.string(),
  tariffCode: z.string(),
  /** The version of the tariff that the charge was made by; what is published later does not change it. */
  tariffVersion: z.int(),
  /**
   * The day (Dushanbe) that sets the prices: of the receipt in China, or on which the parcel came on record without
   * one.
   */
  date: z.string(),
  steps: z.array(chargeStep),
  /** The delivery; storage is not in it. */
  total: money,
  /** Null before the parcel has come to its pickup point. */
  storage: z.nullable(storageCharge),
});
export type WireParcelPrice = z.output<typeof parcelPrice>;

/** The points that a delivery brings once it is paid and received, and what points may pay of it. */
export const pointsOffer = z.object({
  count: z.int(),
  worth: money,
  lifeMonths: z.int(),
  mostOfFeePercent: z.int(),
  mostOfFee: money,
});
export type WirePointsOffer = z.output<typeof pointsOffer>;

/** Typed numbers, days and codes are short; what they must be is named by field errors of their own. */
const typed = z.optional(wireText({ max: 40 }));

/**
 * Why any load costs what it does on any day: for staff who answer a customer. `date` is a Dushanbe day, today without
 * one.
 */
export const checkPrice = endpoint({
  method: 'GET',
  path: '/price/check',
  summary: 'What a load costs on a day by one channel, for one customer if asked, with the whole explanation',
  access: { kind: 'staff', authority: 'customer:read' },
  query: z.object({
    date: typed,
    channel: wireText({ max: 40, min: 1 }),
    customerCode: typed,
    ...loadsQuery,
  }),
  data: z.object({
    date: z.string(),
    whole: wholeLoad,
    tariff,
    steps: z.array(chargeStep),
    total: money,
    /** What a day at the pickup point would cost after the free ones, and the most that storage could come to. */
    storage: z.object({ freeDays: z.int(), perDay: money, isLeast: z.boolean(), most: money }),
    points: z.nullable(pointsOffer),
  }),
  errors: ['request.invalid'],
});
