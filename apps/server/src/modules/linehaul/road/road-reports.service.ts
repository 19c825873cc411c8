/**
 * Owns what is reported of trips on their road. Promises that a report is written once for one request, in the history
 * of the trip and of all its parcels on the road in one transaction, and that it says where the trip is from then on.
 */
import { dushanbeMinute } from '@rohi/contract/dushanbe-time';
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { readTripEvents, reportPosition } from '@rohi/contract/linehaul/trip-road.contract';
import type { Locale } from '@rohi/contract/locales';
import { loadDifferenceNames, tripEventNames } from '@rohi/contract/trips/trip-names';
import { isOnTheRoad, type RoadReport, type TripState } from '@rohi/contract/trips/trip-words';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { findPlace } from '../../places/places.service.ts';
import {
  findParcelsOfTrips,
  roadEvents,
  writeParcels,
  type ParcelWrite,
} from '../../tracking/tracking.service.ts';
import {
  announceTrips,
  findEventOfRequest,
  insertTripEvent,
  listTripDelays,
  listTripEvents,
  lockTripRows,
  updateTripProgress,
  type TripRow,
} from '../../trips/trips.service.ts';
import { stateAfterReport } from './road-state.ts';
import { correctedReason, takeBackWithin } from './take-back-report.service.ts';
import { findSeenTrip } from '../list/trip-list.service.ts';
import { photosOfDepartures } from '../seals/seal-photos.service.ts';
import { describeDelay, readTripNames } from '../trip-words.service.ts';

type Report = BodyOf<typeof reportPosition>;

/** The history of a trip, the newest first. Throws `list.notFound`, also for one beyond the caller's warehouse. */
export async function readEvents(
  context: Context,
  { principal, locale }: { principal: UserPrincipal; locale: Locale },
  code: string,
): Promise<DataOf<typeof readTripEvents>> {
  const trip = await findSeenTrip(context, principal, code);
  if (trip === undefined) throw new AppError('list.notFound');
  const [names, events, delays, photos] = await Promise.all([
    readTripNames(context, locale),
    listTripEvents(context.db, [trip.id]),
    listTripDelays(context.db, [trip.id]),
    photosOfDepartures(context.db, trip.id),
  ]);
  return {
    events: events
      .toReversed()
      .map(({ id, type, placeId, at, recordedAt, by, note, parcelIds, difference, ...rest }) => ({
        id,
        type,
        title: tripEventNames[type][locale],
        placeId,
        place: names.place(placeId),
        at: at.toISOString(),
        recordedAt: recordedAt.toISOString(),
        by,
        note,
        ticked: parcelIds?.length ?? null,
        difference: difference === null ? null : loadDifferenceNames[difference][locale],
        photos: photos.get(id) ?? [],
        takenBackAt: rest.takenBackAt?.toISOString() ?? null,
        takenBackReason: rest.takenBackReason,
      })),
    delays: delays.toReversed().map((delay) => describeDelay(names, delay)),
  };
}

/** Reports where a trip is, or what customs do with it or with ticked parcels of it. Throws as the call says. */
export async function reportRoad(
  context: Context,
  principal: UserPrincipal,
  code: string,
  report: Report,
): Promise<DataOf<typeof reportPosition>> {
  const seen = await findSeenTrip(context, principal, code);
  if (seen === undefined) throw new AppError('list.notFound');
  const now = context.clock.now();
  await checkReport(context, report, now);
  return inTransaction(context.db, async (tx) => {
    const existing = await findEventOfRequest(tx, report.requestId);
    if (existing !== undefined) return { id: existing.id, state: seen.state, parcels: 0, ofParcels: 0 };
    checkState(seen, code);
    checkAfterDeparture(seen, report);
    // Parcels are locked before the trip, in the order of all writers of both.
    if (report.corrects !== undefined)
      await takeBackWithin(context, tx, {
        principal,
        code,
        eventId: report.corrects,
        reason: correctedReason,
      });
    const written = await writeToParcels(context, tx, { principal, code, report });
    if (written.parcels === 0) await refuseRepeated(context, tx, seen.id, report);
    const [trip] = await lockTripRows(tx, [code], 'change');
    if (trip === undefined) throw new AppError('list.notFound');
    checkState(trip, code);
    const at = report.at === undefined ? now : new Date(report.at);
    const state = await moveTrip(tx, trip, report, at);
    const { type, placeId = null, note = null, requestId } = report;
    const about = {
      parcelIds: report.codes === undefined ? null : written.parcelIds,
      placeId,
      note,
      requestId,
    };
    const event = { tripId: trip.id, type, at, recordedAt: now, by: principal.name, ...about };
    const id = await insertTripEvent(tx, event);
    // The same request at the same time: the other one has written it, and waits for nothing.
    if (id === undefined) throw new AppError('server.busy');
    await recordReport(tx, principal, { code, report, parcels: written.parcels, at: now });
    await announceTrips(context.changes, tx);
    return { id, state, parcels: written.parcels, ofParcels: written.of };
  });
}

const minuteMs = 60_000;
const oldestReportMs = 72 * 3_600_000;
const futureToleranceMs = 2 * 60_000;

async function checkReport({ db }: Context, { type, at, placeId, codes }: Report, now: Date): Promise<void> {
  const refuse = (field: string, error: 'notAllowed' | 'required') =>
    new AppError('request.invalid', { fields: [{ field, error }] });
  const age = at === undefined ? 0 : now.getTime() - Date.parse(at);
  if (age > oldestReportMs || age < -futureToleranceMs) throw refuse('at', 'notAllowed');
  if (type === 'HUB_PASSED' && placeId === undefined) throw refuse('placeId', 'required');
  if (placeId !== undefined && (await findPlace(db, placeId)) === undefined)
    throw refuse('placeId', 'notAllowed');
  // A trip arrives whole.
  if (type === 'ARRIVED' && codes !== undefined) throw refuse('codes', 'notAllowed');
}

function checkState({ state }: TripRow, code: string): void {
  if (!isOnTheRoad(state)) throw new AppError('linehaul.otherState', { params: { code } });
}

/** A lorry is nowhere before it has left: people name minutes, a departure has seconds. */
function checkAfterDeparture({ departedAt, isFromFile }: TripRow, { at }: Report): void {
  // Of a trip that a file has named, the departure on record is the moment when the file was read.
  if (at === undefined || departedAt === null || isFromFile) return;
  if (Date.parse(at) + minuteMs > departedAt.getTime()) return;
  const min = dushanbeMinute(departedAt);
  throw new AppError('request.invalid', { fields: [{ field: 'at', error: 'tooSmall', params: { min } }] });
}

/**
 * Refuses a report that changes no parcel because customers see an earlier one of the same. A second one would stand
 * with the trip alone, and a user who meant to put the first right would not learn of it.
 */
async function refuseRepeated(context: Context, tx: Tx, tripId: string, report: Report): Promise<void> {
  const { type, placeId = null, codes } = report;
  if (codes !== undefined || !isParcelEvent(type)) return;
  const standing = (await listTripEvents(tx, [tripId])).findLast(
    (event) => event.type === type && event.placeId === placeId && event.takenBackAt === null,
  );
  if (standing === undefined) return;
  const names = await readTripNames(context, 'ru');
  const { id: eventId, at } = standing;
  const place = names.place(placeId) ?? tripEventNames[type].ru;
  throw new AppError('linehaul.reportedBefore', {
    params: { place, moment: dushanbeMinute(at) },
    current: { eventId, at: at.toISOString() },
  });
}

type Asked = { principal: UserPrincipal; code: string; report: Report };

const shownCodes = 5;

/**
 * The report in the history of each parcel that is on the road; what customs only look at stands with the trip alone.
 */
async function writeToParcels(
  context: Context,
  tx: Tx,
  { principal, code, report }: Asked,
): Promise<{ parcels: number; of: number; parcelIds: string[] }> {
  const all = (await findParcelsOfTrips(tx, [code])).get(code) ?? [];
  const own = new Set(all);
  const foreign = (report.codes ?? []).filter((each) => !own.has(each));
  if (foreign.length > 0)
    throw new AppError('linehaul.parcelsElsewhere', {
      params: { codes: foreign.slice(0, shownCodes).join(', ') },
    });
  const ticked = report.codes === undefined ? all : [...new Set(report.codes)];
  const moves = movesOf(principal, report);
  const writes = ticked.map((trackingCode): ParcelWrite => ({ trackingCode, moves }));
  if (moves.length === 0 && report.codes === undefined) return { parcels: 0, of: 0, parcelIds: [] };
  const results = await writeParcels(context, tx, writes);
  return {
    parcels: results.filter(({ outcomes }) => outcomes.some(({ result }) => result === 'moved')).length,
    of: moves.length === 0 ? 0 : ticked.length,
    parcelIds: results.flatMap(({ parcelId }) => parcelId ?? []),
  };
}

function movesOf(
  actor: UserPrincipal,
  { type, at, placeId, note, codes, requestId }: Report,
): ParcelWrite['moves'] {
  const place = placeId === undefined ? {} : { placeId };
  // By the request the event of a parcel is found again when the report is taken back.
  const details = {
    actor,
    source: 'office',
    requestId,
    ...(at === undefined ? {} : { claimedAt: new Date(at) }),
  } as const;
  if (type === 'CUSTOMS_HELD' && codes !== undefined)
    return [
      { ...details, type: 'FLAG_RAISED', flag: 'HELD', reason: note ?? tripEventNames.CUSTOMS_HELD.ru },
    ];
  return isParcelEvent(type) ? [{ ...details, ...place, type }] : [];
}

type ParcelReport = Exclude<RoadReport, 'CUSTOMS_HELD' | 'CUSTOMS_INSPECTED' | 'PAPERS_MISSING' | 'ARRIVED'>;

function isParcelEvent(type: RoadReport): type is ParcelReport {
  return (roadEvents as ReadonlySet<string>).has(type);
}

async function moveTrip(tx: Tx, trip: TripRow, { type, codes }: Report, at: Date): Promise<TripState> {
  const state = codes === undefined ? (stateAfterReport[type] ?? trip.state) : trip.state;
  if (state !== trip.state)
    await updateTripProgress(tx, trip.id, { state, ...(state === 'ARRIVED' ? { arrivedAt: at } : {}) });
  return state;
}

async function recordReport(
  tx: Tx,
  { userId, name }: UserPrincipal,
  { code, report, parcels, at }: { code: string; report: Report; parcels: number; at: Date },
): Promise<void> {
  const place = report.placeId === undefined ? undefined : await findPlace(tx, report.placeId);
  await recordAudit(tx, {
    at,
    actor: { userId, name },
    action: 'trip:report',
    subject: { type: 'trip', id: code },
    details: { event: report.type, place: place?.code ?? null, parcels },
  });
}
