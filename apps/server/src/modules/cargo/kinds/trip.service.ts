/** A trip that a hub unloads against what is on the road with it. It has arrived where nobody has said so yet, and is unloaded once nothing is unsettled. */
import type { arrivalCalls } from '@rohi/contract/cargo/arrivals.contract';
import type { ChecklistAnswers } from '@rohi/contract/cargo/checklists.contract';
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { isOnTheRoad } from '@rohi/contract/trips/trip-words';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { outermostBags } from '../../containers/bags.service.ts';
import type { ExpectedItem } from '../../containers/checklists.service.ts';
import { lockDeparted } from '../../linehaul/departure/lock-load.service.ts';
import { bagsOfLoad } from '../../linehaul/loading/loaded.service.ts';
import type { ScannableParcel } from '../../tracking/tracking.service.ts';
import {
  announceTrips,
  findTrip,
  insertTripEvent,
  lockTripRows,
  updateTripProgress,
  type TripRow,
} from '../../trips/trips.service.ts';
import type { Carried, TakeInKind } from '../container-kind.service.ts';
import { isToBeWeighed } from '../weighing/weigh-again.service.ts';
import { listArrivals, pageOfUnloading, unloadingsOf } from './trip-pages.service.ts';

export const tripKind: TakeInKind<TripRow, ChecklistAnswers<typeof arrivalCalls>> = {
  name: 'trip',
  left: 'arrival',
  arrival: { type: 'HUB_INBOUND', status: ParcelStatus.AwaitingHubOut },
  says: {
    noSuch: 'NO_SUCH_TRIP',
    notBegun: 'UNLOADING_NOT_BEGUN',
    over: 'UNLOADING_OVER',
    taken: 'INBOUND',
    damaged: 'INBOUND_DAMAGED',
    surplus: 'INBOUND_SURPLUS',
    again: 'ALREADY_INBOUND',
  },
  audit: { begin: 'trip:unload-begin', settle: 'trip:unload-settle', finish: 'trip:unload-finish' },
  subject: 'trip',
  once: { settle: 'trip-settled', finish: 'trip-unloaded' },
  errors: {
    notBegun: () => new AppError('list.notFound'),
    otherState: (code) => new AppError('linehaul.otherState', { params: { code } }),
    unsettled: (code, things) => new AppError('linehaul.unsettled', { params: { code, things } }),
  },

  find: findTrip,
  lock: async (tx, code) => (await lockTripRows(tx, [code], 'change'))[0],
  ownerOf: ({ id }) => ({ tripId: id }),
  unitOf: ({ destinationId }) => destinationId,
  isSeen: () => true,
  mayBegin: ({ state }) => isOnTheRoad(state) || state === 'ARRIVED',
  async lockExpected(tx, { code }) {
    const { trip, carried } = await lockDeparted(tx, code);
    return { row: trip, expected: () => onTheRoad(tx, trip.id, carried) };
  },
  async begun(context, tx, { id: tripId, state }, { unitId, at, by }) {
    const event = { tripId, placeId: unitId, at, recordedAt: at, by };
    if (state !== 'ARRIVED') {
      await updateTripProgress(tx, tripId, { state: 'ARRIVED', arrivedAt: at });
      await insertTripEvent(tx, { ...event, type: 'ARRIVED' });
    }
    await insertTripEvent(tx, { ...event, type: 'UNLOADING_BEGUN' });
    await announceTrips(context.changes, tx);
  },
  async finished(context, tx, { id: tripId }, { unitId, at, by, requestId }) {
    await updateTripProgress(tx, tripId, { state: 'UNLOADED' });
    const event = { tripId, type: 'UNLOADED', placeId: unitId, at, recordedAt: at, by } as const;
    await insertTripEvent(tx, { ...event, requestId });
    await announceTrips(context.changes, tx);
  },

  mayTake: () => true,
  whyNotExpected: (_tx, _act, parcel, { code }) => whyNotExpected(parcel, code),

  numbersOf: async (db, trip) => (await unloadingsOf(db, [trip])).get(trip.id) ?? null,
  answer: (numbers, beside) => ({ unloading: numbers && { ...numbers, ...beside } }),
  beside: async (context, tx, code, { say, elsewhere }) => ({
    otherTrip: elsewhere?.trip ?? null,
    ...(arrived.has(say) && (await isToBeWeighed(context, tx, code)) ? { isToBeWeighed: true } : {}),
  }),
  unseen: { bag: null, unloading: null },

  list: listArrivals,
  page: pageOfUnloading,
  snapshot: ({ units }) => ({ seals: units.flatMap(({ seals }) => seals) }),
  settled: (settled, unloading) => ({ settled, unloading }),
};

/** Of a parcel that stands before the clerk. */
const arrived: ReadonlySet<ScanSay> = new Set<ScanSay>(['INBOUND', 'INBOUND_DAMAGED', 'INBOUND_SURPLUS']);

type OnBoard = Awaited<ReturnType<typeof lockDeparted>>['carried'];

/** What is still on the road: with the bag that it was loaded in, or lies in where no station has loaded it. */
async function onTheRoad(tx: Tx, tripId: string, carried: OnBoard): Promise<ExpectedItem[]> {
  const expected = carried.filter(({ status }) => status === ParcelStatus.AwaitingHubIn);
  const loaded = await bagsOfLoad(tx, tripId);
  const ids = expected.map(({ id }) => id);
  const bags = await outermostBags(tx, ids);
  return expected.map(({ id, trackingCode }) => ({
    parcelId: id,
    code: trackingCode,
    bagCode: loaded.get(id) ?? bags.get(id)?.code ?? null,
  }));
}

function whyNotExpected({ state: { status }, facts: { tripCode } }: ScannableParcel, trip: string): Carried {
  if (status === ParcelStatus.AwaitingHubOut) return { say: 'ALREADY_INBOUND' };
  if (status === ParcelStatus.Received) return { say: 'COLLECTED' };
  if (status === ParcelStatus.Cancelled) return { say: 'CANCELLED' };
  const isOfOther = tripCode !== null && tripCode !== trip;
  return isOfOther ? { say: 'OF_OTHER_TRIP', elsewhere: { trip: tripCode } } : { say: 'NOT_EXPECTED' };
}
