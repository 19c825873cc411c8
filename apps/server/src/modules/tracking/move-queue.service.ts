/**
 * Moves that come at the same time share a transaction: a busy counter then costs one way to the database for many scans
 * instead of eight for each. A move that comes alone waits for nobody.
 */
import type { Context } from '../../context.ts';
import { inTransaction, isDatabaseDown } from '../../platform/database.ts';
import type { Move, MoveOutcome } from './parcel-move.ts';
import { writeParcels } from './write-parcels.service.ts';

type Waiting = {
  trackingCode: string;
  move: Move;
  /** undefined: there is no such parcel. */
  resolve(outcome: MoveOutcome | undefined): void;
  reject(error: unknown): void;
};

type Queue = { waiting: Waiting[]; running: number };

/** So many transactions at once: while one waits for the disk the next one reckons. */
const lanes = 2;
const mostTogether = 64;

const queues = new WeakMap<Context['db'], Queue>();

/** What becomes of one move; undefined when there is no such parcel. Throws what the database throws. */
export function decideTogether(
  context: Context,
  trackingCode: string,
  move: Move,
): Promise<MoveOutcome | undefined> {
  const queue = queues.get(context.db) ?? { waiting: [], running: 0 };
  queues.set(context.db, queue);
  return new Promise((resolve, reject) => {
    queue.waiting.push({ trackingCode, move, resolve, reject });
    void runWaiting(context, queue);
  });
}

async function runWaiting(context: Context, queue: Queue): Promise<void> {
  if (queue.running >= lanes) return;
  queue.running += 1;
  try {
    while (queue.waiting.length > 0) await runTogether(context, queue.waiting.splice(0, mostTogether));
  } finally {
    queue.running -= 1;
  }
}

async function runTogether(context: Context, moves: readonly Waiting[]): Promise<void> {
  try {
    const outcomes = await writeMoves(context, moves);
    moves.forEach((each, index) => each.resolve(outcomes[index]));
  } catch (error) {
    const [first] = moves;
    // Whether a lost connection had committed is not known: nobody's move may be tried twice.
    if (moves.length === 1 || isDatabaseDown(error)) for (const each of moves) each.reject(error);
    // The transaction was taken back: only the move that broke it should hear of it.
    else for (const each of first === undefined ? [] : moves) await runTogether(context, [each]);
  }
}

/** The outcomes of moves in one transaction, in their order; moves of one parcel happen one after the other. */
async function writeMoves(context: Context, moves: readonly Waiting[]): Promise<(MoveOutcome | undefined)[]> {
  const byCode = new Map<string, Waiting[]>();
  for (const each of moves) byCode.set(each.trackingCode, [...(byCode.get(each.trackingCode) ?? []), each]);
  const writes = [...byCode].map(([trackingCode, list]) => ({
    trackingCode,
    moves: list.map(({ move }) => move),
  }));
  const results = await inTransaction(context.db, (tx) => writeParcels(context, tx, writes));
  const outcomeOf = new Map<Waiting, MoveOutcome>();
  [...byCode.values()].forEach((list, index) => {
    list.forEach((each, position) => {
      const outcome = results[index]?.outcomes[position];
      if (outcome !== undefined) outcomeOf.set(each, outcome);
    });
  });
  return moves.map((each) => outcomeOf.get(each));
}
