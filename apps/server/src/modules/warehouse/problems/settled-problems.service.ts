/**
 * What ends a problem of a parcel. Promises that none is open of a parcel that has gone on, was closed, or was released
 * by the office.
 */
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { follow, type Projection } from '../../../platform/projections.ts';
import { parcelsWritten, type WrittenParcel } from '../../tracking/moves/written-parcels.service.ts';
import { endSettled } from './parcel-problem.store.ts';

/** Problems of parcels that wait for departure no more, or are held no more. */
export const settledProblems: Projection = {
  follows: [follow(parcelsWritten, concerned)],
  write: endSettled,
};

function concerned({ parcelId, before, after, again }: WrittenParcel): string[] {
  if (again === true) return [parcelId];
  if (before === undefined || before.state.status !== ParcelStatus.AwaitingDeparture) return [];
  const isReleased = before.state.problems.includes('HELD') && !after.state.problems.includes('HELD');
  return isReleased || after.state.status !== ParcelStatus.AwaitingDeparture ? [parcelId] : [];
}
