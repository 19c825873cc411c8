/** What a measured parcel is charged, by the tariff of its line and day. */
import type { PlaceSize } from '@rohi/contract/pricing/chargeable-weight';
import { chargeFreight, type ChargeStep } from '@rohi/contract/pricing/freight-charge';
import { toWireMoney, type WireMoney } from '@rohi/contract/pricing/money';
import type { Context } from '../../context.ts';
import { findTariffsInForce } from './tariff.store.ts';

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

/** The charges of these parcels on a Dushanbe day, in their order; null where the line had no tariff on that day. */
export async function chargeParcels(
  { db }: Pick<Context, 'db'>,
  parcels: readonly MeasuredParcel[],
  day: string,
): Promise<(ParcelCharge | null)[]> {
  if (parcels.length === 0) return [];
  const tariffs = await findTariffsInForce(db, day);
  return parcels.map((parcel) => {
    const tariff = tariffs.find(({ businessLine }) => businessLine === parcel.businessLine);
    if (tariff === undefined) return null;
    const { terms, channelCode, versionId } = tariff;
    const { amountMinor, steps } = chargeFreight(terms, {
      size: sizeOf(parcel),
      weightG: BigInt(parcel.weightG),
      places: 1,
    });
    const chargeable = steps.find((step) => step.step === 'CHARGEABLE_WEIGHT');
    return {
      tariffCode: channelCode,
      versionId,
      chargeableWeightKg: chargeable?.weightKg ?? null,
      steps: [...steps],
      total: toWireMoney({ amountMinor, currency: terms.currency }),
    };
  });
}
