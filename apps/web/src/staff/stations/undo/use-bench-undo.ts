import { useMemo } from 'react';
import { storeScan } from '../bench/bench.ts';
import type { Bench } from '../bench/bench.ts';
import type { StationScanRow } from '../scan-queue/browser-queue.ts';
import { readCode } from '../scan-input/read-code.ts';
import { reasonOfDigit } from './undo-work.ts';
import { useUndo } from './use-undo.ts';
import type { Undoing } from './use-undo.ts';

/**
 * The undo of a station where things are scanned into others; `onStored`, always the same, is called with each scan
 * that is being taken back.
 */
export function useBenchUndo(bench: Bench, onStored?: (undone: StationScanRow) => void): Undoing {
  const deps = useMemo(
    () => ({
      recent: () => bench.queue.read().recent,
      store: (undoId: string, facts: Parameters<typeof storeScan>[1], undone: StationScanRow) => {
        storeScan(bench, facts, undoId);
        onStored?.(undone);
      },
      rest: () => document.querySelector<HTMLInputElement>('[data-scan-field]')?.focus(),
    }),
    [bench, onStored],
  );
  return useUndo(deps);
}

/**
 * A digit that was scanned or typed while the reasons stand open is one of them; any other scan closes them, and
 * `onScan` may take it. False when it is for the station.
 */
export function takeUndoScan(undo: Undoing, raw: string, onScan?: (code: string) => boolean): boolean {
  if (undo.openUndo === undefined) return false;
  const code = readCode(raw);
  const reason = reasonOfDigit(code, undo.openUndo.action);
  if (reason !== undefined) {
    undo.choose(reason);
    return true;
  }
  if (code.startsWith('RC-')) return false;
  undo.close();
  return onScan?.(code) ?? false;
}
