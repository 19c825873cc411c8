/**
 * Owns that the row of a hand-over says so when it was taken back, in the transaction that takes it back, by whatever
 * way.
 */
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { follow, type Projection } from '../../../platform/projections.ts';
import { parcelsWritten, type WrittenParcel } from '../../tracking/moves/written-parcels.service.ts';
import { takeHandOversBack } from './hand-over.store.ts';

export const handOversTakenBack: Projection = {
  follows: [follow(parcelsWritten, noLongerCollected)],
  write: takeHandOversBack,
};

function noLongerCollected({ parcelId, before, after }: WrittenParcel): string[] {
  const was = before?.state.status === ParcelStatus.Received;
  return was && after.state.status !== ParcelStatus.Received ? [parcelId] : [];
}
