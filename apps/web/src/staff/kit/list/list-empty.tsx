import { Inbox, SearchX } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../ui/button.tsx';
import type { ListAddress } from './list-state.ts';
import { listWords } from '../kit-words.ts';
import css from './list-empty.module.css';

type EmptyBoxProps = { icon: LucideIcon; title: string; text?: string; children?: ReactNode };

/** In the place of rows, in the middle of it: a sign, what is so, and what can be done. */
export function EmptyRows({ icon, title, text, children }: EmptyBoxProps) {
  return (
    <div className={css.box}>
      <span className={css.sign}>
        <Icon of={icon} size={26} />
      </span>
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  );
}

/** No rows: because there are none, or because nothing fits the search and the filters, which can be cleared here. */
export function ListEmpty({ address: { state, go } }: { address: ListAddress }) {
  const { empty, nothingFound } = listWords.read();
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0;
  const words = isNarrowed ? nothingFound : empty;
  return (
    <EmptyRows icon={isNarrowed ? SearchX : Inbox} title={words.title} text={words.text}>
      {isNarrowed && (
        <Button className={css.clear} onPress={() => go({ search: '', filters: {} })}>
          {nothingFound.clear}
        </Button>
      )}
    </EmptyRows>
  );
}
