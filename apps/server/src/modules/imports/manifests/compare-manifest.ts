/** What a manifest says otherwise than the trip. */
import { sameWeightWithinG } from '@rohi/contract/imports/manifest-limits';
import type { ManifestParcel } from './manifest-rows.ts';

/** A parcel of the trip, with the other codes that it is known by. Grams. */
export type TripParcel = {
  trackingCode: string;
  weightG: number | null;
  /** Of our own sticker. */
  ownCode: string | null;
  orderCode: string | null;
};

export type Comparison = {
  /** In both, with the same weight or with none to compare. */
  matching: number;
  missing: TripParcel[];
  surplus: ManifestParcel[];
  weights: { row: number; trackingCode: string; oursG: number; theirsG: number }[];
};

/**
 * Compares code by code: the carrier's, ours, or that of an order, which stands for all its parcels of the trip. A
 * weight that one of the two does not say is no difference, and a parcel counts once by whichever of its codes the file
 * names it first.
 */
export function compareManifest(file: readonly ManifestParcel[], trip: readonly TripParcel[]): Comparison {
  const left = new Map(trip.map((parcel) => [parcel.trackingCode, parcel]));
  const meantBy = parcelsByCode(trip);
  const found: Comparison = { matching: 0, missing: [], surplus: [], weights: [] };
  for (const parcel of file) {
    const { row, trackingCode, weightG: theirsG } = parcel;
    const meant = meantBy.get(trackingCode) ?? [];
    const ours = meant.filter((each) => left.delete(each.trackingCode));
    const oursG = weightOf(ours);
    if (meant.length === 0) found.surplus.push(parcel);
    else if (oursG === null || theirsG === null || Math.abs(oursG - theirsG) <= sameWeightWithinG)
      found.matching += ours.length;
    else found.weights.push({ row, trackingCode, oursG, theirsG });
  }
  return { ...found, missing: [...left.values()] };
}

/** Which parcels a code names. The carrier's code comes first: what is one parcel's tracking code is no other's. */
function parcelsByCode(trip: readonly TripParcel[]): Map<string, TripParcel[]> {
  const byCode = new Map<string, TripParcel[]>();
  const add = (code: string | null, parcel: TripParcel) => {
    if (code !== null) byCode.set(code, [...(byCode.get(code) ?? []), parcel]);
  };
  for (const parcel of trip) add(parcel.orderCode, parcel);
  for (const parcel of trip) if (parcel.ownCode !== null) byCode.set(parcel.ownCode, [parcel]);
  for (const parcel of trip) byCode.set(parcel.trackingCode, [parcel]);
  return byCode;
}

/** What parcels weigh together; null where one was not weighed, or there is none. */
function weightOf(parcels: readonly TripParcel[]): number | null {
  const weights = parcels.flatMap(({ weightG }) => weightG ?? []);
  const isKnown = weights.length === parcels.length && parcels.length > 0;
  return isKnown ? weights.reduce((sum, weightG) => sum + weightG, 0) : null;
}
