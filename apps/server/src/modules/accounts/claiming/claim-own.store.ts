import { sql as query } from 'kysely';
import type { Tx } from '../../../platform/database.ts';

/**
 * Gives the credentials of one account to a customer without any, and its phone, which is a log-in name; the account
 * that had them is closed, and its codes lead to that customer. The caller has locked both. Returns the phone of the
 * customer where it gave way to another.
 */
export async function moveCredentials(
  tx: Tx,
  { from, to, at }: { from: string; to: string; at: Date },
): Promise<string | null> {
  const { phone: formerPhone } = await tx
    .selectFrom('user_account')
    .select('phone')
    .where('id', '=', to)
    .executeTakeFirstOrThrow();
  const row = await tx
    .selectFrom('user_account')
    .select([
      'username',
      'password_hash',
      'password_changed_at',
      'password_is_given',
      'email',
      'phone',
      'offer_version',
      'locale',
      'parcel_letters',
    ])
    .where('id', '=', from)
    .executeTakeFirstOrThrow();
  const { phone, ...credentials } = row;
  await tx
    .updateTable('user_account')
    .set({
      username: null,
      password_hash: null,
      password_changed_at: null,
      email: null,
      offer_version: null,
      phone_proved_at: null,
      claimed_at: null,
      disabled_at: at,
      version: query`version + 1`,
    })
    .where('id', '=', from)
    .execute();
  await tx
    .updateTable('user_account')
    .set({
      ...credentials,
      phone: phone ?? formerPhone,
      claimed_at: at,
      version: query`version + 1`,
      staff_version: query`staff_version + 1`,
    })
    .where('id', '=', to)
    .execute();
  await tx
    .updateTable('customer_code_alias')
    .set({ user_id: to, source: 'MERGE' })
    .where('user_id', '=', from)
    .execute();
  return phone === null || phone === formerPhone ? null : formerPhone;
}
