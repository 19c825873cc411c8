/** Opening accounts, and setting a forgotten password, by a code from a letter. */
import { randomUUID } from 'node:crypto';
import type { Session as SessionAnswer } from '@rohi/contract/accounts/accounts.contract';
import { normalizeEmail, normalizeUsername, type LoginNameKind } from '@rohi/contract/accounts/login-names';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, type Db, type Tx } from '../../../platform/database.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Client } from '../log-in/client.ts';
import { checkLetterCode, consumeLetterCode } from '../log-in/letter-code.service.ts';
import { findResetOwner } from './email-change.service.ts';
import { openPassword } from '../passwords/password-key.service.ts';
import {
  checkNewPassword,
  hashNewcomersPassword,
  hashNewPassword,
  passwordOwnerOf,
  notifyPasswordChanged,
} from '../passwords/password.service.ts';
import { rememberAddress } from '../log-in/login.store.ts';
import { forgetFailures } from '../log-in/throttle.service.ts';
import { readPhone } from '../../../platform/phone-numbers.ts';
import { endLogins, openLogin } from '../log-in/sessions.service.ts';
import {
  findUserByName,
  insertUser,
  lockUser,
  updatePassword,
  type NewUser,
  type User,
} from '../users/user.store.ts';
import { withNewCustomerCode } from '../users/new-customer-code.service.ts';
import { reportTakenName } from '../users/taken-name.service.ts';

/** What a person gives to open an account; `password` may be sealed. */
export type Registration = {
  username: string;
  password: string;
  email: string;
  phone: string;
  code: string;
  codeId: string;
  offerVersion: string;
};

/**
 * Opens a customer's account and logs in. Throws the name of what is wrong or taken; nothing of a refused registration
 * stays, and its code can be used again while it has tries left. The code comes before names and hashes: who does not
 * read the letters of the address learns of no name, and costs no work worth speaking of.
 */
export async function registerCustomer(
  context: Context,
  registration: Registration,
  client: Client,
  locale: Locale,
): Promise<SessionAnswer> {
  const { username, email, phone } = readNames(registration);
  const roles = ['customer'] as const;
  const password = await openPassword(context, registration.password);
  await checkNewPassword(password, { roles, oneTimeCodes: false, username, email, phone });
  await checkLetterCode(context, {
    codeId: registration.codeId,
    code: registration.code,
    scene: 'register',
    target: email,
    userId: null,
  });
  if ((await findUserByName(context.db, { kind: 'username', value: username })) !== undefined)
    throw new AppError('accounts.usernameTaken');
  const passwordHash = await hashNewcomersPassword(password);
  return createCustomer(
    context,
    {
      id: randomUUID(),
      username,
      name: username,
      email,
      phone,
      locale,
      passwordHash,
      passwordIsGiven: false,
      operationUnitId: null,
      offerVersion: registration.offerVersion,
      isDemo: false,
      roles,
    },
    registration.codeId,
    client,
  );
}

/** The names in their normal form. Throws for one that cannot be. */
function readNames(registration: Registration): { username: string; email: string; phone: string } {
  const username = normalizeUsername(registration.username);
  if (username === undefined) throw new AppError('accounts.badUsername');
  const email = normalizeEmail(registration.email);
  if (email === undefined) throw new AppError('accounts.badEmail');
  const phone = readPhone(registration.phone);
  if (phone === undefined) throw new AppError('accounts.badPhone');
  return { username, email, phone };
}

async function createCustomer(
  context: Context,
  user: Omit<NewUser, 'customerCode'>,
  codeId: string,
  client: Client,
): Promise<SessionAnswer> {
  const insert = (customerCode: string) =>
    inTransaction(context.db, async (tx) => {
      const now = context.clock.now();
      await consumeLetterCode(tx, codeId, now);
      await insertUser(tx, { ...user, customerCode }, now);
      await auditRegistration(tx, user, client, now);
      return openLogin(tx, user, client, 'registration', now);
    });
  return reportTakenName(withNewCustomerCode(context, insert));
}

async function auditRegistration(
  tx: Tx,
  user: Omit<NewUser, 'customerCode'>,
  client: Client,
  now: Date,
): Promise<void> {
  await recordAudit(tx, {
    at: now,
    actor: { userId: user.id, name: user.username, ...client },
    action: 'account:register',
    subject: { type: 'account', id: user.id },
    details: { locale: user.locale, offerVersion: user.offerVersion },
  });
}

/** Sets a new password by the code from the letter, ends all logins of the user, and frees the account from waiting. */
export async function resetPassword(
  context: Context,
  request: { email: string; code: string; codeId: string; password: string },
  client: Client,
): Promise<void> {
  const email = normalizeEmail(request.email);
  if (email === undefined) throw new AppError('accounts.badEmail');
  const password = await openPassword(context, request.password);
  await checkLetterCode(context, {
    codeId: request.codeId,
    code: request.code,
    scene: 'reset',
    target: email,
    userId: null,
  });
  const user = await requireResetOwner(context.db, email, context.clock.now());
  const passwordHash = await hashNewPassword(password, passwordOwnerOf(user));
  const now = context.clock.now();
  await inTransaction(context.db, async (tx) => {
    await consumeLetterCode(tx, request.codeId, now);
    await lockUser(tx, user.id);
    // The address may have been given up, or the account disabled, while the password was hashed.
    if ((await requireResetOwner(tx, email, now)).id !== user.id) throw new AppError('auth.letterCodeOver');
    await updatePassword(tx, user.id, { passwordHash, isGiven: false }, now);
    await forgetFailures(tx, user.id, client.address);
    await rememberAddress(tx, user.id, client.address, now);
    const loginsEnded = await endLogins(tx, user.id, { reason: 'PASSWORD_RESET' }, now);
    await recordAudit(tx, {
      at: now,
      actor: { userId: user.id, name: user.username, ...client },
      action: 'password:reset',
      subject: { type: 'account', id: user.id },
      details: { loginsEnded },
    });
    await notifyPasswordChanged(tx, user, now);
  });
}

/** The user who may set a new password by a code sent to this address. Throws `auth.letterCodeOver`. */
async function requireResetOwner(db: Db | Tx, email: string, now: Date): Promise<User> {
  const owner = await findResetOwner(db, email, now);
  if (owner === undefined || owner.heldUntil !== undefined || owner.user.disabledAt !== null)
    throw new AppError('auth.letterCodeOver');
  return owner.user;
}

export type NameCheck = { available: boolean; normalized: string | null; reason?: 'badFormat' | 'taken' };

/** Whether a user name is free. Of an e-mail and a phone only the form is checked, never whether they are taken. */
export async function checkLoginName(
  { db }: Pick<Context, 'db'>,
  kind: LoginNameKind,
  value: string,
): Promise<NameCheck> {
  const normalize = { username: normalizeUsername, email: normalizeEmail, phone: readPhone };
  const normalized = normalize[kind](value);
  if (normalized === undefined) return { available: false, normalized: null, reason: 'badFormat' };
  if (kind !== 'username') return { available: true, normalized };
  const taken = (await findUserByName(db, { kind, value: normalized })) !== undefined;
  return taken ? { available: false, normalized, reason: 'taken' } : { available: true, normalized };
}
