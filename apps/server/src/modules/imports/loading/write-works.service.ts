/** Owns the translation of a file's rows into parcel writes, within the transaction of one batch. */
import type { ErrorName } from '@rohi/contract/errors';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import type { Principal } from '../../../principal.ts';
import { findCustomersOfCodes } from '../../accounts/customers/customers.service.ts';
import { recordOrdersOfParcels } from '../../orders/orders/parcel-orders.service.ts';
import {
  isReceived,
  lockOwners,
  settleOwners,
  type OwnersBefore,
  type Ownership,
  type ParcelOfFile,
} from '../../orders/orders/parcel-owners.service.ts';
import {
  stepsTo,
  writeParcels,
  type ParcelWrite,
  type ParcelWriteResult,
} from '../../tracking/tracking.service.ts';
import { recordPositions } from '../../trips/trip-positions.service.ts';
import { beginningMove, eventMove, stepMoves, type FileMove } from './import-moves.ts';
import type { ImportedCode } from './import-plan.ts';
import type { ParcelRow } from './parcel-rows.ts';
import type { MoveResult, WorkOutcome } from './tally-work.ts';

type Move = ParcelWrite['moves'][number];
type Mover = Pick<Move, 'actor' | 'source'>;

/** The history that a file brings: that of the office, or what a firm has moved in with, with its terms of storage. */
export type HistoryOfFile =
  | { source: 'import' }
  | { source: 'move-in'; storageFrom?: string; quietUntil?: string };

const ofFile: HistoryOfFile = { source: 'import' };

type Draft = { work: ImportedCode; events: Move[]; positions: Move[]; steps: Move[]; write: ParcelWrite };

/**
 * Events first, in the order of the journey; then the steps that a status proves fill in what was not reported, and
 * what came out of turn before them is tried once more.
 */
export async function writeWorks(
  context: Context,
  tx: Tx,
  works: readonly ImportedCode[],
  principal: Principal,
  history: HistoryOfFile = ofFile,
): Promise<WorkOutcome[]> {
  const owners = await lockOwners(
    tx,
    works.map(({ trackingCode }) => trackingCode),
  );
  const drafts = (await withKnownOwners(tx, works, owners)).map((work) => draftOf(work, principal, history));
  const results = await writeParcels(
    context,
    tx,
    drafts.map((draft) => draft.write),
  );
  const writes = drafts.map((draft, index): Written => ({ write: draft.write, result: results[index] }));
  await retryOutOfTurn(context, tx, writes.filter(hasMoved));
  const both = [...drafts.entries()].filter(([, draft]) => draft.events.length > 0 && draft.steps.length > 0);
  const steps = both.map(([, { work, steps: moves }]) => ({ trackingCode: work.trackingCode, moves }));
  const stepResults = steps.length === 0 ? [] : await writeParcels(context, tx, steps);
  const later = new Map(both.map(([index], position) => [index, stepResults[position]]));
  for (const [index, result] of later) {
    const earlier = results[index];
    if (earlier !== undefined && result !== undefined) earlier.state = result.state;
  }
  await retryOutOfTurn(
    context,
    tx,
    writes.filter((_, index) => later.get(index)?.outcomes.some((outcome) => outcome.result === 'moved')),
  );
  const positions = await writePositions(context, tx, writes, drafts);
  const settled = await settleOrders(context, tx, works, owners, {
    actor: principal,
    source: history.source,
  });
  await recordPositionsOf(context, tx, drafts, positions, principal);
  return drafts.map((draft, index) =>
    withOwner(
      outcomeOf(draft, results[index], later.get(index), positions.get(index)),
      settled.get(draft.work.trackingCode),
    ),
  );
}

/** The orders of the parcels, and then the owner of each parcel. */
async function settleOrders(
  context: Context,
  tx: Tx,
  works: readonly ImportedCode[],
  owners: OwnersBefore,
  mover: Mover,
): Promise<Map<string, Ownership>> {
  await recordOrders(context, tx, works, mover);
  return settleOwners(context, tx, parcelsOfFile(works, owners), owners, mover);
}

/** Orders of the parcels that the file has rows of, with the points that it names. */
async function recordOrders(
  context: Context,
  tx: Tx,
  works: readonly ImportedCode[],
  mover: Mover,
): Promise<void> {
  const ofRows = works.flatMap(({ trackingCode, parcel }) =>
    parcel === undefined ? [] : [{ trackingCode, point: parcel.row.facts.pickupPointId }],
  );
  const named = ofRows.flatMap(({ trackingCode, point }): [string, number][] =>
    point === undefined ? [] : [[trackingCode, point]],
  );
  await recordOrdersOfParcels(
    context,
    tx,
    ofRows.map(({ trackingCode }) => trackingCode),
    mover,
    new Map(named),
  );
}

/** A code without an account takes no parcel from its customer. */
async function withKnownOwners(
  tx: Tx,
  works: readonly ImportedCode[],
  owners: OwnersBefore,
): Promise<readonly ImportedCode[]> {
  const owned = works.filter(({ trackingCode }) => (owners.get(trackingCode)?.ownerCode ?? null) !== null);
  const named = owned.flatMap(({ parcel }) => parcel?.row.facts.customerCode ?? []);
  const customers = await findCustomersOfCodes(tx, named);
  return works.map((work) => {
    const { parcel } = work;
    const { customerCode, ...facts } = parcel?.row.facts ?? {};
    if (parcel === undefined || customerCode === undefined) return work;
    if (!owned.includes(work) || customers.has(customerCode)) return work;
    return { ...work, parcel: { ...parcel, row: { ...parcel.row, facts } } };
  });
}

/**
 * The parcels with owners that matter: the parcels of rows, and those that have been received by an event of the file.
 */
function parcelsOfFile(works: readonly ImportedCode[], owners: OwnersBefore): ParcelOfFile[] {
  return works.flatMap(({ trackingCode, parcel, events }) => {
    if (parcel !== undefined) return [{ trackingCode, isHere: isMeasured(parcel.row) }];
    const before = owners.get(trackingCode);
    return events.length > 0 && before !== undefined && !isReceived(before)
      ? [{ trackingCode, isHere: false }]
      : [];
  });
}

/** What was weighed or measured lies somewhere. */
function isMeasured({ facts }: ParcelRow): boolean {
  return [facts.weightG, facts.lengthMm, facts.widthMm, facts.heightMm].some((side) => side !== undefined);
}

function withOwner(outcome: WorkOutcome, owner: Ownership | undefined): WorkOutcome {
  if (owner === undefined) return outcome;
  return { ...outcome, owner, factsChanged: outcome.factsChanged || owner.changed };
}

/**
 * Last, when it is known where each parcel stands: the lorry's stops, for those on the road. The others have left the
 * lorry, or have not come into it.
 */
async function writePositions(
  context: Context,
  tx: Tx,
  writes: readonly Written[],
  drafts: readonly Draft[],
): Promise<Map<number, ParcelWriteResult | undefined>> {
  const underWay = [...drafts.entries()].filter(
    ([index, { positions }]) =>
      positions.length > 0 && writes[index]?.result?.state?.status === ParcelStatus.AwaitingHubIn,
  );
  if (underWay.length === 0) return new Map();
  const written = await writeParcels(
    context,
    tx,
    underWay.map(([, { work, positions }]) => ({ trackingCode: work.trackingCode, moves: positions })),
  );
  return new Map(underWay.map(([index], position) => [index, written[position]]));
}

/** What the lorries of parcels on the road have passed stands in the histories of their trips too. */
async function recordPositionsOf(
  { changes, clock }: Context,
  tx: Tx,
  drafts: readonly Draft[],
  written: ReadonlyMap<number, ParcelWriteResult | undefined>,
  { name }: Principal,
): Promise<void> {
  const passed = [...written].flatMap(([index, result]) =>
    (drafts[index]?.work.positions ?? []).filter((_, at) => result?.outcomes[at]?.result === 'moved'),
  );
  if (passed.length === 0) return;
  const positions = passed.map(({ trip, requestId, row: { type, placeId, time } }) => ({
    trip,
    requestId,
    type,
    placeId,
    at: time.at,
  }));
  await recordPositions(changes, tx, positions, { at: clock.now(), by: name });
}

function draftOf(work: ImportedCode, actor: Principal, history: HistoryOfFile): Draft {
  const { source, ...storage } = history;
  const { customerCode, orderCode } = work.parcel?.row.facts ?? {};
  const box = { ...(customerCode ? { customerCode } : {}), ...(orderCode ? { orderCode } : {}) };
  const asMove = (move: FileMove): Move => ({
    ...move,
    ...(move.type === 'PP_RECEIVED' ? storage : {}),
    box,
    actor,
    source,
  });
  const events = work.events.map((event) => asMove(eventMove(event)));
  const steps = work.parcel === undefined ? [] : stepMoves(work.parcel.row, stepsTo).map(asMove);
  const write: ParcelWrite = {
    trackingCode: work.trackingCode,
    moves: events.length > 0 ? events : steps,
  };
  if (work.parcel !== undefined) {
    const { row } = work.parcel;
    write.declare = { facts: row.facts, move: { ...beginningMove(work, row), actor, source } };
  }
  const positions = work.positions.map((position) => asMove(eventMove(position)));
  return { work, events, positions, steps, write };
}

function outcomeOf(
  { events }: Draft,
  first: ParcelWriteResult | undefined,
  second: ParcelWriteResult | undefined,
  third: ParcelWriteResult | undefined,
): WorkOutcome {
  const results = first?.outcomes.map(resultOf) ?? [];
  return {
    state: first?.state,
    created: first?.created ?? false,
    factsChanged: first?.factsChanged ?? false,
    refusal: undefined,
    events: events.length > 0 ? results : [],
    positions: third?.outcomes.map(resultOf) ?? [],
    steps: events.length > 0 ? (second?.outcomes.map(resultOf) ?? []) : results,
  };
}

const outOfTurn: ReadonlySet<ErrorName> = new Set<ErrorName>([
  'tracking.moveNotAllowed',
  'tracking.notReceivedInChina',
]);

type Written = { write: ParcelWrite; result: ParcelWriteResult | undefined };

function hasMoved({ result }: Written): boolean {
  return result?.outcomes.some((outcome) => outcome.result === 'moved') ?? false;
}

/**
 * Stations' clocks differ, so that a departure may stand a minute before the receipt it follows. What came out of turn
 * is tried again after the others, until nothing moves: a second run of the file finds the same. Changes the results
 * given.
 */
async function retryOutOfTurn(context: Context, tx: Tx, written: readonly Written[]): Promise<void> {
  let open = written.flatMap((each) => refusedMovesOf(each));
  while (open.length > 0) {
    const retried = await writeParcels(
      context,
      tx,
      open.map(({ write, moves }) => ({
        trackingCode: write.trackingCode,
        moves: moves.flatMap((move) => write.moves[move] ?? []),
      })),
    );
    const moved = open.filter(({ result, moves }, position) => {
      const again = retried[position];
      for (const [at, move] of moves.entries()) {
        const outcome = again?.outcomes[at];
        if (outcome !== undefined) result.outcomes[move] = outcome;
      }
      result.state = again?.state;
      return again?.outcomes.some((outcome) => outcome.result === 'moved');
    });
    open = moved.flatMap((each) => refusedMovesOf(each));
  }
}

type Refused = { write: ParcelWrite; result: ParcelWriteResult; moves: number[] };

function refusedMovesOf({ write, result }: Written): Refused[] {
  if (result === undefined) return [];
  const moves = [...result.outcomes.entries()].flatMap(([move, outcome]) =>
    outcome.result === 'refused' && outOfTurn.has(outcome.error) ? [move] : [],
  );
  return moves.length === 0 ? [] : [{ write, result, moves }];
}

function resultOf(outcome: ParcelWriteResult['outcomes'][number]): MoveResult {
  if (outcome.result === 'moved') return { result: 'moved' };
  if (outcome.result !== 'refused') return { result: 'known' };
  return { result: 'refused', error: { name: outcome.error, params: outcome.params ?? {} } };
}
