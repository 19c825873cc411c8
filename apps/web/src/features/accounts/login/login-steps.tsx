import { useState } from 'react';
import { LetterLoginForm } from './letter-login-form.tsx';
import type { Credentials } from './log-in.ts';
import { LoginForm } from './login-form.tsx';
import { OneTimeCodeForm } from './one-time-code-form.tsx';

/** `letter`: a code by letter instead of waiting; `oneTimeCode`: the account asks for a code of its app. */
export type LoginStep =
  | { kind: 'password' }
  | { kind: 'letter'; credentials: Credentials }
  | { kind: 'oneTimeCode'; credentials: Credentials };

const first: LoginStep = { kind: 'password' };

export function useLoginSteps() {
  const [step, setStep] = useState<LoginStep>(first);
  return { step, setStep };
}

type LoginStepsProps = ReturnType<typeof useLoginSteps> & {
  /** Stands in the first field from the start. */
  username?: string | undefined;
};

/** The forms of a log-in, one after the other. */
export function LoginSteps({ step, setStep, username }: LoginStepsProps) {
  const onBack = () => setStep(first);
  const onCodeNeeded = (credentials: Credentials) => setStep({ kind: 'oneTimeCode', credentials });
  if (step.kind === 'oneTimeCode') return <OneTimeCodeForm credentials={step.credentials} onBack={onBack} />;
  if (step.kind === 'letter')
    return <LetterLoginForm credentials={step.credentials} onCodeNeeded={onCodeNeeded} onBack={onBack} />;
  return (
    <LoginForm
      username={username}
      onCodeNeeded={onCodeNeeded}
      onLetterSent={(credentials) => setStep({ kind: 'letter', credentials })}
    />
  );
}
