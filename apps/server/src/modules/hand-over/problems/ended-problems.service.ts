/**
 * Owns that a parcel which was not taken at the counter waits no more once the office has released it, sent it
 * elsewhere or cancelled it.
 */
import { follow, type Projection } from '../../../platform/projections.ts';
import { parcelsWritten, type WrittenParcel } from '../../tracking/moves/written-parcels.service.ts';
import { endCounterProblems } from './counter-problem.store.ts';

export const counterProblemsEnded: Projection = {
  follows: [follow(parcelsWritten, released)],
  write: endCounterProblems,
};

function released({ parcelId, before, after }: WrittenParcel): string[] {
  if (before === undefined || !before.state.problems.includes('HELD')) return [];
  const isHeld = after.state.problems.includes('HELD') && after.state.status === before.state.status;
  return isHeld ? [] : [parcelId];
}
