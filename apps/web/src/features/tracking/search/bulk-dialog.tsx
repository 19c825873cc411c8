import { siteLimits } from '@rohi/contract/site/limits';
import { maxTrackingCodes, splitBulkCodes } from '@rohi/contract/tracking/tracking-codes';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { SkippedPieces } from '../../../shared/ui/skipped-pieces.tsx';
import { codesOf, emptyDraft, takeField } from '../rules/bulk-draft.ts';
import type { BulkDraft } from '../rules/bulk-draft.ts';
import { BulkButtons } from './bulk-buttons.tsx';
import { BulkCodeList } from './bulk-code-list.tsx';
import { OverLimitNote, TakenNote } from './bulk-notes.tsx';
import { bulkTexts } from './bulk-words.ts';
import { useBulkDraft } from './use-bulk-draft.ts';
import { Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './bulk-dialog.module.css';

type BulkDialogProps = {
  /** What the search box holds: the dialog opens with its codes. */
  boxText: string;
  /** Gets the list as it stands, so that closing by mistake loses nothing. */
  onClose: (codes: readonly string[]) => void;
  onTrack: (codes: readonly string[]) => void;
};

/** Is there while it is open. */
export function BulkDialog({ boxText, onClose, onTrack }: BulkDialogProps) {
  const latest = useRef<BulkDraft>(emptyDraft);
  const keep = useCallback((draft: BulkDraft) => {
    latest.current = draft;
  }, []);
  const [opened] = useState(boxText);
  // The browser hides it before it says so: what was typed into the box in between stays.
  const close = useCallback(
    () => onClose(boxText === opened ? codesOf(takeField(latest.current)) : splitBulkCodes(boxText)),
    [onClose, boxText, opened],
  );
  return (
    <Dialog
      open
      onClose={close}
      title={bulkTexts.read().title}
      width={siteLimits.trackingDialogPx}
      phoneWidth={95}
    >
      <BulkForm boxText={boxText} onTrack={onTrack} onDraft={keep} />
    </Dialog>
  );
}

type BulkFormProps = Pick<BulkDialogProps, 'boxText' | 'onTrack'> & { onDraft: (draft: BulkDraft) => void };

function BulkForm({ boxText, onTrack, onDraft }: BulkFormProps) {
  const bulk = useBulkDraft(boxText, onTrack);
  const { draft } = bulk;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => onDraft(draft), [draft, onDraft]);
  useEffect(() => field.current?.focus(), []);
  /** The focus needs a new place when what was pressed goes away. */
  const andFocus = (act?: () => void) => {
    act?.();
    field.current?.focus();
  };
  return (
    <Stack flex={1} minHeight={0} className={css.form}>
      <TakenNote found={draft.taken?.found} onTakeBack={() => andFocus(bulk.takeBack)} />
      <OverLimitNote count={draft.codes.length} onKeepFirst={() => andFocus(bulk.keepFirst)} />
      <BulkCodeList codes={draft.codes} onRemove={bulk.remove} onLastRemoved={() => andFocus()} />
      <SkippedPieces
        pieces={draft.rest}
        onAdd={(piece) => andFocus(() => bulk.takePiece(piece))}
        words={bulkTexts.read().rest}
      />
      <BulkField bulk={bulk} fieldRef={field} />
      <BulkButtons count={draft.codes.length} onTrack={bulk.track} onClear={() => andFocus(bulk.clear)} />
    </Stack>
  );
}

type FieldProps = {
  bulk: ReturnType<typeof useBulkDraft>;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
};

function BulkField({ bulk: { draft, write, fieldEvents }, fieldRef }: FieldProps) {
  const texts = bulkTexts.read();
  const id = useId();
  return (
    <>
      <Text as="label" marginBottom={6} size={14} weight={600} htmlFor={id}>
        {draft.codes.length > 0 ? texts.moreLabel : texts.fieldLabel}
      </Text>
      <textarea
        ref={fieldRef}
        id={id}
        className={css.field}
        rows={4}
        value={draft.field}
        onChange={(event) => write(event.currentTarget.value)}
        placeholder={texts.placeholder}
        aria-describedby={`${id}hint`}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        {...fieldEvents}
      />
      <Text id={`${id}hint`} marginTop={6} marginBottom={16} tone="faint" size={13}>
        {texts.hint(maxTrackingCodes)}
      </Text>
    </>
  );
}
