/** What a measured parcel is charged, by the tariff of its line and day. */
import type { PlaceSize } from '@rohi/contract/pricing/chargeable-weight';
import { chargeFreight, type ChargeStep } from '@rohi/contract/pricing/freight-charge';
import { toWireMoney, type WireMoney } from '@rohi/contract/pricing/money';
import type { Context } from '../../context.ts';
import { versionChargedAt } from './tariff-timeline.ts';
import { findVersions } from './tariff.store.ts';

/** A parcel as it was measured: grams and millimetres; a side that was not measured is null. */
export type MeasuredParcel = {
  businessLine: 'BSC' | 'FBA';
  weightG: number;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
};

export type ParcelCharge = {
  tariffCode: string;
  versionId: string;
  version: number;
  /** The weight in kg that is charged for, with three decimals; null when the tariff charges by volume. */
  chargeableWeightKg: string | null;
  steps: ChargeStep[];
  total: WireMoney;
};

const umPerMm = 1_000n;

/** A parcel that was only weighed is charged by its weight: its sides count as nothing. */
function sizeOf({ lengthMm, widthMm, heightMm }: MeasuredParcel): PlaceSize {
  if (lengthMm === null || widthMm === null || heightMm === null) return { volumeCm3: 0n };
  return {
    lengthUm: BigInt(lengthMm) * umPerMm,
    widthUm: BigInt(widthMm) * umPerMm,
    heightUm: BigInt(heightMm) * umPerMm,
  };
}

/**
 * The charges of these parcels, each at its moment, in their order; null where the line had no tariff then. What was published
 * later does not count, also for that day: asked again, a charge is what it was.
 */
export async function chargeParcels(
  { db }: Pick<Context, 'db'>,
  parcels: readonly (MeasuredParcel & { at: Date })[],
): Promise<(ParcelCharge | null)[]> {
  if (parcels.length === 0) return [];
  const versions = await findVersions(db);
  return parcels.map((parcel) => {
    const ofLine = versions.filter(({ businessLine }) => businessLine === parcel.businessLine);
    const tariff = versionChargedAt(ofLine, parcel.at);
    if (tariff === undefined) return null;
    const { terms, channelCode, versionId, version } = tariff;
    const { amountMinor, steps } = chargeFreight(terms, {
      size: sizeOf(parcel),
      weightG: BigInt(parcel.weightG),
      places: 1,
    });
    const chargeable = steps.find((step) => step.step === 'CHARGEABLE_WEIGHT');
    return {
      tariffCode: channelCode,
      versionId,
      version,
      chargeableWeightKg: chargeable?.weightKg ?? null,
      steps: [...steps],
      total: toWireMoney({ amountMinor, currency: terms.currency }),
    };
  });
}
