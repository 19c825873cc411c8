/** Finds and locks what writes are about, and makes the parcels and lines that they declare. */
import type { Tx } from '../../../platform/database.ts';
import { lockWaitingLines } from './declared-line.store.ts';
import { isGivenUp, mayBeDeclared, type FoundLines } from './declared-lines.service.ts';
import type { FoundParcel, ParcelWrite } from './parcel-draft.service.ts';
import { deriveState } from './parcel-history.ts';
import { firstEvent, reportsHistory, type Move } from './parcel-move.ts';
import {
  insertParcels,
  lockCurrentParcels,
  stepBack,
  type ParcelFacts,
  type Standing,
  type StoredParcel,
} from './parcel.store.ts';
import { withTimeline } from '../answers/timeline-rows.service.ts';

/** Couriers reuse numbers: a closed parcel gives its code back after so long (docs/domain.md, section 5). */
const codeReusableAfterMs = 180 * 86_400_000;

const noFacts: ParcelFacts = {
  orderCode: null,
  customerCode: null,
  countryCode: 'TJ',
  businessLine: 'BSC',
  handlingNotes: [],
  lastMileTracking: null,
  lastMileCarrier: null,
  lastMileWebsite: null,
  weightG: null,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  pickupPointId: null,
  tripCode: null,
};

/**
 * Locks the parcels that exist and makes those that are declared; the loser of a race for a new code finds the
 * winner's.
 */
export async function lockOrDeclare(
  tx: Tx,
  writes: readonly ParcelWrite[],
  now: Date,
): Promise<Map<string, FoundLines>> {
  const found = new Map<string, FoundLines>();
  const lost = await lockOrMake(tx, writes, now, found);
  // Those codes have a parcel now, which may be declared by others too.
  if (lost.length > 0) await lockOrMake(tx, lost, now, found);
  return found;
}

/** Adds what is found or made to `found`; returns the writes with a new code that another was quicker to declare. */
async function lockOrMake(
  tx: Tx,
  writes: readonly ParcelWrite[],
  now: Date,
  found: Map<string, FoundLines>,
): Promise<ParcelWrite[]> {
  const byCode = await lockLines(tx, writes);
  const plans = writes.map((write) => {
    const lines = byCode.get(write.trackingCode) ?? { current: undefined, waiting: [] };
    return { write, ...lines, plan: planOf(write, lines, now) };
  });
  await makeRoom(tx, plans);
  const made = plans.flatMap(({ write, plan }) =>
    plan.make === undefined || write.declare === undefined
      ? []
      : [newParcel(write, write.declare, plan.make, now)],
  );
  const inserted = await insertParcels(tx, made.map(withTimeline));
  const fresh = new Map(
    made.flatMap((parcel) => {
      const id = inserted.get(parcel.trackingCode);
      return id === undefined ? [] : [[parcel.trackingCode, { ...parcel, id, created: true }] as const];
    }),
  );
  const lost: ParcelWrite[] = [];
  for (const { write, plan, current, waiting } of plans) {
    const target = fresh.get(write.trackingCode) ?? plan.target;
    if (plan.make !== undefined && target === undefined) lost.push(write);
    const isNew = target?.created === true && target.standing === 'current';
    found.set(write.trackingCode, { target, current: isNew ? target : current, waiting });
  }
  return lost;
}

type Lines = Omit<FoundLines, 'target'>;

/** The parcels of the codes, and the lines beside those that a write may be about. */
async function lockLines(tx: Tx, writes: readonly ParcelWrite[]): Promise<Map<string, Lines>> {
  const parcels = await lockCurrentParcels(
    tx,
    writes.map(({ trackingCode }) => trackingCode),
  );
  const twice = parcels.flatMap(({ declaredTwice, trackingCode }) => (declaredTwice ? [trackingCode] : []));
  const waiting = Map.groupBy(await lockWaitingLines(tx, twice), ({ trackingCode }) => trackingCode);
  return new Map(
    parcels.map((current) => [
      current.trackingCode,
      { current, waiting: waiting.get(current.trackingCode) ?? [] },
    ]),
  );
}

/** What a write is about, or as what it makes a row; `stepsBack`: the parcel makes room for that. */
type Plan = { target?: FoundParcel; make?: Standing; stepsBack?: 'beside' | 'past' };

function planOf(write: ParcelWrite, { current, waiting }: Lines, now: Date): Plan {
  const { line, declare } = write;
  const makes = (plan: Plan): Plan => (declare === undefined ? {} : plan);
  if (current === undefined) return makes({ make: 'current' });
  const isReused = declare !== undefined && isCodeFree(current, declare.move, now);
  if (isReused) return { make: 'current', stepsBack: 'past' };
  const found = (parcel: StoredParcel): Plan => ({ target: { ...parcel, created: false } });
  if (line === undefined) return found(current);
  const own = waiting.find(({ facts }) => facts.customerCode === line);
  if (own !== undefined) return found(own);
  if (declare !== undefined && isGivenUp(current)) {
    // The order keeps its cancelled line, unless it is this order that names the code again.
    const isSame = current.facts.orderCode === (declare.facts.orderCode ?? null);
    return { make: 'current', stepsBack: isSame ? 'past' : 'beside' };
  }
  if (current.facts.customerCode === line) return found(current);
  return mayBeDeclared(current) ? makes({ make: 'beside' }) : {};
}

async function makeRoom(
  tx: Tx,
  plans: readonly { current: StoredParcel | undefined; plan: Plan }[],
): Promise<void> {
  const going = (to: 'beside' | 'past') =>
    plans.flatMap(({ current, plan }) => (plan.stepsBack === to && current !== undefined ? current.id : []));
  await stepBack(tx, going('beside'), 'beside');
  await stepBack(tx, going('past'), 'past');
}

/** A file describes the past: its row is another parcel only if it began long after the old one was closed. */
function isCodeFree(parcel: StoredParcel, move: Omit<Move, 'type'>, now: Date): boolean {
  const { closedAt } = deriveState(parcel.history);
  const begins = reportsHistory(move) ? move.claimedAt : now;
  return begins !== undefined && isReusable(closedAt, begins);
}

/** Whether the code of a parcel that was closed then is that of another one which begins now. */
export function isReusable(closedAt: Date | null, begins: Date): boolean {
  return closedAt !== null && begins.getTime() - closedAt.getTime() > codeReusableAfterMs;
}

function newParcel(
  { trackingCode }: ParcelWrite,
  { facts, move }: NonNullable<ParcelWrite['declare']>,
  standing: Standing,
  now: Date,
) {
  const history = [firstEvent(move, now)];
  return {
    trackingCode,
    standing,
    declaredTwice: false,
    facts: { ...noFacts, ...facts },
    history,
    state: deriveState(history),
  };
}
