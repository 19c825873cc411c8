/** What a manifest says otherwise than the trip. */
import { sameWeightWithinG } from '@rohi/contract/imports/manifest-limits';
import type { ManifestParcel } from './manifest-rows.ts';

/** A parcel of the trip. Grams. */
export type TripParcel = { trackingCode: string; weightG: number | null };

export type Comparison = {
  /** In both, with the same weight or with none to compare. */
  matching: number;
  missing: TripParcel[];
  surplus: ManifestParcel[];
  weights: { row: number; trackingCode: string; oursG: number; theirsG: number }[];
};

/** Compares code by code; a weight that one of the two does not say is no difference. */
export function compareManifest(file: readonly ManifestParcel[], trip: readonly TripParcel[]): Comparison {
  const left = new Map(trip.map((parcel) => [parcel.trackingCode, parcel]));
  const found: Comparison = { matching: 0, missing: [], surplus: [], weights: [] };
  for (const parcel of file) {
    const { row, trackingCode, weightG: theirsG } = parcel;
    const ours = left.get(trackingCode);
    left.delete(trackingCode);
    const oursG = ours?.weightG ?? null;
    if (ours === undefined) found.surplus.push(parcel);
    else if (oursG === null || theirsG === null || Math.abs(oursG - theirsG) <= sameWeightWithinG)
      found.matching += 1;
    else found.weights.push({ row, trackingCode, oursG, theirsG });
  }
  return { ...found, missing: [...left.values()] };
}
