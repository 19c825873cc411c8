import { useState } from 'react';
import { Button } from '../../kit/ui/button.tsx';
import { momentHere } from '../bar/time-of-day.ts';
import type { FactsToStore } from '../bench/bench.ts';
import type { ScanFacts, StationQueue, StationScanRow } from '../scan-queue/browser-queue.ts';
import { receivingTexts, stationsTexts } from '../station-words.ts';
import { presentParts, kilograms, serviceStory, Story } from './late-scan-row.tsx';
import { againOf } from './refused-scan.ts';
import { ReasonForm } from './settle-acts.tsx';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './needs-person.module.css';

type Props = {
  row: StationScanRow;
  queue: StationQueue;
  onRedo: (facts: FactsToStore) => void;
  onReopen: ((row: StationScanRow) => void) | undefined;
};

/** A scan of this device that was refused before the clerk's eyes, in the shape of a case, with the ways on. */
export function RefusedScanRow(props: Props) {
  const { facts, storedAt, answer } = props.row;
  const { recent, says, actions } = stationsTexts.read();
  const { person } = receivingTexts.read();
  const parts = [momentHere(new Date(storedAt).toISOString()), ...saidOf(facts)];
  return (
    <li className={css.late}>
      <Text breaks role="status">
        <b>{facts.code}</b> · {actions[facts.action]}
        <br />
        {answer === undefined ? recent.refused : says[answer.say].line}
      </Text>
      <Grid as="dl" rowGap={8} columnGap={24} breaks className={css.stories}>
        <Story title={person.device} parts={parts} />
        {answer !== undefined && <Story title={person.service} parts={serviceStory(answer)} />}
      </Grid>
      <Acts {...props} />
    </li>
  );
}

/** What the clerk has said with the scan. */
function saidOf(facts: ScanFacts): string[] {
  const statement: Said = facts;
  const { customerCode, cell, bag, trip, transfer, seal, weightG = null } = statement;
  return presentParts([kilograms(weightG), customerCode, cell, bag, trip, transfer, seal]);
}

type Said = { code: string; weightG?: number | undefined } & {
  [Name in 'customerCode' | 'cell' | 'bag' | 'trip' | 'transfer' | 'seal']?: string | undefined;
};

/**
 * Boxes come back onto the table; what was scanned into something is scanned there again. A call that was refused whole
 * can only go again.
 */
function Acts({ row, queue, onRedo, onReopen }: Props) {
  const { recent } = stationsTexts.read();
  const { person } = receivingTexts.read();
  const [how, setHow] = useState<'PASS_ON' | 'LAY_ASIDE'>();
  const { facts, answer } = row;
  if (answer === undefined)
    return (
      <Row wrap gap={8} align="end">
        <Button onPress={() => void queue.sendAgain(row)}>{recent.again}</Button>
      </Row>
    );
  if (how !== undefined)
    return (
      <ReasonForm
        key={how}
        label={how === 'PASS_ON' ? person.remark : person.note}
        act={how === 'PASS_ON' ? person.passOn : person.layAside}
        isRequired={how === 'LAY_ASIDE'}
        onSend={(note) => {
          const handling = how === 'LAY_ASIDE' ? { how, note } : { how, ...(note !== '' && { note }) };
          void queue.sendAgain({ ...row, facts: { ...facts, handling } });
        }}
        onBack={() => setHow(undefined)}
      />
    );
  const again = againOf(facts, answer.say);
  return (
    <Row wrap gap={8} align="end">
      {again === 'onTable'
        ? onReopen && (
            <Button aria-label={recent.reopen(facts.code)} onPress={() => onReopen(row)}>
              {recent.back}
            </Button>
          )
        : again && (
            <Button onPress={() => onRedo(again.facts)}>
              {again.isAsked ? person.redoAll : person.redo}
            </Button>
          )}
      <Button onPress={() => setHow('PASS_ON')}>{person.passOn}</Button>
      <Button onPress={() => setHow('LAY_ASIDE')}>{person.layAside}</Button>
    </Row>
  );
}
