import { newRequestId } from '../../../shared/api/request-id.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { moveInLimits } from '@rohi/contract/imports/move-in-rules';
import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { moveInTexts } from '../screen-words.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { useMoveInActs, type MoveInChoices } from './move-in-queries.ts';
import css from './begin-move-in.module.css';

/** The choices that most firms need, before anybody has changed one. */
function usualChoices(): MoveInChoices {
  const day = dushanbeDay(new Date());
  return {
    currency: 'TJS',
    arrivedUnitId: null,
    year: null,
    day,
    storageFrom: 'file',
    graceDays: moveInLimits.usualGraceDays,
  };
}

/** Nothing has come yet: what a move-in is, and what goes for all of its files. */
export function BeginMoveIn({ again }: { again: boolean }) {
  const { begin } = moveInTexts.read();
  const [choices, setChoices] = useState(usualChoices);
  const { open, choose, busy } = useMoveInActs();
  const start = async () => {
    const opened = await open(newRequestId(), choices.day);
    if (!(opened instanceof ApiError)) await choose(opened, choices);
  };
  return (
    <Grid
      as="section"
      fill="surface"
      border="all"
      radius="panel"
      shadow="panel"
      className={css.begin}
      aria-label={begin.title}
    >
      <Grid gap={10} alignContent="start">
        <Text as="h2" size={18} weight={700}>
          {begin.title}
        </Text>
        <Text tone="soft">{begin.lead}</Text>
        <Row gap={8} align="center" tone="soft">
          <Icon of={BellOff} size={18} />
          {begin.silence}
        </Row>
      </Grid>
      <form className={css.form} onSubmit={ownSubmit(() => void start())}>
        <Text as="h3" size={15} weight={600}>
          {begin.choices}
        </Text>
        <ChoiceFields choices={choices} onChange={setChoices} isWhole={false} />
        <Text tone="faint" size={13}>
          {begin.later}
        </Text>
        <Button kind="primary" type="submit" isDisabled={busy}>
          {again ? begin.again : begin.start}
        </Button>
      </form>
    </Grid>
  );
}
