import type { Tone } from '../tone.ts';
import { ParcelStatus, type ParcelProblem } from './parcel-status.ts';

const toneOf: Record<ParcelStatus, Tone> = {
  [ParcelStatus.AwaitingSubmission]: 'gold',
  [ParcelStatus.AwaitingDeclaration]: 'gold',
  [ParcelStatus.AwaitingDeparture]: 'lapis',
  [ParcelStatus.AwaitingHubIn]: 'lapis',
  [ParcelStatus.AwaitingHubOut]: 'lapis',
  [ParcelStatus.AwaitingPickupPoint]: 'lapis',
  [ParcelStatus.AwaitingCustomer]: 'green',
  [ParcelStatus.Received]: 'grey',
  [ParcelStatus.Cancelled]: 'grey',
};

/** The colour of a status. */
export function toneOfStatus(status: ParcelStatus): Tone {
  return toneOf[status];
}

/** The colour of a problem's note: gold where time is running, danger where the goods are, else grey. */
export function toneOfProblem(problem: ParcelProblem): 'gold' | 'danger' | 'grey' {
  if (problem === 'OVERDUE') return 'gold';
  return problem === 'LOST' || problem === 'DAMAGED' ? 'danger' : 'grey';
}
