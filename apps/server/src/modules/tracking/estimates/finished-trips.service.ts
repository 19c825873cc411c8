/**
 * Owns how trips have gone. Promises that a trip counts for later ones once more than half of its parcels lie at their
 * pickup points, and then once.
 */
import type { Context } from '../../../context.ts';
import { inTransaction, type Db, type Tx } from '../../../platform/database.ts';
import { loadRoads } from '../../pricing/catalogue/channels.service.ts';
import {
  announceTrips,
  listRoadTrips,
  listTripDelays,
  type TripDelayRow,
} from '../../trips/trips.service.ts';
import {
  countCarried,
  findFinishedTrips,
  findMiddlePassings,
  insertTripOutcome,
  listTripOutcomes,
  type CarriedParcels,
  type TripOutcomeRow,
} from './trip-outcome.store.ts';
import { atPoint, dayMs, type ClosedSpan, type FinishedTrip } from './trip-road.ts';

/** Roads change: what took so long two years ago says nothing of today. */
const learnedFromDays = 730;
/** Trips that left longer ago are looked at no more. */
const awaitedForDays = 120;

/** The moment from which on arrivals count. */
export function learnedSince({ clock }: Pick<Context, 'clock'>): Date {
  return new Date(clock.now().getTime() - learnedFromDays * dayMs);
}

/** The trips that estimates are made from, the first arrived first. */
export async function loadFinishedTrips(
  context: Pick<Context, 'clock'>,
  db: Db | Tx,
): Promise<FinishedTrip[]> {
  const rows = await listTripOutcomes(db, learnedSince(context));
  return rows.map(({ channelId, receivedAt, readyAt, milestones, closedSpans }) => ({
    channelId,
    receivedAt: receivedAt.getTime(),
    pointAt: readyAt.getTime(),
    milestones,
    closedSpans,
  }));
}

/** Trips that have left and are not on record as finished, with how far their parcels are. */
export async function listTripsUnderWay(
  { clock }: Pick<Context, 'clock'>,
  db: Db | Tx,
): Promise<(CarriedParcels & { id: string; channelId: number | null })[]> {
  const since = new Date(clock.now().getTime() - awaitedForDays * dayMs);
  const left = (await listRoadTrips(db, since)).filter(({ departedAt }) => departedAt !== null);
  const finished = await findFinishedTrips(
    db,
    left.map(({ id }) => id),
  );
  const open = new Map(left.flatMap((trip) => (finished.has(trip.id) ? [] : [[trip.code, trip] as const])));
  const carried = await countCarried(db, [...open.keys()]);
  return carried.flatMap((each) => {
    const trip = open.get(each.code);
    return trip === undefined ? [] : [{ ...each, id: trip.id, channelId: trip.channelId }];
  });
}

/** Whether the middle parcel of a trip has reached its pickup point. */
export function hasCome({ ready, parcels }: Pick<CarriedParcels, 'ready' | 'parcels'>): boolean {
  return ready * 2 > parcels;
}

/** Puts on record how the trips have gone that have come in since the last time. Returns how many. */
export async function recordFinishedTrips(context: Context): Promise<number> {
  const { channelOfLine } = await loadRoads(context, context.db);
  const arrivals = (await listTripsUnderWay(context, context.db)).filter(hasCome);
  const delays = Map.groupBy(
    await listTripDelays(
      context.db,
      arrivals.map(({ id }) => id),
    ),
    ({ tripId }) => tripId,
  );
  const outcomes: TripOutcomeRow[] = [];
  for (const trip of arrivals) {
    const passed = await findMiddlePassings(context.db, trip);
    const channelId = trip.channelId ?? channelOfLine[trip.businessLine];
    const outcome = outcomeOf(trip, passed, delays.get(trip.id) ?? []);
    if (outcome !== undefined && channelId !== null) outcomes.push({ ...outcome, channelId });
  }
  if (outcomes.length === 0) return 0;
  await inTransaction(context.db, async (tx) => {
    for (const outcome of outcomes) await insertTripOutcome(tx, outcome);
    await announceTrips(context.changes, tx);
  });
  return outcomes.length;
}

/**
 * Undefined while half of the parcels are not on record to have reached their points, or where they were never
 * received.
 */
function outcomeOf(
  { id, receivedAt }: { id: string; receivedAt: Date | null },
  passed: Awaited<ReturnType<typeof findMiddlePassings>>,
  delays: readonly TripDelayRow[],
): Omit<TripOutcomeRow, 'channelId'> | undefined {
  const end = passed.find(({ key }) => key === atPoint);
  if (end === undefined || receivedAt === null || end.at <= receivedAt.getTime()) return undefined;
  return {
    tripId: id,
    receivedAt,
    readyAt: new Date(end.at),
    milestones: passed.filter(({ key }) => key !== atPoint),
    closedSpans: delays.flatMap((delay) => closedSpanOf(delay)),
  };
}

function closedSpanOf({ reason, takenBackAt, announcedAt, endedAt, days }: TripDelayRow): ClosedSpan[] {
  if (reason !== 'ROAD_CLOSED' || takenBackAt !== null) return [];
  const from = announcedAt.getTime();
  return [[from, endedAt?.getTime() ?? from + days * dayMs]];
}
