/** The trips that a delay can be announced of. */
import type { DataOf } from '@rohi/contract/endpoint';
import type { tripsToDelay } from '@rohi/contract/linehaul/trip-delays.contract';
import { isBeforeDeparture } from '@rohi/contract/trips/trip-words';
import type { Context } from '../../../context.ts';
import { goodsScopeOf } from '../../../principal.ts';
import { listTripDelays, listTripEvents, listTripRows } from '../../trips/trips.service.ts';
import { readTallies } from '../tally/trip-tallies.service.ts';
import { describeDelay, isStanding, readTripNames } from '../trip-words.service.ts';
import type { DelayCaller } from './announce-delay.service.ts';
import { delayableStates } from './delay-records.service.ts';

/** Those that the caller sees, of one channel or of all; on the road first, in the order of leaving. */
export async function listTripsToDelay(
  context: Context,
  { principal, locale }: DelayCaller,
  channel?: number,
): Promise<DataOf<typeof tripsToDelay>> {
  const { unitId, pickupPointId } = goodsScopeOf(principal);
  const isSeen = (originId: number | null) =>
    pickupPointId === undefined && (unitId === undefined || originId === unitId);
  const trips = (await listTripRows(context.db, delayableStates)).filter(
    ({ originId, channelId }) => isSeen(originId) && (channel === undefined || channelId === channel),
  );
  const ids = trips.map(({ id }) => id);
  const [names, tallies, delays, events] = await Promise.all([
    readTripNames(context, locale),
    readTallies(context.db, ids),
    listTripDelays(context.db, ids),
    listTripEvents(context.db, ids),
  ]);
  const described = trips.map(({ id, code, state, channelId }) => {
    const isWaiting = isBeforeDeparture(state);
    const last = events.findLast(
      (event) =>
        event.tripId === id &&
        event.takenBackAt === null &&
        event.parcelIds === null &&
        event.placeId !== null,
    );
    const delay = delays.findLast((each) => each.tripId === id && isStanding(each));
    const tally = tallies.get(id);
    return {
      code,
      state,
      channelId,
      channel: names.channel(channelId),
      parcels: (isWaiting ? tally?.parcels : tally?.onRoad) ?? 0,
      place: isWaiting ? null : names.place(last?.placeId ?? null),
      since: isWaiting ? null : (last?.at.toISOString() ?? null),
      delay: delay === undefined ? null : describeDelay(names, delay),
    };
  });
  const isOnRoad = ({ state }: (typeof described)[number]) => !isBeforeDeparture(state);
  return {
    trips: [...described.filter(isOnRoad), ...described.filter((trip) => !isOnRoad(trip))],
  };
}
