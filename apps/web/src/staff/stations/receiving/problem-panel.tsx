import { receiptProblems } from '@rohi/contract/tracking/receipt-problems';
import type { ReceiptProblem } from '@rohi/contract/tracking/receipt-problems';
import { receiptProblemNames } from '@rohi/contract/tracking/problem-words';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { locale } from '../../../shared/i18n/locale.ts';
import { ChoicePanel } from '../bench/choice-panel.tsx';
import type { Card } from './receiving-work.ts';
import { receivingTexts } from '../station-words.ts';

type ProblemPanelProps = {
  card: Card;
  note: string;
  onNote: (note: string) => void;
  onChoose: (problem: ReceiptProblem) => void;
  onBack: () => void;
  photos: ReactNode;
};

/** What is wrong with the parcel on the table. */
export function ProblemPanel({ card, ...choosing }: ProblemPanelProps) {
  const { problem: words, card: cardWords } = receivingTexts.read();
  const lead = card.look.customerCode ?? (card.typed.customerCode || cardWords.noCustomer);
  return (
    <ChoicePanel
      icon={TriangleAlert}
      words={words}
      subject={{ lead, code: card.code }}
      choices={receiptProblems}
      nameOf={(problem) => receiptProblemNames[problem][locale]}
      {...choosing}
    />
  );
}
