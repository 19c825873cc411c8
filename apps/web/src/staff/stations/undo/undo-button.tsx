import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { StationScanRow } from '../scan-queue/browser-queue.ts';
import { lastToUndo } from './undo-work.ts';
import type { Undoing } from './use-undo.ts';
import { undoTexts } from '../station-words.ts';
import { Box, Row } from '../../../shared/ui/primitives.tsx';
import css from './undo-button.module.css';

/**
 * Takes the last scan back; stands over the last scans while there is one that can be, beside what a supervisor has
 * there.
 */
export function undoButton(undo: Undoing, recent: readonly StationScanRow[], colleagues?: ReactNode) {
  const canUndo = lastToUndo(recent) !== undefined;
  if (!canUndo && colleagues === undefined) return undefined;
  return (
    <Row as="span" wrap gap={8} justify="end">
      {colleagues}
      {canUndo && (
        <Box
          as="button"
          type="button"
          display="inline-flex"
          gap={6}
          align="center"
          paddingX={10}
          paddingY={0}
          fill="surface"
          radius="control"
          tone="ink"
          className={css.undo}
          onClick={() => undo.open()}
        >
          <Icon of={Undo2} size={16} />
          {undoTexts.read().button}
          <kbd>F10</kbd>
        </Box>
      )}
    </Row>
  );
}
