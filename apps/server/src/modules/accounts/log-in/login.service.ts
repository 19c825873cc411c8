/** Logging in: same text and same work whether the account exists or the password is wrong. */
import { createHash } from 'node:crypto';
import type { Session as SessionAnswer } from '@rohi/contract/accounts/accounts.contract';
import { readLoginName } from '@rohi/contract/accounts/login-names';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import type { Client } from './client.ts';
import { consumeLetterCode } from './letter-code.service.ts';
import { checkLoginCode } from './login-code.service.ts';
import { auditRefusedLogin } from './login-refusals.service.ts';
import { isKnownAddress } from './login.store.ts';
import { checkOneTimeCode } from './one-time-codes.service.ts';
import { openPassword } from '../passwords/password-key.service.ts';
import { isPasswordOf } from '../passwords/password.service.ts';
import { openLogin } from './sessions.service.ts';
import { findSides } from '../merging/merged-accounts.service.ts';
import { countLetterTry, countTry, forgetFailures, type CountedTry } from './throttle.service.ts';
import { findUserByName, lockUser, type User } from '../users/user.store.ts';

export type Credentials = {
  username: string;
  password: string;
  oneTimeCode?: string | undefined;
  /** From the letter that `sendLoginCode` sends: it takes the place of the wait after too many tries. */
  letterCode?: string | undefined;
};

/** An address stays known to an account for so long after a log-in. */
const knownAddressMs = 90 * 24 * 3_600_000;
/** In the place of the id of an account that does not exist. */
const unknownUserId = '00000000-0000-0000-0000-000000000000';

/**
 * A session for the right credentials. Throws `auth.wrongLogin`, `auth.accountClosed`, `auth.accountMerged`,
 * `auth.oneTimeCodeNeeded` or
 * `auth.wrongOneTimeCode` (these only after the right password), `auth.wrongLoginOrCode` (with a code by letter),
 * `auth.tooManyFailures`, `auth.unreadablePassword`.
 */
export async function logIn(
  context: Context,
  credentials: Credentials,
  client: Client,
): Promise<SessionAnswer> {
  const password = await openPassword(context, credentials.password);
  const name = readLoginName(credentials.username);
  const found = await findUserByName(context.db, name ?? { kind: 'username', value: '' });
  const counted =
    credentials.letterCode === undefined
      ? await countLogIn(context, found, name?.value ?? credentials.username, client)
      : await countLetterTry(context, client.address);
  const user = await comparePassword(context, found, { ...credentials, password }, counted, client);
  const letterCodeId =
    credentials.letterCode && (await passLetterCode(context, user, credentials.letterCode, client));
  await refuseClosed(context, user, client);
  if (user.totpConfirmed) await passOneTimeCode(context, user, credentials.oneTimeCode, client);
  const method = user.totpConfirmed ? 'password-and-code' : 'password';
  return inTransaction(context.db, async (tx) => {
    const now = context.clock.now();
    await counted.succeeded(tx);
    if (letterCodeId) {
      await consumeLetterCode(tx, letterCodeId, now);
      await forgetFailures(tx, user.id, client.address);
    }
    await requireUnchanged(tx, user);
    return openLogin(tx, user, client, method, now);
  });
}

async function countLogIn(
  context: Context,
  user: User | undefined,
  name: string,
  client: Client,
): Promise<CountedTry> {
  const since = new Date(context.clock.now().getTime() - knownAddressMs);
  const isFamiliar = await isKnownAddress(context.db, user?.id ?? unknownUserId, client.address, since);
  return countTry(context, user?.id ?? `name:${hashName(name)}`, client.address, isFamiliar);
}

/** The user of the right password. */
async function comparePassword(
  context: Context,
  user: User | undefined,
  { password, letterCode }: { password: string; letterCode?: string | undefined },
  counted: CountedTry,
  client: Client,
): Promise<User> {
  const isRight = await counted.unlessBusy(() => isPasswordOf(user, password));
  if (user === undefined || !isRight) {
    await auditRefusedLogin(context, user, client, 'PASSWORD');
    throw new AppError(letterCode === undefined ? 'auth.wrongLogin' : 'auth.wrongLoginOrCode');
  }
  return user;
}

/** That an account is closed is shown only after everything that was asked for before was proved. */
async function refuseClosed(context: Context, user: User, client: Client): Promise<void> {
  if (user.disabledAt === null) return;
  await auditRefusedLogin(context, user, client, 'CLOSED');
  if (user.mergedInto !== null) {
    const [holder] = await findSides(context.db, [user.mergedInto]);
    throw new AppError('auth.accountMerged', { params: { code: holder?.customerCode ?? '' } });
  }
  throw new AppError('auth.accountClosed');
}

async function passLetterCode(context: Context, user: User, code: string, client: Client): Promise<string> {
  try {
    return await checkLoginCode(context, user, code);
  } catch (error) {
    await auditRefusedLogin(context, user, client, 'LETTER_CODE');
    throw error;
  }
}

/**
 * Comparing takes a while: a password that was changed in the meantime, an account that was disabled, or one that has
 * got one-time codes opens nothing. The lock makes the log-in wait for such a change, since its end of all logins would
 * not see this one.
 */
async function requireUnchanged(tx: Tx, compared: User): Promise<void> {
  const user = await lockUser(tx, compared.id);
  if (user === undefined || user.disabledAt !== null || user.passwordHash !== compared.passwordHash)
    throw new AppError('auth.wrongLogin');
  if (user.totpConfirmed && !compared.totpConfirmed) throw new AppError('auth.oneTimeCodeNeeded');
}

/** An unknown name may be a password typed into the wrong field: only its hash is stored, for counting. */
function hashName(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 32);
}

async function passOneTimeCode(
  context: Context,
  user: User,
  code: string | undefined,
  client: Client,
): Promise<void> {
  if (code === undefined) throw new AppError('auth.oneTimeCodeNeeded');
  const actor = { userId: user.id, name: user.username, ...client };
  if (await checkOneTimeCode(context, user, code, actor)) return;
  await auditRefusedLogin(context, user, client, 'ONE_TIME_CODE');
  throw new AppError('auth.wrongOneTimeCode');
}
