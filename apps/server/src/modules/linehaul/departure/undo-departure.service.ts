/**
 * Takes a departure back whole, and a trip that has not left. Promises that either is done to all parcels of the trip
 * in one transaction, or to none.
 */
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { undoDeparture as undoCall } from '@rohi/contract/linehaul/trip-loading.contract';
import type { takeTripBack as takeBackCall } from '@rohi/contract/linehaul/trip-page.contract';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { isBeforeDeparture, isOfBorder, isOnTheRoad } from '@rohi/contract/trips/trip-words';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import {
  effectiveEvents,
  lockParcels,
  writeParcels,
  type KnownParcel,
  type ParcelWrite,
} from '../../tracking/tracking.service.ts';
import {
  announceTrips,
  insertTripEvent,
  listTripEvents,
  takeEventsBack,
  updateTripProgress,
  type TripEventRow,
  type TripRow,
} from '../../trips/trips.service.ts';
import { findSeenTrip } from '../list/trip-list.service.ts';
import { doOnce } from '../once.service.ts';
import { noteLoads } from '../tally/trip-tallies.service.ts';
import { replanLeft, type DepartedParcel } from './load.store.ts';
import { lockDeparted, lockLoad } from './lock-load.service.ts';

const shownCodes = 5;

/**
 * Takes a departure back until the first report of customs or border: all is aboard in China again and lies where it
 * lay, and what stayed is planned for the trip again, unless it goes otherwise by now. Throws as the call says.
 */
export async function undoDeparture(
  context: Context,
  principal: UserPrincipal,
  code: string,
  { requestId, reason }: BodyOf<typeof undoCall>,
): Promise<DataOf<typeof undoCall>> {
  await checkSeen(context, principal, code);
  return doOnce(context, { type: 'trip-undo', actor: principal, requestId, code }, async (tx, at) => {
    const { trip, carried, left } = await lockDeparted(tx, code);
    if (!isOnTheRoad(trip.state)) throw new AppError('linehaul.otherState', { params: { code } });
    const road = await roadSinceDeparture(tx, trip);
    const moved = carried.filter(({ status }) => status !== ParcelStatus.AwaitingHubIn);
    if (moved.length > 0) throw movedOn(moved);
    const codes = carried.map(({ trackingCode }) => trackingCode);
    await takeParcelsBack(context, tx, { principal, requestId, reason, code }, codes);
    const elsewhere = await planAgain(context, tx, trip, left);
    await updateTripProgress(tx, trip.id, { state: 'LOADING', departedAt: null });
    const taken = { at, by: principal.name, reason };
    await takeEventsBack(
      tx,
      road.map(({ id }) => id),
      taken,
    );
    await writeEnd(context, tx, { principal, trip, reason, at }, 'DEPARTURE_UNDONE', codes.length);
    return { parcels: codes.length, replanned: left.length, elsewhere };
  });
}

/** What has stayed is planned as it was before the departure; how much of it goes otherwise by now. */
async function planAgain(
  context: Context,
  tx: Tx,
  { id, code }: TripRow,
  left: readonly DepartedParcel[],
): Promise<number> {
  const writes = left.map(({ trackingCode }) => ({ trackingCode, carriedBy: code, moves: [] }));
  if (writes.length > 0) await writeParcels(context, tx, writes);
  return replanLeft(
    tx,
    id,
    left.map((each) => each.id),
  );
}

async function checkSeen(context: Context, principal: UserPrincipal, code: string): Promise<void> {
  if ((await findSeenTrip(context, principal, code)) === undefined) throw new AppError('list.notFound');
}

/**
 * The departure that stands, and what was reported since. Throws `linehaul.undoTooLate` when customs or border are
 * among it.
 */
async function roadSinceDeparture(tx: Tx, { id, code }: TripRow): Promise<TripEventRow[]> {
  const standing = (await listTripEvents(tx, [id])).filter(({ takenBackAt }) => takenBackAt === null);
  const departure = standing.findLastIndex(({ type }) => type === 'DEPARTED');
  const since = standing.slice(Math.max(departure, 0));
  if (since.some(({ type }) => isOfBorder(type)))
    throw new AppError('linehaul.undoTooLate', { params: { code } });
  return since.filter(({ type }) => type === 'DEPARTED' || type === 'HUB_PASSED');
}

function movedOn(parcels: readonly { trackingCode: string }[]): AppError {
  const codes = parcels.slice(0, shownCodes).map(({ trackingCode }) => trackingCode);
  return new AppError('linehaul.movedOn', { params: { codes: codes.join(', ') } });
}

type Undoing = { principal: UserPrincipal; requestId: string; reason: string; code: string };

/** The departure of each parcel is taken back, and the places that it has passed since. */
async function takeParcelsBack(
  context: Context,
  tx: Tx,
  undoing: Undoing,
  codes: readonly string[],
): Promise<void> {
  const parcels = await lockParcels(tx, codes);
  const results = await writeParcels(
    context,
    tx,
    parcels.map((parcel) => correctionsOf(parcel, undoing)),
  );
  const refusals = results.flatMap(({ outcomes }, index) => {
    const refused = outcomes.find((outcome) => outcome.result === 'refused');
    const trackingCode = parcels[index]?.trackingCode;
    return refused?.result === 'refused' && trackingCode !== undefined
      ? [{ trackingCode, error: refused.error }]
      : [];
  });
  if (refusals.some(({ error }) => error === 'tracking.undoTooLate'))
    throw new AppError('linehaul.undoTooLate', { params: { code: undoing.code } });
  if (refusals.length > 0) throw movedOn(refusals);
}

function correctionsOf(
  { trackingCode, history }: KnownParcel,
  { principal, requestId, reason }: Undoing,
): ParcelWrite {
  const standing = effectiveEvents(history);
  const departure = standing.findLast(({ type }) => type === 'LINEHAUL_DEPARTED');
  const passed = standing.filter(
    ({ type, seq }) => (type === 'HUB_PASSED' || type === 'DELAYED') && seq > (departure?.seq ?? 0),
  );
  const correct = { type: 'CORRECTED', actor: principal, source: 'office', reason } as const;
  return {
    trackingCode,
    moves: [
      ...passed.toReversed().map(({ seq }) => ({ ...correct, corrects: seq })),
      { ...correct, requestId, corrects: departure?.seq ?? 0 },
    ],
  };
}

/**
 * Takes back a trip that has not left: what was planned for it, and what is aboard, waits again. Throws as the call
 * says.
 */
export async function takeTripBack(
  context: Context,
  principal: UserPrincipal,
  code: string,
  { requestId, reason }: BodyOf<typeof takeBackCall>,
): Promise<{ parcels: number }> {
  await checkSeen(context, principal, code);
  return doOnce(context, { type: 'trip-take-back', actor: principal, requestId, code }, async (tx, at) => {
    const { trip, load } = await lockLoad(tx, code);
    if (!isBeforeDeparture(trip.state)) throw new AppError('linehaul.otherState', { params: { code } });
    await writeParcels(
      context,
      tx,
      load.map(({ trackingCode }) => ({ trackingCode, carriedBy: null, moves: [] })),
    );
    await updateTripProgress(tx, trip.id, { state: 'TAKEN_BACK', endedReason: reason });
    await writeEnd(context, tx, { principal, trip, reason, at }, 'TAKEN_BACK', load.length);
    return { parcels: load.length };
  });
}

async function writeEnd(
  context: Context,
  tx: Tx,
  { principal, trip, reason, at }: { principal: UserPrincipal; trip: TripRow; reason: string; at: Date },
  type: 'DEPARTURE_UNDONE' | 'TAKEN_BACK',
  parcels: number,
): Promise<void> {
  const { id: tripId, code } = trip;
  await insertTripEvent(tx, { tripId, type, at, recordedAt: at, by: principal.name, note: reason });
  noteLoads(tx, [code]);
  await recordAudit(tx, {
    at,
    actor: { userId: principal.userId, name: principal.name },
    action: type === 'TAKEN_BACK' ? 'trip:take-back' : 'trip:undo',
    subject: { type: 'trip', id: code },
    details: { parcels, reason },
  });
  await announceTrips(context.changes, tx);
}
