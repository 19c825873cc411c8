import { sql } from 'kysely';
import type { Tx } from '../../../platform/database.ts';

/** Takes log-in and all that is personal from a locked account, and closes it. Its code takes the place of its name. */
export async function clearAccount(tx: Tx, { id }: { id: string }, at: Date): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({
      name: sql`customer_code`,
      username: null,
      password_hash: null,
      password_changed_at: null,
      email: null,
      phone: null,
      phone_proved_at: null,
      offer_version: null,
      claimed_at: null,
      totp_secret: null,
      totp_confirmed_at: null,
      totp_last_step: null,
      parcel_letters: false,
      disabled_at: at,
      version: sql`version + 1`,
      staff_version: sql`staff_version + 1`,
    })
    .where('id', '=', id)
    .execute();
  for (const table of [
    'email_change',
    'known_address',
    'saved_view',
    'recovery_code',
    'chosen_columns',
  ] as const)
    await tx.deleteFrom(table).where('user_id', '=', id).execute();
}
