import type { ErrorName, ErrorParams } from '@rohi/contract/errors';
import type { ParcelEventType } from '@rohi/contract/tracking/parcel-events';
import { ParcelStatus, type ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import type { ProblemAnswer, ReceiptProblem } from '@rohi/contract/tracking/receipt-problems';
import { responsibleOf, type Principal, type Right } from '../../../principal.ts';
import type { EventDetails, EventSource, LeftToHub, ParcelEvent, ParcelState } from './parcel-history.ts';

/** Codes written on a box, in their normal form. */
export type BoxMark = { customerCode?: string; orderCode?: string };

/** What somebody says has happened to a parcel. */
export type Move = {
  type: ParcelEventType;
  /** Who says so. */
  actor: Principal;
  source: EventSource;
  /** The time that the station or file claims; the clock's time when missing. */
  claimedAt?: Date;
  placeId?: number;
  reason?: string;
  flag?: ParcelProblem;
  /**
   * Of a flag: the problem at receipt that it follows from, the station that has reported it, and what the owner wants
   * done.
   */
  cause?: ReceiptProblem;
  station?: string;
  answer?: ProblemAnswer;
  raw?: string;
  /** Of CN_RECEIVED: what the warehouse leaves to the hub. */
  leftToHub?: readonly LeftToHub[];
  /** Of CORRECTED: the `seq` of the event to take back. */
  corrects?: number;
  /**
   * What the box says of its owner, as a station or a file reads it: it decides when several have declared the code.
   */
  box?: BoxMark;
  /** Made by the client; the same id gets the stored answer. */
  requestId?: string;
  /** Of PP_RECEIVED in a move-in: days, `2026-11-20`, from which storage counts and until which it is quiet. */
  storageFrom?: string;
  quietUntil?: string;
  /** Of an import that knows only the latest status: the steps before it, which were not reported. */
  implied?: boolean;
};

/** A move that was written: the event, with what it implied. */
export type MovedOutcome = { result: 'moved'; events: ParcelEvent[]; state: ParcelState };

export type MoveOutcome =
  | MovedOutcome
  /** The parcel is already there: nothing is written, the earlier event is returned. */
  | { result: 'duplicate'; event: ParcelEvent }
  /** The same request came again: its own event. */
  | { result: 'repeated'; event: ParcelEvent }
  | { result: 'refused'; error: ErrorName; params?: ErrorParams };

/**
 * A move that is asked of a parcel, with what the rules ask: its history, its state and what the caller may do with it.
 */
export type MoveCase = {
  history: readonly ParcelEvent[];
  state: ParcelState;
  move: Move;
  now: Date;
  may: (by: readonly Right[]) => boolean;
};

const oldestClaimMs = 72 * 3_600_000;
const futureToleranceMs = 2 * 60_000;

/** The first event of a parcel's life. `implied` when only a file's row proves that there was an order. */
export function firstEvent(move: Omit<Move, 'type'>, now: Date): ParcelEvent {
  return newEvent(
    { ...move, type: 'ORDER_CREATED' },
    { seq: 1, from: null, to: ParcelStatus.AwaitingSubmission, at: acceptTime(move, null, now) },
  );
}

/** The time that counts: a station's claim when it is fresh, not in the future and not before the last event. */
export function acceptTime(
  move: Pick<Move, 'claimedAt' | 'source'>,
  lastEventAt: Date | null,
  now: Date,
): Date {
  const { claimedAt } = move;
  if (claimedAt === undefined || claimedAt.getTime() > now.getTime() + futureToleranceMs) return now;
  if (reportsHistory(move)) return claimedAt;
  if (claimedAt.getTime() < now.getTime() - oldestClaimMs) return now;
  return lastEventAt !== null && claimedAt < lastEventAt ? now : claimedAt;
}

/** Makes one row of the history. */
export function newEvent(
  move: Move,
  change: {
    seq: number;
    from: ParcelStatus | null;
    to: ParcelStatus;
    at: Date;
    type?: ParcelEventType;
    implied?: boolean;
    corrects?: number;
  },
): ParcelEvent {
  const implied = change.implied ?? move.implied ?? false;
  const own = change.type === undefined || change.type === move.type;
  return {
    seq: change.seq,
    type: change.type ?? move.type,
    statusFrom: change.from,
    statusTo: change.to,
    placeId: own ? (move.placeId ?? null) : null,
    details: own ? detailsOf(move) : {},
    occurredAt: change.at,
    claimedAt: move.claimedAt ?? null,
    actor: responsibleOf(move.actor),
    source: move.source,
    requestId: own && !implied ? (move.requestId ?? null) : null,
    implied,
    corrects: change.corrects ?? null,
  };
}

/**
 * Whether the source has one of these rights to a parcel of `ownerCode`'s. A file reports what others have done with
 * parcels: with the right to import everything may be reported by it.
 */
export function mayAct(
  { actor, source }: Pick<Move, 'actor' | 'source'>,
  by: readonly Right[],
  ownerCode: string | null,
): boolean {
  if (actor.via === 'file' && reportsHistory({ source }) && actor.authorities.has('data:import')) return true;
  return by.some((right) =>
    right === 'owner' ? ownerCode !== null && actor.customerCode === ownerCode : actor.authorities.has(right),
  );
}

/** True for files and demo data: they report the past, so old times are believed and gaps are filled in. */
export function reportsHistory(move: Pick<Move, 'source'>): boolean {
  return move.source === 'import' || move.source === 'demo' || move.source === 'move-in';
}

function detailsOf(move: Move): EventDetails {
  return {
    ...(move.reason === undefined ? {} : { reason: move.reason }),
    ...(move.flag === undefined ? {} : { flag: move.flag }),
    ...(move.cause === undefined ? {} : { cause: move.cause }),
    ...(move.station === undefined ? {} : { station: move.station }),
    ...(move.answer === undefined ? {} : { answer: move.answer }),
    ...(move.raw === undefined ? {} : { raw: move.raw }),
    ...(move.storageFrom === undefined ? {} : { storageFrom: move.storageFrom }),
    ...(move.quietUntil === undefined ? {} : { quietUntil: move.quietUntil }),
    ...(move.leftToHub === undefined ? {} : { leftToHub: [...move.leftToHub] }),
  };
}
