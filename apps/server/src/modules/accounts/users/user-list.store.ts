import type { StaffUser } from '@rohi/contract/accounts/user-list.contract';
import { resolveLocale } from '@rohi/contract/locales';
import { sql, type NotNull } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import { selectPage, type PageAsked } from '../../../platform/list-page.ts';
import { noteWrites } from '../../../platform/projections.ts';
import { personHolds, wantsSearch } from '../../../platform/search-text.ts';
import { accountsWritten } from './user.store.ts';

export type UsersAsked = PageAsked & {
  search?: string | undefined;
  role?: string | undefined;
  enabled?: string | undefined;
  codes?: 'have' | 'lack' | undefined;
};

/** Those who can log in: customers without an account stand in the list of customers alone. */
function selectRows(db: Db | Tx, now: Date) {
  const open = sql`login.user_id = user_account.id and login.ended_at is null and exists (
    select 1 from login_token where login_token.login_id = login.id and refresh_expires_at > ${now})`;
  return db
    .selectFrom('user_account')
    .leftJoin('place_facts as place', 'place.id', 'user_account.operation_unit_id')
    .select([
      'user_account.id',
      'username',
      'name',
      'email',
      'phone',
      'customer_code',
      'locale',
      'disabled_at',
      'totp_confirmed_at',
      'codes_admitted_until',
      sql<Date | null>`(select due_at from codes_due_facts where user_id = user_account.id)`.as(
        'codes_due_at',
      ),
      'created_at',
      'version',
      'place.code as unit',
      sql<string[]>`array(select role from user_role where user_id = user_account.id order by role)`.as(
        'roles',
      ),
      sql<string>`(select count(*) from login where ${open})`.as('open_logins'),
      sql<Date | null>`(select max(last_seen_at) from login where user_id = user_account.id)`.as(
        'last_seen_at',
      ),
    ])
    .where('username', 'is not', null)
    .$narrowType<{ username: NotNull }>();
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['executeTakeFirstOrThrow']>>;

function userOf(row: Row, now: Date): StaffUser {
  const owed = row.codes_due_at;
  const admitted = row.codes_admitted_until;
  return {
    id: row.id,
    version: row.version,
    username: row.username,
    name: row.name,
    email: row.email,
    phone: row.phone,
    locale: resolveLocale(row.locale),
    roles: row.roles as StaffUser['roles'],
    unit: row.unit,
    enabled: row.disabled_at === null,
    password: null,
    customerCode: row.customer_code,
    openLogins: Number(row.open_logins),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    oneTimeCodes: row.totp_confirmed_at !== null,
    codesDueAt: owed?.toISOString() ?? null,
    admittedUntil: owed !== null && admitted !== null && admitted > now ? admitted.toISOString() : null,
    createdAt: row.created_at.toISOString(),
  };
}

/** A page of accounts. */
export async function pageOfUsers(
  db: Db,
  { search, role, enabled, codes, ...filter }: UsersAsked,
  now: Date,
): Promise<{ total: number; list: StaffUser[] }> {
  let found = selectRows(db, now);
  if (role !== undefined)
    found = found.where(
      sql<boolean>`exists (select 1 from user_role where user_id = user_account.id and role = ${role})`,
    );
  if (enabled !== undefined) found = found.where('disabled_at', enabled === 'true' ? 'is' : 'is not', null);
  if (codes === 'have') found = found.where('totp_confirmed_at', 'is not', null);
  if (codes === 'lack')
    found = found.where(sql<boolean>`user_account.id in (select user_id from codes_due_facts)`);
  if (wantsSearch(search))
    found = found.where(
      sql<boolean>`user_account.id in (select account_id from account_search_facts where ${personHolds(sql`search_text`, search)})`,
    );
  const sorts = {
    username: sql`username`,
    name: sql`user_account.name`,
    createdAt: sql`created_at`,
    lastSeenAt: sql`(select max(last_seen_at) from login where user_id = user_account.id)`,
  };
  const { total, rows } = await selectPage(found, filter, sorts, 'username', sql`user_account.id`);
  return { total, list: rows.map((row) => userOf(row, now)) };
}

export async function findStaffUser(db: Db | Tx, id: string, now: Date): Promise<StaffUser | undefined> {
  const row = await selectRows(db, now).where('user_account.id', '=', id).executeTakeFirst();
  return row && userOf(row, now);
}

/** Version of an account with its row locked. */
export async function versionOfUser(tx: Tx, id: string): Promise<number> {
  const { version } = await tx
    .selectFrom('user_account')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return version;
}

/** Fields that are written as they are given; every change of an account raises its version. */
export async function updateUserRow(
  tx: Tx,
  id: string,
  fields: {
    name?: string;
    email?: string | null;
    phone?: string | null;
    locale?: string;
    operation_unit_id?: number | null;
  },
): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({
      ...fields,
      ...(fields.phone === undefined
        ? {}
        : {
            phone_proved_at: sql`case when phone is not distinct from ${fields.phone} then phone_proved_at end`,
          }),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
  noteWrites(tx, accountsWritten, [{ id }]);
}

/**
 * How many others could still give roles if this account no longer could. One at a time asks: two administrators must
 * not take the office from each other at once.
 */
export async function countOtherAdministrators(tx: Tx, id: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('administrators'))`.execute(tx);
  const { count } = await tx
    .selectFrom('user_account')
    .select(sql<string>`count(*)`.as('count'))
    .where('id', '<>', id)
    .where('disabled_at', 'is', null)
    .where(
      sql<boolean>`exists (select 1 from user_role join role_authority using (role)
        where user_id = user_account.id and authority = 'user:edit')`,
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether one of these roles may edit accounts. */
export async function mayEditUsers(tx: Tx, roles: readonly string[]): Promise<boolean> {
  if (roles.length === 0) return false;
  const row = await tx
    .selectFrom('role_authority')
    .select('role')
    .where('authority', '=', 'user:edit')
    .where('role', 'in', [...roles])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
