/** What a parcel's owner sees beyond the public answer: pickup point, storage, weights; and order codes find. */
import type { Locale } from '@rohi/contract/locales';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import { distinctTrackingCodes } from '@rohi/contract/tracking/read-code';
import { maxTrackingCodes } from '@rohi/contract/tracking/tracking-codes';
import type { OwnersBlock, TrackedParcel, TrackingAnswer } from '@rohi/contract/tracking/tracking.contract';
import type { Context } from '../../../context.ts';
import { findPickupPoints } from '../../pickup-points/pickup-points.service.ts';
import { renderLines } from './own-lines.service.ts';
import { findParcelNames } from './parcel-name.store.ts';
import { findOwnCodes, findOwnedParcels, type OwnedParcel } from './owned-parcel.store.ts';
import { describeTracking, trackParcels } from '../answers/track-query.service.ts';
import { findOwnLines } from '../tracking.service.ts';

export type { OwnedParcel } from './owned-parcel.store.ts';

/**
 * What the room of charges knows of an owner's parcels, by tracking code: the chargeable weight in kg, what the
 * delivery costs and the storage fee so far.
 */
export type ChargesOfOwned = (
  context: Context,
  owned: readonly OwnedParcel[],
) => Promise<Map<string, Pick<OwnersBlock, 'chargeableWeightKg' | 'price' | 'storage'>>>;

/**
 * The public answer with an `own` block on each parcel of this customer; the customer's order codes stand for their
 * parcels, up to the limit of one query. Throws as `trackParcels` does.
 */
export async function trackForOwner(
  context: Context,
  askedCodes: readonly string[],
  { customerCode, chargesOf }: { customerCode: string; chargesOf: ChargesOfOwned },
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
  const blocks = await describeOwned(context, owned, chargesOf, locale);
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

/** Reports whether an answer holds nothing but the customer's own parcels. */
export function holdsOwnAlone({ detailList, notFound }: TrackingAnswer): boolean {
  return notFound.length === 0 && detailList.every(({ own }) => own !== undefined);
}

/** Where several customers wait for a code, each sees their own line only. */
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
  chargesOf: ChargesOfOwned,
  locale: Locale,
): Promise<Map<string, OwnersBlock>> {
  if (owned.length === 0) return new Map();
  const points = new Map((await findPickupPoints(context, locale)).map((point) => [point.id, point]));
  const charges = await chargesOf(context, owned);
  const codes = owned.map(({ trackingCode }) => trackingCode);
  const names = await findParcelNames(context.db, owned[0]?.customerCode ?? '', codes);
  return new Map(
    owned.map((parcel) => {
      const point = parcel.pickupPointId === null ? undefined : points.get(parcel.pickupPointId);
      const { canCollect, freeUntil, weightG, trackingCode } = parcel;
      const own: OwnersBlock = {
        name: names.get(trackingCode) ?? null,
        pickupPoint:
          point === undefined
            ? null
            : { id: point.id, name: point.name, city: point.city.name, address: point.address },
        canCollect,
        freeUntil,
        weightKg: weightG === null ? null : writeDecimal(BigInt(weightG), 3),
        ...(charges.get(trackingCode) ?? { chargeableWeightKg: null, price: null, storage: null }),
      };
      return [trackingCode, own];
    }),
  );
}
