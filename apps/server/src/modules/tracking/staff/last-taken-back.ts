import { effectiveEvents, type ParcelEvent } from '../moves/parcel-history.ts';

/**
 * What an undo takes back: the last event that somebody reported. Flags stand beside it and are taken down by
 * themselves.
 */
export function lastTakenBack(history: readonly ParcelEvent[]): ParcelEvent | undefined {
  return effectiveEvents(history).findLast(({ implied, type }) => !implied && !type.startsWith('FLAG_'));
}
