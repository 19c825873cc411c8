/**
 * When a parcel should reach its pickup point: of the days of its road, of what earlier trips have taken, and of what
 * its own trip has done and been reported. A rule of a day: what a trip has passed counts from the next Dushanbe day
 * on, what holds it up counts at once.
 */
import type { BusinessLine } from '@rohi/contract/business-lines';
import { addDays, dushanbeDay, startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import { isClosed, ParcelStatus, type ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import { staysFor } from '@rohi/contract/tracking/stays-put';
import type { DelayReason } from '@rohi/contract/trips/trip-words';
import { latestKnown, middleEighty, tripsLike, wayFrom } from './learned-arrival.ts';
import { findMissedCutOff, type MissedCutOff } from './missed-cut-off.ts';
import { quantile } from './quantile.ts';
import {
  borderCrossed,
  dayMs,
  departed,
  hourMs,
  received,
  type Anchor,
  type Closure,
  type FinishedTrip,
  type Milestone,
  type TripDelay,
  type TripRoad,
} from './trip-road.ts';

// Which delays of a trip count at a moment, and for how long.
/** When a delay was over, or was found never to have been; null while it stands. */
function easedAt({ endedAt, takenBackAt }: TripDelay): number | null {
  if (endedAt === null || takenBackAt === null) return takenBackAt ?? endedAt;
  return Math.min(endedAt, takenBackAt);
}

/**
 * The delays of a trip as they count at a moment, with what was known then. Later days are reported at once. Earlier
 * ones too, but once a day: of several delays that end or are taken back on one Dushanbe day the first counts at once
 * and the others from the next day on, so that dates do not go back and forth.
 */
function delaysAsOf(delays: readonly TripDelay[], at: number): TripDelay[] {
  const today = dushanbeDay(new Date(at));
  const isEased = (delay: TripDelay) => (easedAt(delay) ?? Number.POSITIVE_INFINITY) <= at;
  const ofToday = delays
    .filter((delay) => isEased(delay) && dushanbeDay(new Date(easedAt(delay) ?? at)) === today)
    .toSorted((a, b) => (easedAt(a) ?? 0) - (easedAt(b) ?? 0));
  const later = new Set(ofToday.slice(1));
  return delays
    .filter(({ reportedAt }) => reportedAt <= at)
    .map((delay) =>
      isEased(delay) && !later.has(delay) ? delay : { ...delay, endedAt: null, takenBackAt: null },
    )
    .filter(({ takenBackAt }) => takenBackAt === null);
}

/** The time that a delay takes of the road, as far as it is known when `day` begins. */
function spanOf({ reportedAt, days, endedAt }: TripDelay, day: string): readonly [number, number] {
  const now = startOfDushanbeDay(day).getTime();
  return [reportedAt, endedAt ?? Math.max(reportedAt + days * dayMs, now)];
}

/** The time of a span that lies within two moments, in ms. */
function timeWithin(
  [start, end]: readonly [number, number],
  from: number,
  to = Number.POSITIVE_INFINITY,
): number {
  return Math.max(0, Math.min(end, to) - Math.max(start, from));
}

/** The moment at which a Dushanbe day ends. */
function endOfDay(day: string): number {
  return startOfDushanbeDay(addDays(day, 1)).getTime() - 1;
}

/** Days from receipt in China to the pickup point. */
export type DeliveryDays = { readonly min: number; readonly max: number };

/** Two Dushanbe days, both included. */
export type DayRange = { readonly from: string; readonly to: string };

/**
 * Why the days are others than they were. LATE: longer on the way than its road takes, without a report;
 * MISSED_CUT_OFF: received too late for the next departure.
 */
export type MoveCause = {
  readonly reason: DelayReason | 'LATE' | 'MISSED_CUT_OFF';
  readonly placeId: number | null;
};

export type Estimate = DayRange & {
  readonly basis: 'history' | 'constant';
  /** Finished trips that it was calculated from; 0 of a constant. */
  readonly samples: number;
  /** What it was before something held the parcel up; null where it still holds. */
  readonly moved: { readonly was: DayRange; readonly days: number; readonly cause: MoveCause } | null;
};

/** What estimates are made of beside parcel and trip. */
export type EstimateTerms = {
  /** The Dushanbe day of the asking. */
  readonly today: string;
  readonly deliveryDays: Readonly<Record<BusinessLine, DeliveryDays>>;
  /** The road of a line's goods that are on no trip yet. */
  readonly channelOfLine: Readonly<Record<BusinessLine, number | null>>;
  /** Closed roads by channel, those that nothing replaces. */
  readonly closures: ReadonlyMap<number, Closure>;
  readonly finished: readonly FinishedTrip[];
};

/** The same with the trips that parcels go with, by code. */
export type ParcelTerms = EstimateTerms & { readonly trips: ReadonlyMap<string, TripRoad> };

type EstimatedParcel = {
  status: ParcelStatus;
  problems: readonly ParcelProblem[];
  receivedAt: Date | null;
  businessLine: BusinessLine;
};

/** The estimate of a parcel with the trip that it goes with; a trip that is not known is none. */
export function estimateParcel(
  parcel: EstimatedParcel & { tripCode: string | null },
  terms: ParcelTerms,
): Estimate | null {
  return estimateArrival(parcel, tripOf(parcel, terms), terms, missedCutOffOf(parcel, terms));
}

function tripOf({ tripCode }: { tripCode: string | null }, { trips }: ParcelTerms): TripRoad | undefined {
  return tripCode === null ? undefined : trips.get(tripCode);
}

/** The departure that a parcel was too late for; parcels of one day differ in their estimates by that alone. */
export function missedCutOffOf(
  parcel: Pick<EstimatedParcel, 'receivedAt' | 'businessLine'> & { tripCode: string | null },
  terms: ParcelTerms,
): MissedCutOff | undefined {
  const channelId = tripOf(parcel, terms)?.channelId ?? terms.channelOfLine[parcel.businessLine];
  return findMissedCutOff(parcel, terms.trips, channelId);
}

/** Whether no arrival can be given for a parcel on any road: it is held, or brought on nowhere. */
export function hasNoArrival(problems: readonly ParcelProblem[]): boolean {
  return staysFor(problems) !== undefined || problems.includes('HELD');
}

/**
 * The estimate of a parcel; null before its receipt, once it has arrived or is closed, and while it is held or brought
 * on nowhere. It never ends before the day of the asking.
 */
export function estimateArrival(
  parcel: EstimatedParcel,
  trip: TripRoad | undefined,
  terms: EstimateTerms,
  missed?: MissedCutOff,
): Estimate | null {
  const { status, problems, receivedAt, businessLine } = parcel;
  if (hasNoArrival(problems)) return null;
  if (receivedAt === null || status === ParcelStatus.AwaitingCustomer || isClosed(status)) return null;
  const channelId = trip?.channelId ?? terms.channelOfLine[businessLine];
  const way: Way = {
    // Of the moment only the day counts, so that all parcels of a day have the same estimate.
    receivedAt: startOfDushanbeDay(dushanbeDay(receivedAt)).getTime() + 12 * hourMs,
    days: terms.deliveryDays[businessLine],
    channelId,
    closure: channelId === null || isBehindBorder(parcel, trip) ? undefined : terms.closures.get(channelId),
    plannedAt: trip?.plannedAt ?? missed?.taken.at ?? null,
    missed,
    milestones: trip?.milestones ?? [],
    delays: trip?.delays ?? [],
  };
  const now = rangeOn(way, terms, terms.today, delaysAsOf(way.delays, endOfDay(terms.today)));
  const { from, to, basis, samples } = now;
  return { from, to, basis, samples, moved: findMove(way, terms, now) };
}

/** Past a border that may close; of a parcel on the road without a trip only its departure is known. */
function isBehindBorder({ status }: Pick<EstimatedParcel, 'status'>, trip: TripRoad | undefined): boolean {
  if (status === ParcelStatus.AwaitingHubOut || status === ParcelStatus.AwaitingPickupPoint) return true;
  if (trip === undefined) return status === ParcelStatus.AwaitingHubIn;
  return trip.milestones.some(({ key }) => key === borderCrossed);
}

/** A parcel's way as a calculation sees it. */
type Way = {
  readonly receivedAt: number;
  readonly days: DeliveryDays;
  readonly channelId: number | null;
  readonly closure: Closure | undefined;
  readonly plannedAt: number | null;
  readonly missed: MissedCutOff | undefined;
  readonly milestones: readonly Milestone[];
  readonly delays: readonly TripDelay[];
};

type Calculated = DayRange & Pick<Estimate, 'basis' | 'samples'> & { readonly wasDue: DayRange | null };

/** The range that holds on a day when these delays count. */
function rangeOn(way: Way, terms: EstimateTerms, day: string, delays: readonly TripDelay[]): Calculated {
  return learnedRange(way, terms, day, delays) ?? constantRange(way, day, delays);
}

function constantRange(way: Way, day: string, delays: readonly TripDelay[]): Calculated {
  const received = dushanbeDay(new Date(way.receivedAt));
  const { min, max } = way.days;
  const held = delays.reduce((sum, delay) => sum + timeWithin(spanOf(delay, day), way.receivedAt), 0);
  const waited = way.missed === undefined ? 0 : way.missed.taken.at - way.missed.missed.at;
  // Half of the way lies before the border.
  const border = way.receivedAt + held + waited + (min / 2) * dayMs;
  const shift = Math.round((held + waited + closedTime(way, day, border, delays)) / dayMs);
  const due = { from: addDays(received, min + shift), to: addDays(received, max + shift) };
  const isLate = due.to < day;
  return {
    from: isLate ? day : due.from,
    to: isLate ? addDays(day, Math.ceil((max - min) / 2)) : due.to,
    basis: 'constant',
    samples: 0,
    wasDue: isLate ? due : null,
  };
}

/** Undefined while too few trips of the road and the season have arrived. */
function learnedRange(
  way: Way,
  terms: EstimateTerms,
  day: string,
  delays: readonly TripDelay[],
): Calculated | undefined {
  if (way.channelId === null) return undefined;
  const now = startOfDushanbeDay(day).getTime();
  const passed = way.milestones.filter(({ at, recordedAt }) => at < now && recordedAt < now);
  const start = startOf(way, passed, now);
  const alike = { channelId: way.channelId, at: start.at, before: now };
  const trips = latestKnown(tripsLike(terms.finished, alike), [start, ...passed]);
  if (trips === undefined) return undefined;
  const { anchor, onwards } = trips;
  const spans = delays.map((delay) => spanOf(delay, day));
  const held = spans.reduce((sum, span) => sum + timeWithin(span, anchor.at), 0);
  const stood = spans.reduce((sum, span) => sum + timeWithin(span, anchor.at, now), 0);
  const waited = Math.max(0, now - anchor.at - stood);
  const border = middleOfBorder(way, terms, anchor, now);
  const closed = border === undefined ? 0 : closedTime(way, day, border + held, delays);
  const { low, high } = middleEighty(wayFrom(onwards, waited));
  const moment = (ms: number) => dushanbeDay(new Date(anchor.at + held + closed + ms));
  const [from, to] = [moment(low), moment(high)];
  return {
    from: from < day ? day : from,
    to: to < day ? day : to,
    basis: 'history',
    samples: onwards.length,
    wasDue: null,
  };
}

/**
 * Where the way of the calculation begins: a trip that has not left yet leaves on its day, or today when that is over.
 */
function startOf(way: Way, passed: readonly Milestone[], now: number): Anchor {
  const begun = passed.find(({ key }) => key === departed);
  if (begun !== undefined) return begun;
  if (way.plannedAt === null) return { key: received, at: way.receivedAt };
  const planned = startOfDushanbeDay(dushanbeDay(new Date(way.plannedAt))).getTime();
  return { key: departed, at: Math.max(planned, now) + 12 * hourMs };
}

/** When a trip of this road is at the border as a rule, counted from the anchor; undefined behind the border. */
function middleOfBorder(way: Way, terms: EstimateTerms, anchor: Anchor, now: number): number | undefined {
  if (way.closure === undefined || way.channelId === null) return undefined;
  const alike = { channelId: way.channelId, at: anchor.at, before: now };
  const legs = tripsLike(terms.finished, alike).flatMap((trip) => {
    const border = trip.milestones.find(({ key }) => key === borderCrossed);
    const here =
      anchor.key === received ? trip.receivedAt : trip.milestones.find(({ key }) => key === anchor.key)?.at;
    return border === undefined || here === undefined || here >= border.at ? [] : [border.at - here];
  });
  return legs.length === 0
    ? undefined
    : anchor.at +
        quantile(
          legs.toSorted((a, b) => a - b),
          0.5,
        );
}

/**
 * What a closed road adds: a parcel that would come to the border while it is closed crosses when it opens. A road
 * without a known day of opening is closed today. A delay that was reported for the same reason says it already.
 */
function closedTime(way: Way, day: string, border: number, delays: readonly TripDelay[]): number {
  const { closure } = way;
  if (closure === undefined || delays.some(({ reason }) => reason === 'ROAD_CLOSED')) return 0;
  const opens = endOfDay(closure.until ?? day) + 1;
  const closes = startOfDushanbeDay(closure.from).getTime();
  const comes = Math.max(border, startOfDushanbeDay(day).getTime());
  return comes < closes ? 0 : Math.max(0, opens - border);
}

/** What the days were before the last thing that moved them. */
function findMove(way: Way, terms: EstimateTerms, now: Calculated): Estimate['moved'] {
  const delay = delaysAsOf(way.delays, endOfDay(terms.today)).at(-1);
  // The receipt stands for its whole day: what was reported that morning has moved the days too.
  if (delay !== undefined && dayOf(delay.reportedAt) >= dayOf(way.receivedAt)) {
    const was = before(way, terms, delay);
    if (was.to < now.to) return movedFrom(was, now, delay);
  }
  if (way.closure !== undefined) {
    const delays = delaysAsOf(way.delays, endOfDay(terms.today));
    const was = rangeOn({ ...way, closure: undefined }, terms, terms.today, delays);
    if (was.to < now.to) return movedFrom(was, now, { reason: 'ROAD_CLOSED', placeId: null });
  }
  const { missed } = way;
  if (missed !== undefined && way.milestones.length === 0) {
    const inTime = { ...way, missed: undefined, plannedAt: missed.missed.at, delays: [] };
    const was = rangeOn(inTime, terms, dushanbeDay(new Date(way.receivedAt)), []);
    if (was.to < now.to) return movedFrom(was, now, { reason: 'MISSED_CUT_OFF', placeId: null });
  }
  return now.wasDue === null ? null : movedFrom(now.wasDue, now, { reason: 'LATE', placeId: null });
}

function dayOf(moment: number): string {
  return dushanbeDay(new Date(moment));
}

/** What was shown when a delay was reported. */
function before(way: Way, terms: EstimateTerms, delay: TripDelay): DayRange {
  const reported = way.delays.filter(({ reportedAt }) => reportedAt < delay.reportedAt);
  return rangeOn(way, terms, dushanbeDay(new Date(delay.reportedAt)), delaysAsOf(reported, delay.reportedAt));
}

function movedFrom(was: DayRange, now: DayRange, { reason, placeId }: MoveCause): Estimate['moved'] {
  const days = Math.round((Date.parse(now.to) - Date.parse(was.to)) / dayMs);
  return { was: { from: was.from, to: was.to }, days, cause: { reason, placeId } };
}
