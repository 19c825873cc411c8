import { isTrackingCodeFormat } from '@rohi/contract/tracking/tracking-codes';
import { notify, sayOwn, storeScan } from '../bench/bench.ts';
import type { Bench } from '../bench/bench.ts';
import { createObserved } from '../observed.ts';
import type { Observed } from '../observed.ts';
import { looksLikeCell, nothingChosen, stepOf, withThing } from './shelving-work.ts';
import type { ShelvingWork } from './shelving-work.ts';

export type ShelvingTable = { bench: Bench; shown: Observed<ShelvingWork> };

export function openShelvingTable(bench: Bench): ShelvingTable {
  return { bench, shown: createObserved(nothingChosen) };
}

/** What was scanned, once it is known to be no card. */
export function takeShelvingScan(table: ShelvingTable, code: string): void {
  const work = table.shown.read();
  if (!looksLikeCell(code) && !isTrackingCodeFormat(code))
    return notify(table.bench, { kind: 'noCode', code, at: Date.now() });
  const step = stepOf(work, code);
  if (step.do === 'finish') return finish(table);
  if (step.do === 'hold') {
    table.shown.write({ ...work, inHand: step.code });
    return sayOwn(table.bench, 'HOLD', step.code);
  }
  const before = step.cell === work.cell ? work.put : [];
  if (step.do === 'choose') {
    table.shown.write({ ...nothingChosen, cell: step.cell });
    return sayOwn(table.bench, 'CHOSEN', step.cell);
  }
  const scanId = storeScan(table.bench, { action: 'PUT_AWAY', code: step.code, cell: step.cell });
  const put = withThing(before, { scanId, code: step.code });
  return table.shown.write({ ...nothingChosen, cell: step.cell, put });
}

/** The next scan is a cell. */
export function chooseCell(table: ShelvingTable): void {
  table.shown.write({ ...table.shown.read(), isCellNext: true });
  sayOwn(table.bench, 'CELL_NEXT');
}

/** Nothing more goes into this cell. */
export function finish(table: ShelvingTable): void {
  const { cell } = table.shown.read();
  if (cell === undefined) return;
  table.shown.write(nothingChosen);
  sayOwn(table.bench, 'DONE', cell);
}
