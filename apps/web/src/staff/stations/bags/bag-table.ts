import { looksLikeBagCode } from '@rohi/contract/containers/bag-code';
import type { BagKind } from '@rohi/contract/containers/bag-kinds';
import { guessCarriers } from '@rohi/contract/tracking/carrier-guess';
import { isTrackingCodeFormat } from '@rohi/contract/tracking/tracking-codes';
import { notify, sayOwn, storeScan } from '../bench/bench.ts';
import type { Bench } from '../bench/bench.ts';
import { takeAnswered } from '../bench/pending-scans.ts';
import type { PendingScan } from '../bench/pending-scans.ts';
import { createObserved } from '../observed.ts';
import type { Observed } from '../observed.ts';
import { weightText } from '../receiving/typed-measures.ts';
import { readScaleLine, weighedG } from '../scale/scale-line.ts';
import type { StationScanRow } from '../scan-queue/browser-queue.ts';
import { closeFacts, emptyTable, fieldOf, isStillOpen, stepOfBag, withBag, withTyped } from './bag-work.ts';
import type { Destination, KnownChannel } from './known/bag-floor.ts';
import type { KnownBags } from './known/known-bags.ts';
import type { BagStep, BagWork, ClosingName, ClosingQuestion } from './bag-work.ts';

/** What a bag becomes that was not opened yet. */
export type NewBag = {
  kind: BagKind;
  destination: Destination | undefined;
  channel: KnownChannel | undefined;
};

/** Scans into or out of the bag on the table that have no answer yet. */
export type Pending = PendingScan & { bag: string };

type Shown = { work: BagWork; draft: NewBag; pending: readonly Pending[]; lastBag: string | undefined };

/** The table of a bag station: what lies on it, and what its acts need. */
export type BagTable = {
  bench: Bench;
  view: Observed<Shown>;
  /** What lies in the warehouse, as far as this device knows. */
  bags: KnownBags;
  /** Kinds of the bags that this device has been given. */
  kinds: Map<string, BagKind>;
  /** Bags that were to be closed, by the id of the scan, with what was typed. */
  closing: Map<string, BagWork>;
  focus: (field: ClosingName | 'scan') => void;
};

export function openBagTable(bench: Bench, bags: KnownBags, focus: BagTable['focus']): BagTable {
  const draft: NewBag = { kind: 'SACK', destination: undefined, channel: undefined };
  const state = createObserved<Shown>({ work: emptyTable, draft, pending: [], lastBag: undefined });
  return { bench, view: state, bags, kinds: new Map(), closing: new Map(), focus };
}

export function change({ view }: BagTable, next: Partial<Shown>): void {
  view.write({ ...view.read(), ...next });
}

function changeWork(table: BagTable, next: Partial<BagWork>): void {
  change(table, { work: { ...table.view.read().work, ...next } });
}

/** What was scanned, once it is known to be no card. */
export function takeBagScan(table: BagTable, code: string, into?: string): void {
  const { work } = table.view.read();
  const reading = readScaleLine(code);
  if (work.bag !== undefined && reading !== undefined) return takeWeight(table, weighedG(reading));
  if (looksLikeBagCode(code))
    return run(
      table,
      stepOfBag(work, code, (each) => kindOf(table, each)),
    );
  if (into === 'seal' && guessCarriers(code).length === 0) return takeSeal(table, code);
  if (!isTrackingCodeFormat(code)) return notify(table.bench, { kind: 'noCode', code, at: Date.now() });
  if (work.takesOut) return run(table, { do: 'takeOut', code });
  if (work.bag !== undefined) return run(table, { do: 'put', code, bag: work.bag });
  changeWork(table, { inHand: code });
  return sayOwn(table.bench, 'IN_HAND', code);
}

/** Of a bag that this device knows. */
export function kindOf({ bags, kinds }: BagTable, code: string): BagKind | undefined {
  return bags.floor()?.bags.get(code)?.kind ?? kinds.get(code);
}

function takeSeal(table: BagTable, seal: string): void {
  typeInto(table, 'seal', seal);
  sayOwn(table.bench, 'SEALED', seal);
}

function takeWeight(table: BagTable, grams: number | undefined): void {
  if (grams === undefined) return ask(table, 'SCALE_MOVES');
  takeScaleWeight(table, grams);
  return table.focus('weight');
}

/** A weight of the scale itself: the focus stays where it is. False when no bag lies on the table. */
export function takeScaleWeight(table: BagTable, grams: number): boolean {
  const { work } = table.view.read();
  if (work.bag === undefined) return false;
  change(table, { work: { ...withTyped(work, 'weight', weightText(grams)), isWeighed: true } });
  return true;
}

function run(table: BagTable, step: BagStep): void {
  if (step.do === 'open') return takeUp(table, step.bag, step.thenPut);
  if (step.do === 'close') return closeBag(table);
  if (step.do === 'put') return put(table, step.code, step.bag);
  return takeOut(table, step.code);
}

/** A bag with a new code is filled from now on, whatever was scanned before: what is in the hand goes into it. */
export function takeUpNew(table: BagTable, bag: string): void {
  takeUp(table, bag, table.view.read().work.inHand);
}

/** A bag is filled from now on. `thenPut`: the first thing that goes into it. */
export function takeUp(table: BagTable, bag: string, thenPut?: string): void {
  const { work, draft } = table.view.read();
  const isKnown = kindOf(table, bag) !== undefined;
  const { kind, destination, channel } = draft;
  if (destination !== undefined) table.bags.nameDestination(destination);
  const made = {
    kind,
    ...(destination === undefined ? {} : { destinationId: destination.id }),
    ...(channel === undefined ? {} : { channelId: channel.id }),
  };
  storeScan(table.bench, { action: 'BAG_OPEN', code: bag, ...(isKnown ? {} : made) });
  if (isRefused(table)) return table.focus('scan');
  if (!isKnown) table.kinds.set(bag, kind);
  change(table, { work: withBag(work, bag), pending: [], lastBag: bag });
  if (thenPut !== undefined) put(table, thenPut, bag);
  return table.focus('scan');
}

/** Whether something stands against the last scan, as far as this device knows. */
function isRefused({ bench }: BagTable): boolean {
  const { foretold } = bench.view.read().last ?? {};
  return foretold !== undefined && foretold.verdict !== 'OK';
}

function put(table: BagTable, code: string, bag: string): void {
  const { work, pending } = table.view.read();
  const scanId = storeScan(table.bench, { action: 'BAG_PUT', code, bag });
  if (isRefused(table)) {
    // What lies there already is moved by the next bag.
    const isThere = table.bench.view.read().last?.foretold?.say === 'ALREADY_IN_BAG';
    return changeWork(table, { inHand: isThere ? code : undefined, asked: undefined });
  }
  return change(table, {
    work: { ...work, bag: work.bag ?? bag, inHand: undefined, asked: undefined },
    pending: [{ scanId, code, bag }, ...pending],
  });
}

/** What is scanned next comes out, or this. */
export function takeOut(table: BagTable, code?: string): void {
  if (code === undefined) {
    changeWork(table, { takesOut: !table.view.read().work.takesOut, inHand: undefined });
    table.focus('scan');
    return table.view.read().work.takesOut ? sayOwn(table.bench, 'TAKE_OUT') : sayOwn(table.bench, 'GO_ON');
  }
  storeScan(table.bench, { action: 'BAG_TAKE_OUT', code });
  changeWork(table, { takesOut: false, inHand: undefined });
  return undefined;
}

export function typeInto(table: BagTable, name: ClosingName, value: string): void {
  change(table, { work: withTyped(table.view.read().work, name, value) });
}

function ask(table: BagTable, question: ClosingQuestion): void {
  const tone = question === 'FAR_FROM_CONTENTS' ? 'ASKS' : undefined;
  const code = table.view.read().work.bag;
  notify(table.bench, { kind: 'own', word: question, code, tone, at: Date.now() });
  waitFor(table, question);
}

/** What was asked is answered in its field. */
function waitFor(table: BagTable, question: ClosingQuestion): void {
  changeWork(table, { asked: question });
  table.focus(fieldOf(question));
}

/** Closes the bag on the table, or asks first what is missing. */
export function closeBag(table: BagTable): void {
  const { work } = table.view.read();
  if (work.bag === undefined) return;
  const facts = closeFacts(work);
  if ('ask' in facts) return ask(table, facts.ask);
  const closing = { action: 'BAG_CLOSE', code: work.bag, ...facts } as const;
  const { say: word } = table.bags.judge({ ...closing, at: '' }) ?? {};
  if (word === 'FAR_FROM_CONTENTS') return ask(table, word);
  const scanId = storeScan(table.bench, closing);
  if (word !== undefined && isStillOpen(word)) return table.focus('scan');
  table.closing.set(scanId, work);
  change(table, { work: emptyTable, pending: [] });
  return table.focus('scan');
}

/** The bag on the table stays open, and makes room for another. */
export function putBagAside(table: BagTable): void {
  change(table, { work: emptyTable, pending: [] });
  sayOwn(table.bench, 'GO_ON');
  table.focus('scan');
}

/**
 * An answer has come: what was pending is in its bag or not, and what does not go on as the clerk thought is put right
 * on the table.
 */
export function takeAnswer(table: BagTable, row: StationScanRow): void {
  const { scanId, facts, answer } = row;
  if (answer === undefined) return;
  table.bags.settle(row);
  const { work } = table.view.read();
  if (answer.say === 'NO_SUCH_BAG' && facts.action === 'BAG_PUT') forgetBag(table, facts.bag);
  if (answer.bag) table.kinds.set(answer.bag.code, answer.bag.kind);
  takeAnswered(table.view, row);
  if (facts.action === 'BAG_PUT' && answer.say === 'ALREADY_IN_BAG' && isLast(table, scanId))
    changeWork(table, { inHand: facts.code });
  if (facts.action === 'BAG_OPEN') settleOpening(table, row);
  if (facts.action === 'UNDO' && answer.say === 'UNDONE') settleUndo(table, row);
  const closed = table.closing.get(scanId);
  table.closing.delete(scanId);
  const isClosed = answer.say === 'BAG_CLOSED' || answer.say === 'ALREADY_CLOSED';
  if (facts.action === 'BAG_CLOSE' && isClosed && table.view.read().work.bag === facts.code)
    change(table, { work: emptyTable, pending: [] });
  if (closed === undefined || !isStillOpen(answer.say) || work.bag !== undefined) return;
  change(table, { work: { ...closed, asked: undefined } });
  // The answer stands in the banner.
  if (answer.say === 'FAR_FROM_CONTENTS') waitFor(table, answer.say);
}

/** A bag that is not there: nothing lies in it, and nothing more is put into it. */
function forgetBag(table: BagTable, bag: string): void {
  table.kinds.delete(bag);
  if (table.view.read().work.bag === bag) change(table, { work: emptyTable, pending: [] });
}

/** The bag lies on the table once the service has opened it, and not where it was refused. */
function settleOpening(table: BagTable, { scanId, facts: { code }, answer }: StationScanRow): void {
  const { work } = table.view.read();
  const isOpened = answer?.say === 'BAG_OPENED';
  if (!isOpened && !answer?.bag) table.kinds.delete(code);
  if (!isOpened && work.bag === code) change(table, { work: emptyTable });
  if (isOpened && work.bag === undefined && isLast(table, scanId))
    change(table, { work: withBag(work, code), lastBag: code });
}

/** A bag that was not opened after all lies on no table; one that was not closed lies there again. */
function settleUndo(table: BagTable, { scanId, facts: { code }, answer }: StationScanRow): void {
  const { work } = table.view.read();
  if (!looksLikeBagCode(code)) return;
  if (!answer?.bag) forgetBag(table, code);
  const isOpen = answer?.bag?.code === code && answer.bag.isOpen;
  if (isOpen && work.bag === undefined && isLast(table, scanId))
    change(table, { work: withBag(work, code), lastBag: code });
}

function isLast({ bench }: BagTable, scanId: string): boolean {
  return bench.view.read().last?.scanId === scanId;
}
