/** What the logged-in user sees and changes of the own account. */
import type { userInfo } from '@rohi/contract/accounts/accounts.contract';
import { normalizeEmail, normalizeUsername } from '@rohi/contract/accounts/login-names';
import type { DataOf } from '@rohi/contract/endpoint';
import { isLocale, type Locale, type LocaleTexts } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import type { RequestActor, UserPrincipal } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { queueLetter } from '../../notifications/notifications.service.ts';
import { findPlace } from '../../places/places.service.ts';
import { checkLetterCode, consumeLetterCode } from '../log-in/letter-code.service.ts';
import { menusOf } from '../users/menus.ts';
import { addressesToNotify, noteEmailChange } from './email-change.service.ts';
import { lockUnchanged } from '../passwords/password.service.ts';
import { proveOwner, type GivenProof } from '../log-in/own-proof.service.ts';
import { readCodesDue } from '../log-in/role-demands.service.ts';
import type { CountedTry } from '../log-in/throttle.service.ts';
import { readPhone } from '../../../platform/phone-numbers.ts';
import {
  countRecoveryCodes,
  findUserById,
  updateProfile,
  type ProfileChange,
  type User,
} from '../users/user.store.ts';
import { reportTakenName } from '../users/taken-name.service.ts';
import { readCodeShapes } from '../codes/customer-codes.service.ts';

/** Where a customer sends to and collects; a room above this one knows. Names in the locale. */
type FindHouses = (
  principal: UserPrincipal,
  locale: Locale,
) => Promise<Pick<DataOf<typeof userInfo>, 'pickupPoint' | 'warehouse'>>;

/** What rooms above know of the own account: its houses, and how much of what was written to it is unread. */
export type OwnFacts = {
  housesOf: FindHouses;
  unreadOf: (principal: UserPrincipal) => Promise<Pick<DataOf<typeof userInfo>, 'unread' | 'unreadMessages'>>;
};

/** The own account, what it may do, and its menus, names in `locale`. */
export async function readUserInfo(
  context: Pick<Context, 'changes' | 'clock' | 'db' | 'log'>,
  principal: UserPrincipal,
  locale: Locale,
  { housesOf, unreadOf }: OwnFacts,
): Promise<DataOf<typeof userInfo>> {
  const { db } = context;
  const user = await ownUser(db, principal);
  const unit = user.operationUnitId === null ? undefined : await findPlace(db, user.operationUnitId);
  return {
    ...publicUser(user),
    customerCode: user.customerCode,
    roles: [...user.roles],
    authorities: [...principal.authorities].toSorted(),
    operationUnit:
      unit === undefined ? null : { id: unit.id, code: unit.code, name: (unit.names as LocaleTexts)[locale] },
    menus: menusOf(principal.authorities, unit?.kind),
    ...(await housesOf(principal, locale)),
    ...(await unreadOf(principal)),
    oneTimeCodes: user.totpConfirmed,
    recoveryCodes: await countRecoveryCodes(db, user.id),
    codesDue: await readCodesDue(context, user.id),
    customerCodeShapes: [...(await readCodeShapes(context))],
    parcelLetters: user.parcelLetters,
  };
}

async function ownUser(db: Context['db'] | Tx, { userId }: Pick<UserPrincipal, 'userId'>): Promise<User> {
  const user = await findUserById(db, userId);
  if (user === undefined) throw new AppError('auth.sessionExpired');
  return user;
}

function publicUser({ id, name, username, email, phone, locale }: User) {
  return { id, name, username, email, phone, locale };
}

/** What is asked to change; a new e-mail comes with the code that was sent to it. */
export type AskedProfile = GivenProof & {
  username?: string | undefined;
  email?: string | undefined;
  code?: string | undefined;
  codeId?: string | undefined;
  phone?: string | undefined;
  locale?: string | undefined;
  parcelLetters?: boolean | undefined;
};

/** What has been proved before the transaction, and must still hold in it. */
type Proved = { user: User; counted: CountedTry; email: string | undefined };

/**
 * Changes the own profile, all or nothing, and returns it as it is then. What one logs in with changes only with a
 * proof once more (`proveOwner`), by a login that is still open.
 */
export async function changeOwnProfile(context: Context, actor: RequestActor, profile: AskedProfile) {
  const change = readChange(await ownUser(context.db, actor), profile);
  const proved = wantsProof(change) ? await proveChange(context, actor, change, profile) : undefined;
  return reportTakenName(
    inTransaction(context.db, (tx) => writeChange(tx, actor, profile, proved, context.clock.now())),
  );
}

function wantsProof({ username, email, phone }: ProfileChange): boolean {
  return username !== undefined || email !== undefined || phone !== undefined;
}

async function proveChange(
  context: Context,
  actor: RequestActor,
  { email }: ProfileChange,
  profile: AskedProfile,
): Promise<Proved> {
  if (email !== undefined && profile.codeId === undefined) throw new AppError('accounts.emailCodeNeeded');
  const proof = await proveOwner(context, actor, profile);
  if (email !== undefined) await checkNewEmail(context, actor, email, profile);
  return { ...proof, email };
}

async function writeChange(
  tx: Tx,
  actor: RequestActor,
  profile: AskedProfile,
  proved: Proved | undefined,
  now: Date,
) {
  await proved?.counted.succeeded(tx);
  const user = await lockUnchanged(tx, actor, proved?.user);
  // The row may have become another since it was read: what counts is what differs from it now.
  const change = readChange(user, profile);
  if (wantsProof(change)) requireProved(change, proved);
  if (change.email !== undefined && profile.codeId !== undefined)
    await consumeLetterCode(tx, profile.codeId, now);
  await updateProfile(tx, user.id, change);
  await auditChange(tx, actor, change, now);
  await notifyOfChange(tx, user, change, now);
  return publicUser({ ...user, ...change });
}

function requireProved(change: ProfileChange, proved: Proved | undefined): void {
  if (proved === undefined) throw new AppError('accounts.proofNeeded');
  if (change.email !== undefined && change.email !== proved.email)
    throw new AppError('accounts.emailCodeNeeded');
}

/** The fields that differ from what stands, in their normal form. Throws for one that cannot be. */
function readChange(before: User, profile: AskedProfile): ProfileChange {
  const change: ProfileChange = {};
  if (profile.username !== undefined) {
    const username = normalizeUsername(profile.username);
    if (username === undefined) throw new AppError('accounts.badUsername');
    if (username !== before.username) change.username = username;
  }
  if (profile.email !== undefined) {
    const email = normalizeEmail(profile.email);
    if (email === undefined) throw new AppError('accounts.badEmail');
    if (email !== before.email) change.email = email;
  }
  if (profile.phone !== undefined) {
    const phone = readPhone(profile.phone);
    if (phone === undefined) throw new AppError('accounts.badPhone');
    if (phone !== before.phone) change.phone = phone;
  }
  if (isLocale(profile.locale) && profile.locale !== before.locale) change.locale = profile.locale;
  if (profile.parcelLetters !== undefined && profile.parcelLetters !== before.parcelLetters)
    change.parcelLetters = profile.parcelLetters;
  return change;
}

async function checkNewEmail(
  context: Context,
  { userId }: RequestActor,
  email: string,
  { code, codeId }: AskedProfile,
): Promise<void> {
  if (code === undefined || codeId === undefined) throw new AppError('accounts.emailCodeNeeded');
  await checkLetterCode(context, {
    codeId,
    code,
    scene: 'change-email',
    target: email,
    userId,
  });
}

async function auditChange(tx: Tx, actor: RequestActor, change: ProfileChange, now: Date): Promise<void> {
  const fields = Object.keys(change);
  if (fields.length === 0) return;
  await recordAudit(tx, {
    at: now,
    actor,
    action: 'account:change',
    subject: { type: 'account', id: actor.userId },
    details: { fields },
  });
}

/** The owner is notified when what they log in with changes: somebody else may have done it. */
async function notifyOfChange(tx: Tx, user: User, change: ProfileChange, now: Date): Promise<void> {
  const params = {
    username: change.username !== undefined,
    phone: change.phone !== undefined,
    changedAt: now.toISOString(),
  };
  if (params.username || params.phone)
    for (const to of await addressesToNotify(tx, user, now))
      await queueLetter(tx, { to, locale: user.locale, letter: 'loginNameChanged', params });
  if (change.email !== undefined && user.email !== null)
    await noteEmailChange(tx, user, user.email, change.email, now);
}
