import type { UndoReason } from '@rohi/contract/stations/undo-reasons';
import { useEffect, useMemo, useState } from 'react';
import { newRequestId } from '../../../shared/api/request-id.ts';
import type { ScanFacts, StationScanRow } from '../scan-queue/browser-queue.ts';
import { lastToUndo, rowOfColleague } from './undo-work.ts';
import { isCovered } from '../scan-input/covered-scans.ts';
import type { ColleagueScan, OpenUndo } from './undo-work.ts';

type UndoFacts = Extract<ScanFacts, { action: 'UNDO' }>;
type UndoDeps = {
  recent: () => readonly StationScanRow[];
  /** Stores the scan that takes `row` back. */
  store: (undoId: string, facts: UndoFacts, row: StationScanRow) => void;
  /** The focus goes back to the field of the scans. */
  rest: () => void;
};

export type Undoing = {
  openUndo: OpenUndo | undefined;
  /** Asks why the last scan is taken back; false when there is nothing to take back. */
  open: () => boolean;
  /** Asks the same of a scan that a colleague has made with this device. */
  openColleagues: (scan: ColleagueScan, deviceId: string) => void;
  close: () => void;
  note: (text: string) => void;
  choose: (reason: UndoReason) => void;
};

/** The key that opens it, wherever the focus is. */
const undoKey = 'F10';

/**
 * The undo of a station: what is asked about, and what comes of it. `deps` stay the same as long as the station stands.
 */
export function useUndo(deps: UndoDeps): Undoing {
  const [view, setShown] = useState<OpenUndo>();
  const acts = useMemo(() => {
    const state: { open: OpenUndo | undefined } = { open: undefined };
    const show = (open: OpenUndo | undefined) => {
      state.open = open;
      setShown(open);
    };
    const open = () => {
      const row = lastToUndo(deps.recent());
      if (row === undefined) return false;
      if (state.open?.row.scanId !== row.scanId)
        show({ row, action: row.facts.action as OpenUndo['action'], undoId: newRequestId(), note: '' });
      deps.rest();
      return true;
    };
    const openColleagues = (scan: ColleagueScan, deviceId: string) => {
      const { action, by } = scan;
      show({ row: rowOfColleague(scan, deviceId), action, undoId: newRequestId(), note: '', by });
      deps.rest();
    };
    return {
      open,
      openColleagues,
      close: () => {
        if (state.open === undefined) return;
        show(undefined);
        deps.rest();
      },
      note: (note: string) => state.open && show({ ...state.open, note }),
      choose: (reason: UndoReason) => {
        if (state.open === undefined) return;
        const { row, undoId, note } = state.open;
        const at = new Date().toISOString();
        const noteField = note.trim() === '' ? {} : { note: note.trim() };
        const facts = {
          action: 'UNDO',
          code: row.facts.code,
          at,
          undoes: row.scanId,
          reason,
          ...noteField,
        } as const;
        show(undefined);
        deps.store(undoId, facts, row);
        deps.rest();
      },
    };
  }, [deps]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, repeat, target } = event;
      if (altKey || ctrlKey || metaKey || shiftKey || repeat) return;
      // A dialog has keys of its own, and behind one nothing happens.
      if (isCovered(target)) return;
      if (key === 'Escape') acts.close();
      if (key !== undoKey) return;
      event.preventDefault();
      acts.open();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [acts]);
  return { openUndo: view, ...acts };
}
