import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { StationScanRow } from '../scan-queue/browser-queue.ts';
import { lastToUndo } from './undo-work.ts';
import type { Undoing } from './use-undo.ts';
import { undoTexts } from '../station-words.ts';
import css from './undo-button.module.css';

/**
 * Takes the last scan back; stands over the last scans while there is one that can be, beside what a supervisor has
 * there.
 */
export function undoButton(undo: Undoing, recent: readonly StationScanRow[], colleagues?: ReactNode) {
  const canUndo = lastToUndo(recent) !== undefined;
  if (!canUndo && colleagues === undefined) return undefined;
  return (
    <span className={css.acts}>
      {colleagues}
      {canUndo && (
        <button type="button" className={css.undo} onClick={() => undo.open()}>
          <Icon of={Undo2} size={16} />
          {undoTexts.read().button}
          <kbd>F10</kbd>
        </button>
      )}
    </span>
  );
}
