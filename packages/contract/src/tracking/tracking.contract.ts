import * as z from 'zod/mini';
import { publicAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { storageCharge } from '../pricing/charge.contract.ts';
import { money } from '../pricing/pricing.contract.ts';
import { wireText } from '../wire-text.ts';
import { cancelReasons } from './parcel-events.ts';
import { parcelProblems, parcelStatuses, type ParcelStatus } from './parcel-status.ts';
import { maxTrackingCodeLength } from './tracking-codes.ts';

const status = z.enum(parcelStatuses as [ParcelStatus, ...ParcelStatus[]]);
const nullableText = z.nullable(z.string());

/** One line of a parcel's history, in the caller's language; `time` is ISO 8601 UTC, `place` a city or checkpoint. */
export const trackDetail = z.object({
  title: z.string(),
  trackInfo: z.string(),
  time: z.string(),
  place: nullableText,
});

/** The events of one Dushanbe day (`yyyy-mm-dd`), newest first. */
export const trackDay = z.object({ date: z.string(), details: z.array(trackDetail) });

/**
 * When a parcel should reach its pickup point: Dushanbe dates, both included; never in the past. `basis` says whether
 * finished trips of the road and the season were enough to calculate from, and `samples` how many. Where something
 * moved the dates, `was` is what they were before and `why` what it was, in the caller's language.
 */
export const arrivalEstimate = z.object({
  from: z.string(),
  to: z.string(),
  basis: z.enum(['history', 'constant']),
  samples: z.int(),
  was: z.optional(z.object({ from: z.string(), to: z.string() })),
  why: z.optional(z.string()),
});

/** What the logged-in owner sees beside it; weights in kg with three decimals, `freeUntil` a Dushanbe day. */
export const ownersBlock = z.object({
  /** What the owner calls it, for the owner alone. */
  name: nullableText,
  pickupPoint: z.nullable(z.object({ id: z.int(), name: z.string(), city: z.string(), address: z.string() })),
  /** It lies at its point, and nothing keeps it from its customer. */
  canCollect: z.boolean(),
  freeUntil: nullableText,
  weightKg: nullableText,
  chargeableWeightKg: nullableText,
  /** What the delivery costs; null where it was not weighed. */
  price: z.nullable(money),
  /** What storage has come to; null before the parcel is at its point, or where it was not weighed. */
  storage: z.nullable(storageCharge),
});

/** What anyone who knows a tracking code sees of the parcel. */
export const trackedParcel = z.object({
  trackingCode: z.string(),
  countryCode: z.string(),
  status,
  orderCode: nullableText,
  lastEvent: nullableText,
  dailyTrackInfoList: z.array(trackDay),
  statusName: z.string(),
  stepIndex: z.int(),
  lastEventTime: nullableText,
  problems: z.array(z.enum(parcelProblems)),
  eta: z.nullable(arrivalEstimate),
  lastMileTracking: nullableText,
  lastMileCarrier: nullableText,
  lastMileWebsite: nullableText,
  additionalNotes: nullableText,
  /** Of a cancelled parcel: the step it had reached, why it goes no further, and the same in the caller's language. */
  stepBeforeCancel: z.optional(z.int()),
  cancelReason: z.optional(z.enum(cancelReasons)),
  cancelReasonName: z.optional(z.string()),
  own: z.optional(ownersBlock),
});

/** A code without a parcel. `carrierGuess` names the couriers with numbers that look like it, the likeliest first. */
export const unknownCode = z.object({
  trackingCode: z.string(),
  reason: z.enum(['UNKNOWN', 'BAD_FORMAT']),
  carrierGuess: z.optional(z.array(z.string())),
});

/** Codes that were not found either, beyond what is answered in an hour; their details come in `waitSec` seconds. */
export const withheldCodes = z.object({ count: z.int(), waitSec: z.int() });

/** `notTold` is there only when not all of the codes without a parcel stand in `notFound`. */
export const trackingAnswer = z.object({
  count: z.int(),
  statusCount: z.record(status, z.int()),
  detailList: z.array(trackedParcel),
  notFound: z.array(unknownCode),
  notTold: z.optional(withheldCodes),
});

export const trackQuery = endpoint({
  method: 'POST',
  path: '/track/query',
  leaves: 'nothing',
  summary: 'Where each of up to 100 parcels is',
  access: publicAccess,
  body: z.object({ trackingCodeList: z.array(wireText({ max: maxTrackingCodeLength })) }),
  data: trackingAnswer,
  errors: ['tracking.noCodes', 'tracking.tooManyCodes', 'tracking.tooManyUnknown', 'request.tooMany'],
});

export type TrackDetail = z.output<typeof trackDetail>;
export type TrackDay = z.output<typeof trackDay>;
export type ArrivalEstimate = z.output<typeof arrivalEstimate>;
export type OwnersBlock = z.output<typeof ownersBlock>;
export type TrackedParcel = z.output<typeof trackedParcel>;
export type UnknownCode = z.output<typeof unknownCode>;
export type WithheldCodes = z.output<typeof withheldCodes>;
export type TrackingAnswer = z.output<typeof trackingAnswer>;
