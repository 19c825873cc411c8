import { noCell } from '@rohi/contract/stations/inventory-words';
import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';
import { isTrackingCodeFormat } from '@rohi/contract/tracking/tracking-codes';
import { askChoice, notify, sayOwn, storeScan } from '../bench/bench.ts';
import type { Bench, Foretold } from '../bench/bench.ts';
import { createObserved } from '../observed.ts';
import type { Observed } from '../observed.ts';
import type { ScanFacts, StationScanRow } from '../scan-queue/browser-queue.ts';
import {
  nothingCounted,
  nothingKnown,
  stepOfCount,
  withCounted,
  withDone,
  withoutCounted,
  withoutDone,
} from './inventory-work.ts';
import type { InventoryWork, KnownCount } from './inventory-work.ts';

/** The table of a station that counts: what is counted, what is known of it, and what the banner says. */
export type InventoryTable = {
  bench: Bench;
  view: Observed<InventoryWork>;
  /** As the station has stored it, with what it has counted since. */
  count: Observed<KnownCount>;
};

export function openInventoryTable(bench: Bench, count: Observed<KnownCount>): InventoryTable {
  return { bench, view: createObserved(nothingCounted), count };
}

/** What will come of a scan, by what the station has stored. */
export function foretellCount({ parcels }: KnownCount, facts: ScanFacts): Foretold | undefined {
  if (facts.action !== 'COUNT' || kindOfOwnCode(facts.code) === 'bag') return undefined;
  const listed = parcels.get(facts.code);
  const nothing = { parcel: null, bag: null };
  if (listed === undefined) return { verdict: 'UNKNOWN', say: 'FOUND_UNKNOWN', ...nothing };
  const isThere = facts.cell === undefined || facts.cell === listed.cell;
  if (!isThere) return { verdict: 'WRONG_PLACE', say: 'COUNTED_ELSEWHERE', ...nothing };
  return listed.isFound
    ? { verdict: 'DUPLICATE', say: 'ALREADY_COUNTED', ...nothing }
    : { verdict: 'OK', say: 'COUNTED', ...nothing };
}

/** This count goes on here; what waits for its answer stays. */
export function takeUp({ view, count }: InventoryTable, inventory: string | undefined): void {
  const work = view.read();
  if (work.inventory === inventory) return;
  count.write(nothingKnown);
  view.write({ ...nothingCounted, inventory, pending: work.pending });
}

/** A cell is counted from now on. */
export function chooseCell(table: InventoryTable, cell: string): void {
  table.view.write({ ...table.view.read(), cell });
  sayOwn(table.bench, cell === noCell ? 'NO_CELL' : 'CELL', cell === noCell ? undefined : cell);
}

/** All in the cell was counted: the next scan is another cell, or a parcel of the next one in order. */
export function endCell(table: InventoryTable): void {
  const work = table.view.read();
  const { inventory, cell } = work;
  if (inventory === undefined || cell === undefined) return sayOwn(table.bench, 'SCAN_CELL');
  const scanId = storeScan(table.bench, { action: 'COUNT_CELL', code: cell, inventory });
  table.count.write(withDone(table.count.read(), cell));
  table.view.write({
    ...work,
    cell: undefined,
    after: cell,
    pending: [{ scanId, code: cell }, ...work.pending],
  });
}

/** What was scanned, once it is known to be no card. */
export function takeCountScan(table: InventoryTable, code: string): void {
  const work = table.view.read();
  const step = stepOfCount(work, table.count.read(), code);
  if (step.do === 'askCount') return askChoice(table.bench, 'BEGIN', code);
  if (step.do === 'askCell') return sayOwn(table.bench, 'SCAN_CELL', code);
  if (step.do === 'choose') return chooseCell(table, step.cell);
  if (step.do === 'finish') return endCell(table);
  if (!isTrackingCodeFormat(code) && kindOfOwnCode(code) === undefined)
    return notify(table.bench, { kind: 'noCode', code, at: Date.now() });
  const { inventory = '' } = work;
  const cell = step.cell === noCell ? {} : { cell: step.cell };
  const scanId = storeScan(table.bench, { action: 'COUNT', code, inventory, ...cell });
  table.count.write(withCounted(table.count.read(), code, step.cell));
  table.view.write({ ...work, cell: step.cell, pending: [{ scanId, code }, ...work.pending] });
}

/** What is known without what a scan has counted that is being taken back. */
export function withoutScan(count: KnownCount, { facts, answer }: StationScanRow): KnownCount {
  if (facts.action === 'COUNT_CELL') return withoutDone(count, facts.code);
  return facts.action === 'COUNT' ? withoutCounted(count, facts.code, answer?.count?.listedCell) : count;
}

/** A scan of this count is being taken back: its cell is the one that is counted again. */
export function takeCountUndone({ view, count }: InventoryTable, undone: StationScanRow): void {
  const { facts } = undone;
  const work = view.read();
  if (facts.action !== 'COUNT' && facts.action !== 'COUNT_CELL') return;
  if (facts.inventory !== work.inventory) return;
  count.write(withoutScan(count.read(), undone));
  const cell = facts.action === 'COUNT_CELL' ? facts.code : (facts.cell ?? noCell);
  view.write({ ...work, cell });
}
