import type { MoveInCounts } from '@rohi/contract/imports/move-in-files.contract';
import { moveInOutcomes } from '@rohi/contract/imports/move-in-rules';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { CircleCheck } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Grid, Text } from '../../../shared/ui/primitives.tsx';
import { moveInTexts } from '../screen-words.ts';
import { partsOfBar, rowsIn } from './move-in-figures.ts';
import css from './figures.module.css';

const inDigits = (count: number) => formatDecimal(String(count));

/** Rows read = take + complete + ask + give back, as figures and as one bar. */
export function Figures({ counts }: { counts: MoveInCounts }) {
  const { figures } = moveInTexts.read();
  const all = rowsIn(counts);
  return (
    <section className={css.figures} aria-label={figures.read(all)}>
      <dl className={css.line}>
        <div data-outcome="read">
          <dt>{figures.read(all)}</dt>
          <dd>{inDigits(all)}</dd>
        </div>
        {moveInOutcomes.map((outcome, at) => (
          <div key={outcome} data-outcome={outcome} data-none={counts[outcome] === 0 || undefined}>
            <dt>{figures[outcome]}</dt>
            <dd>
              <span className={css.sign} aria-hidden="true">
                {at === 0 ? '=' : '+'}
              </span>
              {inDigits(counts[outcome])}
            </dd>
          </div>
        ))}
      </dl>
      <Bar counts={counts} />
    </section>
  );
}

function Bar({ counts }: { counts: MoveInCounts }) {
  const { figures } = moveInTexts.read();
  const { taken, joined, asked, refused } = counts;
  return (
    <div
      className={css.bar}
      role="img"
      aria-label={figures.bar(inDigits(taken), inDigits(joined), inDigits(asked), inDigits(refused))}
    >
      {partsOfBar(counts).map(({ outcome, percent }) => (
        <span key={outcome} data-outcome={outcome} style={{ width: `${percent}%` }} />
      ))}
    </div>
  );
}

/** After writing: three figures, and that they add up to the rows that were read. */
export function ReportFigures({ counts }: { counts: MoveInCounts }) {
  const { report } = moveInTexts.read();
  const { taken, joined, asked, refused } = counts;
  const look = asked + refused;
  return (
    <Grid as="section" className={css.report} aria-label={report.title}>
      <ReportPart tone="taken" name={report.taken} count={taken} />
      <ReportPart tone="joined" name={report.joined} count={joined} text={report.joinedText} />
      <ReportPart
        tone="asked"
        name={report.look}
        count={look}
        text={report.lookText(inDigits(asked), inDigits(refused))}
      />
      <div data-outcome="read" className={css.part}>
        <Text tone="soft" size={13}>
          {report.all}
        </Text>
        <b>{inDigits(rowsIn(counts))}</b>
        <span className={css.agrees}>
          <Icon of={CircleCheck} size={16} />
          {report.sum(inDigits(taken), inDigits(joined), inDigits(look))}
        </span>
      </div>
    </Grid>
  );
}

type PartProps = { tone: string; name: string; count: number; text?: string };

function ReportPart({ tone, name, count, text }: PartProps) {
  return (
    <div data-outcome={tone} data-none={count === 0 || undefined} className={css.part}>
      <Text tone="soft" size={13}>
        {name}
      </Text>
      <b>{inDigits(count)}</b>
      {text !== undefined && (
        <Text tone="soft" size={13}>
          {text}
        </Text>
      )}
    </div>
  );
}
