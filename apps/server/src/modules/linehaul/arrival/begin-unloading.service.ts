/**
 * Owns how the unloading of a trip begins and ends. Promises that what was expected is written down once, with nobody moving its parcels meanwhile, and that a trip is
 * unloaded only when everything missing or too much is settled.
 */
import type { ScannedUnloading } from '@rohi/contract/linehaul/trip-arrival.contract';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { isOnTheRoad } from '@rohi/contract/trips/trip-words';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { outermostBags } from '../../containers/bags.service.ts';
import {
  endChecklist,
  findChecklists,
  insertChecklist,
  lockChecklist,
  type ExpectedItem,
} from '../../containers/checklists.service.ts';
import {
  announceTrips,
  findTrip,
  insertTripEvent,
  lockTripRows,
  updateTripProgress,
  type TripRow,
} from '../../trips/trips.service.ts';
import { lockDeparted } from '../departure/lock-load.service.ts';
import { doOnce } from '../once.service.ts';
import { bagsOfLoad } from './arriving.store.ts';
import { unloadingsOf } from './unloading-sums.service.ts';

export type Unloader = { principal: UserPrincipal; unitId: number };

/**
 * Begins to unload a trip at a hub; begun already, it stays as it is. Throws `list.notFound`, also for a trip to another hub, and `linehaul.otherState` for one that
 * has not left.
 */
export async function beginUnloading(
  context: Context,
  unloader: Unloader,
  code: string,
): Promise<ScannedUnloading> {
  await findUnloadable(context, unloader, code);
  return inPatientTransaction(context, `trip:${code}`, async (tx) => {
    const { trip, carried } = await lockDeparted(tx, code);
    const [known] = await findChecklists(tx, [trip.id]);
    if (known === undefined) await begin(context, tx, unloader, { trip, carried });
    return readNumbers(tx, trip);
  });
}

/** The trip of a code, as far as this hub may unload it. */
async function findUnloadable(
  { db }: Pick<Context, 'db'>,
  { unitId }: Unloader,
  code: string,
): Promise<TripRow> {
  const trip = await findTrip(db, code);
  if (trip === undefined || (trip.destinationId !== null && trip.destinationId !== unitId))
    throw new AppError('list.notFound');
  return trip;
}

type Carried = Awaited<ReturnType<typeof lockDeparted>>;

async function begin(
  context: Context,
  tx: Tx,
  { principal, unitId }: Unloader,
  { trip, carried }: Pick<Carried, 'trip' | 'carried'>,
): Promise<void> {
  const { id: tripId, code } = trip;
  if (!isOnTheRoad(trip.state) && trip.state !== 'ARRIVED')
    throw new AppError('linehaul.otherState', { params: { code } });
  const at = context.clock.now();
  const by = principal.name;
  const items = await expectedOf(tx, tripId, carried);
  await insertChecklist(tx, { owner: { tripId }, unitId, at, by }, items);
  const event = { tripId, placeId: unitId, at, recordedAt: at, by };
  if (trip.state !== 'ARRIVED') {
    await updateTripProgress(tx, tripId, { state: 'ARRIVED', arrivedAt: at });
    await insertTripEvent(tx, { ...event, type: 'ARRIVED' });
  }
  await insertTripEvent(tx, { ...event, type: 'UNLOADING_BEGUN' });
  await recordUnloading(tx, { principal, code, at }, 'trip:unload-begin', { parcels: items.length });
  await announceTrips(context.changes, tx);
}

/** What is still on the road: with the bag that it was loaded in, or lies in where no station has loaded it. */
async function expectedOf(tx: Tx, tripId: string, carried: Carried['carried']): Promise<ExpectedItem[]> {
  const expected = carried.filter(({ status }) => status === ParcelStatus.AwaitingHubIn);
  const loaded = await bagsOfLoad(tx, tripId);
  const bags = await outermostBags(
    tx,
    expected.map(({ id }) => id),
  );
  return expected.map(({ id, trackingCode }) => ({
    parcelId: id,
    code: trackingCode,
    bagCode: loaded.get(id) ?? bags.get(id)?.code ?? null,
  }));
}

/** Ends an unloading. Throws `list.notFound`, `linehaul.unsettled`, and `linehaul.otherState` for one that is over. */
export async function finishUnloading(
  context: Context,
  unloader: Unloader,
  { code, requestId }: { code: string; requestId: string },
): Promise<ScannedUnloading> {
  const { principal } = unloader;
  await findUnloadable(context, unloader, code);
  const once = { type: 'trip-unloaded', actor: principal, requestId, code };
  return doOnce(context, once, async (tx, at) => {
    const trip = await lockUnloading(tx, unloader, code);
    const [list] = await findChecklists(tx, [trip.id]);
    const numbers = await readNumbers(tx, trip);
    if (numbers.unsettled > 0)
      throw new AppError('linehaul.unsettled', { params: { code, things: numbers.unsettled } });
    const by = principal.name;
    await endChecklist(tx, list?.id ?? '', { at, by });
    await updateTripProgress(tx, trip.id, { state: 'UNLOADED' });
    const event = { tripId: trip.id, type: 'UNLOADED', placeId: unloader.unitId } as const;
    await insertTripEvent(tx, { ...event, at, recordedAt: at, by, requestId });
    const parcels = numbers.scanned + numbers.implied;
    await recordUnloading(tx, { principal, code, at }, 'trip:unload-finish', { parcels });
    await announceTrips(context.changes, tx);
    return { ...numbers, isOver: true };
  });
}

/** Locks an unloading that goes on at this hub, and its trip: nobody scans meanwhile. Throws `list.notFound` and `linehaul.otherState`. */
export async function lockUnloading(tx: Tx, { unitId }: Unloader, code: string): Promise<TripRow> {
  const seen = await findTrip(tx, code);
  if (seen === undefined) throw new AppError('list.notFound');
  const list = await lockChecklist(tx, { tripId: seen.id }, 'change');
  if (list === undefined || list.unitId !== unitId) throw new AppError('list.notFound');
  if (list.endedAt !== null) throw new AppError('linehaul.otherState', { params: { code } });
  const [trip] = await lockTripRows(tx, [code], 'change');
  return trip ?? seen;
}

/** The numbers of an unloading that has begun. */
export async function readNumbers(tx: Tx, trip: TripRow): Promise<ScannedUnloading> {
  const found = (await unloadingsOf(tx, [trip])).get(trip.id);
  if (found === undefined) throw new RangeError('an unloading that has begun has its list');
  return found.numbers;
}

export async function recordUnloading(
  tx: Tx,
  { principal: { userId, name }, code, at }: { principal: UserPrincipal; code: string; at: Date },
  action: 'trip:unload-begin' | 'trip:unload-settle' | 'trip:unload-finish',
  details: { parcels: number; how?: string },
): Promise<void> {
  const subject = { type: 'trip', id: code };
  await recordAudit(tx, { at, actor: { userId, name }, action, subject, details });
}
