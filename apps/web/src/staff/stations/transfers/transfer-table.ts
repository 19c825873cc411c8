import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';
import { isTrackingCodeFormat } from '@rohi/contract/tracking/tracking-codes';
import { notify, storeScan } from '../bench/bench.ts';
import type { Bench } from '../bench/bench.ts';
import { createObserved } from '../observed.ts';
import type { Observed } from '../observed.ts';
import type { StationScanRow } from '../scan-queue/browser-queue.ts';
import { nothingTransferred, stepOfTransfer } from './transfer-work.ts';
import type { KnownAtHub, TransferWork } from './transfer-work.ts';

/** The table of a station that fills transfers: what is filled, what is known of the hub, and what the banner says. */
export type TransferTable = {
  bench: Bench;
  shown: Observed<TransferWork>;
  /** As the station has stored it; nothing before it is there. */
  known: Observed<KnownAtHub>;
};

export function openTransferTable(bench: Bench): TransferTable {
  return {
    bench,
    shown: createObserved(nothingTransferred),
    known: createObserved<KnownAtHub>({ parcels: new Map() }),
  };
}

/** A word of the station's own in the banner. */
function sayOwn({ bench }: TransferTable, word: string, code?: string): void {
  notify(bench, { kind: 'own', word, code, at: Date.now() });
}

/** A transfer is filled from now on; what waits for its answer stays. */
export function chooseTransfer(table: TransferTable, transfer: string): void {
  const { pending } = table.shown.read();
  table.shown.write({ ...nothingTransferred, transfer, pending });
  sayOwn(table, 'CHOSEN', transfer);
}

/** No transfer is filled for the moment; what was scanned stays. */
export function putTransferAside(table: TransferTable): void {
  const { transfer, pending } = table.shown.read();
  if (transfer === undefined) return;
  table.shown.write({ ...nothingTransferred, pending });
  sayOwn(table, 'ASIDE', transfer);
}

/** What is scanned next is taken out of the transfer, or comes into it again. */
export function toggleTakingOut(table: TransferTable): void {
  const work = table.shown.read();
  if (work.transfer === undefined) return sayOwn(table, 'CHOOSE_TRANSFER');
  table.shown.write({ ...work, takesOut: !work.takesOut });
  return sayOwn(table, work.takesOut ? 'GO_ON' : 'TAKE_OUT');
}

/** What was scanned, once it is known to be no card. */
export function takeTransferScan(table: TransferTable, code: string): void {
  const work = table.shown.read();
  const step = stepOfTransfer(work, code, kindOfOwnCode(code) === 'transfer');
  if (step.do === 'choose') return chooseTransfer(table, step.transfer);
  if (step.do === 'ask') return sayOwn(table, 'CHOOSE_TRANSFER', code);
  if (!isTrackingCodeFormat(code) && kindOfOwnCode(code) === undefined)
    return notify(table.bench, { kind: 'noCode', code, at: Date.now() });
  const scanId = storeScan(table.bench, { action: step.action, code, transfer: step.transfer });
  const pending = [{ scanId, code }, ...work.pending];
  return table.shown.write({ ...work, takesOut: false, pending });
}

/** An answer has come: the scan waits no more. */
export function takeTransferAnswer({ shown }: TransferTable, { scanId }: StationScanRow): void {
  const work = shown.read();
  shown.write({ ...work, pending: work.pending.filter((each) => each.scanId !== scanId) });
}
