import { Inbox, SearchX } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { ListAddress } from './list-state.ts';
import { listWords } from './list-words.ts';
import css from './list-empty.module.css';

/** No rows: because there are none, or because nothing fits the search. */
export function ListEmpty({ address: { state } }: { address: ListAddress }) {
  const { empty, nothingFound } = listWords.read();
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0;
  const words = isNarrowed ? nothingFound : empty;
  return (
    <div className={css.box}>
      <span className={css.sign}>
        <Icon of={isNarrowed ? SearchX : Inbox} size={26} />
      </span>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
    </div>
  );
}
