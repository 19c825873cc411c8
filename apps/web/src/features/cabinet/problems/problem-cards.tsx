import { CounterProblemsCard } from './counter-problems-card.tsx';
import type { ProblemAnswers } from './problem-answers.ts';
import { ProblemsCard } from './problems-card.tsx';
import { ShelfNewsCard } from './shelf-news-card.tsx';

/** Parcels that something is wrong with: those that wait for their owner, and those that wait for the office. */
export function ProblemCards({ asked, atCounter, afterNotice }: ProblemAnswers) {
  return (
    <>
      <ProblemsCard answer={asked} />
      <CounterProblemsCard answer={atCounter} />
      <ShelfNewsCard answer={afterNotice} />
    </>
  );
}
