import type { ReplyTo } from '../../../shared/api/calls.ts';
import { useEffect, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { hrefOf, useRoute } from '../../../shared/router/hash-router.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Missing } from '../../../shared/ui/card.tsx';
import { accountTexts } from '../account-words.ts';
import { Text } from '../../../shared/ui/primitives.tsx';
import css from '../account-page.module.css';
import undoCss from './undo-email-screen.module.css';

type Change = ReplyTo<'POST /auth/email-change'>;
type Step =
  | { state: 'loading' }
  | { state: 'failed'; again: () => void }
  | { state: 'over' }
  | { state: 'asked'; change: Change }
  | { state: 'done'; email: string };

const quiet = { quiet: true, withoutToken: true } as const;

/**
 * Where the letter to an old e-mail address leads. Opening it changes nothing: a mail program may do that by itself.
 */
export function UndoEmailScreen({ heading }: { heading: string }) {
  const token = useRoute().query.get('token') ?? '';
  return (
    <div className={css.page}>
      <h1>{heading}</h1>
      <UndoSteps key={token} token={token} />
    </div>
  );
}

function UndoSteps({ token }: { token: string }) {
  // Opened without a letter there is nothing to ask for.
  const [step, setStep] = useState<Step>({ state: token === '' ? 'over' : 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (token === '') return;
    const again = () => setTries(tries + 1);
    call('POST /auth/email-change', { body: { token }, ...quiet }).then(
      (change) => setStep({ state: 'asked', change }),
      (error: unknown) => setStep(isOver(error) ? { state: 'over' } : { state: 'failed', again }),
    );
  }, [token, tries]);
  if (step.state === 'over') return <Over />;
  if (step.state === 'done') return <Done email={step.email} />;
  if (step.state === 'asked') return <Asked change={step.change} token={token} onStep={setStep} />;
  return <Missing answer={step} />;
}

/** A token that was cut short on the way is of a wrong form: it opens nothing either. */
function isOver(error: unknown): boolean {
  return error instanceof ApiError && ['accounts.undoOver', 'request.invalid'].includes(error.error);
}

type AskedProps = { change: Change; token: string; onStep: (step: Step) => void };

function Asked({ change, token, onStep }: AskedProps) {
  const { undo, wait } = accountTexts.read();
  const { run, busy, waitSec } = useSubmit();
  const send = async () => {
    const { email } = await call('POST /auth/email-change/undo', {
      body: { token },
      ...quiet,
    });
    onStep({ state: 'done', email });
  };
  const facts = [
    [undo.old, change.oldAddress],
    [undo.new, change.newAddress],
    [undo.changed, formatDateTime(change.changedAt)],
  ] as const;
  return (
    <>
      <Text marginTop={8} tone="soft">
        {undo.lead}
      </Text>
      <div className={css.card}>
        <dl className={undoCss.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ul className={undoCss.comes}>
          {undo.comes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Button
          wide
          className={css.submit}
          disabled={waitSec > 0}
          aria-disabled={busy || undefined}
          onClick={() => void run(send, (error) => isOver(error) && onStep({ state: 'over' }))}
        >
          {waitSec > 0 ? wait(waitSec) : undo.submit}
        </Button>
        <Text marginTop={12} tone="faint" size={14}>
          {undo.until(formatDateTime(change.expiresAt))}
        </Text>
      </div>
      <p className={css.other}>
        <a href={hrefOf('home')} className={css.link}>
          {undo.keep}
        </a>
      </p>
    </>
  );
}

function Done({ email }: { email: string }) {
  const { undo } = accountTexts.read();
  return (
    <div className={css.card} role="status">
      <Text as="h2" size={18} breaks>
        {undo.done(email)}
      </Text>
      <Text marginTop={8} tone="soft">
        {undo.next}
      </Text>
      <a href={hrefOf('resetPassword', { email })} className={css.link}>
        {undo.setPassword}
      </a>
    </div>
  );
}

function Over() {
  const { undo } = accountTexts.read();
  return (
    <div className={css.card}>
      <Text as="h2" size={18} breaks>
        {undo.over}
      </Text>
      <Text marginTop={8} tone="soft">
        {undo.overHelp}
      </Text>
      <a href={hrefOf('resetPassword')} className={css.link}>
        {undo.setPassword}
      </a>
      <a href={hrefOf('contact')} className={css.link}>
        {undo.contact}
      </a>
    </div>
  );
}
