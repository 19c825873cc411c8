import type { ErrorName } from '../errors.ts';

/** What can be wrong with the details of a new account, for any caller. */
export const newAccountErrors = [
  'accounts.badUsername',
  'accounts.usernameTaken',
  'accounts.badEmail',
  'accounts.emailTaken',
  'accounts.badPhone',
  'accounts.passwordTooShort',
  'accounts.passwordTooLong',
  'accounts.passwordTooCommon',
  'accounts.passwordIsName',
] as const satisfies readonly ErrorName[];
