/**
 * What the owner of a parcel sees of its charges beside the price: the chargeable weight and the storage fee so far.
 */
import type { Context } from '../../context.ts';
import { chargeParcels } from '../pricing/charges/parcel-charge.service.ts';
import type { ChargesOfOwned, OwnedParcel } from '../tracking/owner/owner-view.service.ts';
import { findParcelsOfCodes } from '../tracking/tracking.service.ts';
import { chargeWithCargo } from './cargo-charges.service.ts';
import { priceParcels } from './parcel-price.service.ts';

/** The number of statements does not grow with the parcels. */
export const chargesOfOwned: ChargesOfOwned = async (context, owned) => {
  const charges = await chargesOfWeighed(context, owned);
  // Only parcels at their point can have a storage fee; the histories of the others are not read.
  const arrived = owned.flatMap(({ freeUntil, trackingCode }) => (freeUntil === null ? [] : trackingCode));
  const prices = await priceParcels(context, await findParcelsOfCodes(context.db, arrived));
  return new Map(
    owned.map(({ trackingCode }) => [
      trackingCode,
      {
        chargeableWeightKg: charges.get(trackingCode)?.chargeableWeightKg ?? null,
        price: charges.get(trackingCode)?.total ?? null,
        storage: prices.get(trackingCode)?.wire.storage ?? null,
      },
    ]),
  );
};

/** What is needed to say by which weight a parcel is charged. */
export type WeighedParcel = Pick<
  OwnedParcel,
  | 'trackingCode'
  | 'businessLine'
  | 'customerCode'
  | 'weightG'
  | 'lengthMm'
  | 'widthMm'
  | 'heightMm'
  | 'chargedAt'
>;

/**
 * The weight in kg that each of these parcels is charged by, by its tracking code, by the tariff of its moment; a
 * parcel that was not weighed is missing. It is a parcel's own, whatever goes with it.
 */
export async function chargeableWeights(
  context: Pick<Context, 'db'>,
  parcels: readonly WeighedParcel[],
): Promise<Map<string, string | null>> {
  const weighed = weighedOf(parcels);
  const charges = await chargeParcels(context, weighed);
  return new Map(
    weighed.map(({ trackingCode }, index) => [trackingCode, charges[index]?.chargeableWeightKg ?? null]),
  );
}

/**
 * What the delivery of each of them costs by the tariff of its moment, by tracking code; one that was not weighed is
 * missing.
 */
async function chargesOfWeighed(context: Pick<Context, 'db'>, owned: readonly OwnedParcel[]) {
  const weighed = weighedOf(owned);
  const charges = await chargeWithCargo(context.db, weighed);
  return new Map(weighed.map(({ trackingCode, parcelId }) => [trackingCode, charges.get(parcelId) ?? null]));
}

function weighedOf<Parcel extends WeighedParcel>(parcels: readonly Parcel[]) {
  return parcels.flatMap((parcel) =>
    parcel.weightG === null ? [] : [{ ...parcel, weightG: parcel.weightG, at: parcel.chargedAt }],
  );
}
