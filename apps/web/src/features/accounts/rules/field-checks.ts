import { normalizeEmail, normalizePhone, normalizeUsername } from '@rohi/contract/accounts/login-names';
import { longestPassword, passwordLength, shortestPassword } from '@rohi/contract/accounts/passwords';
import type { AccountTexts } from '../texts/ru.ts';

type Texts = Pick<AccountTexts, 'prompts' | 'wrong'>;

// Each check returns what is wrong with a field in words, or undefined.

export function checkUsername({ prompts, wrong }: Texts, text: string): string | undefined {
  if (text.trim() === '') return prompts.username;
  return normalizeUsername(text) === undefined ? wrong.username : undefined;
}

export function checkEmail({ prompts, wrong }: Texts, text: string): string | undefined {
  if (text.trim() === '') return prompts.email;
  return normalizeEmail(text) === undefined ? wrong.email : undefined;
}

export function checkPhone({ prompts, wrong }: Texts, text: string): string | undefined {
  if (text.trim() === '') return prompts.phone;
  return normalizePhone(text) === undefined ? wrong.phone : undefined;
}

/** A password to be set; what is refused beside its length, the service's lists say. */
export function checkFreshPassword({ prompts, wrong }: Texts, text: string): string | undefined {
  if (text === '') return prompts.password;
  const length = passwordLength(text);
  if (length < shortestPassword) return wrong.passwordTooShort(shortestPassword);
  return length > longestPassword ? wrong.passwordTooLong(longestPassword) : undefined;
}

export function checkRepeat({ prompts, wrong }: Texts, text: string, password: string): string | undefined {
  if (text === '') return prompts.repeatPassword;
  return text === password ? undefined : wrong.mismatch;
}

/** @param wasSent whether a letter has gone to the address that the form holds now */
export function checkLetterCode({ prompts }: Texts, text: string, wasSent: boolean): string | undefined {
  if (!wasSent) return prompts.codeFirst;
  return text.trim() === '' ? prompts.letterCode : undefined;
}
