import { ChevronDown, Plus } from 'lucide-react';
import { Icon } from './icon.tsx';
import css from './skipped-pieces.module.css';

type SkippedProps = {
  pieces: readonly string[];
  onAdd: (piece: string) => void;
  words: { title: (pieces: number) => string; hint: string; add: (piece: string) => string };
};

/**
 * What of a pasted text was not like a code: one line, so that the codes stay in sight. A press opens it, and each
 * piece is a button that makes it a code all the same.
 */
export function SkippedPieces({ pieces, onAdd, words }: SkippedProps) {
  if (pieces.length === 0) return null;
  return (
    <details className={css.skipped}>
      <summary className={css.title}>
        {words.title(pieces.length)}
        <Icon of={ChevronDown} size={18} />
      </summary>
      <p className={css.hint}>{words.hint}</p>
      <div className={css.pieces}>
        {pieces.map((piece) => (
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
      </div>
    </details>
  );
}
