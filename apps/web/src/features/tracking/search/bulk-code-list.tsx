import type { CodeChange, ReadCode } from '@rohi/contract/tracking/pasted-codes';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { MouseEvent, RefObject } from 'react';
import { comma } from '../../../shared/i18n/list-signs.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { bulkTexts } from './bulk-words.ts';
import css from './bulk-code-list.module.css';

type BulkCodeListProps = {
  codes: readonly ReadCode[];
  onRemove: (code: string) => void;
  /** The focus needs a new place when its button was the last one. */
  onLastRemoved: () => void;
};

/** What was changed in the code, so that its origin is clear. */
function changeText(change: CodeChange): string {
  const { changed } = bulkTexts.read();
  return change.kind === 'letters' ? changed.letters(change.from, change.to) : changed[change.kind];
}

/** The numbered list of the bulk dialog. */
export function BulkCodeList({ codes, onRemove, onLastRemoved }: BulkCodeListProps) {
  const bulk = bulkTexts.read();
  const list = useRef<HTMLOListElement>(null);
  useNewestInView(list, codes.length);
  if (codes.length === 0) return null;
  const removeFrom = (event: MouseEvent<HTMLButtonElement>, code: string) => {
    const item = event.currentTarget.closest('li');
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    const button = neighbour?.querySelector('button');
    if (button) button.focus();
    else onLastRemoved();
    onRemove(code);
  };
  return (
    <ol ref={list} className={css.list} aria-label={bulk.listLabel}>
      {codes.map(({ code, changes }, index) => (
        <li key={code} className={css.item}>
          <span className={css.number}>{index + 1}.</span>
          <span className={css.code}>
            {code}
            {changes.length > 0 && <span className={css.changed}>{changes.map(changeText).join(comma)}</span>}
          </span>
          <button
            type="button"
            className={css.remove}
            aria-label={bulk.remove(code)}
            onClick={(event) => removeFrom(event, code)}
          >
            <Icon of={X} />
          </button>
        </li>
      ))}
    </ol>
  );
}

/** A list that has grown shows what was just added, from its first. */
function useNewestInView(list: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const box = list.current;
    const first = box?.children[before.current];
    if (box && count > before.current && first instanceof HTMLElement)
      box.scrollTo({ top: first.offsetTop - box.offsetTop });
    before.current = count;
  }, [list, count]);
}
