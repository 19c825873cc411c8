import type { Db, Tx } from '../../../platform/database.ts';

export type EmailChange = {
  tokenHash: Buffer;
  userId: string;
  oldEmail: string;
  newEmail: string;
  changedAt: Date;
  expiresAt: Date;
};

export type EmailChangeEnd = 'UNDONE' | 'CHANGED_BACK' | 'BY_OFFICE';

export async function insertEmailChange(tx: Tx, change: EmailChange): Promise<void> {
  await tx
    .insertInto('email_change')
    .values({
      token_hash: change.tokenHash,
      user_id: change.userId,
      old_email: change.oldEmail,
      new_email: change.newEmail,
      changed_at: change.changedAt,
      expires_at: change.expiresAt,
    })
    .execute();
}

/** Changes that can still be undone at `now`. */
function selectOpen(db: Db | Tx, now: Date) {
  return db
    .selectFrom('email_change')
    .select([
      'token_hash as tokenHash',
      'user_id as userId',
      'old_email as oldEmail',
      'new_email as newEmail',
      'changed_at as changedAt',
      'expires_at as expiresAt',
    ])
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now);
}

export async function findOpenChange(
  db: Db | Tx,
  tokenHash: Buffer,
  now: Date,
): Promise<EmailChange | undefined> {
  return selectOpen(db, now).where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** The changes of a user that can still be undone, the oldest first. */
export async function listOpenChanges(db: Db | Tx, userId: string, now: Date): Promise<EmailChange[]> {
  return selectOpen(db, now)
    .where('user_id', '=', userId)
    .orderBy('changed_at')
    .orderBy('token_hash')
    .execute();
}

/** The former owner of this address, who may get it back. */
export async function findOpenChangeFrom(
  db: Db | Tx,
  oldEmail: string,
  now: Date,
): Promise<EmailChange | undefined> {
  return selectOpen(db, now)
    .where('old_email', '=', oldEmail)
    .orderBy('changed_at')
    .orderBy('token_hash')
    .limit(1)
    .executeTakeFirst();
}

/** Ends the user's changes since `since`; returns the addresses that they brought. */
export async function endChanges(
  tx: Tx,
  userId: string,
  since: Date,
  reason: EmailChangeEnd,
  now: Date,
): Promise<string[]> {
  const rows = await tx
    .updateTable('email_change')
    .set({ ended_at: now, end_reason: reason })
    .where('user_id', '=', userId)
    .where('changed_at', '>=', since)
    .where('ended_at', 'is', null)
    .returning('new_email')
    .execute();
  return rows.map((row) => row.new_email);
}

/** Uses up the codes of a user for new addresses, and those that would reset a password by one of `targets`. */
export async function voidLetterCodes(
  tx: Tx,
  userId: string,
  targets: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('letter_code')
    .set({ used_at: now })
    .where('used_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('user_id', '=', userId),
        eb.and([eb('scene', '=', 'reset'), eb('target', 'in', [...targets])]),
      ]),
    )
    .execute();
}

/** Turns one-time codes off that were confirmed since `since`. */
export async function dropTotpSince(tx: Tx, userId: string, since: Date): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null })
    .where('id', '=', userId)
    .where((eb) => eb.or([eb('totp_confirmed_at', '>=', since), eb('totp_confirmed_at', 'is', null)]))
    .execute();
}

export async function deleteOldChanges(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('email_change').where('expires_at', '<', before).execute();
}
