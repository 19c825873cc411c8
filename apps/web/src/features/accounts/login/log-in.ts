import { call } from '../../../shared/api/call.ts';
import { saveSession } from '../../../shared/session/session-changes.ts';
import { sendSealed } from '../password/seal-passwords.ts';

export type Credentials = {
  username: string;
  password: string;
  /** From a letter, instead of waiting after too many tries. */
  letterCode?: string;
};

/** Logs in and keeps the session. Throws ApiError: `auth.oneTimeCodeNeeded` when the account asks for a code. */
export async function logIn(
  { username, password, letterCode }: Credentials,
  oneTimeCode?: string,
): Promise<void> {
  const session = await sendSealed([password], (sealed) =>
    call('POST /auth/login', {
      // What is undefined does not travel.
      body: { username, password: sealed, oneTimeCode, letterCode },
      withoutToken: true,
      withoutLocale: true,
      quiet: true,
    }),
  );
  saveSession(session);
}

/** Has a code sent to the account's address, if name and password are right. Throws ApiError. */
export async function askForLoginCode({ username, password }: Credentials): Promise<void> {
  await sendSealed([password], (sealed) =>
    call('POST /auth/login-code', {
      body: { username, password: sealed },
      withoutToken: true,
      quiet: true,
    }),
  );
}
