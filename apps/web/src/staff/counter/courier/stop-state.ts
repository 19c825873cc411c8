import type { DoorRow } from './door-queue.ts';
import type { Stop } from './stored-round.ts';

/** How a stop stands on this phone: `stored` is done here and not yet taken by the service. */
export type StopState = 'open' | 'stored' | 'refused' | 'given' | 'missed';

/** What became of a stop, with what waits on this phone counted in. */
export function stateOf(
  { id, parcels, notMet }: Pick<Stop, 'id' | 'parcels' | 'notMet'>,
  unsent: readonly Pick<DoorRow, 'facts'>[],
  refused: readonly Pick<DoorRow, 'facts'>[],
): StopState {
  if (unsent.some(({ facts }) => facts.stopId === id)) return 'stored';
  const isOut = parcels.some(({ ended }) => ended === null);
  if (isOut && refused.some(({ facts }) => facts.stopId === id)) return 'refused';
  if (isOut && notMet === null) return 'open';
  return parcels.some(({ ended }) => ended === 'GIVEN') ? 'given' : 'missed';
}

/** The parcels of a stop that the courier still has. */
export function outOf({ parcels }: Pick<Stop, 'parcels'>): string[] {
  return parcels.flatMap(({ trackingCode, ended }) => (ended === null ? [trackingCode] : []));
}
