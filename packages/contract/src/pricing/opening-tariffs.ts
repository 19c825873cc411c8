import type { LocaleTexts } from '../locales.ts';
import { offerDate } from '../site/offer.ts';
import type { RoundingRule } from './exact-decimal.ts';
import { pointsTerms } from './points-terms.ts';
import { publicRates } from './public-rates.ts';
import type { TariffTerms } from './tariff.ts';

/** A channel with the tariff that it opens with. */
export type OpeningTariff = {
  readonly code: string;
  readonly businessLine: 'BSC' | 'FBA';
  readonly names: LocaleTexts;
  /** Dushanbe day of its first version: the day of the offer that names these prices. */
  readonly effectiveFrom: string;
  readonly terms: TariffTerms;
};

const { currency, volumetricDivisor, perKgMinor, perCubicMetreMinor } = publicRates;

/** Weights are charged by 10 g, upwards (docs/domain.md, section 6). */
const weightRounding: RoundingRule = { step: 10, mode: 'UP' };
const everyQuantity = { fromQuantity: 0, toQuantity: null, minChargeMinor: 0 } as const;

const measuring = {
  currency,
  volumetricDivisor,
  sideRounding: { step: 1_000, mode: 'HALF_UP' },
  volumetricRounding: { step: 1, mode: 'HALF_UP' },
  amountRounding: { step: 1, mode: 'HALF_UP' },
  surcharges: [],
  storage: {
    freeDays: publicRates.freeStorageDays,
    perKgDayMinor: publicRates.storagePerKgDayMinor,
    leastDayMinor: publicRates.storageLeastDayMinor,
    mostOfFeePercent: publicRates.storageMostOfFeePercent,
  },
  services: publicRates.services,
  courier: publicRates.courier,
  points: {
    perUnitPaid: pointsTerms.perUsdPaid,
    valueMinor: pointsTerms.valueMinor,
    lifeMonths: pointsTerms.lifeMonths,
    mostOfFeePercent: pointsTerms.mostOfFeePercent,
  },
} as const;

/** The two tariffs of the specification (section 9), from the numbers of the public rates. */
export const openingTariffs: readonly OpeningTariff[] = [
  {
    code: 'PARCEL',
    businessLine: 'BSC',
    names: { ru: 'Посылка', en: 'Parcel', zh: '包裹', tg: 'Бор' },
    effectiveFrom: offerDate,
    terms: {
      ...measuring,
      usualFromVolumeCm3: null,
      rules: [
        {
          ...everyQuantity,
          chargeMode: 'WEIGHT',
          unitPriceMinor: perKgMinor,
          quantityRounding: weightRounding,
        },
      ],
    },
  },
  {
    code: 'CARGO',
    businessLine: 'FBA',
    names: { ru: 'Крупный груз', en: 'Bulky cargo', zh: '大件货物', tg: 'Бори калон' },
    effectiveFrom: offerDate,
    terms: {
      ...measuring,
      usualFromVolumeCm3: publicRates.cargoFromCm3,
      rules: [
        {
          ...everyQuantity,
          chargeMode: 'VOLUME',
          unitPriceMinor: perCubicMetreMinor,
          quantityRounding: { step: 1, mode: 'HALF_UP' },
        },
        // Heavy cargo pays for its weight: above 104 kg a cubic metre that is more than the price of the volume.
        {
          ...everyQuantity,
          chargeMode: 'ACTUAL_WEIGHT',
          unitPriceMinor: perKgMinor,
          quantityRounding: weightRounding,
        },
      ],
    },
  },
];
