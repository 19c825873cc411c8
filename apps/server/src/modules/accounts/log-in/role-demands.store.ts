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
      'codes_grace_days',
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
    graceDays: row.codes_grace_days,
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

/**
 * From when on an account owes one-time codes (null: no log-in has asked for them yet), and until when it works without
 * them.
 */
export type CodesDue = { dueAt: Date | null; admittedUntil: Date | null };

/** Undefined for users with codes, for roles that demand none, and for demo accounts. */
export async function findCodesDue(db: Db | Tx, userId: string): Promise<CodesDue | undefined> {
  return db
    .selectFrom('codes_due_facts')
    .select(['due_at as dueAt', 'admitted_until as admittedUntil'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Notes the log-in at which a role first demands codes of an account. */
export async function noteCodesAsked(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({ codes_asked_at: now })
    .where('id', '=', userId)
    .where('codes_asked_at', 'is', null)
    .where((eb) =>
      eb.exists(eb.selectFrom('codes_due_facts').select('user_id').where('user_id', '=', userId)),
    )
    .execute();
}

/** Lets an account work without one-time codes until then. */
export async function admitUntil(tx: Tx, userId: string, until: Date): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({ codes_admitted_until: until, version: sql`version + 1` })
    .where('id', '=', userId)
    .execute();
}

/** Whether the password of an account is one that somebody else chose. */
export async function isPasswordGiven(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('user_account')
    .select('password_is_given')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.password_is_given;
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
