import { maxTrackingCodes, pasteParseDelayMs } from '@rohi/contract/tracking/tracking-codes';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { showMessage } from '../../../shared/ui/messages.tsx';
import {
  codesOf,
  emptyDraft,
  findDraftError,
  keepFirst,
  removeCode,
  startBulkDraft,
  takeBack,
  takeField,
  takePiece,
} from '../rules/bulk-draft.ts';
import type { BulkDraft } from '../rules/bulk-draft.ts';
import { useTrackingTexts } from '../texts/tracking-texts.ts';

/**
 * The list of the bulk dialog and what changes it, from its opening with the text of the search box. `onTrack` gets a
 * list that may be asked for.
 */
export function useBulkDraft(boxText: string, onTrack: (codes: readonly string[]) => void) {
  const { bulk } = useTrackingTexts();
  const [draft, change] = useState(() => startBulkDraft(boxText));
  const take = useTakeField(change);
  const track = () => {
    const taken = takeField(draft);
    const error = findDraftError(taken);
    change(taken);
    if (error === 'noCodes') showMessage('error', bulk.noCodes);
    else if (error === 'tooManyCodes') showMessage('error', bulk.tooManyCodes(maxTrackingCodes));
    else onTrack(codesOf(taken));
  };
  const handleKey = (event: KeyboardEvent) => {
    // The Tab key leaves the field: taken before it moves on, so that it finds the buttons enabled.
    if (event.key === 'Tab') take.now();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (draft.field.trim() !== '') {
      take.soon({ text: draft.field });
      return;
    }
    event.preventDefault();
    track();
  };
  return {
    draft,
    track,
    clear: () => change(emptyDraft),
    remove: (code: string) => change((before) => removeCode(before, code)),
    takePiece: (piece: string) => change((before) => takePiece(before, piece)),
    takeBack: () => change(takeBack),
    keepFirst: () => change(keepFirst),
    write: (field: string) => change((before) => ({ ...before, field })),
    fieldEvents: {
      // Not at once: the list would grow and move the button away from under the finger that presses it.
      onBlur: () => take.soon({}),
      onKeyDown: handleKey,
      onPaste: () => take.soon({ isPaste: true }),
      onDrop: () => take.soon({ isPaste: true }),
    },
  };
}

type Taking = { text?: string; isPaste?: boolean };

/** Takes the field into the list: at once, or after the delay of the specification (section 9). */
function useTakeField(change: (next: (before: BulkDraft) => BulkDraft) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    now: () => change((before) => takeField(before)),
    soon: ({ text, isPaste }: Taking) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => change((before) => takeField(before, text, isPaste)),
        pasteParseDelayMs,
      );
    },
  };
}
