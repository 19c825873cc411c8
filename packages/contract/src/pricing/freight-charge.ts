import {
  chargeableWeightG,
  roundSides,
  volumeCm3OfAll,
  volumetricWeightG,
  type PlaceSize,
} from './chargeable-weight.ts';
import { divideToStep, writeDecimal } from './exact-decimal.ts';
import { toWireMoney, type WireMoney } from './money.ts';
import {
  chargeModes,
  countedPerUnit,
  unitOf,
  type ChargeMode,
  type ChargeUnit,
  type TariffRule,
  type TariffTerms,
} from './tariff.ts';

/** What is to be carried: so many places, each of this size and weight. */
export type Load = { readonly size: PlaceSize; readonly weightG: bigint; readonly places: number };

/** Sides in cm with one digit after the point, or the volume in m³ that was given instead. */
type WireSize = { lengthCm: string; widthCm: string; heightCm: string } | { volumeM3: string };

/** One line of the way to the amount, in the order of computing; weights in kg, volumes in m³. */
export type ChargeStep =
  | { step: 'ACTUAL_WEIGHT'; placeKg: string }
  | { step: 'VOLUMETRIC_WEIGHT'; size: WireSize; divisor: number; placeKg: string }
  | {
      step: 'CHARGEABLE_WEIGHT';
      basis: 'ACTUAL' | 'VOLUMETRIC';
      placeKg: string;
      places: number;
      weightKg: string;
    }
  | { step: 'WEIGHT'; placeKg: string; places: number; weightKg: string }
  | { step: 'VOLUME'; size: WireSize; placeM3: string; places: number; volumeM3: string }
  | {
      step: 'PRICE';
      chargeMode: ChargeMode;
      quantity: string;
      unit: ChargeUnit;
      unitPrice: WireMoney;
      /** Quantity × price, or the minimum charge when that is more. */
      amount: WireMoney;
      isMinimum: boolean;
      /** Of several prices the larger one is charged. */
      isCharged: boolean;
    }
  | { step: 'AGREED_DISCOUNT'; productCode: string; discountPct: string; amount: WireMoney }
  | { step: 'SURCHARGE'; code: string; count: number; amount: WireMoney }
  /** Of a box of cargo: how much of what was charged is its own, and what it carries of the amount of all its boxes. */
  | {
      step: 'CARGO_SHARE';
      boxes: number;
      quantity: string;
      unit: ChargeUnit;
      whole: WireMoney;
      amount: WireMoney;
    };

/**
 * An amount in minor units of the tariff's currency, and how it came about. `quantities` says how much of what was
 * charged is of each load, in g or cm³.
 */
export type FreightCharge = {
  readonly amountMinor: bigint;
  readonly steps: readonly ChargeStep[];
  readonly quantities: readonly bigint[];
  readonly unit: ChargeUnit;
};

/** What was agreed with the customer: so many hundredths of a per cent off the price of a product. */
export type AgreedDiscount = { readonly productCode: string; readonly discountBp: number };

/** What unlike loads come to: places, volume in m³ and actual weight in kg, whatever the tariff. */
type WholeLoad = { places: number; volumeM3: string; weightKg: string };

export function sumLoads(loads: readonly Load[]): WholeLoad {
  return {
    places: loads.reduce((sum, { places }) => sum + places, 0),
    volumeM3: cubicMetres(volumeCm3OfAll(loads, { step: 1, mode: 'UP' })),
    weightKg: kg(weightOfAllG(loads)),
  };
}

/** Actual weight of all places in g. */
export function weightOfAllG(loads: readonly Load[]): bigint {
  return loads.reduce((sum, { weightG, places }) => sum + weightG * BigInt(places), 0n);
}

type Counted = { quantity: bigint; quantities: bigint[]; steps: ChargeStep[] };
type Priced = Counted & { rule: TariffRule; amountMinor: bigint; isMinimum: boolean };

/**
 * What a tariff charges for a load, or for unlike loads that are carried as one (docs/domain.md, section 6): for each
 * charge mode of its rules all of them are added up and priced, the largest amount is charged, what was agreed comes
 * off it, surcharges come on top. Throws RangeError when no rule covers the load.
 */
export function chargeFreight(
  terms: TariffTerms,
  boxes: Load | readonly Load[],
  agreed?: AgreedDiscount,
): FreightCharge {
  const loads = [boxes]
    .flat()
    .map((load) =>
      load.size.lengthUm === undefined ? load : { ...load, size: { ...roundSides(load.size, terms) } },
    );
  const priced = chargeModes
    .filter((mode) => terms.rules.some(({ chargeMode }) => chargeMode === mode))
    .map((mode) => priceMode(terms, mode, loads));
  const [first, ...others] = priced;
  if (first === undefined) throw new RangeError('a tariff without rules charges nothing');
  const charged = others.reduce((most, next) => (next.amountMinor > most.amountMinor ? next : most), first);
  const surcharges = terms.surcharges.map(({ code, basis, amountMinor }) => {
    const count = basis === 'PER_PLACE' ? loads.reduce((sum, { places }) => sum + places, 0) : 1;
    return { code, count, amountMinor: BigInt(amountMinor) * BigInt(count) };
  });
  const { currency } = terms;
  const discountMinor = discountOf(terms, charged.amountMinor, agreed);
  return {
    quantities: charged.quantities,
    unit: unitOf(charged.rule.chargeMode),
    amountMinor: surcharges.reduce(
      (sum, { amountMinor }) => sum + amountMinor,
      charged.amountMinor - discountMinor,
    ),
    steps: [
      ...priced.flatMap(({ steps }) => steps),
      ...priced.map((each) => priceStep(each, currency, each === charged)),
      ...(agreed === undefined
        ? []
        : [discountStep(agreed, toWireMoney({ amountMinor: discountMinor, currency }))]),
      ...surcharges.map(({ code, count, amountMinor }): ChargeStep => ({
        step: 'SURCHARGE',
        code,
        count,
        amount: toWireMoney({ amountMinor, currency }),
      })),
    ],
  };
}

const basisPoints = 10_000n;

/** What comes off: the price that is left is rounded as the tariff rounds amounts, and never above what it was. */
function discountOf(
  { amountRounding }: Pick<TariffTerms, 'amountRounding'>,
  priceMinor: bigint,
  agreed: AgreedDiscount | undefined,
): bigint {
  if (agreed === undefined) return 0n;
  const left = divideToStep(
    priceMinor * (basisPoints - BigInt(agreed.discountBp)),
    basisPoints,
    amountRounding,
  );
  return left < priceMinor ? priceMinor - left : 0n;
}

function discountStep({ productCode, discountBp }: AgreedDiscount, amount: WireMoney): ChargeStep {
  return {
    step: 'AGREED_DISCOUNT',
    productCode,
    discountPct: writeDecimal(BigInt(discountBp), 2, 0),
    amount,
  };
}

function priceMode(terms: TariffTerms, mode: ChargeMode, loads: readonly Load[]): Priced {
  for (const rule of terms.rules) {
    if (rule.chargeMode !== mode) continue;
    const counted = countLoads(terms, rule, loads);
    const { quantity } = counted;
    if (quantity < BigInt(rule.fromQuantity)) continue;
    if (rule.toQuantity !== null && quantity >= BigInt(rule.toQuantity)) continue;
    const priceOfAll = quantity * BigInt(rule.unitPriceMinor);
    const byQuantity = divideToStep(priceOfAll, countedPerUnit[unitOf(mode)], terms.amountRounding);
    const least = BigInt(rule.minChargeMinor);
    const isMinimum = least > byQuantity;
    return { ...counted, rule, isMinimum, amountMinor: isMinimum ? least : byQuantity };
  }
  throw new RangeError(`the tariff has no ${mode} price for this load`);
}

function countLoads(terms: TariffTerms, rule: TariffRule, loads: readonly Load[]): Counted {
  const counted = loads.map((load) => countLoad(terms, rule, load));
  const quantities = counted.map(({ quantity }) => quantity);
  return {
    // Volumes are rounded once, so that a load written as two lines costs what it does as one.
    quantity:
      rule.chargeMode === 'VOLUME'
        ? volumeCm3OfAll(loads, rule.quantityRounding)
        : quantities.reduce((sum, quantity) => sum + quantity, 0n),
    quantities,
    steps: counted.flatMap(({ steps }) => steps),
  };
}

type CountedLoad = { quantity: bigint; steps: ChargeStep[] };

function countLoad(terms: TariffTerms, rule: TariffRule, load: Load): CountedLoad {
  switch (rule.chargeMode) {
    case 'WEIGHT':
      return countChargeableWeight(terms, rule, load);
    case 'ACTUAL_WEIGHT': {
      const placeG = divideToStep(load.weightG, 1n, rule.quantityRounding);
      const { places } = load;
      const quantity = placeG * BigInt(places);
      return {
        quantity,
        steps: [{ step: 'WEIGHT', placeKg: kg(placeG), places, weightKg: kg(quantity) }],
      };
    }
    case 'VOLUME': {
      const { size, places } = load;
      const quantity = volumeCm3OfAll([load], rule.quantityRounding);
      const placeM3 = cubicMetres(volumeCm3OfAll([{ size, places: 1 }], rule.quantityRounding));
      return {
        quantity,
        steps: [{ step: 'VOLUME', size: wireSize(size), placeM3, places, volumeM3: cubicMetres(quantity) }],
      };
    }
    default:
      return rule.chargeMode satisfies never;
  }
}

/** Parcels are weighed one by one, so each place is rounded for itself. */
function countChargeableWeight(terms: TariffTerms, rule: TariffRule, load: Load): CountedLoad {
  const { size, places, weightG: actualG } = load;
  const volumetricG = volumetricWeightG(size, terms);
  const placeG = chargeableWeightG({ actualG, volumetricG }, rule.quantityRounding);
  const quantity = placeG * BigInt(places);
  return {
    quantity,
    steps: [
      { step: 'ACTUAL_WEIGHT', placeKg: kg(actualG) },
      {
        step: 'VOLUMETRIC_WEIGHT',
        size: wireSize(size),
        divisor: terms.volumetricDivisor,
        placeKg: kg(volumetricG),
      },
      {
        step: 'CHARGEABLE_WEIGHT',
        basis: actualG > volumetricG ? 'ACTUAL' : 'VOLUMETRIC',
        placeKg: kg(placeG),
        places,
        weightKg: kg(quantity),
      },
    ],
  };
}

function priceStep(priced: Priced, currency: TariffTerms['currency'], isCharged: boolean): ChargeStep {
  const { rule, quantity, amountMinor, isMinimum } = priced;
  const unit = unitOf(rule.chargeMode);
  return {
    step: 'PRICE',
    chargeMode: rule.chargeMode,
    quantity: writeQuantity(quantity, unit),
    unit,
    unitPrice: toWireMoney({ amountMinor: BigInt(rule.unitPriceMinor), currency }),
    amount: toWireMoney({ amountMinor, currency }),
    isMinimum,
    isCharged,
  };
}

/** Grams as kg, cm³ as m³. */
export function writeQuantity(quantity: bigint, unit: ChargeUnit): string {
  return unit === 'KG' ? kg(quantity) : cubicMetres(quantity);
}

function wireSize(size: PlaceSize): WireSize {
  if (size.lengthUm === undefined) return { volumeM3: cubicMetres(size.volumeCm3) };
  const cm = (sideUm: bigint) => writeDecimal(sideUm, 4, 1);
  return { lengthCm: cm(size.lengthUm), widthCm: cm(size.widthUm), heightCm: cm(size.heightUm) };
}

/** Weights on the wire have three digits after the point. */
function kg(weightG: bigint): string {
  return writeDecimal(weightG, 3);
}

function cubicMetres(volumeCm3: bigint): string {
  return writeDecimal(volumeCm3, 6, 2);
}
