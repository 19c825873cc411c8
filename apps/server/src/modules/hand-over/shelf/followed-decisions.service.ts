/**
 * Owns that a decision about a parcel on the shelf ends with whatever takes the parcel off it, and is taken back with
 * what puts it there again, in the same transaction.
 */
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { follow, type Projection } from '../../../platform/projections.ts';
import { parcelsWritten, type WrittenParcel } from '../../tracking/moves/written-parcels.service.ts';
import { followParcels } from './shelf-decision.store.ts';

export const shelfDecisionsFollowed: Projection = {
  follows: [follow(parcelsWritten, leftOrCameBack)],
  write: followParcels,
};

function leftOrCameBack({ parcelId, before, after }: WrittenParcel): string[] {
  const lay = before?.state.status === ParcelStatus.AwaitingCustomer;
  return before !== undefined && lay !== (after.state.status === ParcelStatus.AwaitingCustomer)
    ? [parcelId]
    : [];
}
