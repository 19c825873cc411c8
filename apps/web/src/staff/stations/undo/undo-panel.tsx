import { undoReasonNames } from '@rohi/contract/stations/undo-reasons';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { locale } from '../../../shared/i18n/locale.ts';
import { ChoicePanel } from '../bench/choice-panel.tsx';
import { reasonsFor } from './undo-work.ts';
import type { Undoing } from './use-undo.ts';
import { undoTexts } from '../station-words.ts';
import { personName } from '../../kit/people.ts';

type UndoPanelProps = {
  undo: Undoing;
  /** What else the card or a scan does now. */
  hint?: string | undefined;
  photos?: ReactNode;
};

/** Why the last scan is taken back; the card a second time chooses as well. */
export function UndoPanel({ undo: { openUndo, note, choose, close }, hint, photos }: UndoPanelProps) {
  const words = undoTexts.read();
  if (openUndo === undefined) return null;
  const { row, action, by } = openUndo;
  const lead =
    by === undefined ? words.actions[action] : `${words.actions[action]} · ${words.by(personName(by))}`;
  return (
    <ChoicePanel
      icon={Undo2}
      words={by === undefined ? words : { ...words, title: words.titleOfColleague }}
      subject={{ lead, code: row.facts.code }}
      choices={reasonsFor(action)}
      nameOf={(reason) => undoReasonNames[reason][locale]}
      onChoose={choose}
      note={openUndo.note}
      onNote={note}
      onBack={close}
      hint={hint}
      photos={photos}
    />
  );
}
