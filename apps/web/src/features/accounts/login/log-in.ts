import type { Session } from '@rohi/contract/accounts/accounts.contract';
import { call } from '../../../shared/api/call.ts';
import { saveSession } from '../../../shared/session/session-changes.ts';
import { sendSealed } from '../password/seal-passwords.ts';

export type Credentials = { username: string; password: string };

/** Logs in and keeps the session. Throws ApiError: `auth.oneTimeCodeNeeded` when the account asks for a code. */
export async function logIn({ username, password }: Credentials, oneTimeCode?: string): Promise<void> {
  const session = await sendSealed([password], (sealed) =>
    call<Session>('POST', '/auth/login', {
      body: { username, password: sealed, ...(oneTimeCode === undefined ? {} : { oneTimeCode }) },
      withoutToken: true,
      quiet: true,
    }),
  );
  saveSession(session);
}
