import { formatDate } from '../../../shared/format/dates.ts';
import { Card } from '../../../shared/ui/card.tsx';
import type { ProblemAnswers } from './problem-answers.ts';
import { problemsTexts } from '../cabinet-words.ts';
import css from './problems-card.module.css';

/** Parcels that were not taken at the counter, with the day by which the office decides; not there while there is none. */
export function CounterProblemsCard({ answer }: { answer: ProblemAnswers['atCounter'] }) {
  const words = problemsTexts.read();
  if (answer.state !== 'ready' || answer.data.list.length === 0) return null;
  return (
    <Card title={words.atCounter}>
      <ul className={css.list}>
        {answer.data.list.map(({ trackingCode, kind, kindName, pickupPoint, decideBy }) => (
          <li key={trackingCode} className={css.problem}>
            <div>
              <h3>{kind === 'NOT_WANTED' ? words.notWanted : kindName}</h3>
              <p className={css.what}>
                <span className={css.code}>{trackingCode}</span>
                {` · ${pickupPoint}`}
              </p>
            </div>
            <p>{words.decideBy(formatDate(decideBy))}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
