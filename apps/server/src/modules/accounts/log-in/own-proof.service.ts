/** Proving once more that the session's user is its owner, before something that a stolen session must not do. */
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { RequestActor } from '../../../principal.ts';
import { checkOneTimeCode } from './one-time-codes.service.ts';
import { confirmOwnPassword } from '../passwords/password.service.ts';
import { countTry, type CountedTry } from './throttle.service.ts';
import { findUserById, type User } from '../users/user.store.ts';

/** The password, sealed or plain; or a one-time code, where the account has them on. */
export type GivenProof = { password?: string | undefined; oneTimeCode?: string | undefined };

/**
 * The user as they were when the proof was compared; the writer looks again under the lock. Throws
 * `accounts.proofNeeded`, `auth.wrongOldPassword`, `auth.wrongOneTimeCode`, `auth.tooManyFailures`,
 * `auth.unreadablePassword`.
 */
export async function proveOwner(
  context: Context,
  actor: RequestActor,
  { password, oneTimeCode }: GivenProof,
): Promise<{ user: User; counted: CountedTry }> {
  if (password !== undefined) return confirmOwnPassword(context, actor, password);
  const user = await findUserById(context.db, actor.userId);
  if (user === undefined) throw new AppError('auth.sessionExpired');
  if (oneTimeCode === undefined || !user.totpConfirmed) throw new AppError('accounts.proofNeeded');
  const counted = await countTry(context, `own:${actor.userId}`, actor.address, false);
  if (!(await checkOneTimeCode(context, user, oneTimeCode, actor)))
    throw new AppError('auth.wrongOneTimeCode');
  return { user, counted };
}
