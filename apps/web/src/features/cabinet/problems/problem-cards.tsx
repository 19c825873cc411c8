import type { ProblemAnswers } from './problem-answers.ts';
import { ProblemsCard } from './problems-card.tsx';
import { formatDate } from '../../../shared/format/dates.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { problemsTexts } from '../cabinet-words.ts';
import { Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './problems-card.module.css';

/**
 * What the office has decided, or is deciding, of parcels after their final notice; the notice itself stands with what
 * can be collected.
 */
function ShelfNewsCard({ answer }: { answer: ProblemAnswers['afterNotice'] }) {
  const words = problemsTexts.read();
  if (answer.state !== 'ready') return null;
  const list = answer.data.list.filter(({ news }) => news !== 'COLLECT_BY');
  if (list.length === 0) return null;
  return (
    <Card title={words.afterNotice}>
      <Grid as="ul" gap={14}>
        {list.map(({ trackingCode, title, text, until, pickupPoint }) => (
          <Grid
            as="li"
            key={trackingCode}
            gap={10}
            justifyItems="start"
            fill="canvas"
            radius="control"
            className={css.problem}
          >
            <div>
              <Text as="h3" size={16}>
                {until === null ? title : words.storedUntil(title, formatDate(until))}
              </Text>
              <Text tone="soft" size={13}>
                <Text as="span" weight={600} breaks className={css.code}>
                  {trackingCode}
                </Text>
                {` · ${pickupPoint}`}
              </Text>
            </div>
            <p>{text}</p>
          </Grid>
        ))}
      </Grid>
    </Card>
  );
}

/**
 * Parcels that were not taken at the counter, with the day by which the office decides; not there while there is none.
 */
function CounterProblemsCard({ answer }: { answer: ProblemAnswers['atCounter'] }) {
  const words = problemsTexts.read();
  if (answer.state !== 'ready' || answer.data.list.length === 0) return null;
  return (
    <Card title={words.atCounter}>
      <Grid as="ul" gap={14}>
        {answer.data.list.map(({ trackingCode, kind, kindName, pickupPoint, decideBy }) => (
          <Grid
            as="li"
            key={trackingCode}
            gap={10}
            justifyItems="start"
            fill="canvas"
            radius="control"
            className={css.problem}
          >
            <div>
              <Text as="h3" size={16}>
                {kind === 'NOT_WANTED' ? words.notWanted : kindName}
              </Text>
              <Text tone="soft" size={13}>
                <Text as="span" weight={600} breaks className={css.code}>
                  {trackingCode}
                </Text>
                {` · ${pickupPoint}`}
              </Text>
            </div>
            <p>{words.decideBy(formatDate(decideBy))}</p>
          </Grid>
        ))}
      </Grid>
    </Card>
  );
}

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
