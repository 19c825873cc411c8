import { letterCodeDigits, letterCodeResendSec } from '@rohi/contract/accounts/session-rules';
import { useState } from 'react';
import { FormBox } from '../../../shared/forms/form-box.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useForm, useFormState } from '../../../shared/forms/use-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import type { OnFailure } from '../../../shared/forms/use-submit.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { useSecondsUntil } from '../../../shared/ui/use-seconds-until.ts';
import { accountTexts } from '../account-words.ts';
import { fieldErrorsOf } from '../rules/field-errors.ts';
import { SubmitButton } from '../submit-button.tsx';
import { askForLoginCode, logIn } from './log-in.ts';
import type { Credentials } from './log-in.ts';
import css from '../account-page.module.css';

type LetterLoginFormProps = {
  /** What was typed before; the letter went out if it is right. */
  credentials: Credentials;
  onCodeNeeded: (credentials: Credentials) => void;
  onBack: () => void;
};

/** The code from the letter that takes the place of the wait. */
export function LetterLoginForm({ credentials, onCodeNeeded, onBack }: LetterLoginFormProps) {
  const { fields, prompts, login, wait, letter } = accountTexts.read();
  const state = useFormState({ letterCode: '' });
  const form = useForm(state, ({ letterCode }) => ({
    letterCode: letterCode.trim() === '' ? prompts.letterCode : undefined,
  }));
  const { run, busy, waitSec } = useSubmit();
  const resend = useResend(credentials);
  const onFailure: OnFailure = (error, keepSilent) => {
    if (error.error === 'auth.oneTimeCodeNeeded') {
      keepSilent();
      onCodeNeeded({ ...credentials, letterCode: form.values.letterCode.trim() });
    } else form.showErrors(fieldErrorsOf(error));
  };
  return (
    <FormBox
      form={form}
      onSend={() =>
        void run(() => logIn({ ...credentials, letterCode: form.values.letterCode.trim() }), onFailure)
      }
      focusFirst
      className={classNames(css.form, css.plain)}
    >
      <TextField
        {...form.bind('letterCode')}
        label={fields.letterCode}
        hint={login.letter.sent}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={letterCodeDigits}
        className={css.code}
      />
      <SubmitButton busy={busy} waitSec={waitSec} wait={wait}>
        {login.submit}
      </SubmitButton>
      <Button kind="soft" wide disabled={resend.waitSec > 0} onClick={resend.send}>
        {resend.waitSec > 0 ? letter.resendIn(resend.waitSec) : letter.resend}
      </Button>
      <button type="button" className={css.link} onClick={onBack}>
        {login.oneTimeCode.back}
      </button>
    </FormBox>
  );
}

const nextLetterAt = () => Date.now() + letterCodeResendSec * 1000;

function useResend(credentials: Credentials) {
  const { run, waitSec } = useSubmit();
  const [resendAt, setResendAt] = useState(nextLetterAt);
  const resendSec = useSecondsUntil(resendAt);
  const send = () =>
    void run(async () => {
      await askForLoginCode(credentials);
      setResendAt(nextLetterAt());
    });
  return { send, waitSec: Math.max(waitSec, resendSec) };
}
