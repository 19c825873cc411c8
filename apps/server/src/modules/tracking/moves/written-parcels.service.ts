/** What the rooms above receive of parcels before a write of them is committed. */
import type { WriteKind } from '../../../platform/projections.ts';
import type { ParcelState } from './parcel-history.ts';
import type { ParcelFacts } from './parcel.store.ts';

export type ParcelContent = { facts: ParcelFacts; state: ParcelState };

/** A parcel as a write found it and as it left it. */
export type WrittenParcel = {
  parcelId: string;
  /** Undefined for a parcel that was made, or of which it is not known. */
  before: ParcelContent | undefined;
  after: ParcelContent;
  /** All that follows is to be made again, whatever has changed. */
  again?: true;
};

/** Parcels were made or changed. */
export const parcelsWritten: WriteKind<WrittenParcel> = { name: 'tracking.parcelsWritten' };
