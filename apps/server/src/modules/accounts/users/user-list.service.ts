// Accounts as an administrator edits them. A change of roles counts from the next request on; a disabled account has no
// login.
import { randomUUID } from 'node:crypto';
import { normalizeEmail, normalizeUsername } from '@rohi/contract/accounts/login-names';
import type { StaffUser, UserFields } from '@rohi/contract/accounts/user-list.contract';
import type { Context } from '../../../context.ts';
import { AppError, type FieldProblem } from '../../../errors.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { maskPhone, readPhone } from '../../../platform/phone-numbers.ts';
import type { RequestActor } from '../../../principal.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import { makeOnce } from '../../audit/change-row.service.ts';
import { recordLook, type Viewer } from '../../audit/looks.service.ts';
import { findUnitId } from '../../places/places.service.ts';
import { auditRoles } from './administration.service.ts';
import { maskEmail } from '../customers/customer-list.service.ts';
import { endUndoing } from '../registration/email-change.service.ts';
import { openPassword } from '../passwords/password-key.service.ts';
import { dropOneTimeCodes } from '../log-in/one-time-codes.service.ts';
import { isStaff } from '@rohi/contract/accounts/passwords';
import { hashNewPassword, notifyPasswordChanged } from '../passwords/password.service.ts';
import { endLogins, listLoginsOf } from '../log-in/sessions.service.ts';
import {
  countOtherAdministrators,
  findStaffUser,
  mayEditUsers,
  pageOfUsers,
  updateUserRow,
  versionOfUser,
  type UsersAsked,
} from './user-list.store.ts';
import { insertUser, lockUser, replaceRoles, setDisabled, updatePassword, type User } from './user.store.ts';
import { reportTakenName } from './taken-name.service.ts';

type Editor = AuditActor & { userId: string; loginId: string };

/** A page of accounts; whole phones and addresses are shown of one account at a time, and that is recorded. */
export async function findUsers({ db, clock }: Context, filter: UsersAsked) {
  const { total, list } = await pageOfUsers(db, filter, clock.now());
  return {
    total,
    list: list.map((user) => ({ ...user, phone: maskPhone(user.phone), email: maskEmail(user.email) })),
  };
}

/** Notes that somebody of the office sees this of an account. */
export function recordUserLook(
  context: Context,
  viewer: Viewer,
  kind: 'ACCOUNT' | 'LOGINS',
  { id, username, customerCode }: StaffUser,
): Promise<void> {
  const person = { id, name: customerCode ?? username };
  return recordLook(context, viewer, { kind, person, subjectId: id });
}

export function findUser({ db, clock }: Context, id: string): Promise<StaffUser | undefined> {
  return findStaffUser(db, id, clock.now());
}

/** Where an account is logged in. Throws `list.notFound`. */
export async function loginsOfUser(context: Context, actor: RequestActor, id: string) {
  const user = await findUser(context, id);
  if (user === undefined) throw new AppError('list.notFound');
  await recordUserLook(context, actor, 'LOGINS', user);
  return listLoginsOf(context, id, actor);
}

/** The fields in their normal form, with the unit's number. Throws the name of what is wrong. */
async function readFields(context: Context, fields: UserFields) {
  const username = normalizeUsername(fields.username);
  if (username === undefined) throw new AppError('accounts.badUsername');
  const email = fields.email === null || fields.email === '' ? null : normalizeEmail(fields.email);
  if (email === undefined) throw new AppError('accounts.badEmail');
  const phone = fields.phone === null || fields.phone === '' ? null : readPhone(fields.phone);
  if (phone === undefined) throw new AppError('accounts.badPhone');
  const unitId = fields.unit === null ? null : await findUnitId(context.db, fields.unit);
  if (unitId === undefined) refuse([{ field: 'unit', error: 'notAllowed' }]);
  const name = fields.name.normalize('NFC').trim();
  if (name === '') refuse([{ field: 'name', error: 'required' }]);
  // Without a role an account has nothing to do here, and its owner would be taken for a customer.
  if (fields.roles.length === 0) refuse([{ field: 'roles', error: 'roleNeeded' }]);
  return {
    ...fields,
    username,
    email,
    phone,
    name,
    unitId: unitId ?? null,
    roles: [...new Set(fields.roles)],
  };
}

function refuse(fields: FieldProblem[]): never {
  throw new AppError('request.invalid', { fields });
}

/** Makes an account for somebody who works here, and returns its id. Customers register themselves. */
export async function createUser(
  context: Context,
  actor: Editor,
  { requestId, ...request }: UserFields & { requestId: string },
): Promise<string> {
  const fields = await readFields(context, request);
  if (fields.password === null) refuse([{ field: 'password', error: 'required' }]);
  if (fields.roles.includes('customer')) refuse([{ field: 'roles', error: 'notAllowed' }]);
  const passwordHash = await hashNewPassword(await openPassword(context, fields.password ?? ''), {
    ...fields,
    oneTimeCodes: false,
  });
  return reportTakenName(
    makeOnce(context, 'account', actor, requestId, async (tx, now) => {
      const id = randomUUID();
      const { username, name, email, phone, locale, roles, unitId: operationUnitId } = fields;
      const rest = { customerCode: null, offerVersion: null, isDemo: false, passwordIsGiven: true };
      await insertUser(
        tx,
        { id, username, name, email, phone, locale, roles, passwordHash, operationUnitId, ...rest },
        now,
      );
      const subject = { type: 'account', id };
      const details = { locale, offerVersion: null };
      await recordAudit(tx, { at: now, actor, action: 'account:register', subject, details });
      await auditRoles(tx, id, [], roles, fields.unit, actor, now);
      if (!fields.enabled) await disable(tx, id, true, actor, now);
      return id;
    }),
  );
}

/**
 * Changes an account over the version that was read. Throws `list.notFound`, `list.changedMeanwhile`, and
 * `request.invalid` for what would shut the caller out, leave no user who may give roles, or make a customer of
 * somebody.
 */
export async function changeUser(
  context: Context,
  actor: Editor,
  id: string,
  { version, ...request }: UserFields & { version: number },
): Promise<void> {
  const fields = await readFields(context, request);
  const password = fields.password === null ? undefined : await openPassword(context, fields.password);
  const passwordHash =
    password === undefined ? undefined : await hashNewPassword(password, { ...fields, oneTimeCodes: false });
  await reportTakenName(
    inTransaction(context.db, async (tx) => {
      const user = await lockUser(tx, id);
      if (user === undefined) throw new AppError('list.notFound');
      if ((await versionOfUser(tx, id)) !== version) throw new AppError('list.changedMeanwhile');
      await guardOffice(tx, user, fields, actor);
      const now = context.clock.now();
      await changeFacts(tx, user, fields, actor, now);
      const held = new Set(user.roles);
      if (held.size !== fields.roles.length || fields.roles.some((role) => !held.has(role))) {
        await replaceRoles(tx, id, fields.roles);
        await auditRoles(tx, id, user.roles, fields.roles, fields.unit, actor, now);
      }
      if (fields.enabled !== (user.disabledAt === null)) await disable(tx, id, !fields.enabled, actor, now);
      if (passwordHash !== undefined) await setPassword(tx, user, passwordHash, actor, now);
    }),
  );
}

type Fields = Awaited<ReturnType<typeof readFields>>;

/**
 * Refuses a changed user name or kind of account, and that somebody disables their own account, gives up their own
 * right to edit accounts, or takes either from the last account that has this right.
 */
async function guardOffice(tx: Tx, user: User, fields: Fields, actor: Editor): Promise<void> {
  if (user.username !== fields.username) refuse([{ field: 'username', error: 'inUse' }]);
  if (user.roles.includes('customer') !== fields.roles.includes('customer'))
    refuse([{ field: 'roles', error: 'notAllowed' }]);
  const loses = (await mayEditUsers(tx, user.roles)) && !(await mayEditUsers(tx, fields.roles));
  const isShut = !fields.enabled && user.disabledAt === null;
  if (!loses && !isShut) return;
  const field = isShut ? 'enabled' : 'roles';
  if (user.id === actor.userId) refuse([{ field, error: 'ownAccount' }]);
  if ((await mayEditUsers(tx, user.roles)) && (await countOtherAdministrators(tx, user.id)) === 0)
    refuse([{ field, error: 'lastAdministrator' }]);
}

async function changeFacts(tx: Tx, user: User, fields: Fields, actor: Editor, now: Date): Promise<void> {
  const next = { name: fields.name, email: fields.email, phone: fields.phone, locale: fields.locale };
  const changed = (['name', 'email', 'phone', 'locale'] as const).filter((key) => user[key] !== next[key]);
  const names: string[] = user.operationUnitId === fields.unitId ? [...changed] : [...changed, 'unit'];
  // Also without a change of facts: the version stands for the whole account.
  await updateUserRow(tx, user.id, { ...next, operation_unit_id: fields.unitId });
  if (changed.includes('email')) await endUndoing(tx, user.id, now);
  if (names.length === 0) return;
  const subject = { type: 'account', id: user.id };
  await recordAudit(tx, { at: now, actor, action: 'account:change', subject, details: { fields: names } });
}

async function disable(tx: Tx, id: string, disabled: boolean, actor: Editor, now: Date): Promise<void> {
  await setDisabled(tx, id, disabled ? now : null);
  if (disabled) await endLogins(tx, id, { reason: 'DISABLED' }, now);
  await recordAudit(tx, {
    at: now,
    actor,
    action: disabled ? 'account:disable' : 'account:enable',
    subject: { type: 'account', id },
    details: { reason: 'ADMINISTRATION' },
  });
}

/** Ends all logins, and asks for one-time codes no longer: who lost one has often lost both. */
async function setPassword(
  tx: Tx,
  user: User,
  passwordHash: string,
  actor: Editor,
  now: Date,
): Promise<void> {
  const isGiven = user.id !== actor.userId && isStaff(user.roles);
  await updatePassword(tx, user.id, { passwordHash, isGiven }, now);
  await dropOneTimeCodes(tx, user, actor, now);
  const loginsEnded = await endLogins(tx, user.id, { reason: 'PASSWORD_RESET' }, now);
  const subject = { type: 'account', id: user.id };
  await recordAudit(tx, { at: now, actor, action: 'password:reset', subject, details: { loginsEnded } });
  await notifyPasswordChanged(tx, user, now);
}

/** Ends every login of an account, but for the one that asks; returns how many. Throws `list.notFound`. */
export async function endLoginsOfUser(
  context: Context,
  actor: Editor,
  id: string,
): Promise<{ ended: number }> {
  return inTransaction(context.db, async (tx) => {
    if ((await lockUser(tx, id)) === undefined) throw new AppError('list.notFound');
    const now = context.clock.now();
    const loginsEnded = await endLogins(tx, id, { reason: 'ENDED_BY_STAFF', except: actor.loginId }, now);
    const subject = { type: 'account', id };
    const details = { reason: 'ENDED_BY_STAFF', loginsEnded };
    await recordAudit(tx, { at: now, actor, action: 'login:close', subject, details });
    return { ended: loginsEnded };
  });
}
