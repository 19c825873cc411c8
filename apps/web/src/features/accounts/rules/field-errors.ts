import type { ErrorName } from '@rohi/contract/errors';
import type { ApiError } from '../../../shared/api/exchange.ts';

/** The field that a broken rule is about, by its name on the wire. */
const fieldOfError: Partial<Record<ErrorName, string>> = {
  'accounts.badUsername': 'username',
  'accounts.usernameTaken': 'username',
  'accounts.badEmail': 'email',
  'accounts.emailTaken': 'email',
  'accounts.badPhone': 'phone',
  'accounts.emailCodeNeeded': 'code',
  'accounts.passwordTooShort': 'password',
  'accounts.passwordTooLong': 'password',
  'accounts.passwordTooCommon': 'password',
  'accounts.passwordIsName': 'password',
  'auth.wrongLogin': 'password',
  'auth.wrongLoginOrCode': 'letterCode',
  'auth.accountClosed': 'password',
  'auth.wrongOneTimeCode': 'oneTimeCode',
  'auth.wrongLetterCode': 'code',
  'auth.letterCodeOver': 'code',
  'auth.wrongOldPassword': 'oldPassword',
};

/** What a failed call says about single fields, in the visitor's language; empty when it is about none. */
export function fieldErrorsOf({ error, msg, fields }: ApiError): Record<string, string> {
  const field = fieldOfError[error as ErrorName];
  if (field !== undefined) return { [field]: msg };
  return Object.fromEntries(fields.map((each) => [each.field, each.msg]));
}
