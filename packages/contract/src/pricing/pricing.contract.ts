import * as z from 'zod/mini';
import { publicAccess, userAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { wireText } from '../wire-text.ts';
import { currencies } from './money.ts';
import { chargeModes, chargeUnits, surchargeBases } from './tariff.ts';

const currency = z.enum(currencies);
export const money = z.object({ amount: z.string(), currency });
const names = z.object({ ru: z.string(), en: z.string(), zh: z.string(), tg: z.string() });
const nullableText = z.nullable(z.string());

/** Typed numbers and days are short; what they must be is named by field errors of their own. */
const typed = z.optional(wireText({ max: 40 }));

/**
 * One price: quantities in kg or m³ from `from` up to, not including, `to` (null: without end); `unitPrice` and
 * `minCharge` in the tariff's currency; the quantity is rounded to `roundStep`.
 */
const rule = z.object({
  chargeMode: z.enum(chargeModes),
  unit: z.enum(chargeUnits),
  from: z.string(),
  to: nullableText,
  unitPrice: z.string(),
  minCharge: z.string(),
  roundStep: z.string(),
});

const surcharge = z.object({
  code: z.string(),
  name: z.string(),
  names,
  basis: z.enum(surchargeBases),
  amount: z.string(),
});

/**
 * A version of a tariff; days are Dushanbe days, both included, `effectiveTo` null until the next version is published.
 */
export const tariff = z.object({
  code: z.string(),
  businessLine: z.enum(['BSC', 'FBA']),
  name: z.string(),
  names,
  currency,
  versionId: z.string(),
  version: z.int(),
  effectiveFrom: z.string(),
  effectiveTo: nullableText,
  volumetricDivisor: z.int(),
  /** Orders of other lines usually get this tariff from this volume on; null: they do not. */
  usualFromVolumeM3: nullableText,
  rules: z.array(rule),
  surcharges: z.array(surcharge),
  /**
   * After the free days at the pickup point: for each kg of chargeable weight and day, and the least for a parcel and
   * day.
   */
  storage: z.object({
    freeDays: z.int(),
    perKgDay: z.string(),
    leastDay: z.string(),
    mostOfFeePercent: z.int(),
  }),
  /**
   * For each unit of the currency paid for a received delivery; what one is worth; how much of a delivery they may pay.
   */
  points: z.object({
    perUnitPaid: z.int(),
    value: z.string(),
    lifeMonths: z.int(),
    mostOfFeePercent: z.int(),
  }),
});

const sides = z.object({ lengthCm: z.string(), widthCm: z.string(), heightCm: z.string() });
const size = z.union([sides, z.object({ volumeM3: z.string() })]);

/** One line of the way to an amount. */
export const chargeStep = z.discriminatedUnion('step', [
  z.object({ step: z.literal('ACTUAL_WEIGHT'), placeKg: z.string() }),
  z.object({ step: z.literal('VOLUMETRIC_WEIGHT'), size, divisor: z.int(), placeKg: z.string() }),
  z.object({
    step: z.literal('CHARGEABLE_WEIGHT'),
    basis: z.enum(['ACTUAL', 'VOLUMETRIC']),
    placeKg: z.string(),
    places: z.int(),
    weightKg: z.string(),
  }),
  z.object({ step: z.literal('WEIGHT'), placeKg: z.string(), places: z.int(), weightKg: z.string() }),
  z.object({
    step: z.literal('VOLUME'),
    size,
    placeM3: z.string(),
    places: z.int(),
    volumeM3: z.string(),
  }),
  z.object({
    step: z.literal('PRICE'),
    chargeMode: z.enum(chargeModes),
    quantity: z.string(),
    unit: z.enum(chargeUnits),
    unitPrice: money,
    amount: money,
    isMinimum: z.boolean(),
    isCharged: z.boolean(),
  }),
  z.object({
    step: z.literal('AGREED_DISCOUNT'),
    productCode: z.string(),
    /** Per cent off the price before. */
    discountPct: z.string(),
    amount: money,
  }),
  z.object({ step: z.literal('SURCHARGE'), code: z.string(), count: z.int(), amount: money }),
  z.object({
    step: z.literal('CARGO_SHARE'),
    boxes: z.int(),
    quantity: z.string(),
    unit: z.enum(chargeUnits),
    whole: money,
    amount: money,
  }),
]);

/**
 * `nominal` units of `from` cost `rate` units of `to`. `stale`: the rate is of an earlier day than the one asked for.
 */
const rateOfDay = z.object({
  from: currency,
  to: currency,
  rate: z.string(),
  nominal: z.int(),
  rateDate: z.string(),
  source: z.string(),
  stale: z.boolean(),
});

/** What all places come to. */
export const wholeLoad = z.object({ places: z.int(), volumeM3: z.string(), weightKg: z.string() });

/** What each tariff charges. `converted` and `rate` are null when no rate of the last ten days is known. */
export const freightQuote = z.object({
  date: z.string(),
  whole: wholeLoad,
  tariffs: z.array(
    z.object({
      tariff,
      steps: z.array(chargeStep),
      total: money,
      converted: z.nullable(money),
    }),
  ),
  rate: z.nullable(rateOfDay),
});

/**
 * What is to be carried. Sizes and weight are of one place: either three sides or the volume; a comma serves as a
 * point. `also`: the places of other sizes that go with it, `40*40*40*60*1_0.5*50*2`, each as sides, weight and number
 * or as volume, weight and number.
 */
export const loadsQuery = {
  lengthCm: typed,
  widthCm: typed,
  heightCm: typed,
  volumeM3: typed,
  weightKg: typed,
  places: typed,
  also: z.optional(wireText({ max: 2_000 })),
};

/**
 * Price of a load by every tariff of a day. `date` is a Dushanbe day, today when it is left out.
 */
export const quoteFreight = endpoint({
  method: 'GET',
  path: '/price/quote',
  summary: 'What carrying a load costs by each tariff, step by step',
  access: publicAccess,
  query: z.object({ ...loadsQuery, date: typed }),
  data: freightQuote,
  errors: ['request.invalid'],
});

/** A charge keeps the version that made it: this describes the way to its amount, however long ago it was made. */
export const explainCharge = endpoint({
  method: 'GET',
  path: '/price/charges/{versionId}',
  summary: 'What a published version charges for a load, step by step, also of days long past',
  access: publicAccess,
  params: z.object({ versionId: wireText({ max: 20, min: 1 }) }),
  query: z.object(loadsQuery),
  data: z.object({ tariff, steps: z.array(chargeStep), total: money }),
  errors: ['request.invalid', 'pricing.versionNotFound'],
});

export const listTariffs = endpoint({
  method: 'GET',
  path: '/price/tariffs',
  summary: 'The tariffs in force on a Dushanbe day, today when none is given',
  access: publicAccess,
  query: z.object({ date: typed }),
  data: z.array(tariff),
  errors: ['request.invalid'],
});

/** What a courier to the door costs today, city by city; a city that is not listed has none. */
export const listCourierPrices = endpoint({
  method: 'GET',
  path: '/price/couriers',
  summary: 'What a courier to the door costs today, city by city, once for what goes to one address together',
  access: publicAccess,
  data: z.array(z.object({ cityCode: z.string(), city: z.string(), price: money })),
  errors: [],
});

/** The specification's reference list of channels' prices: those in force today, one row a channel. */
export const headChannelPrices = endpoint({
  method: 'GET',
  path: '/common/all-headchannelprices',
  summary: 'Prices of every channel, as they are in force today',
  access: userAccess,
  data: z.array(
    z.object({
      id: z.string(),
      channelId: z.int(),
      channelCode: z.string(),
      countryCode: z.string(),
      currency,
      rules: z.array(rule),
      surcharges: z.array(surcharge),
      effectiveFrom: z.string(),
      effectiveTo: nullableText,
      version: z.int(),
    }),
  ),
  errors: [],
});

/** `inverse`: what one unit of `to` costs in `from`. `converted`: the amount in `to`, half up to its minor unit. */
export const getRate = endpoint({
  method: 'POST',
  path: '/base-currency-rate/getrate',
  leaves: 'nothing',
  summary: 'The exchange rate of a day, or the last one before it; converts an amount',
  access: publicAccess,
  body: z.object({
    from: currency,
    to: currency,
    date: typed,
    amount: z.optional(wireText({ max: 20 })),
  }),
  data: z.object({
    rate: z.string(),
    nominal: z.int(),
    rateDate: z.string(),
    source: z.string(),
    stale: z.boolean(),
    inverse: z.string(),
    converted: z.optional(money),
  }),
  errors: ['request.invalid', 'pricing.noRate'],
});

/** Most days that recent rates are shown for. */
export const maxRateDays = 366;

export const recentRates = endpoint({
  method: 'POST',
  path: '/base-currency-rate/recent-rate',
  leaves: 'nothing',
  summary: 'The rates of the last days, newest first',
  access: publicAccess,
  body: z.object({ from: currency, to: currency, days: z.int() }),
  data: z.array(z.object({ rateDate: z.string(), rate: z.string(), nominal: z.int(), source: z.string() })),
  errors: ['request.invalid'],
});

export type WireTariff = z.output<typeof tariff>;
export type FreightQuote = z.output<typeof freightQuote>;
