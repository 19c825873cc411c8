import { useState } from 'react';
import { LetterLoginForm } from './letter-login-form.tsx';
import { type Credentials, logIn } from './log-in.ts';
import { LoginForm } from './login-form.tsx';
import { FormBox } from '../../../shared/forms/form-box.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useForm, useFormState } from '../../../shared/forms/use-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import type { OnFailure } from '../../../shared/forms/use-submit.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { fieldErrorsOf } from '../rules/field-errors.ts';
import { SubmitButton } from '../submit-button.tsx';
import { accountTexts } from '../account-words.ts';
import css from '../account-page.module.css';

type OneTimeCodeFormProps = { credentials: Credentials; onBack: () => void };

/** The second step of a log-in. A password that is refused only now leads back to the first. */
function OneTimeCodeForm({ credentials, onBack }: OneTimeCodeFormProps) {
  const { fields, prompts, login, wait } = accountTexts.read();
  const state = useFormState({ oneTimeCode: '' });
  const form = useForm(state, ({ oneTimeCode }) => ({
    oneTimeCode: oneTimeCode.trim() === '' ? prompts.oneTimeCode : undefined,
  }));
  const { run, busy, waitSec } = useSubmit();
  const onFailure: OnFailure = (error) => {
    if (['auth.wrongLogin', 'auth.wrongLoginOrCode'].includes(error.error)) onBack();
    else form.showErrors(fieldErrorsOf(error));
  };
  return (
    <FormBox
      form={form}
      onSend={() => void run(() => logIn(credentials, form.values.oneTimeCode.trim()), onFailure)}
      focusFirst
      className={classNames(css.form, css.plain)}
    >
      <TextField
        {...form.bind('oneTimeCode')}
        label={fields.oneTimeCode}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={16}
        className={css.code}
      />
      <SubmitButton busy={busy} waitSec={waitSec} wait={wait}>
        {login.oneTimeCode.submit}
      </SubmitButton>
      <button type="button" className={css.link} onClick={onBack}>
        {login.oneTimeCode.back}
      </button>
    </FormBox>
  );
}

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
