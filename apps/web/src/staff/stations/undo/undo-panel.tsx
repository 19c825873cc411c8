import { undoReasonNames } from '@rohi/contract/stations/undo-reasons';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { locale } from '../../../shared/i18n/locale.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../../kit/ui/button.tsx';
import css from '../receiving/problem-panel.module.css';
import { reasonsFor } from './undo-work.ts';
import type { Undoing } from './use-undo.ts';
import { undoTexts } from './undo-words.ts';

const longestNote = 200;

type UndoPanelProps = {
  undo: Undoing;
  /** What else the card or a scan does now. */
  hint?: string | undefined;
  photos?: ReactNode;
};

/** Why the last scan is taken back: a digit and Enter, a press, or the card a second time. The scan field stays the one that reads. */
export function UndoPanel({ undo: { shown, note, choose, close }, hint, photos }: UndoPanelProps) {
  const words = undoTexts.read();
  if (shown === undefined) return null;
  const { row, action } = shown;
  return (
    <section className={css.panel} aria-label={words.title}>
      <header className={css.head}>
        <Icon of={Undo2} size={28} />
        <div>
          <h2>{words.title}</h2>
          <p>
            <b>{words.actions[action]}</b> {row.facts.code}
          </p>
        </div>
      </header>
      <div className={css.choices}>
        <ol className={css.kinds}>
          {reasonsFor(action).map((reason, index) => (
            <li key={reason}>
              <Button className={css.kind} onPress={() => choose(reason)}>
                <kbd>{index + 1}</kbd>
                {undoReasonNames[reason][locale]}
              </Button>
            </li>
          ))}
        </ol>
        <label className={css.note}>
          <span>{words.note}</span>
          <input
            name="note"
            type="text"
            value={shown.note}
            maxLength={longestNote}
            autoComplete="off"
            onChange={(event) => note(event.currentTarget.value)}
          />
        </label>
      </div>
      {photos}
      {hint !== undefined && <p>{hint}</p>}
      <footer className={css.foot}>
        <Button onPress={close}>
          {words.back}
          <kbd>Esc</kbd>
        </Button>
        <span>{words.how}</span>
      </footer>
    </section>
  );
}
