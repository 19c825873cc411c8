import { divideToStep, type RoundingRule } from './exact-decimal.ts';

/** One side of a place in micrometres: centimetres with two digits after the point fit without a fraction. */
export type SidesUm = { readonly lengthUm: bigint; readonly widthUm: bigint; readonly heightUm: bigint };

/** What one place measures: its sides, or its volume when only that is known. */
export type PlaceSize =
  | (SidesUm & { readonly volumeCm3?: never })
  | { readonly volumeCm3: bigint; readonly lengthUm?: never };

/** How a tariff measures. Steps: sides in µm, volumetric weight in g. */
export type MeasuringRules = {
  /** Volumetric weight in kg = length × width × height in cm ÷ this (specification, section 9). */
  readonly volumetricDivisor: number;
  readonly sideRounding: RoundingRule;
  readonly volumetricRounding: RoundingRule;
};

const um3PerCm3 = 1_000_000_000_000n;

/** The sides as the tariff takes them. */
export function roundSides(sides: SidesUm, { sideRounding }: Pick<MeasuringRules, 'sideRounding'>): SidesUm {
  const round = (sideUm: bigint) => divideToStep(sideUm, 1n, sideRounding);
  return {
    lengthUm: round(sides.lengthUm),
    widthUm: round(sides.widthUm),
    heightUm: round(sides.heightUm),
  };
}

/** Volume of one place in µm³, exact, from sides already rounded. */
function volumeUm3Of(size: PlaceSize): bigint {
  return size.lengthUm === undefined
    ? size.volumeCm3 * um3PerCm3
    : size.lengthUm * size.widthUm * size.heightUm;
}

/** Volume in cm³ (one millionth of a m³) of so many places of each size, rounded once. */
export function volumeCm3OfAll(
  loads: readonly { readonly size: PlaceSize; readonly places: number }[],
  rounding: RoundingRule,
): bigint {
  const um3 = loads.reduce((sum, { size, places }) => sum + volumeUm3Of(size) * BigInt(places), 0n);
  return divideToStep(um3, um3PerCm3, rounding);
}

/** Volumetric weight of one place in g: cm³ ÷ divisor is kg (specification, section 9). */
export function volumetricWeightG(size: PlaceSize, rules: Omit<MeasuringRules, 'sideRounding'>): bigint {
  const um3PerGram = (um3PerCm3 / 1_000n) * BigInt(rules.volumetricDivisor);
  return divideToStep(volumeUm3Of(size), um3PerGram, rules.volumetricRounding);
}

/** The weight in g that one place is charged for: the larger of both, rounded (specification, section 9). */
export function chargeableWeightG(
  weights: { actualG: bigint; volumetricG: bigint },
  rounding: RoundingRule,
): bigint {
  const { actualG, volumetricG } = weights;
  return divideToStep(actualG > volumetricG ? actualG : volumetricG, 1n, rounding);
}
