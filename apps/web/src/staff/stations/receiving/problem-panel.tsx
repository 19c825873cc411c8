import { receiptProblems } from '@rohi/contract/tracking/receipt-problems';
import type { ReceiptProblem } from '@rohi/contract/tracking/receipt-problems';
import { receiptProblemNames } from '@rohi/contract/tracking/problem-words';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { locale } from '../../../shared/i18n/locale.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../../kit/ui/button.tsx';
import type { Card } from './receiving-work.ts';
import { receivingTexts } from './receiving-words.ts';
import css from './problem-panel.module.css';

const longestNote = 200;

type ProblemPanelProps = {
  card: Card;
  note: string;
  onNote: (note: string) => void;
  onChoose: (problem: ReceiptProblem) => void;
  onBack: () => void;
  photos: ReactNode;
};

/** What is wrong with the parcel on the table: a digit and Enter, or a press. The scan field stays the one that reads. */
export function ProblemPanel({ card, note, photos, onNote, onChoose, onBack }: ProblemPanelProps) {
  const { problem: words, card: cardWords } = receivingTexts.read();
  return (
    <section className={css.panel} aria-label={words.title}>
      <header className={css.head}>
        <Icon of={TriangleAlert} size={28} />
        <div>
          <h2>{words.title}</h2>
          <p>
            <b>{card.look.customerCode ?? (card.typed.customerCode || cardWords.noCustomer)}</b> {card.code}
          </p>
        </div>
      </header>
      <div className={css.choices}>
        <ol className={css.kinds}>
          {receiptProblems.map((problem, index) => (
            <li key={problem}>
              <Button className={css.kind} onPress={() => onChoose(problem)}>
                <kbd>{index + 1}</kbd>
                {receiptProblemNames[problem][locale]}
              </Button>
            </li>
          ))}
        </ol>
        <label className={css.note}>
          <span>{words.note}</span>
          <input
            name="note"
            type="text"
            value={note}
            maxLength={longestNote}
            autoComplete="off"
            onChange={(event) => onNote(event.currentTarget.value)}
          />
        </label>
      </div>
      {photos}
      <footer className={css.foot}>
        <Button onPress={onBack}>
          {words.back}
          <kbd>Esc</kbd>
        </Button>
        <span>{words.how}</span>
      </footer>
    </section>
  );
}
