import { FormBox } from '../../../shared/forms/form-box.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { LetterCodeField } from '../letter/letter-code-field.tsx';
import { FreshPasswordField } from '../password/fresh-password-field.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { accountTexts } from '../account-words.ts';
import { Consents } from '../consents.tsx';
import { useRegisterForm } from './use-register-form.ts';
import css from '../account-page.module.css';

type RegisterState = ReturnType<typeof useRegisterForm>;

/** The fields in the specification's order (section 2). */
export function RegisterForm() {
  const { register, wait } = accountTexts.read();
  const state = useRegisterForm();
  const { form, send, busy, waitSec } = state;
  return (
    <FormBox form={form} onSend={send} className={classNames(css.form, css.card)}>
      <NameAndPassword {...state} />
      <Contacts {...state} />
      <Consents form={form} />
      <SubmitButton busy={busy} waitSec={waitSec} wait={wait}>
        {register.submit}
      </SubmitButton>
    </FormBox>
  );
}

function NameAndPassword({ form, usernameState, takenError }: RegisterState) {
  const { fields } = accountTexts.read();
  const username = form.bind('username');
  return (
    <>
      <TextField
        {...username}
        error={username.error ?? takenError}
        label={fields.username}
        hint={fields.usernameHint}
        good={usernameState === 'free' ? fields.usernameFree : undefined}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FreshPasswordField binding={form.bind('password')} label={fields.password} />
      <PasswordField
        {...form.bind('repeat')}
        label={fields.repeatPassword}
        showLabel={fields.showPassword}
        autoComplete="new-password"
      />
    </>
  );
}

function Contacts({ form, letter, askForLetter }: RegisterState) {
  const { fields } = accountTexts.read();
  return (
    <>
      <TextField
        {...form.bind('email')}
        label={fields.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField {...form.bind('phone')} label={fields.phone} type="tel" inputMode="tel" autoComplete="tel" />
      <LetterCodeField
        binding={form.bind('code')}
        letter={letter}
        email={form.values.email}
        onSend={askForLetter}
      />
    </>
  );
}
