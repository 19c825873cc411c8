import { noCell } from '@rohi/contract/stations/inventory-words';
import { looksLikeCell } from '../shelving/shelving-work.ts';

/** What stands on the screen of a station that counts. */
export type InventoryWork = {
  /** The count. */
  inventory: string | undefined;
  /** The cell that is counted; `noCell` for what lies in none. */
  cell: string | undefined;
  /** The cell that was counted before: what comes after it in order follows by itself. */
  after: string | undefined;
  /** Scans that have no answer yet. */
  pending: readonly { scanId: string; code: string }[];
};

export const nothingCounted: InventoryWork = {
  inventory: undefined,
  cell: undefined,
  after: undefined,
  pending: [],
};

/** `from`: the cell in which it was known before it was counted here. */
export type KnownParcel = { cell: string | null; isFound: boolean; from?: string | null };
/** What the station has stored of its count, with what it has counted since. */
export type KnownCount = { parcels: ReadonlyMap<string, KnownParcel>; done: ReadonlySet<string> };

export const nothingKnown: KnownCount = { parcels: new Map(), done: new Set() };

const { compare } = new Intl.Collator('en', { numeric: true });

/** In the order of walking; what lies in no cell comes last. */
function inWalkingOrder(a: string, b: string): number {
  if (a === noCell || b === noCell) return Number(a === noCell) - Number(b === noCell);
  return compare(a, b);
}

export type CellSum = { cell: string; listed: number; found: number; isDone: boolean };

/** The cells of a count as the station knows them, in the order of walking. */
export function cellsOf({ parcels, done }: KnownCount): CellSum[] {
  const cells = new Map<string, { listed: number; found: number }>();
  for (const { cell, isFound } of parcels.values()) {
    const sum = cells.get(cell ?? noCell) ?? { listed: 0, found: 0 };
    cells.set(cell ?? noCell, { listed: sum.listed + 1, found: sum.found + Number(isFound) });
  }
  return [...cells]
    .map(([cell, sum]) => ({ cell, ...sum, isDone: done.has(cell) || sum.found === sum.listed }))
    .toSorted((a, b) => inWalkingOrder(a.cell, b.cell));
}

/**
 * The cell in which the count goes on: the next after the one that was counted that is not done, from the first one
 * again after the last; undefined: none is left.
 */
export function nextCell(count: KnownCount, after: string | undefined): string | undefined {
  const left = cellsOf(count).filter(({ isDone, cell }) => !isDone && cell !== after);
  const later = left.find(({ cell }) => after === undefined || inWalkingOrder(cell, after) > 0);
  return (later ?? left[0])?.cell;
}

export type CountStep =
  | { do: 'choose'; cell: string }
  | { do: 'finish'; cell: string }
  | { do: 'count'; code: string; cell: string }
  | { do: 'askCell' }
  | { do: 'askCount' };

/**
 * What a scan does: a cell is counted from then on, the same cell again is done; anything else lies in it. Once all of
 * a cell is found, a parcel of the next cell in order says that the clerk has gone on to that one. A parcel that is
 * listed in no cell says nothing of where the clerk is: it lies in the cell that is counted, and what lies outside of
 * cells is counted only where somebody chooses that.
 */
export function stepOfCount(work: InventoryWork, count: KnownCount, code: string): CountStep {
  const { inventory, cell, after } = work;
  if (inventory === undefined) return { do: 'askCount' };
  const isParcel = count.parcels.has(code);
  if (!isParcel && looksLikeCell(code))
    return code === cell ? { do: 'finish', cell } : { do: 'choose', cell: code };
  const isOver = cell === undefined || cellsOf(count).every((sum) => sum.cell !== cell || sum.isDone);
  const next = isOver ? nextCell(count, cell ?? after) : undefined;
  const listed = isParcel ? (count.parcels.get(code)?.cell ?? noCell) : undefined;
  const hasGoneOn =
    next !== undefined && next !== noCell && listed === next && count.parcels.get(code)?.isFound === false;
  if (hasGoneOn) return { do: 'count', code, cell: next };
  return cell === undefined ? { do: 'askCell' } : { do: 'count', code, cell };
}

/**
 * What is known with what the service has stored; what was counted here is counted, also where that has not been sent
 * yet.
 */
export function withSnapshot(
  count: KnownCount,
  { parcels, done }: { parcels: readonly (KnownParcel & { code: string })[]; done: readonly string[] },
): KnownCount {
  const merged = parcels.map(({ code, cell, isFound }) => {
    const here = count.parcels.get(code);
    const isAhead = !isFound && here?.isFound === true;
    return [code, isAhead ? here : { cell, isFound }] as const;
  });
  return { parcels: new Map(merged), done: new Set([...count.done, ...done]) };
}

/** What is known once a parcel was counted in a cell, before the service has said so. */
export function withCounted(count: KnownCount, code: string, cell: string): KnownCount {
  const before = count.parcels.get(code);
  if (before === undefined) return count;
  const from = before.isFound ? before.from : before.cell;
  const at = {
    cell: cell === noCell ? before.cell : cell,
    isFound: true,
    ...(from !== undefined && { from }),
  };
  return { ...count, parcels: new Map([...count.parcels, [code, at]]) };
}

/** What is known once that is taken back; `listed`: the cell that the service had it in, where it has said so. */
export function withoutCounted(
  count: KnownCount,
  code: string,
  listed: string | null | undefined,
): KnownCount {
  const before = count.parcels.get(code);
  if (before === undefined) return count;
  const { from = listed === undefined ? before.cell : listed } = before;
  return { ...count, parcels: new Map([...count.parcels, [code, { cell: from, isFound: false }]]) };
}

/** What is known once all in a cell was counted. */
export function withDone(count: KnownCount, cell: string): KnownCount {
  return { ...count, done: new Set([...count.done, cell]) };
}

/** What is known once that is taken back: the cell is counted on. */
export function withoutDone(count: KnownCount, cell: string): KnownCount {
  return { ...count, done: new Set([...count.done].filter((each) => each !== cell)) };
}
