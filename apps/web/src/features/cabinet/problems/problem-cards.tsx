import type { ReplyTo } from '../../../shared/api/calls.ts';
import type { Answer } from '../../../shared/api/use-answer.ts';
import { CounterProblemsCard } from './counter-problems-card.tsx';
import { ProblemsCard } from './problems-card.tsx';
import { ShelfNewsCard } from './shelf-news-card.tsx';

/** Parcels that something is wrong with: those that wait for their owner, and those that wait for the office. */
export function ProblemCards({ answer }: { answer: Answer<ReplyTo<'GET /profile/problems'>> }) {
  return (
    <>
      <ProblemsCard answer={answer} />
      <CounterProblemsCard />
      <ShelfNewsCard />
    </>
  );
}
