import type { ErrorName, ErrorParams } from '@rohi/contract/errors';
import { longestPassword, passwordLength, shortestPasswordFor } from '@rohi/contract/accounts/passwords';
import type { Role } from '@rohi/contract/roles';
import { siteName } from '@rohi/contract/site/brand';

/** The owner of the password to be, as far as the rules ask. */
export type PasswordOwner = {
  roles: readonly Role[];
  oneTimeCodes: boolean;
  username: string;
  email: string | null;
  phone: string | null;
};

export type PasswordRefusal = { error: ErrorName; params?: ErrorParams };

/**
 * Why a new password is refused, or undefined. Only what equals a guess is refused, never what merely looks weak; the
 * list of common passwords is looked up by the caller.
 */
export function refusePassword(password: string, owner: PasswordOwner): PasswordRefusal | undefined {
  const length = passwordLength(password);
  const min = shortestPasswordFor(owner);
  if (length < min) return { error: 'accounts.passwordTooShort', params: { min } };
  if (length > longestPassword)
    return { error: 'accounts.passwordTooLong', params: { max: longestPassword } };
  const plain = withoutEnd(password);
  const names = [
    owner.username,
    owner.email ?? '',
    owner.email?.split('@')[0] ?? '',
    owner.phone ?? '',
    ...Object.values(siteName),
  ];
  const isName = names.some((name) => withoutEnd(name) === plain || digitsOf(name) === digitsOf(password));
  return isName ? { error: 'accounts.passwordIsName' } : undefined;
}

/** Why a password that stands already would be too short for this owner, or undefined. */
export function refuseStoredPassword(
  password: string,
  owner: Pick<PasswordOwner, 'roles' | 'oneTimeCodes'>,
): PasswordRefusal | undefined {
  const min = shortestPasswordFor(owner);
  return passwordLength(password) < min ? { error: 'accounts.passwordTooShort', params: { min } } : undefined;
}

/** Case, spaces and digits at the end do not make another password of a name. */
export function withoutEnd(text: string): string {
  const folded = text.normalize('NFC').toLowerCase().replaceAll(/\s/g, '');
  return folded.replace(/\d+$/, '') || folded;
}

/** A telephone number in whatever form; other texts are never equal by it. */
function digitsOf(text: string): string {
  const digits = text.replaceAll(/[\s()+-]/g, '').replace(/^00/, '');
  return /^\d{8,}$/.test(digits) ? digits.replace(/^992/, '') : text;
}
