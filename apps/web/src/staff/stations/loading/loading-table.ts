import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';
import { isTrackingCodeFormat } from '@rohi/contract/tracking/tracking-codes';
import { notify, storeScan } from '../bench/bench.ts';
import type { Bench } from '../bench/bench.ts';
import { createObserved } from '../observed.ts';
import type { Observed } from '../observed.ts';
import type { StationScanRow } from '../scan-queue/browser-queue.ts';
import { whyStays, type LoadingSnapshot } from './loading-snapshot.ts';
import { noTrip, stepOfLoading, withTrip } from './loading-work.ts';
import type { LoadingWork } from './loading-work.ts';

/** What the station knows of the trip while it has no line; undefined while it has one. */
type WithoutLine = { trip: string; snapshot: LoadingSnapshot } | undefined;

/** The table of a loading station: what is loaded, and what the banner says of it. */
export type LoadingTable = {
  bench: Bench;
  shown: Observed<LoadingWork>;
  withoutLine: Observed<WithoutLine>;
};

export function openLoadingTable(bench: Bench): LoadingTable {
  return { bench, shown: createObserved(noTrip), withoutLine: createObserved<WithoutLine>(undefined) };
}

/** A word of the station's own in the banner. */
function say({ bench }: LoadingTable, word: string, code?: string): void {
  notify(bench, { kind: 'own', word, code, at: Date.now() });
}

/** A trip is loaded from now on. */
export function chooseTrip(table: LoadingTable, trip: string): void {
  table.shown.write(withTrip(table.shown.read(), trip));
  say(table, 'CHOSEN', trip);
}

/** No trip is loaded for the moment; what is aboard stays there. */
export function putTripAside(table: LoadingTable): void {
  const { trip, pending } = table.shown.read();
  if (trip === undefined) return;
  table.shown.write({ ...noTrip, pending });
  say(table, 'ASIDE', trip);
}

export function chooseUnit({ shown }: LoadingTable, unit: number): void {
  shown.write({ ...shown.read(), unit });
}

/** What is scanned next comes off the trip, or goes aboard again. */
export function toggleTakingOff(table: LoadingTable): void {
  const work = table.shown.read();
  if (work.trip === undefined) return say(table, 'CHOOSE_TRIP');
  table.shown.write({ ...work, takesOff: !work.takesOff });
  return say(table, work.takesOff ? 'GO_ON' : 'TAKE_OFF');
}

/** What was scanned, once it is known to be no card. */
export function takeLoadingScan(table: LoadingTable, code: string): void {
  const work = table.shown.read();
  const kind = kindOfOwnCode(code);
  if (kind === undefined && !isTrackingCodeFormat(code))
    return notify(table.bench, { kind: 'noCode', code, at: Date.now() });
  const step = stepOfLoading(work, code, kind === 'trip');
  if (step.do === 'choose') return chooseTrip(table, step.trip);
  if (step.do === 'ask') return say(table, 'CHOOSE_TRIP', code);
  const { trip } = step;
  const known = table.withoutLine.read();
  const stays = step.do === 'load' && known?.trip === trip ? whyStays(known.snapshot, code) : undefined;
  // It is set aside, and perhaps paid before the line is back: a scan that waited would load it then.
  if (stays !== undefined) return notify(table.bench, { kind: 'stays', say: stays, code, at: Date.now() });
  const scanId =
    step.do === 'load'
      ? storeScan(table.bench, { action: 'LOAD', code, trip, unit: step.unit })
      : storeScan(table.bench, { action: 'UNLOAD', code, trip });
  const pending = [{ scanId, code, trip }, ...work.pending];
  return table.shown.write({ ...work, takesOff: false, pending });
}

/** An answer has come: the scan waits no more. */
export function takeLoadingAnswer({ shown }: LoadingTable, { scanId }: StationScanRow): void {
  const work = shown.read();
  shown.write({ ...work, pending: work.pending.filter((each) => each.scanId !== scanId) });
}
