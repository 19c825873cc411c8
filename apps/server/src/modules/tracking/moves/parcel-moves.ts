import type { ParcelEventType } from '@rohi/contract/tracking/parcel-events';
import { isClosed, ParcelStatus, stepIndexOf } from '@rohi/contract/tracking/parcel-status';
import { staysFor } from '@rohi/contract/tracking/stays-put';
import { decideCorrection } from './parcel-corrections.ts';
import {
  deriveState,
  effectiveEvents,
  isReported,
  isWithCourier,
  type ParcelEvent,
  type ParcelState,
} from './parcel-history.ts';
import {
  acceptTime,
  mayAct,
  newEvent,
  reportsHistory,
  type Move,
  type MoveCase,
  type MoveOutcome,
} from './parcel-move.ts';
import {
  arrivalScans,
  externalRights,
  flagRights,
  mainLine,
  transitions,
  type Transition,
} from './parcel-transitions.ts';

/**
 * Decides what a move means for a parcel with this history; writes nothing. The rules are docs/domain.md, section 3:
 * one step at a time, except that arrival scans imply what is missing; nothing leaves received, cancelled, held, lost
 * or returning by a scan. `ownerCode` is the customer code that the parcel carries.
 */
export function decideMove(
  history: readonly ParcelEvent[],
  move: Move,
  now: Date,
  ownerCode: string | null = null,
): MoveOutcome {
  const state = deriveState(history);
  const repeated =
    move.requestId === undefined ? undefined : history.find((event) => event.requestId === move.requestId);
  if (repeated !== undefined) return { result: 'repeated', event: repeated };
  const moveCase: MoveCase = { history, state, move, now, may: (by) => mayAct(move, by, ownerCode) };
  if (move.type === 'CORRECTED') return decideCorrection(moveCase);
  if (move.type === 'FLAG_RAISED' || move.type === 'FLAG_CLEARED') return decideFlag(moveCase, move.type);
  if (move.type === 'EXTERNAL') return decideExternal(moveCase);
  const standing = effectiveEvents(history);
  const transition = findTransition(state, standing, move.type);
  if (transition === undefined) return decideOutOfTurn(moveCase, standing);
  return decideInTurn(moveCase, standing, transition);
}

function findTransition(
  state: ParcelState,
  standing: readonly ParcelEvent[],
  type: ParcelEventType,
): Transition | undefined {
  const received = standing.some((event) => event.type === 'CN_RECEIVED');
  return transitions.find((row) => row.event === type && row.from.includes(state.status) && isTime(row));

  function isTime({ when }: Transition): boolean {
    if (when === 'atPoint' || when === 'withCourier')
      return (when === 'withCourier') === isWithCourier(standing);
    // A departure without receipt has its own refusal, so its row is found all the same.
    return type !== 'CANCELLED' || when === undefined || (when === 'received') === received;
  }
}

function decideInTurn(
  moveCase: MoveCase,
  standing: readonly ParcelEvent[],
  transition: Transition,
): MoveOutcome {
  const { state, move, may } = moveCase;
  const earlier = findSame(standing, move, transition);
  if (earlier !== undefined) return { result: 'duplicate', event: earlier };
  if (!may(transition.by)) return { result: 'refused', error: 'tracking.roleNotAllowed' };
  const leaves = transition.to !== 'same';
  const staying = leaves || move.type === 'COURIER_OUT' ? whyNotOn(moveCase) : undefined;
  if (staying !== undefined) return staying;
  if (transition.reasons !== undefined && !transition.reasons.some((reason) => reason === move.reason))
    return { result: 'refused', error: 'tracking.reasonRequired' };
  if (move.type === 'LINEHAUL_DEPARTED' && !standing.some((event) => event.type === 'CN_RECEIVED')) {
    return { result: 'refused', error: 'tracking.notReceivedInChina' };
  }
  return appended(moveCase, transition.to === 'same' ? state.status : transition.to);
}

/**
 * What keeps a parcel in its status. A file reports what others have done, whatever was flagged here; of what is held
 * it moves nothing.
 */
function whyNotOn({ state: { problems }, move }: MoveCase): MoveOutcome | undefined {
  if (move.type === 'CANCELLED') return undefined;
  const why = reportsHistory(move) || move.type === 'CUSTOMER_RECEIVED' ? undefined : staysFor(problems);
  if (why !== undefined)
    return { result: 'refused', error: why === 'LOST' ? 'tracking.parcelLost' : 'tracking.parcelReturning' };
  const isHeld = problems.includes('HELD') && move.type !== 'COURIER_OUT';
  return isHeld ? { result: 'refused', error: 'tracking.parcelHeld' } : undefined;
}

/** An event out of turn: already done, implied by an arrival, reported late by a file, or refused. */
function decideOutOfTurn(moveCase: MoveCase, standing: readonly ParcelEvent[]): MoveOutcome {
  const { state, move } = moveCase;
  const earlier = standing.findLast((event) => event.type === move.type);
  const cancelled = state.status === ParcelStatus.Cancelled;
  if (earlier !== undefined && (!cancelled || move.type === 'CANCELLED')) {
    return isLateReport(move, earlier) && wasBefore(move.claimedAt, state.closedAt)
      ? appended(moveCase, state.status)
      : { result: 'duplicate', event: earlier };
  }
  // A file may still report what happened on the way of a parcel that has been collected since.
  const isReportedLate =
    reportsHistory(move) && isPassed(state.status, move.type) && wasBefore(move.claimedAt, state.closedAt);
  if (cancelled || (state.status === ParcelStatus.Received && !isReportedLate))
    return { result: 'refused', error: 'tracking.parcelClosed' };
  if (isBehind(state.status, move)) return decideImplying(moveCase);
  if (isReportedLate) return appended(moveCase, state.status);
  return {
    result: 'refused',
    error: 'tracking.moveNotAllowed',
    params: { event: move.type, status: state.status },
  };
}

function wasBefore(claimedAt: Date | undefined, closedAt: Date | null): boolean {
  return closedAt === null || (claimedAt !== undefined && claimedAt <= closedAt);
}

/** A file that gives the time of what had only been implied, or another stop of the same kind. */
function isLateReport(move: Move, earlier: ParcelEvent): boolean {
  if (!reportsHistory(move) || move.claimedAt === undefined || move.implied === true) return false;
  if (!isReported(earlier)) return true;
  const inside = transitions.some(
    (row) => row.event === move.type && row.to === 'same' && row.once === undefined,
  );
  return (
    inside &&
    (earlier.placeId !== (move.placeId ?? null) || earlier.occurredAt.getTime() !== move.claimedAt.getTime())
  );
}

/** True when the parcel has not come far enough for this event, which proves that it must have. */
function isBehind(status: ParcelStatus, move: Move): boolean {
  if (!arrivalScans.has(move.type) && !(reportsHistory(move) && move.type === 'CN_RECEIVED')) return false;
  const step = mainLine.find((row) => row.event === move.type);
  return step !== undefined && stepIndexOf(status) < stepIndexOf(step.from);
}

function isPassed(status: ParcelStatus, type: ParcelEventType): boolean {
  const row = transitions.find((candidate) => candidate.event === type && candidate.to === 'same');
  return row?.from.every((from) => stepIndexOf(from) < stepIndexOf(status)) ?? false;
}

function decideImplying(moveCase: MoveCase): MoveOutcome {
  const staying = whyNotOn(moveCase);
  if (staying !== undefined) return staying;
  const { history, state, move, now, may } = moveCase;
  const by = transitions.find((row) => row.event === move.type)?.by ?? [];
  if (!may(by)) return { result: 'refused', error: 'tracking.roleNotAllowed' };
  const at = acceptTime(move, state.lastEventAt, now);
  const standing = effectiveEvents(history);
  const events: ParcelEvent[] = [];
  let { status } = state;
  for (const step of mainLine) {
    if (step.from !== status) continue;
    const main = step.event === move.type;
    const isImplied = step.from === step.to && standing.some((event) => event.type === step.event);
    if (isImplied && !main) continue;
    events.push(
      newEvent(move, {
        seq: state.version + events.length + 1,
        from: step.from,
        to: step.to,
        at,
        type: step.event,
        implied: !main,
      }),
    );
    status = step.to;
    if (main) break;
  }
  return { result: 'moved', events, state: deriveState([...history, ...events]) };
}

/** The event that makes this one a duplicate: a second receipt, or the same stop as the last one. */
function findSame(
  standing: readonly ParcelEvent[],
  move: Move,
  transition: Transition,
): ParcelEvent | undefined {
  if (transition.to !== 'same') return undefined;
  if (transition.once)
    return standing.find((event) => event.type === move.type && !(event.implied && reportsHistory(move)));
  const inside = standing.filter(
    (event) => event.statusFrom === event.statusTo && !event.type.startsWith('FLAG_'),
  );
  const last = inside.at(-1);
  const isSame = (event: ParcelEvent) => event.type === move.type && event.placeId === (move.placeId ?? null);
  if (reportsHistory(move) && move.claimedAt !== undefined) {
    const claimed = move.claimedAt.getTime();
    return inside.find((event) => isSame(event) && event.occurredAt.getTime() === claimed);
  }
  return last !== undefined && isSame(last) ? last : undefined;
}

function decideFlag(moveCase: MoveCase, type: 'FLAG_RAISED' | 'FLAG_CLEARED'): MoveOutcome {
  const { history, state, move, may } = moveCase;
  const { flag } = move;
  if (flag === undefined)
    return {
      result: 'refused',
      error: 'tracking.moveNotAllowed',
      params: { event: move.type, status: state.status },
    };
  if (!may(flagRights(type, flag))) return { result: 'refused', error: 'tracking.roleNotAllowed' };
  if (type === 'FLAG_RAISED' && isClosed(state.status))
    return { result: 'refused', error: 'tracking.parcelClosed' };
  if (state.problems.includes(flag) === (type === 'FLAG_RAISED')) {
    const earlier =
      effectiveEvents(history).findLast((event) => event.details.flag === flag) ?? history.at(-1);
    if (earlier !== undefined) return { result: 'duplicate', event: earlier };
  }
  return appended(moveCase, state.status);
}

/** A foreign system's own words, taken only from those who watch over such feeds, and each message once. */
function decideExternal(moveCase: MoveCase): MoveOutcome {
  const { history, state, move, now, may } = moveCase;
  if (!may(externalRights)) return { result: 'refused', error: 'tracking.roleNotAllowed' };
  if (isClosed(state.status)) return { result: 'refused', error: 'tracking.parcelClosed' };
  const at = acceptTime(move, state.lastEventAt, now).getTime();
  const earlier = effectiveEvents(history).find(
    (event) =>
      event.type === 'EXTERNAL' && event.details.raw === move.raw && event.occurredAt.getTime() === at,
  );
  return earlier === undefined ? appended(moveCase, state.status) : { result: 'duplicate', event: earlier };
}

function appended({ history, state, move, now }: MoveCase, to: ParcelStatus): MoveOutcome {
  const at = acceptTime(move, state.lastEventAt, now);
  const event = newEvent(move, { seq: state.version + 1, from: state.status, to, at });
  return { result: 'moved', events: [event], state: deriveState([...history, event]) };
}
