import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';
import { isTrackingCodeFormat } from '@rohi/contract/tracking/tracking-codes';
import { notify, storeScan } from '../bench/bench.ts';
import type { Bench } from '../bench/bench.ts';
import { createObserved } from '../observed.ts';
import type { Observed } from '../observed.ts';
import type { StationScanRow } from '../scan-queue/browser-queue.ts';
import { nothingAccepted, stepOfAcceptance } from './acceptance-work.ts';
import type { AcceptanceWork, KnownOfTransfer } from './acceptance-work.ts';

/** The table of a station that accepts transfers: what is accepted, what is known of it, and what the banner says. */
export type AcceptanceTable = {
  bench: Bench;
  shown: Observed<AcceptanceWork>;
  /** As the station has stored it; nothing before it is there. */
  known: Observed<KnownOfTransfer>;
};

export function openAcceptanceTable(bench: Bench): AcceptanceTable {
  return { bench, shown: createObserved(nothingAccepted), known: createObserved<KnownOfTransfer>(new Map()) };
}

/** A word of the station's own in the banner. */
function sayOwn({ bench }: AcceptanceTable, word: string, code?: string): void {
  notify(bench, { kind: 'own', word, code, at: Date.now() });
}

/** A transfer is accepted from now on; what waits for its answer stays. */
export function chooseComing(table: AcceptanceTable, transfer: string): void {
  const { pending, transfer: before } = table.shown.read();
  if (before !== transfer) table.known.write(new Map());
  table.shown.write({ ...nothingAccepted, transfer, pending });
  sayOwn(table, 'CHOSEN', transfer);
}

/** No transfer is accepted for the moment; what was scanned stays. */
export function putComingAside(table: AcceptanceTable): void {
  const { transfer, pending } = table.shown.read();
  if (transfer === undefined) return;
  table.known.write(new Map());
  table.shown.write({ ...nothingAccepted, pending });
  sayOwn(table, 'ASIDE', transfer);
}

/** The bag that was scanned has no whole seal; else the parcel that is scanned next is damaged, or no more when it is called for again. */
export function reportBroken(table: AcceptanceTable): void {
  const work = table.shown.read();
  const { transfer, bag, marksDamage } = work;
  if (transfer === undefined) return sayOwn(table, 'CHOOSE_TRANSFER');
  if (bag !== undefined) return store(table, { code: bag, transfer });
  table.shown.write({ ...work, marksDamage: !marksDamage });
  return sayOwn(table, marksDamage ? 'GO_ON' : 'SCAN_DAMAGED');
}

/** The clerk takes in what was not expected. */
export function takeSurplus(table: AcceptanceTable, code: string): void {
  const { transfer } = table.shown.read();
  if (transfer !== undefined) store(table, { code, transfer, isSure: true });
}

type Coming = { code: string; transfer: string; seal?: string; isDamaged?: boolean; isSure?: boolean };

function store(table: AcceptanceTable, facts: Coming): void {
  const scanId = storeScan(table.bench, { action: 'ACCEPT', ...facts });
  const work = table.shown.read();
  const isBag = kindOfOwnCode(facts.code) === 'bag';
  table.shown.write({
    ...work,
    bag: undefined,
    marksDamage: false,
    lastParcel: isBag ? undefined : facts.code,
    pending: [{ scanId, code: facts.code }, ...work.pending],
  });
}

function kindOfRead(code: string) {
  const kind = kindOfOwnCode(code);
  return kind === 'transfer' || kind === 'bag' || kind === 'parcel' ? kind : 'other';
}

/** What was scanned, once it is known to be no card. */
export function takeAcceptanceScan(table: AcceptanceTable, code: string): void {
  const work = table.shown.read();
  const step = stepOfAcceptance(work, code, kindOfRead(code), table.known.read());
  if (step.do === 'choose') return chooseComing(table, step.transfer);
  if (step.do === 'ask') return sayOwn(table, 'CHOOSE_TRANSFER', code);
  if (step.do === 'askSeal') {
    table.shown.write({ ...work, bag: step.bag, marksDamage: false });
    return sayOwn(table, 'READ_BAG_SEAL', step.bag);
  }
  if (step.do === 'bag') return store(table, { code: step.bag, transfer: step.transfer, seal: step.seal });
  if (step.do === 'shelve') {
    const facts = { action: 'SHELVE_AT_POINT', code: step.code, cell: step.cell } as const;
    const scanId = storeScan(table.bench, facts);
    return table.shown.write({ ...work, pending: [{ scanId, code: step.code }, ...work.pending] });
  }
  if (!isTrackingCodeFormat(code) && kindOfOwnCode(code) === undefined)
    return notify(table.bench, { kind: 'noCode', code, at: Date.now() });
  const damage = work.marksDamage ? { isDamaged: true } : {};
  return store(table, { code: step.code, transfer: step.transfer, ...damage });
}

/** An answer has come: the scan waits no more. */
export function takeAcceptanceAnswer({ shown }: AcceptanceTable, { scanId }: StationScanRow): void {
  const work = shown.read();
  shown.write({ ...work, pending: work.pending.filter((each) => each.scanId !== scanId) });
}
