/**
 * Several customers may have declared one code (docs/domain.md, section 5). Owns which of their lines a write means,
 * and what becomes of the others: the box decides at receipt, and a line without a rival is the parcel of its code.
 */
import { turnedAway } from '@rohi/contract/tracking/parcel-events';
import { isClosed, ParcelStatus, stepIndexOf } from '@rohi/contract/tracking/parcel-status';
import { systemPrincipal } from '../../../principal.ts';
import { deriveState, effectiveEvents, type ParcelEvent } from './parcel-history.ts';
import { firstEvent, newEvent, type BoxMark, type Move } from './parcel-move.ts';
import {
  addMove,
  draftOf,
  historyOf,
  isOpen,
  statusOf,
  type Draft,
  type FoundParcel,
  type ParcelWrite,
} from './parcel-draft.service.ts';
import type { ParcelFacts, StoredParcel } from './parcel.store.ts';

/** What a write works on. */
export type FoundLines = {
  /** The parcel or line that the write means; undefined when there is none. */
  target: FoundParcel | undefined;
  /** The parcel of the code. */
  current: StoredParcel | undefined;
  /** The lines that wait beside it, the first declared first. */
  waiting: readonly StoredParcel[];
};

/** True when China has the parcel, or had it: then a declaration takes it no more. */
function isReceived(history: readonly ParcelEvent[]): boolean {
  const { status, stepBeforeCancel } = deriveState(history);
  const step = stepBeforeCancel ?? stepIndexOf(status);
  const inChina = effectiveEvents(history).some(({ type }) => type === 'CN_RECEIVED' || type === 'CN_PACKED');
  return inChina || step > stepIndexOf(ParcelStatus.AwaitingDeparture);
}

/** True for a parcel that was cancelled before China received it: a declaration of its code begins anew. */
export function isGivenUp({ history }: Pick<StoredParcel, 'history'>): boolean {
  return statusOf(history) === ParcelStatus.Cancelled && !isReceived(history);
}

/** True while the code of an open parcel may be declared by another customer. */
export function mayBeDeclared(parcel: Pick<StoredParcel, 'history'>): boolean {
  return isOpen(parcel) && !isReceived(parcel.history);
}

/** What becomes of the parcel or line that a write means, and of the others of its code. */
export function draftLines(
  write: ParcelWrite,
  found: FoundLines,
  now: Date,
): { draft: Draft | undefined; others: Draft[] } {
  const { target, current, waiting } = found;
  if (target === undefined) return { draft: undefined, others: [] };
  if (write.line === undefined && current !== undefined && waiting.length > 0) {
    const settled = isReceived(current.history)
      ? giveToLine(write, current, waiting, now)
      : receiveLine(write, current, waiting, now);
    if (settled !== undefined) return settled;
  }
  return followedBy(draftOf(target, statedBy(write), now), found);
}

function statedBy({ moves, declare, goesTo, carriedBy }: ParcelWrite) {
  return { moves, facts: declare?.facts, goesTo, carriedBy };
}

/** When a line comes or goes, the others change their role. */
function followedBy(draft: Draft, { current, waiting }: FoundLines): { draft: Draft; others: Draft[] } {
  const isGone = isClosed(draft.state.status) && isOpen(draft.parcel);
  const rest = waiting.filter(({ id }) => id !== draft.parcel.id);
  if (draft.standing === 'beside') {
    const isTwice = draft.created || rest.length > 0 || !isGone;
    if (current === undefined || current.declaredTwice === isTwice) return { draft, others: [] };
    return { draft, others: [{ ...asItIs(current), declaredTwice: isTwice }] };
  }
  const [next, ...others] = rest;
  if (!isGone || next === undefined || isReceived(draft.parcel.history)) return { draft, others: [] };
  return {
    draft: { ...draft, standing: 'beside', declaredTwice: false },
    others: [{ ...asItIs(next), standing: 'current', declaredTwice: others.length > 0 }],
  };
}

function asItIs(parcel: StoredParcel): Draft {
  return draftOf({ ...parcel, created: false }, { moves: [] }, new Date(0));
}

/** What the box of a write says; a row of a file says it by its facts. */
function markOf({ moves, declare }: ParcelWrite): BoxMark {
  const mark = moves.find(({ box }) => box !== undefined)?.box;
  if (mark !== undefined) return mark;
  const { customerCode, orderCode } = declare?.facts ?? {};
  return { ...(customerCode ? { customerCode } : {}), ...(orderCode ? { orderCode } : {}) };
}

/** The line that a box belongs to: that of its customer; a box that names none is that of its order. */
function lineOf(
  lines: readonly StoredParcel[],
  { customerCode, orderCode }: BoxMark,
): StoredParcel | undefined {
  if (customerCode !== undefined) return lines.find(({ facts }) => facts.customerCode === customerCode);
  return orderCode === undefined ? undefined : lines.find(({ facts }) => facts.orderCode === orderCode);
}

type Settled = { draft: Draft; others: Draft[] } | undefined;

/**
 * Settles a tracking code that several customers declared, and that was not received so far. On receipt, the
 * declaration named on the box becomes the parcel and the others are turned away. If the box names none, the parcel is
 * unidentified and all declarations stay open.
 */
function receiveLine(
  write: ParcelWrite,
  current: StoredParcel,
  waiting: readonly StoredParcel[],
  now: Date,
): Settled {
  const lines = [current, ...waiting];
  const line = lineOf(lines, markOf(write));
  const statement = statedBy(write);
  if (line !== undefined) {
    const draft = draftOf({ ...line, created: false }, statement, now);
    if (!isReceived(historyOf(draft))) return line === current ? undefined : { draft, others: [] };
    return {
      draft: { ...draft, standing: 'current', declaredTwice: false },
      others: lines.filter((each) => each !== line).map((each) => turnAway(each, now)),
    };
  }
  const draft = draftOf(unidentifiedParcel(write, current, now), statement, now);
  if (!isReceived(historyOf(draft))) return undefined;
  return {
    draft: addMove(draft, { type: 'FLAG_RAISED', flag: 'UNIDENTIFIED' }, now),
    others: [{ ...asItIs(current), standing: 'beside', declaredTwice: false }],
  };
}

/** The parcel that came with a code of several, before it is received: that it was ordered is only implied. */
function unidentifiedParcel({ moves, declare }: ParcelWrite, current: StoredParcel, now: Date): FoundParcel {
  const { actor, source, claimedAt } = moves[0] ?? {
    actor: systemPrincipal('tracking'),
    source: 'office',
  };
  const move: Omit<Move, 'type'> = {
    actor,
    source,
    implied: true,
    ...(claimedAt === undefined ? {} : { claimedAt }),
  };
  const history = [firstEvent(move, now)];
  for (const [type, to] of [
    ['ORDER_SUBMITTED', ParcelStatus.AwaitingDeclaration],
    ['FORECAST_ACCEPTED', ParcelStatus.AwaitingDeparture],
  ] as const) {
    const before = history.at(-1);
    if (before === undefined) continue;
    const change = { seq: before.seq + 1, from: before.statusTo, to, at: before.occurredAt };
    history.push(newEvent({ ...move, type }, change));
  }
  const facts = { ...current.facts, orderCode: null, ...declare?.facts, ...noOwner };
  return {
    id: '',
    trackingCode: current.trackingCode,
    standing: 'current',
    declaredTwice: true,
    facts,
    history,
    created: true,
  };
}

const noOwner = { customerCode: null, pickupPointId: null } satisfies Partial<ParcelFacts>;

/**
 * An unidentified parcel that several wait for, received. It becomes the parcel of the customer named later, by a file
 * or by a decision about claims; until then it stays unidentified.
 */
function giveToLine(
  write: ParcelWrite,
  current: StoredParcel,
  waiting: readonly StoredParcel[],
  now: Date,
): Settled {
  const line = lineOf(waiting, markOf(write));
  const statedFacts = write.declare?.facts;
  const parcel = { ...current, created: false };
  if (line === undefined && write.settles !== true) {
    const draft = draftOf(parcel, { ...statedBy(write), facts: { ...statedFacts, customerCode: null } }, now);
    return { draft, others: [] };
  }
  const { customerCode, orderCode, pickupPointId } = line?.facts ?? current.facts;
  const facts = { customerCode, orderCode, pickupPointId, ...statedFacts };
  const draft = addMove(
    draftOf(parcel, { ...statedBy(write), facts }, now),
    { type: 'FLAG_CLEARED', flag: 'UNIDENTIFIED' },
    now,
  );
  return {
    draft: { ...draft, declaredTwice: false },
    others: waiting.map((each) => (each === line ? replaced(each, now) : turnAway(each, now))),
  };
}

/** The line of another customer ends; it stays in its order, which says why. */
function turnAway(line: StoredParcel, now: Date): Draft {
  const draft = addMove(asItIs(line), { type: 'CANCELLED', reason: turnedAway }, now);
  return { ...draft, standing: 'beside', declaredTwice: false };
}

/** A line that is replaced by the parcel itself, which stands in the order from now on. */
function replaced(line: StoredParcel, now: Date): Draft {
  const draft = addMove(asItIs(line), { type: 'CANCELLED', reason: 'OTHER' }, now);
  const facts = { ...draft.facts, orderCode: null, customerCode: null };
  return { ...draft, facts, factsChanged: true, standing: 'past' };
}
