import { formatDate } from '../../../shared/format/dates.ts';
import { Card } from '../../../shared/ui/card.tsx';
import type { ProblemAnswers } from './problem-answers.ts';
import { problemsTexts } from '../cabinet-words.ts';
import css from './problems-card.module.css';

/** What the office has decided, or is deciding, of parcels after their final notice; the notice itself stands with what can be collected. */
export function ShelfNewsCard({ answer }: { answer: ProblemAnswers['afterNotice'] }) {
  const words = problemsTexts.read();
  if (answer.state !== 'ready') return null;
  const list = answer.data.list.filter(({ news }) => news !== 'COLLECT_BY');
  if (list.length === 0) return null;
  return (
    <Card title={words.afterNotice}>
      <ul className={css.list}>
        {list.map(({ trackingCode, title, text, until, pickupPoint }) => (
          <li key={trackingCode} className={css.problem}>
            <div>
              <h3>{until === null ? title : words.storedUntil(title, formatDate(until))}</h3>
              <p className={css.what}>
                <span className={css.code}>{trackingCode}</span>
                {` · ${pickupPoint}`}
              </p>
            </div>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
