import { maxTrackingCodes } from '@rohi/contract/tracking/tracking-codes';
import { ClipboardCheck, ListX, Undo2 } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { bulkTexts } from './bulk-words.ts';
import { Text } from '../../../shared/ui/primitives.tsx';
import css from './bulk-notes.module.css';

/** How many codes the last text had, and the way to take it back whole. */
export function TakenNote({ found, onTakeBack }: { found: number | undefined; onTakeBack: () => void }) {
  const texts = bulkTexts.read();
  return (
    <div role="status" className={found === undefined ? 'visually-hidden' : css.note}>
      {found !== undefined && (
        <>
          <Icon of={ClipboardCheck} className={css.icon} />
          <Text as="span" flex={1} minWidth={0}>
            {found > 0 ? texts.found(found) : texts.noneFound}
          </Text>
          <button type="button" className={css.act} onClick={onTakeBack}>
            <Icon of={Undo2} size={18} className={css.actIcon} />
            {texts.takeBack}
          </button>
        </>
      )}
    </div>
  );
}

/** More codes than one search may ask for, and the way to go on with the first of them. */
export function OverLimitNote({ count, onKeepFirst }: { count: number; onKeepFirst: () => void }) {
  const texts = bulkTexts.read();
  if (count <= maxTrackingCodes) return null;
  return (
    <div className={css.note} data-over>
      <Icon of={ListX} className={css.icon} />
      <Text as="span" flex={1} minWidth={0}>
        {texts.overLimit(count, maxTrackingCodes)}
      </Text>
      <button type="button" className={css.act} onClick={onKeepFirst}>
        {texts.keepFirst(maxTrackingCodes)}
      </button>
    </div>
  );
}
