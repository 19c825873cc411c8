import type { RoleDemands } from '@rohi/contract/accounts/role-demands.contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** What each staff role demands, by its code. */
export async function listDemands(db: Db | Tx): Promise<RoleDemands[]> {
  const rows = await db
    .selectFrom('role')
    .select([
      'code',
      'one_time_codes',
      'version',
      sql<string>`(select count(*) from user_role as held join user_account on user_account.id = held.user_id
        where held.role = role.code and disabled_at is null)`.as('holders'),
      sql<string>`(select count(*) from user_role as held join user_account on user_account.id = held.user_id
        where held.role = role.code and disabled_at is null and totp_confirmed_at is null)`.as(
        'without_codes',
      ),
    ])
    .where('code', '<>', 'customer')
    .orderBy('code')
    .execute();
  return rows.map((row) => ({
    role: row.code as RoleDemands['role'],
    oneTimeCodes: row.one_time_codes,
    holders: Number(row.holders),
    withoutCodes: Number(row.without_codes),
    version: row.version,
  }));
}

/** False when somebody else has changed the role meanwhile. */
export async function setDemand(
  tx: Tx,
  role: string,
  oneTimeCodes: boolean,
  version: number,
): Promise<boolean> {
  const result = await tx
    .updateTable('role')
    .set({ one_time_codes: oneTimeCodes, version: sql`version + 1` })
    .where('code', '=', role)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** What an account owes: a password of its own, one-time codes that a role demands. */
export async function findOwed(
  tx: Tx,
  userId: string,
): Promise<{ passwordIsGiven: boolean; owesCodes: boolean }> {
  return tx
    .selectFrom('user_account')
    .select([
      'password_is_given as passwordIsGiven',
      sql<boolean>`totp_confirmed_at is null and exists (select from user_role join role on role.code = user_role.role
        where user_id = user_account.id and one_time_codes)`.as('owesCodes'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Whether a role that this account holds demands one-time codes. */
export async function demandsOneTimeCodes(db: Db | Tx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_role')
    .innerJoin('role', 'role.code', 'user_role.role')
    .select('role.code')
    .where('user_id', '=', userId)
    .where('one_time_codes', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
