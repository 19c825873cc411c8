import { isOfBorder } from '@rohi/contract/trips/trip-words';
import type { TripEventType } from '@rohi/contract/trips/trip-words';

type Event = { type: TripEventType; takenBackAt: string | null };

/**
 * Whether a departure may still be taken back: no report that stands says that border or customs have seen the trip.
 * What is not known yet is not offered.
 */
export function mayComeBack(events: readonly Event[] | undefined): boolean {
  return (
    events !== undefined && !events.some((event) => event.takenBackAt === null && isOfBorder(event.type))
  );
}
