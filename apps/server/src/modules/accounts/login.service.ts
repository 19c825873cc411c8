/** Logging in: same text and same work whether the account exists, is disabled, or the password is wrong. */
import { createHash } from 'node:crypto';
import type { Session as WireSession } from '@rohi/contract/accounts/accounts.contract';
import { readLoginName } from '@rohi/contract/accounts/login-names';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { inTransaction, type Tx } from '../../platform/database.ts';
import { recordAudit } from '../audit/audit.service.ts';
import type { Client } from './client.ts';
import { hasLoggedInFrom } from './login.store.ts';
import { checkOneTimeCode } from './one-time-codes.service.ts';
import { openPassword } from './password-key.service.ts';
import { isPasswordOfNobody, isPasswordRight } from './password.service.ts';
import { openLogin } from './sessions.service.ts';
import { countTry } from './throttle.service.ts';
import { findUserByName, lockUser, type User } from './user.store.ts';

export type Credentials = { username: string; password: string; oneTimeCode?: string | undefined };

/** An address stays known to an account for so long after a log-in. */
const knownAddressMs = 90 * 24 * 3_600_000;
/** In the place of the id of an account that does not exist. */
const nobodysId = '00000000-0000-0000-0000-000000000000';

/**
 * A session for the right credentials. Throws `auth.wrongLogin`, `auth.oneTimeCodeNeeded` or `auth.wrongOneTimeCode` (only
 * after the right password), `auth.tooManyFailures`, `auth.unreadablePassword`.
 */
export async function logIn(context: Context, asked: Credentials, client: Client): Promise<WireSession> {
  const password = await openPassword(context, asked.password);
  const name = readLoginName(asked.username);
  const user = await findUserByName(context.db, name ?? { kind: 'username', value: '' });
  const since = new Date(context.clock.now().getTime() - knownAddressMs);
  const known = await hasLoggedInFrom(context.db, user?.id ?? nobodysId, client.address, since);
  const account = user?.id ?? `name:${hashName(name?.value ?? asked.username)}`;
  const counted = await countTry(context, account, client.address, known);
  const isRight = await counted.unlessBusy(() =>
    user === undefined || user.disabledAt !== null
      ? isPasswordOfNobody(password)
      : isPasswordRight(user.passwordHash, password),
  );
  if (user === undefined || !isRight) {
    await auditRefusal(context, user, client, 'PASSWORD');
    throw new AppError('auth.wrongLogin');
  }
  if (user.totpConfirmed) await passOneTimeCode(context, user, asked.oneTimeCode, client);
  const method = user.totpConfirmed ? 'password-and-code' : 'password';
  return inTransaction(context.db, async (tx) => {
    await counted.succeeded(tx);
    await requireUnchanged(tx, user);
    return openLogin(tx, user, client, method, context.clock.now());
  });
}

/**
 * Comparing takes a while: a password that was changed in the meantime, an account that was disabled, or one that has got
 * one-time codes opens nothing. The
 * lock makes the log-in wait for such a change, whose end of all logins would not see this one.
 */
async function requireUnchanged(tx: Tx, compared: User): Promise<void> {
  const user = await lockUser(tx, compared.id);
  if (user === undefined || user.disabledAt !== null || user.passwordHash !== compared.passwordHash)
    throw new AppError('auth.wrongLogin');
  if (user.totpConfirmed && !compared.totpConfirmed) throw new AppError('auth.oneTimeCodeNeeded');
}

/** A name that nobody has may be a password typed into the wrong field: only its hash is kept, for counting. */
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
  if (await checkOneTimeCode(context, user, code)) return;
  await auditRefusal(context, user, client, 'ONE_TIME_CODE');
  throw new AppError('auth.wrongOneTimeCode');
}

/** Written for unknown names too, without the name, so that both take the same time. */
async function auditRefusal(
  { db, clock }: Context,
  user: User | undefined,
  client: Client,
  reason: 'PASSWORD' | 'ONE_TIME_CODE',
): Promise<void> {
  await inTransaction(db, (tx) =>
    recordAudit(tx, {
      at: clock.now(),
      actor: { userId: null, name: 'visitor', ...client },
      action: 'login:refuse',
      subject: { type: 'account', id: user?.id ?? 'unknown' },
      details: { reason },
    }),
  );
}
