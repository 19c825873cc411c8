/**
 * Moves that come at the same time share a transaction: a busy counter then costs one way to the database for many
 * scans instead of eight for each. A move that comes alone waits for no other, and only moves of a parcel that another
 * transaction holds wait for that.
 */
import type { Context } from '../../../context.ts';
import {
  inTransaction,
  isDatabaseDown,
  isLockBusy,
  isRehearsal,
  type Tx,
} from '../../../platform/database.ts';
import { firstTryMs, waitInLine } from '../../../platform/lock-lanes.ts';
import type { Move, MovedOutcome, MoveOutcome } from './parcel-move.ts';
import { writeFreeParcels, writeParcels } from './write-parcels.service.ts';

/**
 * Writes what belongs to a move, in its transaction and after it. What it throws takes the move back. Run for a move
 * that is written, not for one that was known already, and once more when the transaction has to be tried again.
 */
export type Companion = (tx: Tx, moved: MovedOutcome) => Promise<void>;

export type AskedMove = { trackingCode: string; move: Move; alongside: Companion | undefined };

type Waiting = AskedMove & {
  /** undefined: there is no such parcel. */
  resolve(outcome: MoveOutcome | undefined): void;
  reject(error: unknown): void;
};

/**
 * `held`: moves by the code of a parcel that another transaction holds, in the order in which they came. `held`: moves
 * by the code of a parcel that somebody else holds, in the order in which they came.
 */
type Queue = { waiting: Waiting[]; running: number; written: Set<string>; held: Map<string, Waiting[]> };

/** So many transactions at once: while one waits for the disk the next one computes. */
const lanes = 2;
const mostTogether = 64;

const queues = new WeakMap<Context['db'], Queue>();

function queueOf({ db }: Context): Queue {
  const queue = queues.get(db) ?? {
    waiting: [],
    running: 0,
    written: new Set<string>(),
    held: new Map<string, Waiting[]>(),
  };
  queues.set(db, queue);
  return queue;
}

/** What becomes of one move; undefined when there is no such parcel. Throws what the database throws. */
export async function decideTogether(context: Context, request: AskedMove): Promise<MoveOutcome | undefined> {
  // What is only tried takes no other move back.
  if (isRehearsal(context.db)) return (await writeMoves(context, [request], 'wait'))[0]?.outcome;
  const queue = queueOf(context);
  return new Promise((resolve, reject) => {
    const waiting = { ...request, resolve, reject };
    const line = queue.held.get(request.trackingCode);
    // A later move never overtakes one that waits for the same parcel.
    if (line !== undefined) line.push(waiting);
    else queue.waiting.push(waiting);
    void runWaiting(context, queue);
  });
}

async function runWaiting(context: Context, queue: Queue): Promise<void> {
  if (queue.running >= lanes) return;
  queue.running += 1;
  try {
    for (let moves = takeMoves(queue); moves.length > 0; moves = takeMoves(queue)) {
      await runTogether(context, queue, moves);
      for (const { trackingCode } of moves) queue.written.delete(trackingCode);
    }
  } finally {
    queue.running -= 1;
  }
}

/** The next moves; those of a parcel that the other transaction writes wait for its end, and keep their order. */
function takeMoves(queue: Queue): Waiting[] {
  const taken: Waiting[] = [];
  const left: Waiting[] = [];
  for (const each of queue.waiting) {
    const line = queue.held.get(each.trackingCode);
    if (line !== undefined) line.push(each);
    else if (taken.length < mostTogether && !queue.written.has(each.trackingCode)) taken.push(each);
    else left.push(each);
  }
  queue.waiting = left;
  for (const { trackingCode } of taken) queue.written.add(trackingCode);
  return taken;
}

async function runTogether(context: Context, queue: Queue, moves: readonly Waiting[]): Promise<void> {
  try {
    const written = await writeMoves(context, moves, 'pass over');
    written.forEach(({ isHeld, outcome }, index) => {
      const each = moves[index];
      if (each === undefined) return;
      if (isHeld) waitForParcel(context, queue, each);
      else each.resolve(outcome);
    });
  } catch (error) {
    const [only] = moves;
    // Something beside the parcel is held, such as its order.
    if (moves.length === 1 && only !== undefined && isLockBusy(error)) waitForParcel(context, queue, only);
    // Whether a lost connection had committed is not known: no move may be tried twice.
    else if (moves.length === 1 || isDatabaseDown(error)) for (const each of moves) each.reject(error);
    // The transaction was taken back: only the move that broke it should fail.
    else for (const each of moves) await runTogether(context, queue, [each]);
  }
}

/** Has a move wait in the line of its parcel, apart from the moves of others. */
function waitForParcel(context: Context, queue: Queue, waiting: Waiting): void {
  const { trackingCode } = waiting;
  const line = queue.held.get(trackingCode);
  if (line !== undefined) {
    line.push(waiting);
    return;
  }
  const fresh = [waiting];
  queue.held.set(trackingCode, fresh);
  waitInLine(context, `parcel:${trackingCode}`, () => runHeld(context, queue, trackingCode, fresh)).catch(
    (error: unknown) => {
      queue.held.delete(trackingCode);
      for (const each of fresh.splice(0)) each.reject(error);
    },
  );
}

/** Writes all moves of one line, also those that come meanwhile. */
async function runHeld(context: Context, queue: Queue, trackingCode: string, line: Waiting[]): Promise<void> {
  while (line.length > 0) await runInLine(context, line.splice(0, mostTogether));
  // In the same turn as the last look: no move can join a line that has ended.
  queue.held.delete(trackingCode);
}

async function runInLine(context: Context, moves: readonly Waiting[]): Promise<void> {
  try {
    const written = await writeMoves(context, moves, 'wait');
    moves.forEach((each, index) => each.resolve(written[index]?.outcome));
  } catch (error) {
    const isForAll = moves.length === 1 || isDatabaseDown(error) || isLockBusy(error);
    if (isForAll) for (const each of moves) each.reject(error);
    else for (const each of moves) await runInLine(context, [each]);
  }
}

type WrittenMove = { isHeld: boolean; outcome: MoveOutcome | undefined };

/**
 * The outcomes of moves in one transaction, in their order; moves of one parcel happen one after the other.
 * `pass over`: parcels that another transaction has locked are reported, not waited for.
 */
async function writeMoves(
  context: Context,
  moves: readonly AskedMove[],
  mode: 'pass over' | 'wait',
): Promise<WrittenMove[]> {
  const byCode = new Map<string, AskedMove[]>();
  for (const each of moves) byCode.set(each.trackingCode, [...(byCode.get(each.trackingCode) ?? []), each]);
  const writes = [...byCode].map(([trackingCode, list]) => ({
    trackingCode,
    moves: list.map(({ move }) => move),
  }));
  const write = mode === 'wait' ? writeParcels : writeFreeParcels;
  const work = async (tx: Tx) => {
    const results = await write(context, tx, writes);
    const written = new Map<AskedMove, WrittenMove>();
    for (const [index, list] of [...byCode.values()].entries())
      for (const [position, each] of list.entries()) {
        const outcome = results[index]?.outcomes[position];
        if (outcome?.result === 'moved') await each.alongside?.(tx, outcome);
        written.set(each, { isHeld: results[index] === undefined, outcome });
      }
    return moves.map((each) => written.get(each) ?? { isHeld: false, outcome: undefined });
  };
  const lockWaitMs = mode === 'wait' ? context.config.lockWaitMs : firstTryMs;
  return inTransaction(context.db, work, { lockWaitMs, failsFast: true });
}
