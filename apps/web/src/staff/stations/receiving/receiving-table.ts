import type { ReceiptMark } from '@rohi/contract/tracking/receipt-problems';
import { call } from '../../../shared/api/call.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { clearBanner, reportHere, storeScan } from '../bench/bench.ts';
import type { Bench, FactsToStore } from '../bench/bench.ts';
import { createObserved } from '../observed.ts';
import type { Observed } from '../observed.ts';
import { takeHeldWeight } from '../scale/scale-connection.ts';
import type { StationScanRow } from '../scan-queue/browser-queue.ts';
import { isQuestion } from '../verdict/tones.ts';
import type { OwnReceipts } from './own-receipts.ts';
import {
  isReceivable,
  lookAtParcel,
  lookElsewhere,
  lookInSnapshot,
  lookUnknown,
  withProblem,
} from './look-up.ts';
import type { Look } from './look-up.ts';
import { isReportable } from './problem-reports.ts';
import type { Report } from './problem-reports.ts';
import {
  emptyWork,
  fieldOf,
  putAside,
  receive,
  takenAtOnce,
  withFacts,
  withLook,
  withMark,
  withParcel,
  withReport,
  withTyped,
  withWeighed,
} from './receiving-work.ts';
import type { Card, TypedName, Work } from './receiving-work.ts';
import { readSnapshot } from './snapshot.ts';

/** What a station shows. `isCellNext`: the next scan is a cell. */
type Shown = {
  work: Work;
  isCellNext: boolean;
  /** The problems stand open, with what was noted for colleagues: the next digit names one. */
  problems: { note: string } | undefined;
};

/** The table of a station: what lies on it, and what its acts need. */
export type Table = {
  view: Observed<Shown>;
  bench: Bench;
  /** What was received here. */
  receipts: OwnReceipts;
  /** Puts the focus into a field of the parcel, or back into that of the scans. */
  focus: (field: TypedName | 'scan') => void;
};

export function openTable(deps: Omit<Table, 'view'>): Table {
  const state = createObserved<Shown>({ work: emptyWork, isCellNext: false, problems: undefined });
  deps.bench.view.subscribe(() => {
    const { notice } = deps.bench.view.read();
    // What a card says closes the problems; the scale says nothing of them.
    if (notice !== undefined && notice.kind !== 'scale' && state.read().problems !== undefined)
      state.write({ ...state.read(), problems: undefined });
  });
  return { ...deps, view: state };
}

/** Whatever happens takes away what the banner said. */
export function show({ view, bench }: Table, next: Partial<Shown>): void {
  clearBanner(bench);
  view.write({ ...view.read(), problems: undefined, ...next });
}

export function showCard(table: Table, card: Card): void {
  show(table, { work: { ...table.view.read().work, card } });
}

/** The parcel on the table while it can still be changed. */
export function openCard({ view }: Table): Card | undefined {
  const { card } = view.read().work;
  return card?.scanId === undefined ? card : undefined;
}

export function typeInto(table: Table, name: TypedName, value: string): void {
  const card = openCard(table);
  if (card !== undefined) showCard(table, withTyped(card, name, value));
}

/** The service, or the clerk, asks something before the parcel is received. */
export function askAbout(table: Table, card: Card, question: Card['asked']): void {
  showCard(table, { ...card, scanId: undefined, asked: question });
  table.focus(fieldOf(question));
}

/**
 * A parcel comes onto the table, with what is known of it here; what is not, the service is asked, and its word comes
 * when it comes. Where owner and weight are left to the hub, a scan takes it in by itself.
 */
export function lookUp(table: Table, code: string, way: 'SCANNED' | 'OPENED' = 'OPENED'): void {
  const { view, bench, focus } = table;
  const snapshot = readSnapshot();
  const hasLine = bench.queue.read().line !== 'down';
  const lookup = lookInReceipts(table, code) ?? lookInSnapshot(snapshot?.parcels.get(code), hasLine);
  const isAtOnce = snapshot?.isOwnerAtHub === true && way === 'SCANNED';
  const look = lookup ?? lookUnknown(hasLine && !isAtOnce ? 'CHECKING' : 'NOT_DECLARED', hasLine);
  show(table, { work: withParcel(view.read().work, code, look, Date.now()), isCellNext: false });
  focus(isReceivable(look.say) ? (look.say === 'SEVERAL_WAIT' ? 'customerCode' : 'weight') : 'scan');
  weighHeld(table);
  const card = isAtOnce ? openCard(table) : undefined;
  const facts = card && takenAtOnce(card, new Date().toISOString());
  if (card !== undefined && facts !== undefined) return storeCard(table, card, facts);
  // What was received may be held, and its owner may have answered since.
  if ((lookup !== undefined && isReceivable(lookup.say)) || !hasLine) return;
  void askService(code, bench.deviceId).then((answer) => {
    if (lookup !== undefined && answer.say === 'NOT_DECLARED') return;
    const { work } = view.read();
    view.write({ ...view.read(), work: withLook(work, code, answer) });
    if (work.card?.code === code && !isReceivable(answer.say)) focus('scan');
  });
}

/**
 * What the service has on record of a code; when it does not answer, it is what the snapshot says by now, and
 * undeclared until the service answers otherwise.
 */
async function askService(code: string, deviceId: string): Promise<Look> {
  try {
    const request = { params: { id: code }, quiet: true };
    const found = await call('GET /staff/parcels/{id}', request);
    if (found.boundTo !== null) return await askService(found.boundTo, deviceId);
    const look = lookAtParcel(found);
    if (look.say !== 'ALREADY_RECEIVED') return look;
    const here = { params: { code }, query: { deviceId }, quiet: true };
    const { refusal } = await call('GET /stations/parcels/{code}', here);
    if (refusal === 'OTHER_WAREHOUSE') return lookElsewhere();
    return withProblem(look, (await call('GET /staff/parcels/{id}/problem', request)).problem);
  } catch (error) {
    const hasLine = error instanceof ApiError && error.status === 404;
    // The page may have been opened a moment ago: the snapshot is read while the service is asked.
    const lookup = hasLine ? undefined : lookInSnapshot(readSnapshot()?.parcels.get(code), hasLine);
    return lookup ?? lookUnknown('NOT_DECLARED', hasLine);
  }
}

/** A box that was received here: the snapshot expects it until its next part comes. */
function lookInReceipts({ bench, receipts }: Table, code: string): Look | undefined {
  receipts.learn(bench.queue.read().recent);
  const row = receipts.find(code);
  if (row === undefined) return undefined;
  const { facts, answer, storedAt } = row;
  const reported = facts.action === 'REPORT_PROBLEM' ? { kind: facts.problem, answer: null } : null;
  const look = {
    ...lookUnknown('ALREADY_RECEIVED', answer !== undefined),
    receivedHereAt: storedAt,
    receivedHereIn: 'cell' in facts ? facts.cell : undefined,
  };
  if (!answer?.parcel) return withProblem(look, reported);
  const { customerCode, orderCode, goods, problem } = answer.parcel;
  return withProblem({ ...look, customerCode, orderCode, goods }, problem);
}

/** Brings a box back onto the table after a scan that did not do its work. */
export function reopenScan(table: Table, { facts, answer }: StationScanRow): void {
  lookUp(table, facts.code);
  const card = openCard(table);
  if (card === undefined) return;
  const filled = withFacts(card, facts);
  if (answer !== undefined && isQuestion(answer.say)) askAbout(table, filled, answer.say);
  else showCard(table, filled);
}

/** Enter: asks what is missing, else stores the scan. The parcel lies there until the next one comes. */
export function receiveCard(table: Table): void {
  const card = openCard(table);
  const result = card && receive(card, new Date().toISOString());
  if (card === undefined || result === undefined) return;
  if ('asked' in result) askAbout(table, card, result.asked);
  else storeCard(table, card, result.facts);
}

/** Stores a scan of the parcel on the table. */
export function storeCard(table: Table, card: Card, facts: FactsToStore): void {
  const { bench, view, focus } = table;
  const scanId = newRequestId();
  showCard(table, { ...card, scanId });
  focus('scan');
  storeScan(bench, facts, scanId, () => {
    // It lies on the table as before.
    const { work } = view.read();
    if (work.card?.scanId === scanId) show(table, { work: { ...work, card } });
  });
}

/** A scan is being taken back: its box is cleared from the table. */
export function clearUndone({ view }: Table, { scanId }: StationScanRow): void {
  const { work } = view.read();
  const card = work.card?.scanId === scanId ? undefined : work.card;
  view.write({ ...view.read(), problems: undefined, work: { ...work, card } });
}

/** Opens the problems of the parcel on the table, or closes them. */
export function showProblems(table: Table, isOpen: boolean): void {
  const { card } = table.view.read().work;
  const canOpen = isOpen && card !== undefined && isReportable(card);
  show(table, { problems: canOpen ? { note: '' } : undefined });
  table.focus('scan');
}

export function noteProblem(table: Table, note: string): void {
  show(table, { problems: { note } });
}

/** Stores what is wrong with the parcel on the table, received or not: it is held by that. */
export function reportCard(table: Table, problem: Report['problem']): void {
  const { work, problems } = table.view.read();
  if (work.card === undefined || !isReportable(work.card)) return;
  const note = problems?.note.trim() ?? '';
  const card = withReport(work.card, { problem, ...(note === '' ? {} : { note }) });
  showCard(table, card);
  receiveCard(table);
}

/** What was reported and not sent is nothing after all. */
export function dropReport(table: Table): void {
  const card = openCard(table);
  if (card !== undefined) showCard(table, { ...card, reports: undefined, asked: undefined });
}

export function markCard(table: Table, mark: ReceiptMark): void {
  const card = openCard(table);
  if (card !== undefined && isReceivable(card.look.say)) showCard(table, withMark(card, mark));
}

export function receiveWithoutWeight(table: Table): void {
  const card = openCard(table);
  if (card === undefined) return;
  showCard(table, { ...card, asked: 'NO_WEIGHT' });
  receiveCard(table);
}

export function putCardAside(table: Table): void {
  const { work } = table.view.read();
  show(table, { work: { card: undefined, open: putAside(work) }, isCellNext: false });
  table.focus('scan');
}

/**
 * A weight of the scale itself: the focus stays where it is. False when no parcel lies on the table that it could be
 * of.
 */
export function takeScaleWeight(table: Table, grams: number): boolean {
  const card = openCard(table);
  if (card === undefined || !isReceivable(card.look.say)) return false;
  showCard(table, withWeighed(card, { grams, isStable: true }));
  return true;
}

/** A box that was put on the scale before it was scanned. What was weighed for it before stays. */
function weighHeld(table: Table): void {
  const card = openCard(table);
  const grams = card?.typed.weight === '' && isReceivable(card.look.say) ? takeHeldWeight() : undefined;
  if (grams !== undefined) takeScaleWeight(table, grams);
}

/**
 * A parcel that is brought on nowhere lies here: what comes of the report stands in the banner, and the table is free.
 */
export function reportOnTable(table: Table, code: string): void {
  const { open } = table.view.read().work;
  show(table, { work: { card: undefined, open: open.filter((card) => card.code !== code) } });
  reportHere(table.bench, code);
}
