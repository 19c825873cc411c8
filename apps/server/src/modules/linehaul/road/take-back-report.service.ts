/**
 * Owns the taking back of reports from the road. Promises that a report stands in the history as taken back, with its
 * reason, that its parcels say so in the same transaction, and that the trip is where the reports say that are left.
 */
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { takeReportBack } from '@rohi/contract/linehaul/trip-road.contract';
import { isOnTheRoad } from '@rohi/contract/trips/trip-words';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { findChecklists } from '../../containers/checklists.service.ts';
import { findPlace } from '../../places/places.service.ts';
import {
  effectiveEvents,
  findParcelsOfTrips,
  findSentParcels,
  lockParcels,
  writeParcels,
  type KnownParcel,
  type ParcelWrite,
} from '../../tracking/tracking.service.ts';
import {
  announceTrips,
  findTrip,
  listTripEvents,
  lockTripRows,
  takeEventsBack,
  updateTripProgress,
  type TripEventRow,
} from '../../trips/trips.service.ts';
import { findSeenTrip } from '../list/trip-list.service.ts';
import { isRoadReport, stateByReports } from './road-state.ts';

type Asked = BodyOf<typeof takeReportBack>;

/**
 * Takes a report back; one that was taken back before stays as it is. Throws `list.notFound` and `linehaul.otherState`.
 */
export async function takeRoadReportBack(
  context: Context,
  principal: UserPrincipal,
  { code, eventId }: { code: string; eventId: number },
  { reason }: Asked,
): Promise<DataOf<typeof takeReportBack>> {
  const seen = await findSeenTrip(context, principal, code);
  if (seen === undefined) throw new AppError('list.notFound');
  return inTransaction(context.db, (tx) => takeBackWithin(context, tx, { principal, code, eventId, reason }));
}

/** The reason of a report that was put right by a later one. */
export const correctedReason = 'Исправлено новой записью';

/** The same in a transaction that does more. Throws `list.notFound` and `linehaul.otherState`. */
export async function takeBackWithin(
  context: Context,
  tx: Tx,
  {
    principal,
    code,
    eventId,
    reason,
  }: { principal: UserPrincipal; code: string; eventId: number; reason: string },
): Promise<DataOf<typeof takeReportBack>> {
  const seen = await findTrip(tx, code);
  const event = (await listTripEvents(tx, seen === undefined ? [] : [seen.id])).find(
    ({ id }) => id === eventId,
  );
  if (event === undefined || !isRoadReport(event.type)) throw new AppError('list.notFound');
  // Parcels are locked before the trip, in the order of all writers of both.
  const parcels = await lockParcels(tx, await codesOf(tx, code, event));
  const [trip] = await lockTripRows(tx, [code], 'change');
  if (trip === undefined) throw new AppError('list.notFound');
  const events = await listTripEvents(tx, [trip.id]);
  const standing = events.find(({ id, takenBackAt }) => id === eventId && takenBackAt === null);
  if (standing === undefined) return { parcels: 0, state: trip.state };
  if (!isOnTheRoad(trip.state) && trip.state !== 'ARRIVED')
    throw new AppError('linehaul.otherState', { params: { code } });
  // It has arrived: the hub has it in its hands.
  const isUnloading =
    event.type === 'ARRIVED' && (await findChecklists(tx, [trip.id], 'UNLOADING')).length > 0;
  if (isUnloading) throw new AppError('linehaul.otherState', { params: { code } });
  const at = context.clock.now();
  await takeEventsBack(tx, [eventId], { at, by: principal.name, reason });
  const corrected = await correctParcels(context, tx, parcels, { principal, event, reason });
  const state = stateByReports(events.filter(({ id }) => id !== eventId));
  if (state !== trip.state)
    await updateTripProgress(tx, trip.id, { state, ...(state === 'ARRIVED' ? {} : { arrivedAt: null }) });
  await recordUndo(tx, principal, { code, event, reason, parcels: corrected, at });
  await announceTrips(context.changes, tx);
  return { parcels: corrected, state };
}

/** The parcels that a report is about. */
async function codesOf(tx: Tx, code: string, { parcelIds }: TripEventRow): Promise<string[]> {
  if (parcelIds === null) return (await findParcelsOfTrips(tx, [code])).get(code) ?? [];
  const parcels = await findSentParcels(tx, { orderCodes: [], ids: parcelIds }, 'read');
  return parcels.map(({ trackingCode }) => trackingCode);
}

type Undo = { principal: UserPrincipal; event: TripEventRow; reason: string };

/**
 * Takes the report out of the histories of its parcels; what a parcel does not allow any more stays there. Returns of
 * how many.
 */
async function correctParcels(
  context: Context,
  tx: Tx,
  parcels: readonly KnownParcel[],
  undo: Undo,
): Promise<number> {
  const writes = parcels.flatMap((parcel): ParcelWrite[] => {
    const moves = correctionsOf(parcel, undo);
    return moves.length === 0 ? [] : [{ trackingCode: parcel.trackingCode, moves }];
  });
  if (writes.length === 0) return 0;
  const results = await writeParcels(context, tx, writes);
  return results.filter(({ outcomes }) => outcomes.some(({ result }) => result === 'moved')).length;
}

function correctionsOf(
  { history, state }: KnownParcel,
  { principal, event, reason }: Undo,
): ParcelWrite['moves'] {
  const details = { actor: principal, source: 'office', reason } as const;
  const target = effectiveEvents(history).find(
    (one) => one.requestId !== null && one.requestId === event.requestId,
  );
  if (target === undefined) return [];
  // A flag is taken down: that it was up stays true.
  if (target.type === 'FLAG_RAISED')
    return state.problems.includes('HELD') ? [{ ...details, type: 'FLAG_CLEARED', flag: 'HELD' }] : [];
  return [{ ...details, type: 'CORRECTED', corrects: target.seq }];
}

type Recorded = { code: string; event: TripEventRow; reason: string; parcels: number; at: Date };

async function recordUndo(
  tx: Tx,
  { userId, name }: UserPrincipal,
  { code, event, reason, parcels, at }: Recorded,
): Promise<void> {
  const place = event.placeId === null ? undefined : await findPlace(tx, event.placeId);
  await recordAudit(tx, {
    at,
    actor: { userId, name },
    action: 'trip:report-undo',
    subject: { type: 'trip', id: code },
    details: { event: event.type, place: place?.code ?? null, parcels, reason },
  });
}
