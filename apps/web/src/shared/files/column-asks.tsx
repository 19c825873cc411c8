import type { AskedColumn, ColumnAnswer } from '@rohi/contract/imports/asked-columns';
import { askedTitle } from '@rohi/contract/imports/asked-words';
import { hiddenChoose } from '@rohi/contract/imports/hidden-words';
import { useId } from 'react';
import { locale } from '../i18n/locale.ts';
import { Grid, Text } from '../ui/primitives.tsx';
import css from './hidden-questions.module.css';

type ColumnAsksProps = {
  asked: readonly AskedColumn[];
  onSay: (answer: ColumnAnswer) => void;
  isDisabled?: boolean;
  /** The level of the heading where it stands. */
  heading?: 'h2' | 'h3';
};

/** Columns of a file with two possible meanings: the sender of the file is asked, with the values that are meant. */
export function ColumnAsks({ asked, onSay, isDisabled = false, heading: Heading = 'h3' }: ColumnAsksProps) {
  const id = useId();
  if (asked.length === 0) return null;
  return (
    <Grid as="section" gap={8} minWidth={0} className={css.hidden} aria-labelledby={id}>
      <Heading id={id} className={css.title}>
        {askedTitle[locale]}
      </Heading>
      <ul>
        {asked.map(({ about, index, header, samples, question, choices, said }) => (
          <li key={`${about} ${index}`}>
            <label>
              <b>{header}</b>
              {about !== 'twice' && (
                <Text as="span" tone="soft" size={13}>
                  {samples.join(' · ')}
                </Text>
              )}
              <span>{question}</span>
              <select
                value={said ?? ''}
                data-open={said === null || undefined}
                disabled={isDisabled}
                onChange={({ currentTarget: { value } }) => onSay({ about, index, value })}
              >
                <option value="" disabled>
                  {hiddenChoose[locale]}
                </option>
                {choices.map((choice) => (
                  <option key={choice.value} value={choice.value}>
                    {choice.name}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
    </Grid>
  );
}

/** The first question of which nothing is said yet. */
export function openAsk(columns: readonly AskedColumn[]): AskedColumn | undefined {
  return columns.find(({ said }) => said === null);
}
