import { GitCompareArrows } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../ui/button.tsx';
import { conflictId, goToConflict } from './conflict-place.ts';
import { labelOf } from './field-labels.ts';
import { differences, withLeaf } from './form-values.ts';
import type { AnyList } from './list-definition.ts';
import { listWords } from '../kit-words.ts';
import type { Conflict, RowFormState } from './use-row-form.ts';
import { ValueView } from './value-view.tsx';
import { Box, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './row-conflict.module.css';

/** Who was quicker, where the list says it. */
export function whoChanged({ current }: Conflict): string | undefined {
  return (current as { updatedBy?: string | null }).updatedBy ?? undefined;
}

type RowConflictProps = { list: AnyList; form: RowFormState; conflict: Conflict };

/** Two have edited one row: field by field, mine beside what stands now. */
export function RowConflict({ list, form, conflict }: RowConflictProps) {
  const { conflict: words } = listWords.read();
  const id = useId();
  const found = differences(form.base, form.values, conflict.base.fields);
  const [mine, setMine] = useState<ReadonlySet<string>>(
    () => new Set(found.filter((each) => each.isMine).map(({ path }) => path)),
  );
  const choose = (path: string, isMine: boolean) =>
    setMine((before) => new Set(isMine ? [...before, path] : [...before].filter((each) => each !== path)));
  const apply = () =>
    form.settle(
      found
        .filter(({ path }) => mine.has(path))
        .reduce((values, each) => withLeaf(values, each.path, each.mine), conflict.base.fields),
    );
  // The form is scrolled down to the button; the reason why nothing was saved has to be in view.
  useEffect(goToConflict, [conflict]);
  return (
    <Box
      as="section"
      id={conflictId}
      tabIndex={-1}
      marginBottom={20}
      padding={16}
      fill="gold-soft"
      radius="panel"
      className={css.box}
      aria-labelledby={`${id}title`}
      role="alert"
    >
      <Row as="h3" id={`${id}title`} gap={10} align="center" tone="gold" size={15}>
        <Icon of={GitCompareArrows} size={20} />
        {words.title}
      </Row>
      <Text marginTop={6} marginBottom={12}>
        {words.text(whoChanged(conflict))}
      </Text>
      <Box as="table" wide overflow="hidden" fill="surface" radius={10} size={13} className={css.table}>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.mine}</th>
            <th scope="col">{words.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ path, ...each }) => (
            <tr key={path}>
              <th scope="row">{labelOf(list, path)}</th>
              {(['mine', 'theirs'] as const).map((side) => (
                <td key={side}>
                  <Row as="label" gap={8} align="start" className={css.choice}>
                    <input
                      aria-label={`${labelOf(list, path)}: ${words[side]}`}
                      type="radio"
                      name={`${id}${path}`}
                      checked={mine.has(path) === (side === 'mine')}
                      onChange={() => choose(path, side === 'mine')}
                    />
                    <Text as="span" minWidth={0} breaks className={css.value}>
                      <ValueView list={list} path={path} value={each[side]} empty={words.empty} />
                    </Text>
                  </Row>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      <Row wrap gap={8} justify="end" marginTop={12}>
        <Button onPress={() => form.settle(conflict.base.fields)}>{words.takeTheirs}</Button>
        <Button kind="primary" onPress={apply}>
          {words.apply}
        </Button>
      </Row>
    </Box>
  );
}
