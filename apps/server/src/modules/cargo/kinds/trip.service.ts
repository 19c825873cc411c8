/**
 * A trip that a hub unloads against what is on the road with it. It has arrived where that was not reported yet, and is
 * unloaded once nothing is unsettled.
 */
import type { arrivalCalls } from '@rohi/contract/cargo/arrivals.contract';
import type { ChecklistAnswers } from '@rohi/contract/cargo/checklists.contract';
import { readScannedCode } from '@rohi/contract/stations/scanned-code';
import { isSameSeal, sealNumber } from '@rohi/contract/stations/seal-number';
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { isOnTheRoad } from '@rohi/contract/trips/trip-words';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { outermostBags } from '../../containers/bags.service.ts';
import { insertSeal, type ExpectedItem } from '../../containers/checklists.service.ts';
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
import type { ScanOutcome } from '../../warehouse/scan-outcome.service.ts';
import { answerOf } from '../carried-answer.service.ts';
import type { Carried, CarryAct, TakeInKind } from '../container-kind.service.ts';
import { openList } from '../open-list.service.ts';
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

/** Compares the number of a seal of the vehicle with those on record, and notes it as it was read. */
export async function readVehicleSeal(
  context: Context,
  tx: Tx,
  act: CarryAct,
  { code, trip: read }: { code: string; trip: string },
): Promise<ScanOutcome> {
  const container = readScannedCode(read) ?? '';
  const carried = await readSeal(context, tx, act, { code, container });
  return answerOf(context, tx, tripKind, act, { container, code, isOfBag: false, carried });
}

const longestSeal = 40;

async function readSeal(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  act: CarryAct,
  { code, container }: { code: string; container: string },
): Promise<Carried> {
  const open = await openList(tx, tripKind, act, container, tripKind.says);
  if (typeof open === 'string') return { say: open };
  const number = sealNumber(code);
  if (number === '' || number.length > longestSeal) return { say: 'NOT_A_CODE' };
  if (open.list.endedAt !== null) return { say: 'UNLOADING_OVER' };
  const isMatch = open.row.units.some(({ seals }) => seals.some((seal) => isSameSeal(seal, number)));
  const seal = { bagCode: null, number, isMatch };
  const isNew = await insertSeal(tx, open.list.id, seal, { at: clock.now(), by: act.principal.name });
  if (isMatch) return { say: isNew ? 'SEAL_MATCHES' : 'SEAL_KNOWN' };
  return { say: 'SEAL_DIFFERS' };
}
