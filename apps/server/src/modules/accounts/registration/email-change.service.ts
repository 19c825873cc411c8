/**
 * Owns changed e-mail addresses while they can be undone. It promises: for seven days the address before can take the
 * account back, the oldest of several always, and until then nothing is reset by a newer one (decision 51).
 */
import type { readEmailChange } from '@rohi/contract/accounts/accounts.contract';
import { emailUndoDays } from '@rohi/contract/accounts/session-rules';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, type Db, type Tx } from '../../../platform/database.ts';
import { hashOfNoPassword } from '../../../platform/passwords.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { queueLetter } from '../../notifications/notifications.service.ts';
import type { Client } from '../log-in/client.ts';
import {
  dropTotpSince,
  endChanges,
  findOpenChange,
  findOpenChangeFrom,
  insertEmailChange,
  listOpenChanges,
  voidLetterCodes,
  type EmailChange,
} from './email-change.store.ts';
import { endLogins } from '../log-in/sessions.service.ts';
import {
  findUserById,
  findUserByName,
  lockUser,
  takenNameOf,
  updatePassword,
  updateProfile,
  type User,
} from '../users/user.store.ts';

const undoMs = emailUndoDays * 24 * 3_600_000;

/** `m***@mail.ru`: enough to recognise the own address by. */
function maskEmail(email: string): string {
  return email.replace(/^(.).*@/, '$1***@');
}

/**
 * Notes a change in its transaction, with the user locked, and writes to the old address how to undo it. A change back
 * to an address that may undo ends what came after it, and cannot be undone itself.
 */
export async function noteEmailChange(
  tx: Tx,
  user: User,
  oldEmail: string,
  newEmail: string,
  now: Date,
): Promise<void> {
  const changedBack = (await listOpenChanges(tx, user.id, now)).find(
    (change) => change.oldEmail === newEmail,
  );
  const letter = { to: oldEmail, locale: user.locale, letter: 'emailChangedOld' } as const;
  const details = { newAddress: maskEmail(newEmail), changedAt: now.toISOString() };
  if (changedBack !== undefined) {
    await endChanges(tx, user.id, changedBack.changedAt, 'CHANGED_BACK', now);
    await queueLetter(tx, { ...letter, params: { ...details, undoToken: null, undoUntil: null } });
    return;
  }
  const token = newToken();
  const expiresAt = new Date(now.getTime() + undoMs);
  const change = { userId: user.id, oldEmail, newEmail, changedAt: now, expiresAt };
  await insertEmailChange(tx, { ...change, tokenHash: hashToken(token) });
  const params = { ...details, undoToken: token, undoUntil: expiresAt.toISOString() };
  await queueLetter(tx, { ...letter, params, expiresAt });
}

/** The office has set another address: what the letters to old ones offered is over. */
export async function endUndoing(tx: Tx, userId: string, now: Date): Promise<void> {
  await endChanges(tx, userId, new Date(0), 'BY_OFFICE', now);
}

/** What a letter's link would undo. Throws `accounts.undoOver`. */
export async function lookAtEmailChange(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<DataOf<typeof readEmailChange>> {
  const change = await findOpenChange(db, hashToken(token), clock.now());
  if (change === undefined) throw new AppError('accounts.undoOver');
  return {
    oldAddress: change.oldEmail,
    newAddress: maskEmail(change.newEmail),
    changedAt: change.changedAt.toISOString(),
    expiresAt: change.expiresAt.toISOString(),
  };
}

/**
 * Takes the old address back, with the logins, the password and the codes that came after it. Throws
 * `accounts.undoOver`, or `accounts.emailTaken` when the office has given the address to another account.
 */
export async function undoEmailChange(
  { db, clock }: Context,
  token: string,
  client: Client,
): Promise<{ email: string }> {
  const tokenHash = hashToken(token);
  const request = await findOpenChange(db, tokenHash, clock.now());
  if (request === undefined) throw new AppError('accounts.undoOver');
  try {
    return await inTransaction(db, async (tx) => {
      const now = clock.now();
      const user = await lockUser(tx, request.userId);
      const change = await findOpenChange(tx, tokenHash, now);
      if (user === undefined || change === undefined) throw new AppError('accounts.undoOver');
      await takeBack(tx, user, change, client, now);
      return { email: change.oldEmail };
    });
  } catch (error) {
    if (takenNameOf(error) === 'email') throw new AppError('accounts.emailTaken');
    throw error;
  }
}

async function takeBack(tx: Tx, user: User, change: EmailChange, client: Client, now: Date): Promise<void> {
  const brought = await endChanges(tx, user.id, change.changedAt, 'UNDONE', now);
  await updateProfile(tx, user.id, { email: change.oldEmail });
  // The user who changed the address has given the password: from here on no one knows it.
  await updatePassword(tx, user.id, { passwordHash: hashOfNoPassword(), isGiven: false }, now);
  await dropTotpSince(tx, user.id, change.changedAt);
  await voidLetterCodes(tx, user.id, brought, now);
  const loginsEnded = await endLogins(tx, user.id, { reason: 'PASSWORD_RESET' }, now);
  await recordAudit(tx, {
    at: now,
    actor: { userId: user.id, name: user.username, ...client },
    action: 'email:restore',
    subject: { type: 'account', id: user.id },
    details: { loginsEnded },
  });
  const params = { address: maskEmail(change.oldEmail), restoredAt: now.toISOString() };
  for (const to of new Set([change.oldEmail, ...(user.email === null ? [] : [user.email])]))
    await queueLetter(tx, { to, locale: user.locale, letter: 'emailRestored', params });
}

/**
 * Who resets a password by an address: a user, no one, or a user with an address that came too lately (`heldUntil`).
 */
export type ResetOwner = { user: User; heldUntil?: Date } | undefined;

/** While a change of address can be undone, the oldest address that can is the only one to reset by. */
export async function findResetOwner(db: Db | Tx, email: string, now: Date): Promise<ResetOwner> {
  const current = await findUserByName(db, { kind: 'email', value: email });
  if (current === undefined) return findOwnerBefore(db, email, now);
  const changes = await listOpenChanges(db, current.id, now);
  const newest = changes.at(-1);
  if (newest === undefined || changes[0]?.oldEmail === email) return { user: current };
  return { user: current, heldUntil: newest.expiresAt };
}

async function findOwnerBefore(db: Db | Tx, email: string, now: Date): Promise<ResetOwner> {
  const own = await findOpenChangeFrom(db, email, now);
  if (own === undefined) return undefined;
  const user = await findUserById(db, own.userId);
  const [oldest] = await listOpenChanges(db, own.userId, now);
  return user === undefined || oldest?.oldEmail !== email ? undefined : { user };
}

/** The owner of this address, now or again later: no other account gets it. */
export async function findAddressOwner(db: Db | Tx, email: string, now: Date): Promise<User | undefined> {
  const current = await findUserByName(db, { kind: 'email', value: email });
  if (current !== undefined) return current;
  const change = await findOpenChangeFrom(db, email, now);
  return change === undefined ? undefined : findUserById(db, change.userId);
}

/** Where a user is notified of what concerns the account: the address, and the one that may undo its change. */
export async function addressesToNotify(tx: Tx, user: User, now: Date): Promise<string[]> {
  const [oldest] = await listOpenChanges(tx, user.id, now);
  return [...new Set([user.email, oldest?.oldEmail ?? null])].filter((each) => each !== null);
}
