import { maxTrackingCodes } from '@rohi/contract/tracking/tracking-codes';
import { Search } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useTrackingTexts } from '../texts/tracking-texts.ts';
import { bulkTexts } from './bulk-words.ts';
import { Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './bulk-buttons.module.css';

type BulkButtonsProps = { count: number; onTrack: () => void; onClear: () => void };

/** Clear-all with the count, and track; both are disabled while the list is empty (specification, section 2). */
export function BulkButtons({ count, onTrack, onClear }: BulkButtonsProps) {
  const { search } = useTrackingTexts();
  const isEmpty = count === 0;
  return (
    <Row gap={8} justify="between" className={css.buttons}>
      <Button
        kind="outline"
        className={css.clear}
        disabled={isEmpty}
        onMouseDown={stayInField}
        onClick={onClear}
      >
        <span>{bulkTexts.read().clearAll}</span>
        <Text
          as="span"
          tone="soft"
          weight={400}
          digits
          lines="nowrap"
          className={css.count}
          data-over={count > maxTrackingCodes || undefined}
        >
          {count} / {maxTrackingCodes}
        </Text>
      </Button>
      <Button className={css.track} disabled={isEmpty} onMouseDown={stayInField} onClick={onTrack}>
        <Icon of={Search} className={css.trackIcon} />
        {search.submit}
      </Button>
    </Row>
  );
}

/** A press takes no focus from the field, so that nothing moves before it is a click. */
function stayInField(event: MouseEvent): void {
  event.preventDefault();
}
