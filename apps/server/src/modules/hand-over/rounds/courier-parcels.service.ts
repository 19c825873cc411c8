/** Owns that how a parcel's way with a courier has ended stands in its row, in the transaction that ends it, by whatever way. */
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { follow, type Projection } from '../../../platform/projections.ts';
import { parcelsWritten, type WrittenParcel } from '../../tracking/moves/written-parcels.service.ts';
import { noteEnds } from './round.store.ts';

/** Comes before the charges of parcels, which follow the fees of ways that were not taken back. */
export const courierParcels: Projection = {
  follows: [follow(parcelsWritten, wasReady)],
  write: noteEnds,
};

function wasReady({ parcelId, before, after }: WrittenParcel): string[] {
  const isReady = [before, after].some((content) => content?.state.status === ParcelStatus.AwaitingCustomer);
  return isReady ? [parcelId] : [];
}
