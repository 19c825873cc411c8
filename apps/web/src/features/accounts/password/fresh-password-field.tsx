import { advisedPasswordLength, passwordLength, passwordStrength } from '@rohi/contract/accounts/passwords';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import type { FieldBinding } from '../../../shared/forms/use-form.ts';
import { accountTexts } from '../account-words.ts';
import css from '../account-page.module.css';

/** A password to be set, with a meter that advises; it refuses nothing. */
export function FreshPasswordField({ binding, label }: { binding: FieldBinding; label: string }) {
  const { fields, strength } = accountTexts.read();
  const level = passwordStrength(binding.value);
  const word = level === 0 ? undefined : strength.levels[level - 1];
  const advice =
    passwordLength(binding.value) < advisedPasswordLength
      ? strength.advice(advisedPasswordLength)
      : undefined;
  const meter = (
    <div className={css.meter} aria-hidden>
      {strength.levels.map((name, index) => (
        <i key={name} data-on={index < level || undefined} />
      ))}
    </div>
  );
  return (
    <PasswordField
      {...binding}
      label={label}
      showLabel={fields.showPassword}
      autoComplete="new-password"
      below={meter}
      hint={[word, advice].filter(Boolean).join(' ')}
    />
  );
}
