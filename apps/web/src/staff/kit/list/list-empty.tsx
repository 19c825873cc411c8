import { Inbox, SearchX } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../ui/button.tsx';
import type { ListAddress } from './list-state.ts';
import { listWords } from './list-words.ts';
import css from './list-empty.module.css';

/** No rows: because there are none, or because nothing fits the search and the filters, which can be cleared here. */
export function ListEmpty({ address: { state, go } }: { address: ListAddress }) {
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
      {isNarrowed && (
        <Button className={css.clear} onPress={() => go({ search: '', filters: {} })}>
          {nothingFound.clear}
        </Button>
      )}
    </div>
  );
}
