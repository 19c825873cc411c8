import { FormBox } from '../../../shared/forms/form-box.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useForm, useFormState } from '../../../shared/forms/use-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import type { OnFailure } from '../../../shared/forms/use-submit.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { fieldErrorsOf } from '../rules/field-errors.ts';
import { SubmitButton } from '../submit-button.tsx';
import { accountTexts } from '../account-words.ts';
import { logIn } from './log-in.ts';
import type { Credentials } from './log-in.ts';
import css from '../account-page.module.css';

type LoginFormProps = {
  onCodeNeeded: (credentials: Credentials) => void;
  /** Stands in the first field from the start. */
  username?: string | undefined;
};

export function LoginForm({ onCodeNeeded, username: known = '' }: LoginFormProps) {
  const { fields, prompts, login, wait } = accountTexts.read();
  const state = useFormState({ username: known, password: '' });
  const form = useForm(state, ({ username, password }) => ({
    username: username.trim() === '' ? prompts.loginName : undefined,
    password: password === '' ? prompts.password : undefined,
  }));
  const { run, busy, waitSec } = useSubmit();
  const onFailure: OnFailure = (error, keepSilent) => {
    if (error.error === 'auth.oneTimeCodeNeeded') {
      keepSilent();
      onCodeNeeded(form.values);
    } else {
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
    </FormBox>
  );
}
