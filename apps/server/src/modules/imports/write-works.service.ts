/** Owns the translation of what a file tells into parcel writes, within the transaction of one batch. */
import type { ErrorName } from '@rohi/contract/errors';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database.ts';
import {
  stepsTo,
  writeParcels,
  type ParcelWrite,
  type ParcelWriteResult,
} from '../tracking/tracking.service.ts';
import { toldBeginning, toldEvent, toldSteps, type ToldMove } from './import-moves.ts';
import type { CodeWork } from './import-plan.ts';
import type { MoveResult, WorkOutcome } from './tally-work.ts';

type Move = ParcelWrite['moves'][number];

/** Who stands behind imported rows in the history. */
export type ImportActor = Move['actor'];

type Draft = { work: CodeWork; events: Move[]; steps: Move[]; write: ParcelWrite };

/** Events first, in the order of the journey; then the steps that a status proves fill in what nobody reported. */
export async function writeWorks(
  context: Context,
  tx: Tx,
  works: readonly CodeWork[],
  actor: ImportActor = { name: 'import', role: 'system' },
): Promise<WorkOutcome[]> {
  const drafts = works.map((work) => draftOf(work, actor));
  const first = await writeInAnyOrder(
    context,
    tx,
    drafts.map((draft) => draft.write),
  );
  const both = drafts.filter(({ events, steps }) => events.length > 0 && steps.length > 0);
  const writes = both.map(({ work, steps }) => ({ trackingCode: work.trackingCode, moves: steps }));
  const second = writes.length === 0 ? [] : await writeParcels(context, tx, writes);
  return drafts.map((draft, index) => outcomeOf(draft, first[index], second[both.indexOf(draft)]));
}

function draftOf(work: CodeWork, actor: ImportActor): Draft {
  const tell = (told: ToldMove): Move => ({ ...told, actor, source: 'import' });
  const events = work.events.map((event) => tell(toldEvent(event)));
  const steps = work.parcel === undefined ? [] : toldSteps(work.parcel.row, stepsTo).map(tell);
  const write: ParcelWrite = {
    trackingCode: work.trackingCode,
    moves: events.length > 0 ? events : steps,
  };
  if (work.parcel !== undefined) {
    const { row } = work.parcel;
    write.declare = { facts: row.facts, move: { ...toldBeginning(work, row), actor, source: 'import' } };
  }
  return { work, events, steps, write };
}

function outcomeOf(
  { events }: Draft,
  first: ParcelWriteResult | undefined,
  second: ParcelWriteResult | undefined,
): WorkOutcome {
  const told = first?.outcomes.map(resultOf) ?? [];
  return {
    state: second?.state ?? first?.state,
    created: first?.created ?? false,
    factsChanged: first?.factsChanged ?? false,
    refusal: undefined,
    events: events.length > 0 ? told : [],
    steps: events.length > 0 ? (second?.outcomes.map(resultOf) ?? []) : told,
  };
}

const outOfTurn: ReadonlySet<ErrorName> = new Set<ErrorName>([
  'tracking.moveNotAllowed',
  'tracking.notReceivedInChina',
]);

/**
 * Stations' clocks differ, so that a departure may stand a minute before the receipt it follows. What came out of turn is
 * tried again after the others, until nothing moves: a second run of the file would find the same.
 */
async function writeInAnyOrder(
  context: Context,
  tx: Tx,
  writes: readonly ParcelWrite[],
): Promise<ParcelWriteResult[]> {
  const results = await writeParcels(context, tx, writes);
  let open = [...writes.entries()].flatMap(([index, write]) => retryOf(index, write, results[index]));
  while (open.length > 0) {
    const retried = await writeParcels(
      context,
      tx,
      open.map(({ write, moves }) => ({
        trackingCode: write.trackingCode,
        moves: moves.flatMap((move) => write.moves[move] ?? []),
      })),
    );
    for (const [position, { index, moves }] of open.entries()) {
      const result = results[index];
      const again = retried[position];
      if (result === undefined || again === undefined) continue;
      result.state = again.state;
      for (const [at, move] of moves.entries()) {
        const outcome = again.outcomes[at];
        if (outcome !== undefined) result.outcomes[move] = outcome;
      }
    }
    open = open.flatMap(({ index, write }, position) =>
      retried[position]?.outcomes.some((outcome) => outcome.result === 'moved') === true
        ? retryOf(index, write, results[index])
        : [],
    );
  }
  return results;
}

type Retry = { index: number; write: ParcelWrite; moves: number[] };

function retryOf(index: number, write: ParcelWrite, result: ParcelWriteResult | undefined): Retry[] {
  const outcomes = result?.outcomes ?? [];
  if (!outcomes.some((outcome) => outcome.result === 'moved')) return [];
  const moves = [...outcomes.entries()].flatMap(([move, outcome]) =>
    outcome.result === 'refused' && outOfTurn.has(outcome.error) ? [move] : [],
  );
  return moves.length === 0 ? [] : [{ index, write, moves }];
}

function resultOf(outcome: ParcelWriteResult['outcomes'][number]): MoveResult {
  if (outcome.result === 'moved') return { result: 'moved' };
  if (outcome.result !== 'refused') return { result: 'known' };
  return { result: 'refused', error: { name: outcome.error, params: outcome.params ?? {} } };
}
