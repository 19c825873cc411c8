import { useState } from 'react';
import { mostGoodsCodes } from '@rohi/contract/linehaul/goods-codes';
import { AreaField } from '../../../../shared/forms/area-field.tsx';
import { ownSubmit } from '../../../../shared/forms/own-submit.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Panel } from '../../../kit/ui/panel.tsx';
import { mostLetters, readGoodsCodes } from '../goods-codes.ts';
import { planTexts } from '../../screen-words.ts';
import type { PlanActs, PlanAnswer } from './use-plan.ts';
import { Box, Grid } from '../../../../shared/ui/primitives.tsx';
import css from './plan-screen.module.css';

const untouched = () => {};

/**
 * Takes parcels and bags into the plan by their codes, or out of it; what was refused stays in the field, each with its
 * reason.
 */
export function ByCodes({ acts }: { acts: PlanActs }) {
  const words = planTexts.read();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [left, setLeft] = useState(0);
  const [refused, setRefused] = useState<PlanAnswer['refused']>([]);
  const run = (act: 'TAKE' | 'DROP') => {
    const read = readGoodsCodes(text);
    setLeft(read.rest.length);
    setProblem(read.problem && (read.problem === 'NONE' ? words.noCodes : words.tooMany(mostGoodsCodes)));
    if (read.problem !== undefined) return;
    acts.run({ act, codes: read.codes }, (answer) => {
      setRefused(answer.refused);
      setText(answer.refused.map(({ code }) => code).join('\n'));
    });
  };
  return (
    <Panel title={words.byCodes}>
      <Grid
        as="form"
        gap={12}
        paddingX={20}
        paddingTop={0}
        paddingBottom={16}
        noValidate
        onSubmit={ownSubmit(() => run('TAKE'))}
      >
        <AreaField
          name="codes"
          label={words.codes}
          hint={words.codesHint}
          rows={3}
          maxLength={mostLetters}
          value={text}
          error={problem}
          onText={setText}
          onBlur={untouched}
        />
        {left > 0 && <p role="status">{words.notCodes(left)}</p>}
        {refused.length > 0 && (
          <Box
            role="alert"
            paddingX={14}
            paddingY={10}
            fill="danger-soft"
            radius="control"
            tone="danger"
            className={css.refused}
          >
            <b>{words.refused(refused.length)}</b>
            <ul>
              {refused.map(({ code, why }) => (
                <li key={code}>
                  <b>{code}</b> {words.why[why]}
                </li>
              ))}
            </ul>
          </Box>
        )}
        <Box justify="end" className={css.answers}>
          <Button isDisabled={acts.busy} onPress={() => run('DROP')}>
            {words.drop}
          </Button>
          <Button type="submit" isDisabled={acts.busy}>
            {words.takeCodes}
          </Button>
        </Box>
      </Grid>
    </Panel>
  );
}
