/**
 * What estimates know of a trip and of the trips before it. Moments are milliseconds since 1970; days are Dushanbe
 * days.
 */
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { RoadSeason } from '@rohi/contract/tracking/road-legs';
import type { DelayReason, TripEventType } from '@rohi/contract/trips/trip-words';

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** Something that a trip has done: `DEPARTED`, `BORDER_CROSSED`, `HUB_PASSED 17` of a place. The first time counts. */
export type Milestone = {
  readonly key: string;
  readonly at: number;
  /** When it came on record. */
  readonly recordedAt: number;
};

/** Where a calculation begins. */
export type Anchor = Pick<Milestone, 'key' | 'at'>;

const passedOnce: ReadonlySet<TripEventType> = new Set([
  'EXPORT_CUSTOMS_IN',
  'EXPORT_CUSTOMS_OUT',
  'BORDER_CROSSED',
  'IMPORT_CUSTOMS_IN',
  'IMPORT_CUSTOMS_OUT',
  'ARRIVED',
]);

/**
 * What a report says that a trip has passed; undefined for one that moves it nowhere. When it left, the trip itself
 * says.
 */
export function milestoneKeyOf(type: TripEventType, placeId: number | null): string | undefined {
  if (passedOnce.has(type)) return type;
  return type === 'HUB_PASSED' && placeId !== null ? `${type} ${placeId}` : undefined;
}

/** A delay that was reported. One that was taken back was never there, but for the day on which that was done. */
export type TripDelay = {
  readonly reportedAt: number;
  /** How many days it was reported to take. */
  readonly days: number;
  readonly endedAt: number | null;
  readonly takenBackAt: number | null;
  readonly reason: DelayReason;
  readonly placeId: number | null;
};

/** Days on which a road takes nothing, both included; the last is null while unknown. */
export type Closure = { readonly from: string; readonly until: string | null };

/** A trip as its parcels' estimates see it. */
export type TripRoad = {
  /** Null: that of its parcels' goods. */
  readonly channelId: number | null;
  /** When it is to leave; null where nothing is planned. */
  readonly plannedAt: number | null;
  /** What is received later goes with the next trip; null for any time. */
  readonly cutOffAt: number | null;
  /** In the order of time. */
  readonly milestones: readonly Milestone[];
  /** In the order of reporting. */
  readonly delays: readonly TripDelay[];
};

export type ClosedSpan = readonly [from: number, to: number];

/** A trip with all parcels arrived: the middle one of them stands for all. */
export type FinishedTrip = {
  readonly channelId: number;
  /** The moment of the middle parcel at its pickup point. */
  readonly pointAt: number;
  /** The moment of the middle receipt in China. */
  readonly receivedAt: number;
  readonly milestones: readonly Anchor[];
  /** When it was reported that the road is closed, from and to. */
  readonly closedSpans: readonly ClosedSpan[];
};

/** The season of a moment: from November to March snow and closed passes are usual. */
export function seasonOf(at: number): RoadSeason {
  const month = Number(dushanbeDay(new Date(at)).slice(5, 7));
  return month >= 11 || month <= 3 ? 'COLD' : 'WARM';
}

/** When a finished trip left: it has a season by that; a trip without a departure by its middle receipt. */
export function departureOf({ milestones, receivedAt }: FinishedTrip): number {
  return milestones.find(({ key }) => key === departed)?.at ?? receivedAt;
}

export const received = 'RECEIVED';
export const departed = 'DEPARTED';
/** From these on a closed road lies behind the trip. */
export const borderCrossed = 'BORDER_CROSSED';
export const arrived = 'ARRIVED';
/** Where a finished trip ends. */
export const atPoint = 'AT_POINT';
