import { looksLikeBagCode } from '@rohi/contract/containers/bag-code';
import type { BagKind } from '@rohi/contract/containers/bag-kinds';
import { guessCarriers } from '@rohi/contract/tracking/carrier-guess';
import { isTrackingCodeFormat } from '@rohi/contract/tracking/tracking-codes';
import { notify, storeScan } from '../bench/bench.ts';
import type { Bench } from '../bench/bench.ts';
import { createObserved } from '../observed.ts';
import type { Observed } from '../observed.ts';
import { weightText } from '../receiving/typed-measures.ts';
import { readScaleLine, weighedG } from '../scale/scale-line.ts';
import type { StationScanRow } from '../scan-queue/browser-queue.ts';
import { closeFacts, emptyTable, fieldOf, isStillOpen, stepOfBag, withBag, withTyped } from './bag-work.ts';
import type { BagStep, BagWork, ClosingName, ClosingQuestion } from './bag-work.ts';

/** What a bag becomes that nobody has opened yet. */
export type NewBag = { kind: BagKind; destinationId: number | undefined };

/** Scans into or out of the bag on the table that have no answer yet. */
export type Pending = { scanId: string; code: string; bag: string };

type Shown = { work: BagWork; draft: NewBag; pending: readonly Pending[]; lastBag: string | undefined };

/** The table of a bag station: what lies on it, and whom its acts need. */
export type BagTable = {
  bench: Bench;
  shown: Observed<Shown>;
  /** Kinds of the bags that this device has been given. */
  kinds: Map<string, BagKind>;
  /** Bags that were to be closed, by the id of the scan, with what was typed. */
  closing: Map<string, BagWork>;
  focus: (field: ClosingName | 'scan') => void;
};

export function openBagTable(bench: Bench, focus: BagTable['focus']): BagTable {
  const draft: NewBag = { kind: 'SACK', destinationId: undefined };
  const shown = createObserved<Shown>({ work: emptyTable, draft, pending: [], lastBag: undefined });
  return { bench, shown, kinds: new Map(), closing: new Map(), focus };
}

export function change({ shown }: BagTable, next: Partial<Shown>): void {
  shown.write({ ...shown.read(), ...next });
}

function changeWork(table: BagTable, next: Partial<BagWork>): void {
  change(table, { work: { ...table.shown.read().work, ...next } });
}

/** A word of the station's own in the banner. */
function say(table: BagTable, word: string, code?: string): void {
  notify(table.bench, { kind: 'own', word, code, at: Date.now() });
}

/** What was scanned, once it is known to be no card. */
export function takeBagScan(table: BagTable, code: string, into?: string): void {
  const { work } = table.shown.read();
  const reading = readScaleLine(code);
  if (work.bag !== undefined && reading !== undefined) return takeWeight(table, weighedG(reading));
  if (looksLikeBagCode(code))
    return run(
      table,
      stepOfBag(work, code, (each) => table.kinds.get(each)),
    );
  if (into === 'seal' && guessCarriers(code).length === 0) return takeSeal(table, code);
  if (!isTrackingCodeFormat(code)) return notify(table.bench, { kind: 'noCode', code, at: Date.now() });
  if (work.takesOut) return run(table, { do: 'takeOut', code });
  if (work.bag !== undefined) return run(table, { do: 'put', code, bag: work.bag });
  changeWork(table, { inHand: code });
  return say(table, 'IN_HAND', code);
}

function takeSeal(table: BagTable, seal: string): void {
  typeInto(table, 'seal', seal);
  say(table, 'SEALED', seal);
}

function takeWeight(table: BagTable, grams: number | undefined): void {
  if (grams === undefined) return ask(table, 'SCALE_MOVES');
  takeScaleWeight(table, grams);
  return table.focus('weight');
}

/** A weight of the scale itself: the focus stays where it is. False when no bag lies on the table. */
export function takeScaleWeight(table: BagTable, grams: number): boolean {
  const { work } = table.shown.read();
  if (work.bag === undefined) return false;
  change(table, { work: { ...withTyped(work, 'weight', weightText(grams)), isWeighed: true } });
  return true;
}

function run(table: BagTable, step: BagStep): void {
  if (step.do === 'open') return takeUp(table, step.bag);
  if (step.do === 'close') return closeBag(table);
  if (step.do === 'put') return put(table, step.code, step.bag);
  return takeOut(table, step.code);
}

/** A bag is filled from now on. */
export function takeUp(table: BagTable, bag: string): void {
  const { work, draft } = table.shown.read();
  const isKnown = table.kinds.has(bag);
  const { kind, destinationId } = draft;
  const made = { kind, ...(destinationId === undefined ? {} : { destinationId }) };
  storeScan(table.bench, { action: 'BAG_OPEN', code: bag, ...(isKnown ? {} : made) });
  if (!isKnown) table.kinds.set(bag, kind);
  change(table, { work: withBag(work, bag), pending: [], lastBag: bag });
  table.focus('scan');
}

function put(table: BagTable, code: string, bag: string): void {
  const { work, pending } = table.shown.read();
  const scanId = storeScan(table.bench, { action: 'BAG_PUT', code, bag });
  change(table, {
    work: { ...work, bag: work.bag ?? bag, inHand: undefined, asked: undefined },
    pending: [{ scanId, code, bag }, ...pending],
  });
}

/** What is scanned next comes out, or this. */
export function takeOut(table: BagTable, code?: string): void {
  if (code === undefined) {
    changeWork(table, { takesOut: !table.shown.read().work.takesOut, inHand: undefined });
    table.focus('scan');
    return table.shown.read().work.takesOut ? say(table, 'TAKE_OUT') : say(table, 'GO_ON');
  }
  storeScan(table.bench, { action: 'BAG_TAKE_OUT', code });
  changeWork(table, { takesOut: false, inHand: undefined });
  return undefined;
}

export function typeInto(table: BagTable, name: ClosingName, value: string): void {
  change(table, { work: withTyped(table.shown.read().work, name, value) });
}

function ask(table: BagTable, asked: ClosingQuestion): void {
  changeWork(table, { asked });
  if (asked !== 'FAR_FROM_CONTENTS') say(table, asked, table.shown.read().work.bag);
  table.focus(fieldOf(asked));
}

/** Closes the bag on the table, or asks first what is missing. */
export function closeBag(table: BagTable): void {
  const { work } = table.shown.read();
  if (work.bag === undefined) return;
  const facts = closeFacts(work);
  if ('ask' in facts) return ask(table, facts.ask);
  const scanId = storeScan(table.bench, { action: 'BAG_CLOSE', code: work.bag, ...facts });
  table.closing.set(scanId, work);
  change(table, { work: emptyTable, pending: [] });
  return table.focus('scan');
}

/** The bag on the table stays open, and makes room for another. */
export function putBagAside(table: BagTable): void {
  change(table, { work: emptyTable, pending: [] });
  say(table, 'GO_ON');
  table.focus('scan');
}

/** An answer has come: what was pending is in its bag or not, and what does not go on as the clerk thought is put right on the table. */
export function takeAnswer(table: BagTable, { scanId, facts, answer }: StationScanRow): void {
  if (answer === undefined) return;
  const { work, pending } = table.shown.read();
  if (answer.bag) table.kinds.set(answer.bag.code, answer.bag.kind);
  change(table, { pending: pending.filter((each) => each.scanId !== scanId) });
  if (facts.action === 'BAG_PUT' && answer.say === 'ALREADY_IN_BAG' && isLast(table, scanId))
    changeWork(table, { inHand: facts.code });
  const isOpened = answer.say === 'BAG_OPENED';
  if (facts.action === 'BAG_OPEN' && !isOpened && work.bag === facts.code)
    change(table, { work: emptyTable });
  const closed = table.closing.get(scanId);
  table.closing.delete(scanId);
  if (closed === undefined || !isStillOpen(answer.say) || work.bag !== undefined) return;
  change(table, { work: { ...closed, asked: undefined } });
  if (answer.say === 'FAR_FROM_CONTENTS') ask(table, 'FAR_FROM_CONTENTS');
}

function isLast({ bench }: BagTable, scanId: string): boolean {
  return bench.shown.read().last?.scanId === scanId;
}
