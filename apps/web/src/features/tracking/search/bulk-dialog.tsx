import { siteLimits } from '@rohi/contract/site/limits';
import { maxTrackingCodes } from '@rohi/contract/tracking/tracking-codes';
import { useCallback, useEffect, useId, useRef } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { takeField } from '../rules/bulk-draft.ts';
import type { BulkDraft } from '../rules/bulk-draft.ts';
import { useTrackingTexts } from '../texts/tracking-texts.ts';
import { BulkButtons } from './bulk-buttons.tsx';
import { BulkCodeList } from './bulk-code-list.tsx';
import { useBulkDraft } from './use-bulk-draft.ts';
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
  const { bulk } = useTrackingTexts();
  const latest = useRef<BulkDraft>({ codes: [], field: '' });
  const keep = useCallback((draft: BulkDraft) => {
    latest.current = draft;
  }, []);
  const close = useCallback(() => onClose(takeField(latest.current).codes), [onClose]);
  return (
    <Dialog open onClose={close} title={bulk.title} width={siteLimits.trackingDialogPx} phoneWidth={95}>
      <BulkForm boxText={boxText} onTrack={onTrack} onDraft={keep} />
    </Dialog>
  );
}

type BulkFormProps = Pick<BulkDialogProps, 'boxText' | 'onTrack'> & { onDraft: (draft: BulkDraft) => void };

function BulkForm({ boxText, onTrack, onDraft }: BulkFormProps) {
  const { bulk } = useTrackingTexts();
  const { draft, track, clear, remove, write, fieldEvents } = useBulkDraft(boxText, onTrack);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => onDraft(draft), [draft, onDraft]);
  useEffect(() => field.current?.focus(), []);
  const clearAll = () => {
    clear();
    field.current?.focus();
  };
  return (
    <div className={css.form}>
      <BulkCodeList codes={draft.codes} onRemove={remove} onLastRemoved={() => field.current?.focus()} />
      <label className={css.label} htmlFor={id}>
        {bulk.fieldLabel}
      </label>
      <textarea
        ref={field}
        id={id}
        className={css.field}
        rows={4}
        value={draft.field}
        onChange={(event) => write(event.currentTarget.value)}
        placeholder={bulk.placeholder}
        aria-describedby={`${id}hint`}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        {...fieldEvents}
      />
      <p id={`${id}hint`} className={css.hint}>
        {bulk.hint(maxTrackingCodes)}
      </p>
      <BulkButtons draft={draft} onTrack={track} onClear={clearAll} />
    </div>
  );
}
