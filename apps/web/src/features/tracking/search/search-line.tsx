import { maxTrackingCodes } from '@rohi/contract/tracking/tracking-codes';
import { ClipboardList } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useTrackingTexts } from '../texts/tracking-texts.ts';
import { Row } from '../../../shared/ui/primitives.tsx';
import css from './search-line.module.css';

/** Below the box: how many codes the current search has, and the way to the bulk dialog. */
export function SearchLine({ askedCount, onOpenDialog }: { askedCount: number; onOpenDialog: () => void }) {
  const { search } = useTrackingTexts();
  return (
    <Row gap={16} align="center" justify="between" paddingX={4} paddingY={8}>
      <p className={css.counter}>
        <b>
          {askedCount} / {maxTrackingCodes}
        </b>{' '}
        {search.counterNoun}
      </p>
      <button type="button" className={css.paste} aria-haspopup="dialog" onClick={onOpenDialog}>
        <Icon of={ClipboardList} />
        {search.pasteAsList}
      </button>
    </Row>
  );
}
