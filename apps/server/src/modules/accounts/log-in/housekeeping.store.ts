import type { Tx } from '../../../platform/database.ts';

/** Forgets tokens that ended before `before`, and the logins that no token is left of. */
export async function deleteEndedLogins(tx: Tx, before: Date): Promise<number> {
  await tx.deleteFrom('login_token').where('refresh_expires_at', '<', before).execute();
  const result = await tx
    .deleteFrom('login')
    .where('last_seen_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('login_token').select('login_id').whereRef('login_token.login_id', '=', 'login.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Forgets where accounts were used before `before`. */
export async function deleteKnownAddresses(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('known_address').where('seen_at', '<', before).execute();
}

/** Forgets codes that were asked for, and failures that were counted, before `before`. */
export async function deleteOldTries(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('letter_code').where('created_at', '<', before).execute();
  await tx.deleteFrom('login_throttle').where('last_failed_at', '<', before).execute();
}
