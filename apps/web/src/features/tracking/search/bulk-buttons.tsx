import { maxTrackingCodes } from '@rohi/contract/tracking/tracking-codes';
import { Search } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { isEmptyDraft } from '../rules/bulk-draft.ts';
import type { BulkDraft } from '../rules/bulk-draft.ts';
import { useTrackingTexts } from '../texts/tracking-texts.ts';
import css from './bulk-buttons.module.css';

type BulkButtonsProps = { draft: BulkDraft; onTrack: () => void; onClear: () => void };

/** Clear-all with the count, and track; both rest while there is nothing to do it with. */
export function BulkButtons({ draft, onTrack, onClear }: BulkButtonsProps) {
  const { bulk, search } = useTrackingTexts();
  const isEmpty = isEmptyDraft(draft);
  const count = draft.codes.length;
  return (
    <div className={css.buttons}>
      <Button
        kind="outline"
        className={css.clear}
        disabled={isEmpty}
        onMouseDown={stayInField}
        onClick={onClear}
      >
        <span>{bulk.clearAll}</span>
        <span className={css.count} data-over={count > maxTrackingCodes || undefined}>
          {count} / {maxTrackingCodes}
        </span>
      </Button>
      <Button className={css.track} disabled={isEmpty} onMouseDown={stayInField} onClick={onTrack}>
        <Icon of={Search} className={css.trackIcon} />
        {search.submit}
      </Button>
    </div>
  );
}

/** A press takes no focus from the field, so that nothing moves before it is a click. */
function stayInField(event: MouseEvent): void {
  event.preventDefault();
}
