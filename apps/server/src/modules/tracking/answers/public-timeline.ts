import type { BusinessLine } from '@rohi/contract/business-lines';
import type { CancelReason, ParcelEventType } from '@rohi/contract/tracking/parcel-events';
import { isCancelReason } from '@rohi/contract/tracking/parcel-events';
import type { HandlingNote, ParcelProblem, ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { effectiveEvents, isReported, type ParcelEvent, type ParcelState } from '../moves/parcel-history.ts';

/** The facts of a parcel that everybody may see, beside what its history says. */
export type PublicParcel = {
  orderCode: string | null;
  countryCode: string;
  businessLine: BusinessLine;
  handlingNotes: readonly HandlingNote[];
  lastMileTracking: string | null;
  lastMileCarrier: string | null;
  lastMileWebsite: string | null;
  /** Its trip. Not shown: the expected days follow from it. */
  tripCode: string | null;
};

/** One event as the public sees it. */
export type TimelineEvent = {
  type: Exclude<ParcelEventType, 'CORRECTED'>;
  placeId: number | null;
  /** Days since 1970 and milliseconds of that day, both in UTC. */
  day: number;
  msOfDay: number;
  /** Of FLAG_RAISED. */
  flag: ParcelProblem | null;
  /** Of CANCELLED. */
  reason: CancelReason | null;
  /** Of EXTERNAL: the foreign system's own words. */
  raw: string | null;
  /** Of CN_RECEIVED: it was not weighed, which is left to the hub. */
  isUnweighed?: true;
};

/** All that the public sees of a parcel, before it is put into a language. */
export type PublicTimeline = PublicParcel & {
  status: ParcelStatus;
  stepBeforeCancel: number | null;
  problems: readonly ParcelProblem[];
  receivedAt: Date | null;
  /** Newest first. */
  events: readonly TimelineEvent[];
};

export const dayMs = 86_400_000;

/**
 * Why a parcel was cancelled; null for one that was not. What followed a cancellation that was taken back is no longer
 * among its events.
 */
export function cancelReasonOf({
  status,
  events,
}: Pick<PublicTimeline, 'status' | 'events'>): CancelReason | null {
  if (status !== 'YQX') return null;
  return events.find(({ reason }) => reason !== null)?.reason ?? null;
}

/** When an event happened. */
export function momentOf({ day, msOfDay }: Pick<TimelineEvent, 'day' | 'msOfDay'>): Date {
  return new Date(day * dayMs + msOfDay);
}

/** What of a parcel and its history is shown. */
export function timelineOf(
  parcel: PublicParcel,
  state: ParcelState,
  history: readonly ParcelEvent[],
): PublicTimeline {
  return {
    orderCode: parcel.orderCode,
    countryCode: parcel.countryCode,
    businessLine: parcel.businessLine,
    handlingNotes: parcel.handlingNotes,
    lastMileTracking: parcel.lastMileTracking,
    lastMileCarrier: parcel.lastMileCarrier,
    lastMileWebsite: parcel.lastMileWebsite,
    tripCode: parcel.tripCode,
    status: state.status,
    stepBeforeCancel: state.stepBeforeCancel,
    problems: state.problems,
    receivedAt: state.receivedAt,
    events: shownEvents(history).map(publicEvent),
  };
}

/**
 * What the public timeline shows, newest first: what was reported and still stands. Events that were only implied have
 * no time of their own, so they show only while nothing else is known.
 */
function shownEvents(history: readonly ParcelEvent[]): ParcelEvent[] {
  const standing = effectiveEvents(history);
  const reported = standing.filter(isReported);
  const visible = reported.length > 0 ? reported : standing;
  return visible.toSorted((a, b) => b.occurredAt.getTime() - a.occurredAt.getTime() || b.seq - a.seq);
}

function publicEvent({ type, placeId, details, occurredAt }: ParcelEvent): TimelineEvent {
  if (type === 'CORRECTED') throw new RangeError('a correction has no line of its own');
  const time = occurredAt.getTime();
  const day = Math.floor(time / dayMs);
  const { flag, reason, raw, leftToHub } = details;
  return {
    type,
    placeId,
    day,
    msOfDay: time - day * dayMs,
    flag: type === 'FLAG_RAISED' ? (flag ?? 'HELD') : null,
    reason: type === 'CANCELLED' ? publicReason(reason) : null,
    raw: type === 'EXTERNAL' ? (raw ?? null) : null,
    ...(type === 'CN_RECEIVED' && leftToHub?.includes('WEIGHT') ? { isUnweighed: true } : {}),
  };
}

/** A reason that is not on the list is shown as OTHER. */
function publicReason(reason: string | undefined): CancelReason {
  return isCancelReason(reason) ? reason : 'OTHER';
}
