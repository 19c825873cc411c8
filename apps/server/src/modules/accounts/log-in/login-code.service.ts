/**
 * A code by letter in the place of the wait that strangers' wrong tries bring about. It is sent only after the right
 * password, and the answer is the same for all others: without the password the owner's mailbox cannot be filled, the
 * owner's letters cannot be used up, and no name is given away.
 */
import { randomUUID, timingSafeEqual } from 'node:crypto';
import { readLoginName } from '@rohi/contract/accounts/login-names';
import {
  letterCodeDigits,
  letterCodeLifeSec,
  letterCodeResendSec,
  letterCodeTries,
} from '@rohi/contract/accounts/session-rules';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { newDigitCode } from '../../../platform/tokens.ts';
import { queueLetter } from '../../notifications/notifications.service.ts';
import type { Client } from './client.ts';
import { hashLetterCode, waitBeforeLetterMs } from './letter-code.ts';
import {
  insertLetterCode,
  lockLetterSending,
  loginLettersSince,
  spendLoginTry,
} from './letter-code.store.ts';
import { auditRefusedLogin } from './login-refusals.service.ts';
import { openPassword } from '../passwords/password-key.service.ts';
import { isPasswordOf } from '../passwords/password.service.ts';
import { countLetterTry } from './throttle.service.ts';
import { findUserByName, type User } from '../users/user.store.ts';

/**
 * Sends a code to the account's address, if name and password are right and it has one. A second letter within a minute
 * is not sent; the first one stays good. Throws `auth.tooManyFailures`, `auth.unreadablePassword`.
 */
export async function sendLoginCode(
  context: Context,
  credentials: { username: string; password: string },
  client: Client,
): Promise<{ resendAfterSec: number; expiresSec: number }> {
  const password = await openPassword(context, credentials.password);
  const name = readLoginName(credentials.username);
  const user = name && (await findUserByName(context.db, name));
  const counted = await countLetterTry(context, client.address);
  const isRight = await counted.unlessBusy(() => isPasswordOf(user, password));
  if (user !== undefined && isRight && user.disabledAt === null) {
    // The try stays counted: giving it back would show that the password is right.
    const { email } = user;
    if (email !== null)
      await inTransaction(context.db, (tx) => sendToOwner(context, tx, user, email, client));
  } else await auditRefusedLogin(context, user, client, 'PASSWORD');
  return { resendAfterSec: letterCodeResendSec, expiresSec: letterCodeLifeSec };
}

async function sendToOwner(
  { clock, config }: Context,
  tx: Tx,
  user: User,
  email: string,
  client: Client,
): Promise<void> {
  await lockLetterSending(tx, email, client.address);
  const now = clock.now();
  // Letters that others ask for, to register or reset, do not count: they must not use these up.
  const sent = await loginLettersSince(tx, user.id, new Date(now.getTime() - 24 * 3_600_000));
  if (config.rateLimit !== 0 && waitBeforeLetterMs(sent, [], now) > 0) return;
  const id = randomUUID();
  const code = newDigitCode(letterCodeDigits);
  const expiresAt = new Date(now.getTime() + letterCodeLifeSec * 1000);
  await insertLetterCode(tx, {
    id,
    scene: 'login',
    target: email,
    userId: user.id,
    codeHash: hashLetterCode(id, code),
    triesLeft: letterCodeTries,
    address: client.address,
    createdAt: now,
    expiresAt,
  });
  const params = { code, validMinutes: letterCodeLifeSec / 60 };
  await queueLetter(tx, { to: email, locale: user.locale, letter: 'loginCode', params, expiresAt });
}

/**
 * The id of the account's code, to be consumed, at the cost of one of its tries; to be asked after the right password
 * only. Throws `auth.wrongLoginOrCode` for any other.
 */
export async function checkLoginCode(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  user: User,
  typedCode: string,
): Promise<string> {
  const spent = user.email === null ? undefined : await spendLoginTry(db, user.id, user.email, clock.now());
  const code = typedCode.normalize('NFKC').replaceAll(/\s/g, '');
  if (spent === undefined || !timingSafeEqual(spent.codeHash, hashLetterCode(spent.id, code)))
    throw new AppError('auth.wrongLoginOrCode');
  return spent.id;
}
