import { Circle, CircleCheck } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { reportsTexts } from '../reports/reports-words.ts';
import { useStaffRoute } from '../../kit/router/staff-router.ts';
import { Panel } from '../../kit/ui/panel.tsx';
import { useFirstSteps } from '../units/first-steps.ts';
import type { FirstSteps } from '../units/first-steps.ts';
import css from './first-steps-panel.module.css';

const screenOf: Record<FirstSteps[number]['step'], string> = {
  chinaAddress: 'units?type=WAREHOUSE',
  pickupPoint: 'units?type=PICKUP_POINT',
  exchangeRate: 'rates',
};

/** What a new installation still lacks; it is gone when nothing is missing. */
export function FirstStepsPanel() {
  const { firstSteps } = reportsTexts.read();
  const { line } = useStaffRoute();
  const steps = useFirstSteps(true);
  if (steps.every(({ done }) => done)) return null;
  return (
    <Panel title={firstSteps.title}>
      <ol className={css.steps}>
        {steps.map(({ step, done }) => {
          const { title, text } = firstSteps.steps[step];
          return (
            <li key={step} className={classNames(css.step, done && css.done)}>
              <Icon of={done ? CircleCheck : Circle} size={18} />
              <div>
                {done ? (
                  <span>
                    {title} <span className="visually-hidden">{firstSteps.done}</span>
                  </span>
                ) : (
                  <a href={`#/${line.toLowerCase()}/${screenOf[step]}`}>{title}</a>
                )}
                {!done && <p>{text}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
