/** What an administrator does to accounts. A change of roles or a disabled account counts from the next request on. */
import { randomUUID } from 'node:crypto';
import { normalizeEmail, normalizeUsername } from '@rohi/contract/accounts/login-names';
import type { Role } from '@rohi/contract/roles';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import { findUnitId } from '../../places/places.service.ts';
import { dropOneTimeCodes } from '../log-in/one-time-codes.service.ts';
import { isStaff } from '@rohi/contract/accounts/passwords';
import { hashNewPassword, passwordOwnerOf, notifyPasswordChanged } from '../passwords/password.service.ts';
import { readPhone } from '../../../platform/phone-numbers.ts';
import { endLogins } from '../log-in/sessions.service.ts';
import { withNewCustomerCode } from './new-customer-code.service.ts';
import { reportTakenName } from './taken-name.service.ts';
import {
  findUserByName,
  hasOpenDemoAccount,
  insertUser,
  lockUser,
  replaceRoles,
  setDisabled,
  updatePassword,
  type User,
} from './user.store.ts';

export type NewAccount = {
  username: string;
  password: string;
  roles: readonly Role[];
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  locale: Locale;
  /** Code of the operation unit that limits what the account sees. */
  unit?: string | undefined;
  /** True when its owner must choose another password at the first log-in. */
  passwordIsGiven?: boolean;
  /** True for an account with a password that is printed for everybody. */
  isDemo?: boolean;
};

/** Adds an account with a password that was chosen for it. Throws the name of what is wrong or taken. */
export async function addAccount(
  context: Context,
  account: NewAccount,
  actor: AuditActor,
): Promise<User['id']> {
  const username = normalizeUsername(account.username);
  if (username === undefined) throw new AppError('accounts.badUsername');
  const email = account.email === undefined ? null : normalizeEmail(account.email);
  if (email === undefined) throw new AppError('accounts.badEmail');
  const phone = account.phone === undefined ? null : readPhone(account.phone);
  if (phone === undefined) throw new AppError('accounts.badPhone');
  const owner = { roles: account.roles, oneTimeCodes: false, username, email, phone };
  const passwordHash = await hashNewPassword(account.password, owner);
  const operationUnitId = await readUnit(context, account.unit);
  const id = randomUUID();
  const insert = (customerCode: string | null) =>
    inTransaction(context.db, async (tx) => {
      const now = context.clock.now();
      await insertUser(
        tx,
        {
          id,
          username,
          name: account.name ?? username,
          email,
          phone,
          customerCode,
          locale: account.locale,
          passwordHash,
          passwordIsGiven: account.passwordIsGiven === true && isStaff(account.roles),
          operationUnitId,
          offerVersion: null,
          isDemo: account.isDemo ?? false,
          roles: account.roles,
        },
        now,
      );
      await recordAudit(tx, {
        at: now,
        actor,
        action: 'account:register',
        subject: { type: 'account', id },
        details: { locale: account.locale, offerVersion: null },
      });
      await auditRoles(tx, id, [], account.roles, account.unit ?? null, actor, now);
    });
  await reportTakenName(
    account.roles.includes('customer') ? withNewCustomerCode(context, insert) : insert(null),
  );
  return id;
}

async function readUnit({ db }: Pick<Context, 'db'>, code: string | undefined): Promise<number | null> {
  if (code === undefined) return null;
  const id = await findUnitId(db, code);
  if (id === undefined) throw new AppError('accounts.unitNotFound', { params: { unit: code } });
  return id;
}

/** Records which roles somebody got and lost. */
export async function auditRoles(
  tx: Tx,
  userId: string,
  before: readonly Role[],
  after: readonly Role[],
  unit: string | null,
  actor: AuditActor,
  now: Date,
): Promise<void> {
  const subject = { type: 'account', id: userId };
  for (const role of after.filter((held) => !before.includes(held)))
    await recordAudit(tx, { at: now, actor, action: 'role:grant', subject, details: { role, unit } });
  for (const role of before.filter((held) => !after.includes(held)))
    await recordAudit(tx, { at: now, actor, action: 'role:revoke', subject, details: { role, unit } });
}

/** Locks the account of a user name and changes it in one transaction. Throws `accounts.userNotFound`. */
async function changeAccount(
  context: Context,
  username: string,
  change: (tx: Tx, user: User, now: Date) => Promise<void>,
): Promise<void> {
  const value = normalizeUsername(username) ?? '';
  await inTransaction(context.db, async (tx) => {
    const found = await findUserByName(tx, { kind: 'username', value });
    const user = found === undefined ? undefined : await lockUser(tx, found.id);
    if (user === undefined) throw new AppError('accounts.userNotFound', { params: { username } });
    await change(tx, user, context.clock.now());
  });
}

/** Gives an account exactly these roles. */
export async function setAccountRoles(
  context: Context,
  username: string,
  roles: readonly Role[],
  actor: AuditActor,
): Promise<void> {
  await changeAccount(context, username, async (tx, user, now) => {
    await replaceRoles(tx, user.id, roles);
    await auditRoles(tx, user.id, user.roles, roles, null, actor, now);
  });
}

/** Disables an account and ends all its logins, or enables it again. */
export async function disableAccount(
  context: Context,
  username: string,
  disabled: boolean,
  actor: AuditActor,
): Promise<void> {
  await changeAccount(context, username, async (tx, user, now) => {
    await setDisabled(tx, user.id, disabled ? now : null);
    if (disabled) await endLogins(tx, user.id, { reason: 'DISABLED' }, now);
    await recordAudit(tx, {
      at: now,
      actor,
      action: disabled ? 'account:disable' : 'account:enable',
      subject: { type: 'account', id: user.id },
      details: { reason: 'ADMINISTRATION' },
    });
  });
}

/** Sets a password for a user who lost the own one, ends all logins, and asks for one-time codes no longer. */
export async function resetAccountPassword(
  context: Context,
  username: string,
  { password, isGiven }: { password: string; isGiven: boolean },
  actor: AuditActor,
): Promise<void> {
  const found = await findUserByName(context.db, {
    kind: 'username',
    value: normalizeUsername(username) ?? '',
  });
  if (found === undefined) throw new AppError('accounts.userNotFound', { params: { username } });
  const passwordHash = await hashNewPassword(password, { ...passwordOwnerOf(found), oneTimeCodes: false });
  await changeAccount(context, username, async (tx, user, now) => {
    await updatePassword(tx, user.id, { passwordHash, isGiven: isGiven && isStaff(user.roles) }, now);
    await dropOneTimeCodes(tx, user, actor, now);
    const loginsEnded = await endLogins(tx, user.id, { reason: 'PASSWORD_RESET' }, now);
    await recordAudit(tx, {
      at: now,
      actor,
      action: 'password:reset',
      subject: { type: 'account', id: user.id },
      details: { loginsEnded },
    });
    await notifyPasswordChanged(tx, user, now);
  });
}

/** Whether anybody could log in with a password that is printed at the start of the service. */
export function hasDemoAccounts({ db }: Pick<Context, 'db'>): Promise<boolean> {
  return hasOpenDemoAccount(db);
}

/** Id and customer code of an account by its user name. Throws `accounts.userNotFound`. */
export async function findCustomer(
  { db }: Pick<Context, 'db'>,
  username: string,
): Promise<{ id: string; customerCode: string | null }> {
  const user = await findUserByName(db, { kind: 'username', value: normalizeUsername(username) ?? '' });
  if (user === undefined) throw new AppError('accounts.userNotFound', { params: { username } });
  return { id: user.id, customerCode: user.customerCode };
}
