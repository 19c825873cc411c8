import { useEffect, useRef } from 'react';
import { useUser } from '../../kit/session/user-info.ts';
import type { StationScanRow } from '../scan-queue/browser-queue.ts';
import { labelRule, needsLabel, restoreLabelRule } from './label-rule.ts';
import { printByItself } from './print-label.ts';
import { watchPrinter } from './printer-state.ts';

/** An answer that comes later than this finds the box gone from the table: its label would land on another one. */
const longestWaitMs = 15_000;

/**
 * Labels that are printed by themselves as parcels are received, where the device is set so.
 * @param recent the last scans of this device
 * @param onTable the scan that received the parcel on this tab's table; what other tabs receive is theirs to print
 */
export function useLabels(recent: readonly StationScanRow[], onTable: string | undefined): void {
  const mayPrint = useUser().authorities.includes('label:print');
  useEffect(() => {
    restoreLabelRule().catch(() => undefined);
    return watchPrinter();
  }, []);
  const own = useRef(new Set<string>());
  useEffect(() => {
    if (onTable !== undefined) own.current.add(onTable);
    for (const row of recent) {
      if (row.answer === undefined || !own.current.delete(row.scanId)) continue;
      const isLate = Date.now() - row.storedAt > longestWaitMs;
      if (mayPrint && isReceived(row) && !isLate && needsLabel(labelRule.read(), row.facts))
        void printByItself(row.facts.code);
    }
  }, [recent, onTable, mayPrint]);
}

function isReceived({ facts, answer }: StationScanRow): boolean {
  if (facts.action !== 'RECEIVE' || answer === undefined) return false;
  const { say } = answer;
  return say === 'RECEIVED' || say === 'RECEIVED_UNDECLARED' || say === 'RECEIVED_UNOWNED';
}
