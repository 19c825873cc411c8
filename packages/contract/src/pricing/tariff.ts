import type { LocaleTexts } from '../locales.ts';
import type { MeasuringRules } from './chargeable-weight.ts';
import type { RoundingRule } from './exact-decimal.ts';
import type { Currency } from './money.ts';

/**
 * What a rule counts. `WEIGHT`: chargeable weight (the larger of actual and volumetric), place by place.
 * `ACTUAL_WEIGHT`: what the scales say. `VOLUME`: cubic metres of all places.
 */
export const chargeModes = ['WEIGHT', 'VOLUME', 'ACTUAL_WEIGHT'] as const;
export type ChargeMode = (typeof chargeModes)[number];

/** Weights are counted in g and priced by the kg, volumes counted in cm³ and priced by the m³. */
export const chargeUnits = ['KG', 'CBM'] as const;
export type ChargeUnit = (typeof chargeUnits)[number];

export function unitOf(mode: ChargeMode): ChargeUnit {
  return mode === 'VOLUME' ? 'CBM' : 'KG';
}

/** How many counted units (g, cm³) are priced as one. */
export const countedPerUnit: Record<ChargeUnit, bigint> = { KG: 1_000n, CBM: 1_000_000n };

/** One price of a tariff: counts from `fromQuantity` up to, not including, `toQuantity` (g or cm³). */
export type TariffRule = {
  readonly chargeMode: ChargeMode;
  readonly fromQuantity: number;
  readonly toQuantity: number | null;
  /** Minor units for one kg or m³. */
  readonly unitPriceMinor: number;
  readonly minChargeMinor: number;
  /** What the counted quantity is rounded to, in g or cm³. */
  readonly quantityRounding: RoundingRule;
};

export const surchargeBases = ['PER_ORDER', 'PER_PLACE'] as const;
export type SurchargeBasis = (typeof surchargeBases)[number];

/** A sum on top, once or for each place. */
export type TariffSurcharge = {
  readonly code: string;
  readonly names: LocaleTexts;
  readonly basis: SurchargeBasis;
  readonly amountMinor: number;
};

/** What keeping a parcel at the pickup point costs once its free days are over. */
export type StorageTerms = {
  /** Calendar days of Dushanbe; the day of arrival does not count. */
  readonly freeDays: number;
  /** Minor units for one kg of chargeable weight and day. */
  readonly perKgDayMinor: number;
  /** The least for a parcel and day, in minor units. */
  readonly leastDayMinor: number;
  /** Storage never costs more than this part of the delivery fee. */
  readonly mostOfFeePercent: number;
};

/** What points are worth; storage is never paid with them. */
export type PointsTerms = {
  /** Points for each unit of the currency that was paid for delivery, once the order is received. */
  readonly perUnitPaid: number;
  /** Minor units that a point is worth. */
  readonly valueMinor: number;
  readonly lifeMonths: number;
  /** Largest part of a delivery fee that points may pay. */
  readonly mostOfFeePercent: number;
};

/** What is done beside the delivery, in minor units for a parcel; null where no price is named. */
export type ServicePrices = {
  /** A parcel that was held for a problem goes on as it is. */
  readonly sendOnMinor: number | null;
  readonly returnMinor: number | null;
  readonly disposeMinor: number | null;
};

/** What a courier to the door costs in a city, by its code, in minor units; a city that is not named has none. */
type CourierTerms = { readonly city: string; readonly priceMinor: number };

/** What a version of a tariff charges. Of several charge modes the one that comes to more is charged. */
export type TariffTerms = MeasuringRules & {
  readonly currency: Currency;
  /** Orders of other lines get this tariff from this volume on, in cm³; null: only its own line does. */
  readonly usualFromVolumeCm3: number | null;
  /** To minor units. */
  readonly amountRounding: RoundingRule;
  readonly rules: readonly TariffRule[];
  readonly surcharges: readonly TariffSurcharge[];
  readonly storage: StorageTerms;
  readonly points: PointsTerms;
  readonly services: ServicePrices;
  readonly courier: readonly CourierTerms[];
};

/**
 * True when each charge mode of the rules begins at zero, has neither gap nor overlap and no end, so that every load
 * has exactly one price of each mode.
 */
export function coversEveryLoad(rules: readonly TariffRule[]): boolean {
  return (
    rules.length > 0 &&
    chargeModes.every((mode) => {
      const tiers = rules
        .filter(({ chargeMode }) => chargeMode === mode)
        .toSorted((a, b) => a.fromQuantity - b.fromQuantity);
      return tiers.every(
        ({ fromQuantity, toQuantity }, index) =>
          fromQuantity === (index === 0 ? 0 : tiers[index - 1]?.toQuantity) &&
          (toQuantity === null) === (index === tiers.length - 1),
      );
    })
  );
}
