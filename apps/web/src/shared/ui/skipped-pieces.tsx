import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Icon } from './icon.tsx';
import css from './skipped-pieces.module.css';

type SkippedProps = {
  pieces: readonly string[];
  onAdd: (piece: string) => void;
  words: { title: string; hint: string; add: (piece: string) => string; more: (pieces: number) => string };
};

/** More than these would push what matters out of sight; the others come by a press. */
const mostShown = 8;

/** What of a pasted text was not like a code: each piece is a button that makes it one all the same. */
export function SkippedPieces({ pieces, onAdd, words }: SkippedProps) {
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();
  if (pieces.length === 0) return null;
  const shown = showsAll ? pieces : pieces.slice(0, mostShown);
  const left = pieces.length - shown.length;
  return (
    <section className={css.skipped} aria-labelledby={id}>
      <p className={css.title}>
        <b id={id}>{words.title}</b> <span className={css.hint}>{words.hint}</span>
      </p>
      <div className={css.pieces}>
        {shown.map((piece) => (
          <button
            key={piece}
            type="button"
            className={css.piece}
            aria-label={words.add(piece)}
            onClick={() => onAdd(piece)}
          >
            <Icon of={Plus} size={18} />
            <span className={css.text}>{piece}</span>
          </button>
        ))}
        {left > 0 && (
          <button type="button" className={css.more} onClick={() => setShowsAll(true)}>
            {words.more(left)}
          </button>
        )}
      </div>
    </section>
  );
}
