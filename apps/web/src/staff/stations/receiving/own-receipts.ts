import type { StationScanRow } from '../scan-queue/browser-queue.ts';
import { isWaiting } from '../scan-queue/queued-scan.ts';
import { standing } from '../undo/undo-work.ts';

/**
 * What was received at this device in the last day, by all users: the snapshot still expects it until its next part
 * comes.
 */
export type OwnReceipts = {
  /** Scans as they are stored; each stands for what it was before. */
  learn: (rows: readonly StationScanRow[]) => void;
  /** The scan that received a box, where that was not taken back. */
  find: (code: string) => StationScanRow | undefined;
  /**
   * When each box was received, and when that was counted, in epoch milliseconds; the same until something is learnt.
   */
  times: () => ReceiptTimes;
  subscribe: (onChange: () => void) => () => void;
};

export type ReceiptTimes = { all: readonly number[]; at: number };

export function openOwnReceipts(): OwnReceipts {
  const byCode = new Map<string, Map<string, StationScanRow>>();
  const followers = new Set<() => void>();
  let times: ReceiptTimes | undefined;
  const find = (code: string): StationScanRow | undefined => {
    const rows = [...(byCode.get(code)?.values() ?? [])].toSorted((a, b) => b.seq - a.seq);
    return standing(rows).find(isReceived);
  };
  return {
    find,
    learn(rows) {
      for (const row of rows) {
        const ofCode = byCode.get(row.facts.code) ?? new Map<string, StationScanRow>();
        byCode.set(row.facts.code, ofCode.set(row.scanId, row));
      }
      times = undefined;
      for (const follow of followers) follow();
    },
    times: () =>
      (times ??= { all: [...byCode.keys()].flatMap((code) => find(code)?.storedAt ?? []), at: Date.now() }),
    subscribe(onChange) {
      followers.add(onChange);
      return () => void followers.delete(onChange);
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

const hourMs = 3_600_000;
/** China keeps one time all the year. */
const chinaOffsetMs = 8 * hourMs;
const chinaDay = (at: number) => Math.floor((at + chinaOffsetMs) / (24 * hourMs));

/** How many boxes were received today, by the day of the warehouse, and in the last hour. */
export function paceOf({ all: times, at: now }: ReceiptTimes): { today: number; hour: number } {
  return {
    today: times.filter((at) => at <= now && chinaDay(at) === chinaDay(now)).length,
    hour: times.filter((at) => at <= now && now - at < hourMs).length,
  };
}
