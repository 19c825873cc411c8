import { findStoredAnswer, storeAnswer } from '../../../shared/api/stored-answers.ts';
import { readUser } from '../../../shared/session/session-state.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';

type UserInfo = ReplyTo<'GET /auth/userinfo'>;

const name = 'GET /auth/userinfo';
/** The same in every language. */
const language = '';

/** Stores who is logged in, for a station that opens offline, but for how to reach them; it goes with the session. */
export async function storeUserInfo(user: UserInfo): Promise<void> {
  if (readUser()?.id !== user.id) return;
  await storeAnswer(name, { ...user, email: null, phone: null }, Date.now(), language);
}

/** Who was logged in on this station when the line stood; undefined for anybody else. */
export async function findUserInfo(): Promise<UserInfo | undefined> {
  const stored = await findStoredAnswer<UserInfo>(name, language);
  return stored?.data.id === readUser()?.id ? stored?.data : undefined;
}
