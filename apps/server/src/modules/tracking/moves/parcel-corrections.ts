import type { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { ParcelStatus as Status, parcelStatuses } from '@rohi/contract/tracking/parcel-status';
import {
  changesStatus,
  deriveState,
  effectiveEvents,
  type ParcelEvent,
  type ParcelState,
} from './parcel-history.ts';
import { newEvent, type Move, type MoveCase, type MoveOutcome } from './parcel-move.ts';
import { reopening, undoRules, type UndoRule } from './parcel-transitions.ts';

/**
 * Decides whether an event may be taken back (docs/domain.md, section 3, column "Undo"). What an arrival scan implied
 * goes with it. Nothing is deleted: each event taken back gets a CORRECTED event of its own.
 */
export function decideCorrection({ history, state, move, now, may }: MoveCase): MoveOutcome {
  const standing = effectiveEvents(history);
  const target = standing.find((event) => event.seq === move.corrects);
  const rule = target === undefined ? undefined : ruleFor(target, state);
  if (target === undefined || rule === undefined)
    return { result: 'refused', error: 'tracking.nothingToUndo' };
  if (!may(rule.by)) return { result: 'refused', error: 'tracking.roleNotAllowed' };
  const after = standing.filter((event) => event.seq > target.seq);
  const covered = changesStatus(target) && after.some(changesStatus);
  if (covered || rule.inTime?.(target, after, now) === false)
    return { result: 'refused', error: 'tracking.undoTooLate' };
  if (rule.needsReason && (move.reason ?? '') === '')
    return { result: 'refused', error: 'tracking.reasonRequired' };
  const events = corrections([target, ...impliedBy(standing, target)], state, move, now, rule.to);
  return { result: 'moved', events, state: deriveState([...history, ...events]) };
}

function ruleFor(target: ParcelEvent, state: ParcelState): (UndoRule & { to?: ParcelStatus }) | undefined {
  if (target.type !== 'CANCELLED') return target.implied ? undefined : undoRules[target.type];
  const step = parcelStatuses[state.stepBeforeCancel ?? -1];
  return state.status === Status.Cancelled && step !== undefined ? reopening(step) : undefined;
}

/** The events that were written only because the target proved them: those directly before it, newest first. */
function impliedBy(standing: readonly ParcelEvent[], target: ParcelEvent): ParcelEvent[] {
  const implied: ParcelEvent[] = [];
  for (const event of standing.slice(0, standing.indexOf(target)).toReversed()) {
    // The first event stays: it made the parcel.
    if (!event.implied || event.statusFrom === null) break;
    // What somebody has reported since is proved without the target, and so is all before it.
    if (standing.some((other) => other.type === event.type && !other.implied)) break;
    implied.push(event);
  }
  return changesStatus(target) ? implied : [];
}

function corrections(
  targets: readonly ParcelEvent[],
  state: ParcelState,
  move: Move,
  now: Date,
  reopenedTo: ParcelStatus | undefined,
): ParcelEvent[] {
  let { status } = state;
  return targets.map((target, index) => {
    const to = changesStatus(target) ? (reopenedTo ?? target.statusFrom ?? status) : status;
    const event = newEvent(index === 0 ? move : { ...move, implied: true }, {
      seq: state.version + index + 1,
      from: status,
      to,
      at: now,
      corrects: target.seq,
    });
    status = to;
    return event;
  });
}
