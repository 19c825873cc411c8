import { useMemo } from 'react';
import { storeScan } from '../bench/bench.ts';
import type { Bench } from '../bench/bench.ts';
import { readCode } from '../scan-input/read-code.ts';
import { reasonOfDigit } from './undo-work.ts';
import { useUndo } from './use-undo.ts';
import type { Undoing } from './use-undo.ts';

/** The undo of a station where things are scanned into others. */
export function useBenchUndo(bench: Bench): Undoing {
  const deps = useMemo(
    () => ({
      recent: () => bench.queue.read().recent,
      store: (undoId: string, facts: Parameters<typeof storeScan>[1]) => void storeScan(bench, facts, undoId),
      rest: () => document.querySelector<HTMLInputElement>('[data-scan-field]')?.focus(),
    }),
    [bench],
  );
  return useUndo(deps);
}

/**
 * A digit that was scanned or typed while the reasons stand open is one of them; any other scan closes them, and `onScan` may take it. False when it is for
 * the station.
 */
export function takeUndoScan(undo: Undoing, raw: string, onScan?: (code: string) => boolean): boolean {
  if (undo.shown === undefined) return false;
  const code = readCode(raw);
  const reason = reasonOfDigit(code, undo.shown.action);
  if (reason !== undefined) {
    undo.choose(reason);
    return true;
  }
  if (code.startsWith('RC-')) return false;
  undo.close();
  return onScan?.(code) ?? false;
}
