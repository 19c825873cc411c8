import type { ErrorParams, FieldError } from '../errors.ts';
import { locales, type LocaleTexts } from '../locales.ts';
import { readDecimal, writeDecimal, type RoundingMode } from './exact-decimal.ts';
import type { Currency } from './money.ts';
import { coversEveryLoad, unitOf, type ChargeMode, type SurchargeBasis, type TariffTerms } from './tariff.ts';

/** A price as it is typed: quantities in kg or m³, `to` empty when it has no end, amounts in the tariff's currency. */
export type RuleTexts = {
  chargeMode: ChargeMode;
  from: string;
  to: string;
  unitPrice: string;
  minCharge: string;
  roundStep: string;
  rounding: RoundingMode;
};

/** What a courier to the door costs in a city, by the code of the city. */
export type CourierTexts = { city: string; doorPrice: string };

export type SurchargeTexts = { code: string; names: LocaleTexts; basis: SurchargeBasis; amount: string };

/** The terms of a tariff as people type and read them: every number is text, a comma serves as a point. */
export type TermsTexts = {
  currency: Currency;
  volumetricDivisor: string;
  /** m³; empty: only its own line goes by this tariff. */
  usualFromVolumeM3: string;
  sideStepCm: string;
  sideRounding: RoundingMode;
  volumetricStepKg: string;
  volumetricRounding: RoundingMode;
  amountStep: string;
  amountRounding: RoundingMode;
  rules: RuleTexts[];
  surcharges: SurchargeTexts[];
  storageFreeDays: string;
  storagePerKgDay: string;
  storageLeastDay: string;
  storageMostOfFeePercent: string;
  pointsPerUnitPaid: string;
  pointValue: string;
  pointsLifeMonths: string;
  pointsMostOfFeePercent: string;
  /** Prices of the answers to a held parcel; empty: none is named. */
  serviceSendOn: string;
  serviceReturn: string;
  serviceDispose: string;
  /** Cities that a courier to the door has a price in, each once. */
  courierPrices: CourierTexts[];
};

/** What is wrong with one field; `field` is its path, e.g. `rules[0].unitPrice`. */
export type TermsProblem = { field: string; error: FieldError; params?: ErrorParams };

export type ReadTerms =
  | { terms: TariffTerms; problems?: never }
  | { terms?: never; problems: readonly TermsProblem[] };

type Limits = { digits: number; scale: number; min: number; max: number };

/** Weights are stored in g, volumes in cm³, sides in µm, money in minor units; limits in the same. */
const money: Limits = { digits: 2, scale: 2, min: 0, max: 10_000_000 };
const price: Limits = { ...money, min: 1 };
const quantity = {
  KG: { digits: 3, scale: 3, min: 0, max: 100_000_000 },
  CBM: { digits: 6, scale: 6, min: 0, max: 1_000_000_000 },
} as const satisfies Record<string, Limits>;
const limits = {
  volumetricDivisor: { digits: 0, scale: 0, min: 1_000, max: 20_000 },
  usualFromVolumeM3: { ...quantity.CBM, min: 1 },
  sideStepCm: { digits: 1, scale: 4, min: 1_000, max: 100_000 },
  volumetricStepKg: { digits: 3, scale: 3, min: 1, max: 10_000 },
  amountStep: { ...price, max: 10_000 },
  storageFreeDays: { digits: 0, scale: 0, min: 0, max: 365 },
  storagePerKgDay: { ...money, max: 100_000 },
  storageLeastDay: { ...money, max: 100_000 },
  storageMostOfFeePercent: { digits: 0, scale: 0, min: 1, max: 100 },
  pointsPerUnitPaid: { digits: 0, scale: 0, min: 0, max: 100 },
  pointValue: { ...money, max: 1_000 },
  pointsLifeMonths: { digits: 0, scale: 0, min: 1, max: 120 },
  pointsMostOfFeePercent: { digits: 0, scale: 0, min: 0, max: 100 },
  serviceSendOn: { ...money, max: 100_000 },
  serviceReturn: { ...money, max: 100_000 },
  serviceDispose: { ...money, max: 100_000 },
} as const satisfies Record<string, Limits>;

const courierPrice: Limits = { ...money, max: 100_000 };

/** Most rules and surcharges of one version. */
export const mostRules = 20;
export const mostSurcharges = 10;
/** Most cities with a price of a courier. */
export const mostCourierCities = 40;
const longestSurchargeName = 80;

type Read = (field: string, text: string, limits: Limits) => number;

/** A reader that notes what is wrong and goes on, so that every wrong field is named at once. */
function reader(problems: TermsProblem[]): Read {
  return (field, text, { digits, scale, min, max }) => {
    if (text.trim() === '') {
      problems.push({ field, error: 'required' });
      return min;
    }
    const { value, problem } = readDecimal(text, digits);
    if (problem !== undefined) {
      problems.push({ field, error: problem, ...(problem === 'tooPrecise' && { params: { digits } }) });
      return min;
    }
    const counted = value * 10n ** BigInt(scale - digits);
    const limitText = (limit: number) => writeDecimal(BigInt(limit), scale, 0);
    if (counted < BigInt(min)) problems.push({ field, error: 'tooSmall', params: { min: limitText(min) } });
    else if (counted > BigInt(max))
      problems.push({ field, error: 'tooLarge', params: { max: limitText(max) } });
    else return Number(counted);
    return min;
  };
}

/**
 * Reads typed terms. Names every field that is wrong; rules that leave a load without a price, or with two, are named
 * as `rules` `notAllowed`.
 */
export function readTerms(texts: TermsTexts): ReadTerms {
  const problems: TermsProblem[] = [];
  const read = reader(problems);
  const field = (name: keyof typeof limits) => read(name, texts[name], limits[name]);
  const priceOf = (name: 'serviceSendOn' | 'serviceReturn' | 'serviceDispose') =>
    texts[name].trim() === '' ? null : field(name);
  const rules = texts.rules.map((rule, index) => readRule(read, `rules[${index}]`, rule));
  const surcharges = texts.surcharges.map((each, index) =>
    readSurcharge(read, problems, `surcharges[${index}]`, each),
  );
  const courier = texts.courierPrices.map((each, index) =>
    readCourierPrice(read, problems, texts.courierPrices, each, index),
  );
  const terms: TariffTerms = {
    courier,
    currency: texts.currency,
    volumetricDivisor: field('volumetricDivisor'),
    usualFromVolumeCm3: texts.usualFromVolumeM3.trim() === '' ? null : field('usualFromVolumeM3'),
    sideRounding: { step: field('sideStepCm'), mode: texts.sideRounding },
    volumetricRounding: { step: field('volumetricStepKg'), mode: texts.volumetricRounding },
    amountRounding: { step: field('amountStep'), mode: texts.amountRounding },
    rules,
    surcharges,
    storage: {
      freeDays: field('storageFreeDays'),
      perKgDayMinor: field('storagePerKgDay'),
      leastDayMinor: field('storageLeastDay'),
      mostOfFeePercent: field('storageMostOfFeePercent'),
    },
    points: {
      perUnitPaid: field('pointsPerUnitPaid'),
      valueMinor: field('pointValue'),
      lifeMonths: field('pointsLifeMonths'),
      mostOfFeePercent: field('pointsMostOfFeePercent'),
    },
    services: {
      sendOnMinor: priceOf('serviceSendOn'),
      returnMinor: priceOf('serviceReturn'),
      disposeMinor: priceOf('serviceDispose'),
    },
  };
  const codes = new Set(surcharges.map(({ code }) => code));
  if (codes.size < surcharges.length) problems.push({ field: 'surcharges', error: 'notAllowed' });
  if (problems.length === 0 && !coversEveryLoad(rules))
    problems.push({ field: 'rules', error: 'notAllowed' });
  return problems.length === 0 ? { terms } : { problems };
}

/** Which cities there are only the service knows; that one is named twice is seen here. */
function readCourierPrice(
  read: Read,
  problems: TermsProblem[],
  all: readonly CourierTexts[],
  { city, doorPrice }: CourierTexts,
  index: number,
): TariffTerms['courier'][number] {
  const path = `courierPrices[${index}]`;
  if (city === '') problems.push({ field: `${path}.city`, error: 'required' });
  else if (all.findIndex((each) => each.city === city) < index)
    problems.push({ field: `${path}.city`, error: 'taken' });
  return { city, priceMinor: read(`${path}.doorPrice`, doorPrice, courierPrice) };
}

function readRule(read: Read, path: string, rule: RuleTexts): TariffTerms['rules'][number] {
  const counted = quantity[unitOf(rule.chargeMode)];
  return {
    chargeMode: rule.chargeMode,
    fromQuantity: read(`${path}.from`, rule.from, counted),
    toQuantity: rule.to.trim() === '' ? null : read(`${path}.to`, rule.to, { ...counted, min: 1 }),
    unitPriceMinor: read(`${path}.unitPrice`, rule.unitPrice, price),
    minChargeMinor: read(`${path}.minCharge`, rule.minCharge, money),
    quantityRounding: {
      step: read(`${path}.roundStep`, rule.roundStep, { ...counted, min: 1, max: 1_000_000 }),
      mode: rule.rounding,
    },
  };
}

function readSurcharge(
  read: Read,
  problems: TermsProblem[],
  path: string,
  { code, names, basis, amount }: SurchargeTexts,
): TariffTerms['surcharges'][number] {
  if (!/^[A-Z][A-Z0-9_-]{1,39}$/.test(code)) problems.push({ field: `${path}.code`, error: 'badFormat' });
  const composed = { ...names };
  for (const locale of locales) {
    const name = names[locale].normalize('NFC').trim();
    composed[locale] = name;
    if (name === '') problems.push({ field: `${path}.names.${locale}`, error: 'required' });
    else if (name.length > longestSurchargeName)
      problems.push({
        field: `${path}.names.${locale}`,
        error: 'tooLong',
        params: { max: longestSurchargeName },
      });
  }
  return { code, names: composed, basis, amountMinor: read(`${path}.amount`, amount, price) };
}

/** The terms as people read and type them, with a point. */
export function writeTerms(terms: TariffTerms): TermsTexts {
  const { storage, points, sideRounding, volumetricRounding, amountRounding } = terms;
  const usualFrom = terms.usualFromVolumeCm3;
  return {
    currency: terms.currency,
    volumetricDivisor: String(terms.volumetricDivisor),
    usualFromVolumeM3: usualFrom === null ? '' : decimalText(usualFrom, 6, 0),
    sideStepCm: decimalText(sideRounding.step, 4, 0),
    sideRounding: sideRounding.mode,
    volumetricStepKg: decimalText(volumetricRounding.step, 3, 0),
    volumetricRounding: volumetricRounding.mode,
    amountStep: decimalText(amountRounding.step, 2),
    amountRounding: amountRounding.mode,
    rules: terms.rules.map((rule) => {
      const counted = (value: number) => decimalText(value, unitOf(rule.chargeMode) === 'KG' ? 3 : 6, 0);
      return {
        chargeMode: rule.chargeMode,
        from: counted(rule.fromQuantity),
        to: rule.toQuantity === null ? '' : counted(rule.toQuantity),
        unitPrice: decimalText(rule.unitPriceMinor, 2),
        minCharge: decimalText(rule.minChargeMinor, 2),
        roundStep: counted(rule.quantityRounding.step),
        rounding: rule.quantityRounding.mode,
      };
    }),
    surcharges: terms.surcharges.map(({ code, names, basis, amountMinor }) => ({
      code,
      names,
      basis,
      amount: decimalText(amountMinor, 2),
    })),
    storageFreeDays: String(storage.freeDays),
    storagePerKgDay: decimalText(storage.perKgDayMinor, 2),
    storageLeastDay: decimalText(storage.leastDayMinor, 2),
    storageMostOfFeePercent: String(storage.mostOfFeePercent),
    pointsPerUnitPaid: String(points.perUnitPaid),
    pointValue: decimalText(points.valueMinor, 2),
    pointsLifeMonths: String(points.lifeMonths),
    pointsMostOfFeePercent: String(points.mostOfFeePercent),
    serviceSendOn: priceText(terms.services.sendOnMinor),
    serviceReturn: priceText(terms.services.returnMinor),
    serviceDispose: priceText(terms.services.disposeMinor),
    courierPrices: terms.courier.map(({ city, priceMinor }) => ({
      city,
      doorPrice: decimalText(priceMinor, 2),
    })),
  };
}

function priceText(minor: number | null): string {
  return minor === null ? '' : decimalText(minor, 2);
}

function decimalText(value: number, scale: number, leastDigits = scale): string {
  return writeDecimal(BigInt(value), scale, leastDigits);
}
