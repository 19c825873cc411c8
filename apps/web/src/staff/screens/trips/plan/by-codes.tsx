import { useState } from 'react';
import { AreaField } from '../../../../shared/forms/area-field.tsx';
import { ownSubmit } from '../../../../shared/forms/own-submit.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Panel } from '../../../kit/ui/panel.tsx';
import { planTexts } from './plan-words.ts';
import type { PlanActs, PlanAnswer } from './use-plan.ts';
import css from './plan-screen.module.css';

const mostCodes = 1_000;
const mostLetters = 41_000;
const untouched = () => {};

/** Takes parcels and bags into the plan by their codes, or out of it; what was refused stays in the field, each with its reason. */
export function ByCodes({ acts }: { acts: PlanActs }) {
  const words = planTexts.read();
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [refused, setRefused] = useState<PlanAnswer['refused']>([]);
  const codes = [...new Set(text.split(/[\s,;，；、]+/).filter(Boolean))].slice(0, mostCodes);
  const run = (act: 'TAKE' | 'DROP') => {
    setAsked(true);
    if (codes.length === 0) return;
    acts.run({ act, codes }, (answer) => {
      setRefused(answer.refused);
      setText(answer.refused.map(({ code }) => code).join('\n'));
      setAsked(false);
    });
  };
  return (
    <Panel title={words.byCodes}>
      <form className={css.codes} noValidate onSubmit={ownSubmit(() => run('TAKE'))}>
        <AreaField
          name="codes"
          label={words.codes}
          hint={words.codesHint}
          rows={3}
          maxLength={mostLetters}
          value={text}
          error={isAsked && codes.length === 0 ? words.noCodes : undefined}
          onText={setText}
          onBlur={untouched}
        />
        {refused.length > 0 && (
          <div role="alert" className={css.refused}>
            <b>{words.refused(refused.length)}</b>
            <ul>
              {refused.map(({ code, why }) => (
                <li key={code}>
                  <b>{code}</b> {words.why[why]}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className={css.answers}>
          <Button isDisabled={acts.busy} onPress={() => run('DROP')}>
            {words.drop}
          </Button>
          <Button type="submit" isDisabled={acts.busy}>
            {words.takeCodes}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
