import type { StationScanRow } from '../scan-queue/browser-queue.ts';
import { isWaiting } from '../scan-queue/queued-scan.ts';
import { standing } from '../undo/undo-work.ts';

/** What was received at this device in the last day, by whomever: the snapshot still expects it until its next part comes. */
export type OwnReceipts = {
  /** Scans as they are stored; each stands for what it was before. */
  learn: (rows: readonly StationScanRow[]) => void;
  /** The scan that received a box, where that was not taken back. */
  find: (code: string) => StationScanRow | undefined;
};

export function openOwnReceipts(): OwnReceipts {
  const byCode = new Map<string, Map<string, StationScanRow>>();
  return {
    learn(rows) {
      for (const row of rows) {
        const ofCode = byCode.get(row.facts.code) ?? new Map<string, StationScanRow>();
        byCode.set(row.facts.code, ofCode.set(row.scanId, row));
      }
    },
    find(code) {
      const rows = [...(byCode.get(code)?.values() ?? [])].toSorted((a, b) => b.seq - a.seq);
      return standing(rows).find(isReceived);
    },
  };
}

function isReceived(row: StationScanRow): boolean {
  const { action } = row.facts;
  if (action !== 'RECEIVE' && action !== 'REPORT_PROBLEM') return false;
  if (row.answer === undefined) return isWaiting(row);
  const { verdict, say } = row.answer;
  return verdict === 'OK' || verdict === 'DUPLICATE' || say === 'RECEIVED_UNOWNED';
}
