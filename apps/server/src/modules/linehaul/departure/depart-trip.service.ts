/**
 * Owns departures. Promises that a trip leaves with all that is aboard in one transaction, never seen half; that what
 * was planned and is not aboard waits again; and that the same request departs once.
 */
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { departTrip as departCall } from '@rohi/contract/linehaul/trip-loading.contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { outermostBags } from '../../containers/bags.service.ts';
import { writeParcels, type ParcelWrite } from '../../tracking/tracking.service.ts';
import {
  announceTrips,
  insertTripEvent,
  updateTripProgress,
  type TripRow,
} from '../../trips/trips.service.ts';
import { findSeenTrip } from '../list/trip-list.service.ts';
import { obstaclesOf } from '../obstacles.service.ts';
import { doOnce } from '../once.service.ts';
import { giveToDeparture } from '../seals/seal-photos.service.ts';
import { noteLoads } from '../tally/trip-tallies.service.ts';
import { whyNotDepart } from './departure-rules.ts';
import { noteLeft, type LoadedParcel } from './load.store.ts';
import { lockLoad } from './lock-load.service.ts';

type Asked = BodyOf<typeof departCall>;
type Departed = DataOf<typeof departCall>;

/** A trip leaves. Throws as the call says. */
export async function departTrip(
  context: Context,
  principal: UserPrincipal,
  code: string,
  request: Asked,
): Promise<Departed> {
  const seen = await findSeenTrip(context, principal, code);
  if (seen === undefined) throw new AppError('list.notFound');
  checkTime(request.at, context.clock.now());
  const once = { type: 'trip-departure', actor: principal, requestId: request.requestId, code };
  return doOnce(context, once, async (tx, now) => {
    const { trip, load } = await lockLoad(tx, code);
    const aboard = load.filter(({ isAboard }) => isAboard);
    const left = load.filter(({ isAboard }) => !isAboard);
    const obstacles = await obstaclesOf(context, tx, trip, 'ABOARD');
    const refusal = whyNotDepart(trip, { aboard, missing: left.length, obstacles }, request);
    if (refusal !== undefined) throw new AppError(refusal.error, { params: refusal.params });
    const at = request.at === undefined ? now : new Date(request.at);
    await noteLeft(
      tx,
      trip.id,
      left.map(({ id }) => id),
    );
    await moveParcels(context, tx, { principal, trip, request, at }, aboard, left);
    await writeDeparture(context, tx, { principal, trip, request, at }, aboard.length);
    const bags = await outermostBags(
      tx,
      aboard.map(({ id }) => id),
    );
    return {
      parcels: aboard.length,
      bags: new Set([...bags.values()].map(({ id }) => id)).size,
      customers: new Set(aboard.flatMap(({ customerCode }) => customerCode ?? [])).size,
      left: left.length,
      departedAt: at.toISOString(),
    };
  });
}

const oldestDepartureMs = 72 * 3_600_000;
const futureToleranceMs = 2 * 60_000;

/** A departure may be reported late, as everything else on the road. */
function checkTime(at: string | undefined, now: Date): void {
  const age = at === undefined ? 0 : now.getTime() - Date.parse(at);
  if (age > oldestDepartureMs || age < -futureToleranceMs)
    throw new AppError('request.invalid', { fields: [{ field: 'at', error: 'notAllowed' }] });
}

type Departing = { principal: UserPrincipal; trip: TripRow; request: Asked; at: Date };

async function moveParcels(
  context: Context,
  tx: Tx,
  { principal, trip, request, at }: Departing,
  aboard: readonly LoadedParcel[],
  left: readonly LoadedParcel[],
): Promise<void> {
  const move = {
    type: 'LINEHAUL_DEPARTED',
    actor: principal,
    source: 'office',
    requestId: request.requestId,
    ...(request.at === undefined ? {} : { claimedAt: at }),
    ...(trip.originId === null ? {} : { placeId: trip.originId }),
  } as const;
  const writes: ParcelWrite[] = [
    ...aboard.map(({ trackingCode }) => ({ trackingCode, moves: [move] })),
    ...left.map(({ trackingCode }) => ({ trackingCode, carriedBy: null, moves: [] })),
  ];
  const results = await writeParcels(context, tx, writes);
  const refused = writes.flatMap(({ trackingCode }, index) =>
    results[index]?.outcomes.some(({ result }) => result === 'refused') === true ? [trackingCode] : [],
  );
  if (refused.length > 0)
    throw new AppError('linehaul.mayNotLeave', {
      params: { count: refused.length, codes: refused.slice(0, shownCodes).join(', ') },
    });
}

const shownCodes = 5;

async function writeDeparture(
  context: Context,
  tx: Tx,
  { principal, trip, request, at }: Departing,
  parcels: number,
): Promise<void> {
  const recordedAt = context.clock.now();
  const { id: tripId, code, originId: placeId } = trip;
  const { difference = null, note = null, requestId } = request;
  await updateTripProgress(tx, tripId, { state: 'DEPARTED', departedAt: at });
  const details = { placeId, note, requestId, difference };
  const event = { tripId, type: 'DEPARTED', at, recordedAt, by: principal.name, ...details } as const;
  const eventId = await insertTripEvent(tx, event);
  if (eventId !== undefined) await giveToDeparture(tx, tripId, eventId);
  noteLoads(tx, [code]);
  await recordAudit(tx, {
    at: recordedAt,
    actor: { userId: principal.userId, name: principal.name },
    action: 'trip:depart',
    subject: { type: 'trip', id: code },
    details: { parcels, reason: difference },
  });
  await announceTrips(context.changes, tx);
}
