/** Choosing, checking and changing passwords. Nothing here stores or logs one in plain text. */
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { GateFullError } from '../../../platform/concurrency.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import {
  hashPassword,
  isCommonPassword,
  newcomerPasswords,
  verifyPassword,
} from '../../../platform/passwords.ts';
import { normalizePassword } from '@rohi/contract/accounts/passwords';
import type { RequestActor } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { queueLetter } from '../../notifications/notifications.service.ts';
import { lockOpenLogin } from '../log-in/login.store.ts';
import { addressesToNotify } from '../registration/email-change.service.ts';
import { openPassword } from './password-key.service.ts';
import { refusePassword, withoutEnd, type PasswordOwner } from './password-rules.ts';
import { endLogins } from '../log-in/sessions.service.ts';
import { countTry, type CountedTry } from '../log-in/throttle.service.ts';
import { findUserById, lockUser, updatePassword, type User } from '../users/user.store.ts';

/** A busy moment is not the client's failure: it may try again in two seconds. */
async function inQueue<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof GateFullError)
      throw new AppError('server.busy', { cause: error, headers: { 'retry-after': '2' } });
    throw error;
  }
}

/** Whether this is the password of the hash; takes a core for some 20 ms. */
function isPasswordRight(passwordHash: string, password: string): Promise<boolean> {
  return inQueue(verifyPassword(passwordHash, normalizePassword(password)));
}

let decoyHash: Promise<string> | undefined;

/**
 * Whether it is the user's password; the same work for an unknown name and for a user without one, since the time must
 * not give names away.
 */
export async function isPasswordOf(user: User | undefined, password: string): Promise<boolean> {
  return fitsHash(user?.passwordHash ?? undefined, password);
}

/** Whether a hash is that of a secret; without a hash the same work, and false. */
export async function fitsHash(hash: string | undefined, secret: string): Promise<boolean> {
  if (hash !== undefined) return isPasswordRight(hash, secret);
  decoyHash ??= hashPassword('the password of nobody');
  await isPasswordRight(await decoyHash, secret);
  return false;
}

/** Throws one of `accounts.password…` when this owner may not choose the password; makes no hash. */
export async function checkNewPassword(password: string, owner: PasswordOwner): Promise<void> {
  const refusal = refusePassword(password, owner);
  if (refusal !== undefined) throw new AppError(refusal.error, { params: refusal.params ?? {} });
  if ((await isCommonPassword(password)) || (await isCommonPassword(withoutEnd(password))))
    throw new AppError('accounts.passwordTooCommon');
}

/** The hash of a new password. Throws one of `accounts.password…` when it may not be chosen. */
export async function hashNewPassword(password: string, owner: PasswordOwner): Promise<string> {
  await checkNewPassword(password, owner);
  return inQueue(hashPassword(normalizePassword(password)));
}

/** The hash of a newcomer's password that was checked before; newcomers stand in a line of their own. */
export function hashNewcomersPassword(password: string): Promise<string> {
  return inQueue(hashPassword(normalizePassword(password), newcomerPasswords));
}

export function passwordOwnerOf(user: User): PasswordOwner {
  return {
    roles: user.roles,
    oneTimeCodes: user.totpConfirmed,
    username: user.username,
    email: user.email,
    phone: user.phone,
  };
}

/**
 * The session's user, after the password was given once more. Throws `auth.wrongOldPassword`, or `auth.tooManyFailures`
 * for a stolen session that guesses.
 */
export async function confirmOwnPassword(
  context: Context,
  { userId, address }: RequestActor,
  sealed: string,
): Promise<{ user: User; counted: CountedTry; password: string }> {
  const password = await openPassword(context, sealed);
  const counted = await countTry(context, `own:${userId}`, address, false);
  const user = await findUserById(context.db, userId);
  const isRight = await counted.unlessBusy(() => isPasswordOf(user, password));
  if (user === undefined || !isRight) throw new AppError('auth.wrongOldPassword');
  return { user, counted, password };
}

/**
 * The account as it is now, locked; `compared` as it was when its password was looked at. Comparing takes a while: an
 * account that was disabled, a login that was ended or a password that was set in the meantime leave nothing to do.
 * Throws `auth.sessionExpired`, `auth.wrongOldPassword`.
 */
export async function lockUnchanged(tx: Tx, actor: RequestActor, compared: User | undefined): Promise<User> {
  const user = await lockUser(tx, actor.userId);
  if (user === undefined || user.disabledAt !== null || !(await lockOpenLogin(tx, actor.loginId)))
    throw new AppError('auth.sessionExpired');
  if (compared !== undefined && user.passwordHash !== compared.passwordHash)
    throw new AppError('auth.wrongOldPassword');
  return user;
}

/** Changes the own password, ends the user's other logins and notifies them by letter. */
export async function changeOwnPassword(
  context: Context,
  actor: RequestActor,
  passwords: { oldPassword: string; password: string },
): Promise<void> {
  const { user, counted, password } = await confirmOwnPassword(context, actor, passwords.oldPassword);
  const chosen = await openPassword(context, passwords.password);
  if (user.passwordIsGiven && normalizePassword(chosen) === normalizePassword(password))
    throw new AppError('accounts.passwordIsGiven');
  const passwordHash = await counted.unlessBusy(() => hashNewPassword(chosen, passwordOwnerOf(user)));
  const now = context.clock.now();
  await inTransaction(context.db, async (tx) => {
    await counted.succeeded(tx);
    await lockUnchanged(tx, actor, user);
    await updatePassword(tx, user.id, { passwordHash, isGiven: false }, now);
    const loginsEnded = await endLogins(
      tx,
      user.id,
      { except: actor.loginId, reason: 'PASSWORD_CHANGED' },
      now,
    );
    await recordAudit(tx, {
      at: now,
      actor,
      action: 'password:change',
      subject: { type: 'account', id: user.id },
      details: { loginsEnded },
    });
    await notifyPasswordChanged(tx, user, now);
  });
}

/** The letter about a changed password, to every address of the user that counts. */
export async function notifyPasswordChanged(tx: Tx, user: User, now: Date): Promise<void> {
  const params = { changedAt: now.toISOString() };
  for (const to of await addressesToNotify(tx, user, now))
    await queueLetter(tx, { to, locale: user.locale, letter: 'passwordChanged', params });
}
