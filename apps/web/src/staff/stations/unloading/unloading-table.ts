import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';
import { isTrackingCodeFormat } from '@rohi/contract/tracking/tracking-codes';
import { notify, storeScan } from '../bench/bench.ts';
import type { Bench } from '../bench/bench.ts';
import { createObserved } from '../observed.ts';
import type { Observed } from '../observed.ts';
import type { StationScanRow } from '../scan-queue/browser-queue.ts';
import { nothingUnloaded, stepOfUnloading } from './unloading-work.ts';
import type { KnownOfTrip, ReadKind, UnloadingWork } from './unloading-work.ts';

/** The table of a station that unloads: what is unloaded, what is known of it, and what the banner says. */
export type UnloadingTable = {
  bench: Bench;
  shown: Observed<UnloadingWork>;
  /** As the station has stored it; nothing before it is there. */
  known: Observed<KnownOfTrip>;
};

const nothingKnown: KnownOfTrip = { parcels: new Map(), bags: new Set(), seals: [] };

export function openUnloadingTable(bench: Bench): UnloadingTable {
  return { bench, shown: createObserved(nothingUnloaded), known: createObserved(nothingKnown) };
}

/** A word of the station's own in the banner. */
export function sayOwn({ bench }: UnloadingTable, word: string, code?: string): void {
  notify(bench, { kind: 'own', word, code, at: Date.now() });
}

/** A trip is unloaded from now on; what waits for its answer stays. */
export function chooseArrival(table: UnloadingTable, trip: string): void {
  const { pending, trip: before } = table.shown.read();
  if (before !== trip) table.known.write(nothingKnown);
  table.shown.write({ ...nothingUnloaded, trip, pending });
  sayOwn(table, 'CHOSEN', trip);
}

/** No trip is unloaded for the moment; what was scanned stays. */
export function putArrivalAside(table: UnloadingTable): void {
  const { trip, pending } = table.shown.read();
  if (trip === undefined) return;
  table.known.write(nothingKnown);
  table.shown.write({ ...nothingUnloaded, pending });
  sayOwn(table, 'ASIDE', trip);
}

/** What is read next are seals of the vehicle, or things of the trip again. */
export function toggleSeals(table: UnloadingTable): void {
  const work = table.shown.read();
  if (work.trip === undefined) return sayOwn(table, 'CHOOSE_TRIP');
  table.shown.write({ ...work, readsSeals: !work.readsSeals, bag: undefined, marksDamage: false });
  return sayOwn(table, work.readsSeals ? 'GO_ON' : 'READ_SEALS');
}

/** The bag that was scanned has no whole seal; else the parcel that is scanned next is damaged, or no more when it is called for again. */
export function reportBroken(table: UnloadingTable): void {
  const work = table.shown.read();
  const { trip, bag, marksDamage } = work;
  if (trip === undefined) return sayOwn(table, 'CHOOSE_TRIP');
  if (bag !== undefined) return store(table, { code: bag, trip });
  table.shown.write({ ...work, marksDamage: !marksDamage, readsSeals: false, asksCell: false });
  return sayOwn(table, marksDamage ? 'GO_ON' : 'SCAN_DAMAGED');
}

/** What is read next is the cell of the parcel that was scanned last, or a thing of the trip again. */
export function toggleCell(table: UnloadingTable): void {
  const work = table.shown.read();
  if (work.lastParcel === undefined) return sayOwn(table, 'SCAN_SHELVED');
  table.shown.write({ ...work, asksCell: !work.asksCell, readsSeals: false, marksDamage: false });
  return sayOwn(table, work.asksCell ? 'GO_ON' : 'READ_CELL', work.lastParcel);
}

/** The clerk takes in what was not expected. */
export function takeSurplus(table: UnloadingTable, code: string): void {
  const { trip } = table.shown.read();
  if (trip !== undefined) store(table, { code, trip, isSure: true });
}

type Inbound = { code: string; trip: string; seal?: string; isDamaged?: boolean; isSure?: boolean };

function store(table: UnloadingTable, facts: Inbound): void {
  const scanId = storeScan(table.bench, { action: 'INBOUND', ...facts });
  const work = table.shown.read();
  const isBag = kindOfOwnCode(facts.code) === 'bag';
  table.shown.write({
    ...work,
    bag: undefined,
    marksDamage: false,
    lastParcel: isBag ? undefined : facts.code,
    readsSeals: false,
    weighing: undefined,
    pending: [{ scanId, code: facts.code }, ...work.pending],
  });
}

function kindOfRead(code: string): ReadKind {
  const kind = kindOfOwnCode(code);
  return kind === 'trip' || kind === 'bag' || kind === 'parcel' ? kind : 'other';
}

/** What was scanned, once it is known to be no card. */
export function takeUnloadingScan(table: UnloadingTable, code: string): void {
  const work = table.shown.read();
  if (work.asksCell && work.lastParcel !== undefined) {
    const facts = { action: 'SHELVE_AT_HUB', code: work.lastParcel, cell: code } as const;
    const scanId = storeScan(table.bench, facts);
    const pending = [{ scanId, code: work.lastParcel }, ...work.pending];
    return table.shown.write({ ...work, asksCell: false, pending });
  }
  const step = stepOfUnloading(work, code, kindOfRead(code), table.known.read());
  if (step.do === 'choose') return chooseArrival(table, step.trip);
  if (step.do === 'ask') return sayOwn(table, 'CHOOSE_TRIP', code);
  if (step.do === 'askSeal') {
    table.shown.write({ ...work, bag: step.bag, readsSeals: false, marksDamage: false });
    return sayOwn(table, 'READ_BAG_SEAL', step.bag);
  }
  if (step.do === 'bag') return store(table, { code: step.bag, trip: step.trip, seal: step.seal });
  if (step.do === 'seal') {
    const scanId = storeScan(table.bench, { action: 'SEAL', code: step.number, trip: step.trip });
    return table.shown.write({ ...work, pending: [{ scanId, code: step.number }, ...work.pending] });
  }
  if (!isTrackingCodeFormat(code) && kindOfOwnCode(code) === undefined)
    return notify(table.bench, { kind: 'noCode', code, at: Date.now() });
  const damage = work.marksDamage ? { isDamaged: true } : {};
  return store(table, { code: step.code, trip: step.trip, ...damage });
}

/** An answer has come: the scan waits no more. */
export function takeUnloadingAnswer({ shown }: UnloadingTable, { scanId }: StationScanRow): void {
  const work = shown.read();
  shown.write({ ...work, pending: work.pending.filter((each) => each.scanId !== scanId) });
}
