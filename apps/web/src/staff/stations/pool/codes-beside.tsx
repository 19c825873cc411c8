import type { Candidate } from './pool-queries.ts';
import { poolTexts } from '../station-words.ts';
import css from './candidates-panel.module.css';

/** The code of the label above the declared one, sign under sign; what differs is marked in both. */
export function CodesBeside({ steps }: { steps: Candidate['steps'] }) {
  const { candidates: words } = poolTexts.read();
  const textOf = (side: 'label' | 'declared') => steps.map((step) => step[side]).join('');
  return (
    <dl className={css.codes}>
      {(['label', 'declared'] as const).map((side) => (
        <div key={side} data-side={side}>
          <dt>{words[side]}</dt>
          <dd>
            <span className="visually-hidden">{textOf(side)}</span>
            {steps.map((step, index) => (
              <span
                // oxlint-disable-next-line react/no-array-index-key -- signs have no other name than their place
                key={index}
                data-differs={step.kind === 'SAME' ? undefined : step.kind}
                className={css.sign}
                aria-hidden
              >
                {step[side] === '' ? '·' : step[side]}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
