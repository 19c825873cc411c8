/** Owns how full pickup points are. Promises one source for all who show it, and an age of some seconds at most. */
import { fullnessOf, type Fullness } from '@rohi/contract/pickup-points/fullness';
import type { Context } from '../../context.ts';
import { listTakenCells } from './taken-cells.store.ts';

const freshForMs = 10_000;

/** Of how many cells of a point how many are taken. */
type Cells = { cells: number; taken: number };
type Counted = { at: number; points: Promise<ReadonlyMap<number, Cells>> };
type Deps = Pick<Context, 'db' | 'changes' | 'clock'>;

const countedBy = new WeakMap<Context['changes'], Counted>();

/** Cells by the ids of points; a point without counted cells is not among them. Many callers at once cost one query. */
export function readTakenCells({ db, changes, clock }: Deps): Promise<ReadonlyMap<number, Cells>> {
  const now = clock.now().getTime();
  const existing = countedBy.get(changes);
  // A clock that was set back must not keep a number for ever.
  if (existing !== undefined && Math.abs(now - existing.at) < freshForMs) return existing.points;
  const points = listTakenCells(db).then(
    (rows) => new Map(rows.map(({ pointId, cells, taken }) => [pointId, { cells, taken }])),
  );
  const counted = { at: now, points };
  countedBy.set(changes, counted);
  points.catch(() => {
    if (countedBy.get(changes) === counted) countedBy.delete(changes);
  });
  return points;
}

/** How full points are, in the words that customers read. */
export async function readFullness(deps: Deps): Promise<ReadonlyMap<number, Fullness>> {
  const points = await readTakenCells(deps);
  return new Map([...points].map(([id, { taken, cells }]) => [id, fullnessOf(taken, cells)]));
}
