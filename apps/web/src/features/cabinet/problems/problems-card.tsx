import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import type { Answer } from '../../../shared/api/use-answer.ts';
import { formatDate } from '../../../shared/format/dates.ts';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { problemsTexts } from '../cabinet-words.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './problems-card.module.css';
import type { Locale } from '@rohi/contract/locales';

/** A fact as a sentence of its own: a capital letter and a full stop, where the language has them. */
function sentenceOf(fact: string, locale: Locale): string {
  return locale === 'zh' ? `${fact}。` : `${fact.charAt(0).toUpperCase()}${fact.slice(1)}.`;
}

type OwnProblem = ReplyTo<'GET /profile/problems'>['list'][number];
type Option = OwnProblem['options'][number];

/** Parcels that are held in China until their owner says what to do; not there while there is none. */
export function ProblemsCard({ answer }: { answer: Answer<ReplyTo<'GET /profile/problems'>> }) {
  const words = problemsTexts.read();
  if (answer.state !== 'ready' || answer.data.list.length === 0) return null;
  const { list } = answer.data;
  const put = (next: OwnProblem) =>
    answer.put({ list: list.map((problem) => (problem.id === next.id ? next : problem)) });
  return (
    <Card title={words.title} count={list.filter((problem) => problem.answer === null).length}>
      <Grid as="ul" gap={14}>
        {list.map((problem) => (
          <Problem
            key={problem.id}
            problem={problem}
            today={dushanbeDay(answer.receivedAt)}
            onAnswered={put}
            onStale={answer.again}
          />
        ))}
      </Grid>
    </Card>
  );
}

type ProblemProps = {
  problem: OwnProblem;
  /** Dushanbe day. */
  today: string;
  onAnswered: (next: OwnProblem) => void;
  /** Somebody has answered in another window, or the warehouse has acted: what stands here is old. */
  onStale: () => void;
};

function Problem({ problem, today, onAnswered, onStale }: ProblemProps) {
  const words = problemsTexts.read();
  const [isChanging, setChanging] = useState(false);
  const { trackingCode, goods, kindName, answer, answerBy } = problem;
  const isLate = answerBy < today;
  return (
    <Grid
      as="li"
      gap={10}
      justifyItems="start"
      fill="canvas"
      radius="control"
      className={css.problem}
      data-waits={answer === null || undefined}
    >
      <div>
        <Text as="h3" size={16}>
          {kindName}
        </Text>
        <Text tone="soft" size={13}>
          <Text as="span" weight={600} breaks className={css.code}>
            {trackingCode}
          </Text>
          {goods !== null && ` · ${goods}`}
        </Text>
      </div>
      {answer === null && <p>{isLate ? words.late : words.question(formatDate(answerBy))}</p>}
      {answer !== null && !isChanging && (
        <>
          <Text weight={700}>{words.answered(answer.name)}</Text>
          <p>
            {sentenceOf(words.doneBy[answer.answer](formatDate(answer.doneBy)), locale)} {priceLine(answer)}
          </p>
          <Text tone="soft" size={13}>
            {words.canChange}
          </Text>
          <Button kind="outline" onClick={() => setChanging(true)}>
            {words.change}
          </Button>
        </>
      )}
      {(answer === null || isChanging) && (
        <AnswerForm
          problem={problem}
          onAnswered={(next) => {
            setChanging(false);
            onAnswered(next);
          }}
          onStale={() => {
            setChanging(false);
            onStale();
          }}
          onKeep={answer === null ? undefined : () => setChanging(false)}
        />
      )}
    </Grid>
  );
}

/** What is free, or not named yet, is a sentence of its own. */
function priceLine({ price, priceText }: Pick<Option, 'price' | 'priceText'>): string {
  const isNamed = price !== null && Number(price.amount) > 0;
  return isNamed ? problemsTexts.read().price(priceText) : sentenceOf(priceText, locale);
}

type FormProps = Omit<ProblemProps, 'today'> & { onKeep: (() => void) | undefined };

function AnswerForm({ problem, onAnswered, onStale, onKeep }: FormProps) {
  const words = problemsTexts.read();
  const { id, revision, options } = problem;
  const [chosen, setChosen] = useState(problem.answer?.answer);
  const { run, busy } = useSubmit();
  const send = () =>
    void run(
      async () => {
        if (chosen === undefined) return;
        const body = { answer: chosen, revision };
        onAnswered(await call('POST /profile/problems/{id}/answer', { params: { id }, body, quiet: true }));
        showMessage('success', words.sent);
      },
      ({ status }) => {
        if (status === 409 || status === 404) onStale();
      },
    );
  return (
    <form className={css.form} noValidate onSubmit={ownSubmit(send)}>
      <fieldset className={css.options}>
        <legend className="visually-hidden">{words.choose}</legend>
        {options.map(({ answer, name, priceText, doneBy }) => (
          <Grid
            as="label"
            key={answer}
            rowGap={4}
            columnGap={12}
            align="center"
            paddingX={14}
            paddingY={10}
            fill="surface"
            radius="control"
            className={css.option}
          >
            <input
              type="radio"
              name={`answer-${id}`}
              value={answer}
              checked={chosen === answer}
              onChange={() => setChosen(answer)}
            />
            <Grid as="span" tone="soft" size={13}>
              <Text as="b" tone="ink" size={16}>
                {name}
              </Text>
              <span>{words.doneBy[answer](formatDate(doneBy))}</span>
            </Grid>
            <Text as="strong" lines="nowrap" text="end" className={css.price}>
              {priceText}
            </Text>
          </Grid>
        ))}
      </fieldset>
      <Row wrap gap={8}>
        <Button type="submit" disabled={busy || chosen === undefined || chosen === problem.answer?.answer}>
          {words.send}
        </Button>
        {onKeep && (
          <Button kind="outline" onClick={onKeep}>
            {words.keep}
          </Button>
        )}
      </Row>
    </form>
  );
}
