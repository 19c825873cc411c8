/** What a parcel's owner sees beyond the public answer: pickup point, storage, weights; and order codes find. */
import type { Locale } from '@rohi/contract/locales';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import { distinctTrackingCodes, maxTrackingCodes } from '@rohi/contract/tracking/tracking-codes';
import type { OwnersBlock, TrackedParcel, TrackingAnswer } from '@rohi/contract/tracking/tracking.contract';
import type { Context } from '../../../context.ts';
import { findPickupPoints } from '../../pickup-points/pickup-points.service.ts';
import { chargeParcels } from '../../pricing/charges/parcel-charge.service.ts';
import { renderLines } from './own-lines.service.ts';
import { findOwnCodes, findOwnedParcels, type OwnedParcel } from './owned-parcel.store.ts';
import { priceParcels } from '../prices/parcel-price.service.ts';
import { describeTracking, trackParcels } from '../answers/track-query.service.ts';
import { findOwnLines, findParcelsOfCodes } from '../tracking.service.ts';

/**
 * The public answer with an `own` block on each parcel of this customer; his order codes stand for their parcels, up to the
 * limit of one query. Throws as `trackParcels` does.
 */
export async function trackForOwner(
  context: Context,
  askedCodes: readonly string[],
  customerCode: string,
  locale: Locale,
): Promise<TrackingAnswer> {
  const codes = distinctTrackingCodes(askedCodes);
  const ofOrders =
    codes.length > maxTrackingCodes ? new Map() : await findOwnCodes(context.db, customerCode, codes);
  const spread = codes
    .flatMap((code) => ofOrders.get(code) ?? [code])
    .slice(0, Math.max(codes.length, maxTrackingCodes));
  const answer = describeTracking(await trackParcels(context, spread, locale));
  const owned = await findOwnedParcels(
    context.db,
    customerCode,
    answer.detailList.map((parcel) => parcel.trackingCode),
  );
  const blocks = await describeOwned(context, owned, locale);
  const lines = await renderOwnLines(context, owned, customerCode, locale);
  const detailList = answer.detailList.map((parcel) => {
    const own = blocks.get(parcel.trackingCode);
    return own === undefined ? parcel : { ...(lines.get(parcel.trackingCode) ?? parcel), own };
  });
  const statusCount = { ...answer.statusCount };
  for (const [index, { status }] of answer.detailList.entries()) {
    statusCount[status] -= 1;
    statusCount[detailList[index]?.status ?? status] += 1;
  }
  return { ...answer, statusCount, detailList };
}

/** Where several customers wait for a code, each sees his own line, as if he were the only one. */
async function renderOwnLines(
  context: Context,
  owned: readonly OwnedParcel[],
  customerCode: string,
  locale: Locale,
): Promise<Map<string, TrackedParcel>> {
  const codes = owned.flatMap(({ declaredTwice, trackingCode }) => (declaredTwice ? [trackingCode] : []));
  if (codes.length === 0) return new Map();
  const lines = await findOwnLines(context.db, customerCode, codes);
  const answers = await renderLines(context, lines, locale);
  return new Map(answers.map((answer) => [answer.trackingCode, answer]));
}

async function describeOwned(
  context: Context,
  owned: readonly OwnedParcel[],
  locale: Locale,
): Promise<Map<string, OwnersBlock>> {
  if (owned.length === 0) return new Map();
  const points = new Map((await findPickupPoints(context, locale)).map((point) => [point.id, point]));
  const weights = await chargeableWeights(context, owned);
  // Only what has come to its point has a storage to tell; the others' histories stay unread.
  const arrived = owned.flatMap(({ freeUntil, trackingCode }) => (freeUntil === null ? [] : trackingCode));
  const prices = await priceParcels(context, await findParcelsOfCodes(context.db, arrived));
  return new Map(
    owned.map((parcel) => {
      const point = parcel.pickupPointId === null ? undefined : points.get(parcel.pickupPointId);
      const { freeUntil, weightG, trackingCode } = parcel;
      const own: OwnersBlock = {
        pickupPoint:
          point === undefined
            ? null
            : { id: point.id, name: point.name, city: point.city.name, address: point.address },
        freeUntil,
        weightKg: weightG === null ? null : writeDecimal(BigInt(weightG), 3),
        chargeableWeightKg: weights.get(trackingCode) ?? null,
        storage: prices.get(trackingCode)?.wire.storage ?? null,
      };
      return [trackingCode, own];
    }),
  );
}

/** What is needed to say by which weight a parcel is charged. */
export type WeighedParcel = Omit<OwnedParcel, 'pickupPointId' | 'freeUntil' | 'declaredTwice'>;

/**
 * The weight in kg that each of these parcels is charged by, by its tracking code, by the tariff of its moment; a parcel that was
 * not weighed is missing.
 */
export async function chargeableWeights(
  context: Pick<Context, 'db'>,
  owned: readonly WeighedParcel[],
): Promise<Map<string, string | null>> {
  const weighed = owned.flatMap((parcel) =>
    parcel.weightG === null ? [] : [{ ...parcel, weightG: parcel.weightG, at: parcel.chargedAt }],
  );
  const charges = await chargeParcels(context, weighed);
  const weights = new Map<string, string | null>();
  weighed.forEach(({ trackingCode }, index) =>
    weights.set(trackingCode, charges[index]?.chargeableWeightKg ?? null),
  );
  return weights;
}
