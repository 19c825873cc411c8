/** What is to become of one parcel in a write, before anything is written. */
import { isClosed, ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { systemPrincipal } from '../../../principal.ts';
import { deriveState, type ParcelEvent, type ParcelState } from './parcel-history.ts';
import type { Move, MoveOutcome } from './parcel-move.ts';
import { decideMove } from './parcel-moves.ts';
import type { ParcelFacts, Standing, StoredParcel } from './parcel.store.ts';

/** Everything to be written about one tracking code in one go. */
export type ParcelWrite = {
  trackingCode: string;
  /** The customer code of the meant line, where several may have declared the code; else the parcel itself. */
  line?: string;
  /** The facts are a person's decision about the owner of the parcel. */
  settles?: true;
  /** Makes the parcel when there is none; the facts given change those of an open one. */
  declare?: { facts: Partial<ParcelFacts>; move: Omit<Move, 'type'> };
  /**
   * The pickup point that the parcel goes to from now on. Unlike other facts also of a cancelled one, which may come
   * back; one that was collected stays where it was.
   */
  goesTo?: number | null;
  /** The trip that it goes with from now on, which is there; null: none. A closed parcel stays with its own. */
  carriedBy?: string | null;
  /** In the order in which they happened. */
  moves: readonly Move[];
};

export type FoundParcel = StoredParcel & { created: boolean };

/** A parcel as it was, and what it is to become. */
export type Draft = {
  parcel: StoredParcel;
  created: boolean;
  factsChanged: boolean;
  facts: ParcelFacts;
  standing: Standing;
  declaredTwice: boolean;
  /** What is added to its history; of a new parcel all of it. */
  events: ParcelEvent[];
  outcomes: MoveOutcome[];
  state: ParcelState;
};

/** What a write says of a parcel that is there. */
type Statement = {
  moves: readonly Move[];
  facts?: Partial<ParcelFacts> | undefined;
  goesTo?: number | null | undefined;
  carriedBy?: string | null | undefined;
};

function factsAfter(
  { created, facts, history }: FoundParcel,
  { facts: change, goesTo, carriedBy }: Statement,
): ParcelFacts {
  const status = statusOf(history);
  const carried = carriedBy === undefined ? {} : { tripCode: carriedBy };
  const after = !created && !isClosed(status) ? { ...facts, ...change, ...carried } : facts;
  return goesTo === undefined || status === ParcelStatus.Received
    ? after
    : { ...after, pickupPointId: goesTo };
}

/** The parcel with these moves and, while it is open, these facts. */
export function draftOf(parcel: FoundParcel, statement: Statement, now: Date): Draft {
  const { moves } = statement;
  const history = [...parcel.history];
  const outcomes = moves.map((move) => {
    const outcome = decideMove(history, move, now, parcel.facts.customerCode);
    if (outcome.result === 'moved') history.push(...outcome.events);
    return outcome;
  });
  const changed = factsAfter(parcel, statement);
  return {
    parcel,
    created: parcel.created,
    factsChanged: JSON.stringify(changed) !== JSON.stringify(parcel.facts),
    facts: changed,
    standing: parcel.standing,
    declaredTwice: parcel.declaredTwice,
    events: parcel.created ? history : history.slice(parcel.history.length),
    outcomes,
    state: deriveState(history),
  };
}

/** One move more, of the service itself; one that is refused changes nothing. */
export function addMove(draft: Draft, move: Pick<Move, 'type' | 'reason' | 'flag'>, now: Date): Draft {
  const history = historyOf(draft);
  const outcome = decideMove(history, { ...move, actor: service, source: 'office' }, now);
  if (outcome.result !== 'moved') return draft;
  return { ...draft, events: [...draft.events, ...outcome.events], state: outcome.state };
}

const service = systemPrincipal('tracking');

/** The whole history that a draft comes to. */
export function historyOf({ created, parcel, events }: Draft): ParcelEvent[] {
  return created ? events : [...parcel.history, ...events];
}

export function isOpen({ history }: Pick<StoredParcel, 'history'>): boolean {
  return !isClosed(statusOf(history));
}

export function statusOf(history: readonly ParcelEvent[]): ParcelStatus {
  return deriveState(history).status;
}

/** Whether anything of it has to be written. */
export function isChanged({
  parcel,
  created,
  factsChanged,
  events,
  standing,
  declaredTwice,
}: Draft): boolean {
  const stands = standing === parcel.standing && declaredTwice === parcel.declaredTwice;
  return created || factsChanged || events.length > 0 || !stands;
}
