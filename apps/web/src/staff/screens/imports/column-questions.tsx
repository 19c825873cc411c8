import { asRead, columnQuestionTexts, unitNames } from '@rohi/contract/imports/asked-words';
import { measureUnits, numberStyles } from '@rohi/contract/imports/office-import-rules';
import { locale } from '../../../shared/i18n/locale.ts';
import type { Draft, Said } from './columns-draft.ts';
import type { ShownImport, ShownTable } from './import-queries.ts';
import { importsTexts } from '../screen-words.ts';
import { Box, Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './column-questions.module.css';

type Known = ShownImport['choices'][number]['columns'];
type Question = ShownTable['questions'][number];

type ColumnQuestionsProps = {
  questions: readonly Question[];
  draft: Draft;
  known: Known;
  onSay: (index: number, answer: Said) => void;
};

/** What has to be said of single columns: each with three of its values and the answers that there are. */
export function ColumnQuestions({ questions, draft, known, onSay }: ColumnQuestionsProps) {
  const { form } = importsTexts.read();
  if (questions.length === 0) return null;
  return (
    <Grid as="section" gap={8} minWidth={0} className={css.questions} aria-label={form.asked}>
      <Text as="h3" size={15} weight={600}>
        {form.asked}
      </Text>
      <ul>
        {questions.map((question) => (
          <Box as="li" fill="gold-soft" border="top" key={`${question.about} ${question.index}`}>
            <QuestionOf
              question={question}
              said={draft.columns.get(question.index) ?? {}}
              known={known}
              onSay={(answer) => onSay(question.index, answer)}
            />
          </Box>
        ))}
      </ul>
    </Grid>
  );
}

type QuestionOfProps = { question: Question; said: Said; known: Known; onSay: (answer: Said) => void };

function QuestionOf({ question, said, known, onSay }: QuestionOfProps) {
  const { form } = importsTexts.read();
  const { about, index, header, samples, column, units } = question;
  const name = known.find((each) => each.column === column)?.name ?? '';
  const text = about === 'twice' ? form.twice(name) : columnQuestionTexts[about][locale];
  return (
    <Grid
      as="label"
      rowGap={2}
      columnGap={16}
      align="center"
      paddingX={14}
      paddingY={12}
      className={css.question}
    >
      <Text as="b" breaks>
        {header === '' ? form.nameless(index + 1) : header}
      </Text>
      <Text as="span" tone="soft" size={13}>
        {samples.join(' · ')}
      </Text>
      <span>{text}</span>
      {about === 'unit' ? (
        <Answers
          value={said.unit ?? ''}
          answers={[
            ...units,
            ...measureUnits.filter((unit) => isLike(unit, units) && !units.includes(unit)),
          ].map((unit) => [unit, unitNames[unit][locale]])}
          onAnswer={(answer) => {
            const unit = measureUnits.find((each) => each === answer);
            if (unit !== undefined) onSay({ unit });
          }}
        />
      ) : about === 'numbers' ? (
        <Answers
          value={said.numbers ?? ''}
          answers={numberStyles.map((style) => [style, asRead(samples[0] ?? '1,250', style, locale)])}
          onAnswer={(answer) => {
            const numbers = numberStyles.find((each) => each === answer);
            if (numbers !== undefined) onSay({ numbers });
          }}
        />
      ) : (
        <Answers
          value={said.column === undefined ? '' : said.column === '' ? 'none' : said.column}
          answers={
            about === 'scale'
              ? [
                  [column ?? '', form.weighed],
                  ['none', form.notWeighed],
                ]
              : [...known.map((each): [string, string] => [each.column, each.name]), ['none', form.notNeeded]]
          }
          onAnswer={(answer) => onSay({ column: answer === 'none' ? '' : answer })}
        />
      )}
    </Grid>
  );
}

const weights = new Set(['kg', 'g', 'jin', 't', 'lb']);

/** Weights beside weights, lengths beside lengths. */
function isLike(unit: string, [first = 'kg']: readonly string[]): boolean {
  return weights.has(unit) === weights.has(first);
}

type AnswersProps = {
  value: string;
  answers: readonly (readonly [value: string, name: string])[];
  onAnswer: (answer: string) => void;
};

function Answers({ value, answers, onAnswer }: AnswersProps) {
  const { form } = importsTexts.read();
  return (
    <select
      value={value}
      data-open={value === '' || undefined}
      onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
    >
      <option value="" disabled>
        {form.choose}
      </option>
      {answers.map(([answer, name]) => (
        <option key={answer} value={answer}>
          {name}
        </option>
      ))}
    </select>
  );
}
