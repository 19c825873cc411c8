import { FormBox } from '../../../shared/forms/form-box.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { LetterCodeField } from '../letter/letter-code-field.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { accountTexts } from '../account-words.ts';
import { useProfileForm } from './use-profile-form.ts';
import type { ProfileUser } from './use-profile-form.ts';
import css from './profile.module.css';

export function ProfileForm({ user, onSaved }: { user: ProfileUser; onSaved: () => void }) {
  const { fields, profile, wait } = accountTexts.read();
  const { form, letter, needsCode, proof, askForLetter, send, busy, waitSec } = useProfileForm(user, onSaved);
  return (
    <FormBox form={form} onSend={send} className={css.form ?? ''}>
      <TextField
        {...form.bind('username')}
        label={fields.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...form.bind('email')}
        label={fields.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...(needsCode ? { hint: profile.emailHint } : {})}
      />
      {needsCode && (
        <LetterCodeField
          binding={form.bind('code')}
          letter={letter}
          email={form.values.email}
          onSend={askForLetter}
        />
      )}
      <TextField {...form.bind('phone')} label={fields.phone} type="tel" inputMode="tel" autoComplete="tel" />
      {proof === 'password' && (
        <PasswordField
          {...form.bind('password')}
          label={fields.password}
          showLabel={fields.showPassword}
          hint={profile.proofHint}
          autoComplete="current-password"
        />
      )}
      {proof === 'oneTimeCode' && (
        <TextField
          {...form.bind('oneTimeCode')}
          label={fields.oneTimeCode}
          hint={profile.codeHint}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={16}
          className={css.code}
        />
      )}
      <SubmitButton busy={busy} waitSec={waitSec} wait={wait}>
        {profile.save}
      </SubmitButton>
    </FormBox>
  );
}
