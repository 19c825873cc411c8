/** What the logged-in user sees and changes of the own account. */
import type { userInfo } from '@rohi/contract/accounts/accounts.contract';
import { normalizeEmail, normalizeUsername } from '@rohi/contract/accounts/login-names';
import type { DataOf } from '@rohi/contract/endpoint';
import { isLocale, type Locale, type LocaleTexts } from '@rohi/contract/locales';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Session } from '../../http/session-guard.ts';
import { inTransaction, type Tx } from '../../platform/database.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { queueLetter } from '../notifications/notifications.service.ts';
import type { Client } from './client.ts';
import { checkLetterCode, consumeLetterCode } from './letter-code.service.ts';
import { menusOf } from './menus.ts';
import { readPhone } from '../../platform/phone-numbers.ts';
import {
  findOperationUnit,
  findUserById,
  lockUser,
  takenNameOf,
  updateProfile,
  type ProfileChange,
  type User,
} from './user.store.ts';

/** Where a customer sends to and collects; a room above this one knows. Names in the locale. */
export type FindHouses = (
  session: Session,
  locale: Locale,
) => Promise<Pick<DataOf<typeof userInfo>, 'pickupPoint' | 'warehouse'>>;

/** The own account, what it may do, and its menus, names in `locale`. */
export async function readUserInfo(
  { db }: Pick<Context, 'db'>,
  session: Session,
  locale: Locale,
  housesOf: FindHouses,
): Promise<DataOf<typeof userInfo>> {
  const user = await ownUser(db, session);
  const unit = user.operationUnitId === null ? undefined : await findOperationUnit(db, user.operationUnitId);
  return {
    ...publicUser(user),
    customerCode: user.customerCode,
    roles: [...session.roles],
    authorities: [...session.authorities].toSorted(),
    operationUnit:
      unit === undefined ? null : { id: unit.id, code: unit.code, name: (unit.names as LocaleTexts)[locale] },
    menus: menusOf(session.authorities),
    ...(await housesOf(session, locale)),
    // Nobody's reading of notices is kept.
    unread: 0,
    oneTimeCodes: user.totpConfirmed,
    parcelLetters: user.parcelLetters,
  };
}

async function ownUser(db: Context['db'] | Tx, session: Session): Promise<User> {
  const user = await findUserById(db, session.userId);
  if (user === undefined) throw new AppError('auth.sessionExpired');
  return user;
}

function publicUser({ id, name, username, email, phone, locale }: User) {
  return { id, name, username, email, phone, locale };
}

/** What is asked to change; a new e-mail comes with the code that was sent to it. */
export type AskedProfile = {
  username?: string | undefined;
  email?: string | undefined;
  code?: string | undefined;
  codeId?: string | undefined;
  phone?: string | undefined;
  locale?: string | undefined;
  parcelLetters?: boolean | undefined;
};

/** Changes the own profile, all or nothing, and returns it as it is then. */
export async function changeOwnProfile(
  context: Context,
  session: Session,
  asked: AskedProfile,
  client: Client,
) {
  const before = await ownUser(context.db, session);
  const change = readChange(before, asked);
  if (change.email !== undefined) await checkNewEmail(context, session, change.email, asked);
  try {
    return await inTransaction(context.db, async (tx) => {
      const now = context.clock.now();
      const locked = await lockUser(tx, session.userId);
      if (locked === undefined) throw new AppError('auth.sessionExpired');
      if (change.email !== undefined && asked.codeId !== undefined)
        await consumeLetterCode(tx, asked.codeId, now);
      await updateProfile(tx, locked.id, change);
      await auditChange(tx, session, change, client, now);
      if (change.email !== undefined && locked.email !== null)
        await tellOldAddress(tx, locked, locked.email, change.email, now);
      return publicUser({ ...locked, ...change });
    });
  } catch (error) {
    const taken = takenNameOf(error);
    if (taken === 'username') throw new AppError('accounts.usernameTaken');
    if (taken === 'email') throw new AppError('accounts.emailTaken');
    throw error;
  }
}

/** The fields that differ from what stands, in their normal form. Throws for one that cannot be. */
function readChange(before: User, asked: AskedProfile): ProfileChange {
  const change: ProfileChange = {};
  if (asked.username !== undefined) {
    const username = normalizeUsername(asked.username);
    if (username === undefined) throw new AppError('accounts.badUsername');
    if (username !== before.username) change.username = username;
  }
  if (asked.email !== undefined) {
    const email = normalizeEmail(asked.email);
    if (email === undefined) throw new AppError('accounts.badEmail');
    if (email !== before.email) change.email = email;
  }
  if (asked.phone !== undefined) {
    const phone = readPhone(asked.phone);
    if (phone === undefined) throw new AppError('accounts.badPhone');
    if (phone !== before.phone) change.phone = phone;
  }
  if (isLocale(asked.locale) && asked.locale !== before.locale) change.locale = asked.locale;
  if (asked.parcelLetters !== undefined && asked.parcelLetters !== before.parcelLetters)
    change.parcelLetters = asked.parcelLetters;
  return change;
}

async function checkNewEmail(
  context: Context,
  session: Session,
  email: string,
  { code, codeId }: AskedProfile,
): Promise<void> {
  if (code === undefined || codeId === undefined) throw new AppError('accounts.emailCodeNeeded');
  await checkLetterCode(context, {
    codeId,
    code,
    scene: 'change-email',
    target: email,
    userId: session.userId,
  });
}

async function auditChange(
  tx: Tx,
  session: Session,
  change: ProfileChange,
  client: Client,
  now: Date,
): Promise<void> {
  const fields = Object.keys(change);
  if (fields.length === 0) return;
  await recordAudit(tx, {
    at: now,
    actor: { userId: session.userId, name: session.username, loginId: session.loginId, ...client },
    action: 'account:change',
    subject: { type: 'account', id: session.userId },
    details: { fields },
  });
}

/** The old address hears of the change: it may not have been the owner's doing. */
async function tellOldAddress(
  tx: Tx,
  user: User,
  oldEmail: string,
  newEmail: string,
  now: Date,
): Promise<void> {
  await queueLetter(tx, {
    to: oldEmail,
    locale: user.locale,
    letter: 'emailChangedOld',
    params: { newAddress: maskEmail(newEmail), changedAt: now.toISOString() },
  });
}

/** `m***@mail.ru`: enough to recognise the own address by. */
function maskEmail(email: string): string {
  return email.replace(/^(.).*@/, '$1***@');
}
