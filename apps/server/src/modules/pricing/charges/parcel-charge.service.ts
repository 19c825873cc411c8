/** What a measured parcel is charged, by the tariff of its line and day and what was agreed with its customer. */
import type { PlaceSize } from '@rohi/contract/pricing/chargeable-weight';
import { readDecimal } from '@rohi/contract/pricing/exact-decimal';
import { chargeFreight, type ChargeStep } from '@rohi/contract/pricing/freight-charge';
import type { PointsTerms } from '@rohi/contract/pricing/tariff';
import { toWireMoney, type Money, type WireMoney } from '@rohi/contract/pricing/money';
import type { Context } from '../../../context.ts';
import { discountAgreedAt } from '../catalogue/agreed-price.ts';
import { findAgreedPrices } from '../catalogue/customer-price.store.ts';
import { pointsFor } from '../tariffs/points-offer.ts';
import { versionChargedAt } from '../tariffs/tariff-timeline.ts';
import { findVersionsOnce } from '../tariffs/tariff.store.ts';

export { pointsFor } from '../tariffs/points-offer.ts';

/** A parcel as it was measured: grams and millimetres; a side that was not measured is null. */
export type MeasuredParcel = {
  businessLine: 'BSC' | 'FBA';
  /** Whose agreed prices count; null: nobody's. */
  customerCode: string | null;
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
  /** The same in grams; of a tariff by volume what the scales say. */
  chargeableWeightG: bigint;
  steps: ChargeStep[];
  amount: Money;
  total: WireMoney;
  points: PointsTerms;
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
 * The charges of these parcels, each at its moment, in their order; null where the line had no tariff then. What was published or
 * agreed later does not count, also for that day: asked again, a charge is what it was. Two statements, however many they are.
 */
export async function chargeParcels(
  { db }: Pick<Context, 'db'>,
  parcels: readonly (MeasuredParcel & { at: Date })[],
): Promise<(ParcelCharge | null)[]> {
  if (parcels.length === 0) return [];
  const versions = await findVersionsOnce(db);
  const customers = new Set(parcels.flatMap(({ customerCode }) => customerCode ?? []));
  const agreed = await findAgreedPrices(db, [...customers]);
  return parcels.map((parcel) => {
    const ofLine = versions.filter(({ businessLine }) => businessLine === parcel.businessLine);
    const tariff = versionChargedAt(ofLine, parcel.at);
    if (tariff === undefined) return null;
    const { terms, channelId, channelCode, versionId, version } = tariff;
    const weightG = BigInt(parcel.weightG);
    const load = { size: sizeOf(parcel), weightG, places: 1 };
    const { amountMinor, steps } = chargeFreight(
      terms,
      load,
      discountAgreedAt(agreed, { ...parcel, channelId }),
    );
    const chargeable = steps.find((step) => step.step === 'CHARGEABLE_WEIGHT')?.weightKg ?? null;
    const amount = { amountMinor, currency: terms.currency };
    return {
      tariffCode: channelCode,
      versionId,
      version,
      chargeableWeightKg: chargeable,
      chargeableWeightG: chargeable === null ? weightG : (readDecimal(chargeable, 3).value ?? weightG),
      steps: [...steps],
      amount,
      total: toWireMoney(amount),
      points: terms.points,
    };
  });
}

/** What several deliveries by one version cost together. */
export type DeliverySum = { versionId: string; amount: Money };

/** The points that each group of deliveries brings once it is paid and received, all groups together. */
export async function pointsOfGroups(
  { db }: Pick<Context, 'db'>,
  groups: readonly (readonly DeliverySum[])[],
): Promise<number> {
  if (groups.length === 0) return 0;
  const versions = new Map((await findVersionsOnce(db)).map(({ versionId, terms }) => [versionId, terms]));
  return groups.reduce((sum, group) => {
    const priced = group.flatMap((delivery) => {
      const points = versions.get(delivery.versionId)?.points;
      return points === undefined ? [] : [{ ...delivery, points }];
    });
    return sum + (pointsFor(priced)?.count ?? 0);
  }, 0);
}
