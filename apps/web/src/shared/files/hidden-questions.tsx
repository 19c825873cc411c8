import { hiddenAnswers, type HiddenPart, type HiddenSaid } from '@rohi/contract/imports/hidden-parts';
import {
  hiddenAnswerNames,
  hiddenChoose,
  hiddenNames,
  hiddenQuestion,
  hiddenTitle,
} from '@rohi/contract/imports/hidden-words';
import { useId } from 'react';
import { locale } from '../i18n/locale.ts';
import { Grid, Text } from '../ui/primitives.tsx';
import css from './hidden-questions.module.css';

type HiddenQuestionsProps = {
  parts: readonly HiddenPart[];
  /** What was said here, in the place of what was said before. */
  said: HiddenSaid;
  onSay: (answers: HiddenSaid) => void;
  isDisabled?: boolean;
  /** The level of the heading where it stands. */
  heading?: 'h2' | 'h3';
};

/** What a sender has hidden in a file: the sender is asked whether it counts. */
export function HiddenQuestions({
  parts,
  said,
  onSay,
  isDisabled = false,
  heading: Heading = 'h3',
}: HiddenQuestionsProps) {
  const id = useId();
  if (parts.length === 0) return null;
  return (
    <Grid as="section" gap={8} minWidth={0} className={css.hidden} aria-labelledby={id}>
      <Heading id={id} className={css.title}>
        {hiddenTitle[locale]}
      </Heading>
      <ul>
        {parts.map(({ about, count, what, said: before }) => (
          <li key={about}>
            <label>
              <b>
                {about === 'sheet' ? hiddenNames.sheet[locale] : `${hiddenNames[about][locale]}: ${count}`}
              </b>
              <Text as="span" tone="soft" size={13}>
                {what.join('; ')}
                {count > what.length && '; …'}
              </Text>
              <span>{hiddenQuestion[locale]}</span>
              <select
                value={said[about] ?? before ?? ''}
                data-open={(said[about] ?? before) === null || undefined}
                disabled={isDisabled}
                onChange={({ currentTarget: { value } }) => {
                  const answer = hiddenAnswers.find((each) => each === value);
                  if (answer !== undefined) onSay({ ...said, [about]: answer });
                }}
              >
                <option value="" disabled>
                  {hiddenChoose[locale]}
                </option>
                {hiddenAnswers.map((answer) => (
                  <option key={answer} value={answer}>
                    {hiddenAnswerNames[answer][locale]}
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

/** The first of what is hidden of which nothing is said yet. */
export function openHidden(parts: readonly HiddenPart[], answers: HiddenSaid): HiddenPart | undefined {
  return parts.find(({ about, said: before }) => before === null && answers[about] === undefined);
}
