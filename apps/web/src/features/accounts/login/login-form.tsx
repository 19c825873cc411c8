import { useState } from 'react';
import { FormBox } from '../../../shared/forms/form-box.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useForm, useFormState } from '../../../shared/forms/use-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import type { OnFailure } from '../../../shared/forms/use-submit.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { fieldErrorsOf } from '../rules/field-errors.ts';
import { SubmitButton } from '../submit-button.tsx';
import { accountTexts } from '../account-words.ts';
import { askForLoginCode, logIn } from './log-in.ts';
import type { Credentials } from './log-in.ts';
import { Text } from '../../../shared/ui/primitives.tsx';
import css from '../account-page.module.css';

type LoginFormProps = {
  onCodeNeeded: (credentials: Credentials) => void;
  /** A code by letter is on its way to the owner of these. */
  onLetterSent: (credentials: Credentials) => void;
  /** Stands in the first field from the start. */
  username?: string | undefined;
};

export function LoginForm({ onCodeNeeded, onLetterSent, username: initialName = '' }: LoginFormProps) {
  const { fields, prompts, login, wait } = accountTexts.read();
  const state = useFormState({ username: initialName, password: '' });
  const form = useForm(state, ({ username, password }) => ({
    username: username.trim() === '' ? prompts.loginName : undefined,
    password: password === '' ? prompts.password : undefined,
  }));
  const { run, busy, waitSec } = useSubmit();
  const letter = useSubmit();
  const [mustWait, setMustWait] = useState(false);
  const askForLetter = async () => {
    await askForLoginCode(form.values);
    onLetterSent(form.values);
  };
  const onFailure: OnFailure = (error, keepSilent) => {
    if (error.error === 'auth.oneTimeCodeNeeded') {
      keepSilent();
      onCodeNeeded(form.values);
    } else {
      if (error.error === 'auth.tooManyFailures') setMustWait(true);
      form.showErrors(fieldErrorsOf(error));
    }
  };
  return (
    <FormBox
      form={form}
      onSend={() => void run(() => logIn(form.values), onFailure)}
      className={classNames(css.form, css.plain)}
    >
      <TextField
        {...form.bind('username')}
        label={fields.loginName}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.bind('password')}
        label={fields.password}
        showLabel={fields.showPassword}
        autoComplete="current-password"
      />
      <SubmitButton busy={busy} waitSec={waitSec} wait={wait}>
        {login.submit}
      </SubmitButton>
      {mustWait && (
        <>
          <Text tone="soft">{login.letter.offer}</Text>
          <Button
            kind="outline"
            wide
            disabled={letter.waitSec > 0}
            aria-disabled={letter.busy || undefined}
            onClick={() => void letter.run(askForLetter)}
          >
            {letter.waitSec > 0 ? wait(letter.waitSec) : login.letter.ask}
          </Button>
        </>
      )}
    </FormBox>
  );
}
