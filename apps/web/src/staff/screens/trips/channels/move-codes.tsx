import { mostGoodsCodes } from '@rohi/contract/linehaul/goods-codes';
import { useState } from 'react';
import { AreaField } from '../../../../shared/forms/area-field.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { mostLetters, readGoodsCodes } from '../goods-codes.ts';
import { moveTexts } from '../../screen-words.ts';
import { Grid, Row } from '../../../../shared/ui/primitives.tsx';
import css from './move-dialog.module.css';

const untouched = () => {};

type CodesProps = {
  /** Undefined while all that waits is meant. */
  codes: readonly string[] | undefined;
  onCodes: (codes: readonly string[] | undefined) => void;
};

/** Takes only those parcels with codes that stand in a text, or again all that waits. */
export function MoveCodes({ codes, onCodes }: CodesProps) {
  const words = moveTexts.read();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [left, setLeft] = useState(0);
  const pick = () => {
    const read = readGoodsCodes(text);
    setLeft(read.rest.length);
    setProblem(read.problem && (read.problem === 'NONE' ? words.noCodes : words.tooMany(mostGoodsCodes)));
    if (read.problem === undefined) onCodes(read.codes);
  };
  return (
    <Grid columns={1} gap={14} paddingX={24} paddingTop={4} paddingBottom={16}>
      <AreaField
        name="codes"
        label={words.codes}
        hint={words.codesHint}
        rows={2}
        maxLength={mostLetters}
        value={text}
        error={problem}
        onText={setText}
        onBlur={untouched}
      />
      <Row wrap gap={8}>
        <Button onPress={pick}>{words.pick}</Button>
        {codes !== undefined && <Button onPress={() => onCodes(undefined)}>{words.all}</Button>}
      </Row>
      <p role="status" className={css.note}>
        {codes !== undefined && words.found(codes.length)} {left > 0 && words.notCodes(left)}
      </p>
    </Grid>
  );
}
