import type { Authority } from '@rohi/contract/authorities';
import type { Role } from '@rohi/contract/roles';
import type { Workplace } from '@rohi/contract/accounts/workplaces';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import type { Sql } from '../../../platform/sql.ts';

export type EndReason =
  | 'ENDED_BY_STAFF'
  | 'LOGOUT'
  | 'ENDED_BY_USER'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RESET'
  | 'REUSED'
  | 'DISABLED'
  | 'IDLE'
  | 'TOO_LONG';

/** Hashes of one pair of tokens and when they end. */
export type TokenRow = {
  refreshHash: Buffer;
  accessHash: Buffer;
  accessExpiresAt: Date;
  refreshExpiresAt: Date;
};

export async function insertLogin(
  tx: Tx,
  login: { id: string; userId: string; address: string; userAgent: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('login')
    .values({
      id: login.id,
      user_id: login.userId,
      address: login.address,
      user_agent: login.userAgent,
      created_at: now,
      last_seen_at: now,
    })
    .execute();
}

export async function insertToken(tx: Tx, loginId: string, token: TokenRow, now: Date): Promise<void> {
  await tx
    .insertInto('login_token')
    .values({
      refresh_hash: token.refreshHash,
      access_hash: token.accessHash,
      login_id: loginId,
      issued_at: now,
      access_expires_at: token.accessExpiresAt,
      refresh_expires_at: token.refreshExpiresAt,
    })
    .execute();
}

export type SessionRow = {
  login_id: string;
  user_id: string;
  username: string;
  name: string;
  locale: string;
  operation_unit_id: number | null;
  customer_code: string | null;
  last_seen_at: Date;
  began_at: Date;
  end_reason: EndReason | null;
  password_is_given: boolean;
  codes_due_at: Date | null;
  codes_admitted_until: Date | null;
  roles: Role[];
  authorities: Authority[];
  workplaces: Workplace[];
};

/**
 * The session of an access token that is good at `now`, also of a login that has ended of itself. One statement: it
 * runs before every call that needs one.
 */
export async function findSessionRow(
  sql: Sql,
  accessHash: Buffer,
  now: Date,
): Promise<SessionRow | undefined> {
  const [row] = await sql<SessionRow[]>`
    select login.id as login_id, login.user_id, username, name, locale, operation_unit_id, customer_code, last_seen_at,
      login.created_at as began_at, end_reason, password_is_given,
      (select due_at from codes_due_facts where codes_due_facts.user_id = login.user_id) as codes_due_at, codes_admitted_until,
      array(select role from user_role where user_id = login.user_id order by role) as roles,
      array(select distinct authority from user_role join role_authority using (role) where user_id = login.user_id)
        as authorities,
      array(select distinct workplace from user_role join role on role.code = user_role.role
        where user_id = login.user_id and workplace is not null) as workplaces
    from login_token
    join login on login.id = login_token.login_id
    join user_account on user_account.id = login.user_id
    where access_hash = ${accessHash} and access_expires_at > ${now} and disabled_at is null
      and (ended_at is null or end_reason in ('IDLE', 'TOO_LONG'))`;
  return row;
}

export type HolderRow = {
  userId: string;
  username: string;
  unitId: number | null;
  disabledAt: Date | null;
  beganAt: Date;
  endedAt: Date | null;
  endReason: EndReason | null;
  authorities: Authority[];
  workplaces: Workplace[];
};

/** The user of a login in any state, and what the account may do now. */
export async function findHolderRow(db: Db | Tx, loginId: string): Promise<HolderRow | undefined> {
  const { rows } = await query<HolderRow>`
    select login.user_id as "userId", username, operation_unit_id as "unitId", disabled_at as "disabledAt",
      login.created_at as "beganAt", ended_at as "endedAt", end_reason as "endReason",
      array(select distinct authority from user_role join role_authority using (role) where user_id = login.user_id)
        as authorities,
      array(select distinct workplace from user_role join role on role.code = user_role.role
        where user_id = login.user_id and workplace is not null) as workplaces
    from login join user_account on user_account.id = login.user_id
    where login.id = ${loginId}`.execute(db);
  return rows[0];
}

/** Notes that a login is in use; written once a minute at most, never back in time. */
export async function touchLogin(sql: Sql, loginId: string, now: Date): Promise<void> {
  await sql`update login set last_seen_at = ${now} where id = ${loginId} and last_seen_at < ${now}`;
}

export type RefreshRow = {
  loginId: string;
  userId: string;
  beganAt: Date;
  lastSeenAt: Date;
  endReason: string | null;
  rotatedAt: Date | null;
  successorSalt: Buffer | null;
  refreshExpiresAt: Date;
  ended: boolean;
};

/** The login of a refresh token, whatever its state. */
export async function findRefresh(tx: Tx, refreshHash: Buffer): Promise<RefreshRow | undefined> {
  const row = await tx
    .selectFrom('login_token')
    .innerJoin('login', 'login.id', 'login_token.login_id')
    .innerJoin('user_account', 'user_account.id', 'login.user_id')
    .select([
      'login.id as loginId',
      'login.user_id as userId',
      'login.created_at as beganAt',
      'last_seen_at as lastSeenAt',
      'end_reason as endReason',
      'rotated_at as rotatedAt',
      'successor_salt as successorSalt',
      'refresh_expires_at as refreshExpiresAt',
      'ended_at',
      'disabled_at',
    ])
    .where('refresh_hash', '=', refreshHash)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { ...row, ended: row.ended_at !== null || row.disabled_at !== null };
}

/** Replaces a refresh token; of any number at once exactly one gets true. */
export async function rotateToken(tx: Tx, refreshHash: Buffer, salt: Buffer, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('login_token')
    .set({ rotated_at: now, successor_salt: salt })
    .where('refresh_hash', '=', refreshHash)
    .where('rotated_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** When the access token of a pair ends; undefined when there is no such pair. */
export async function findAccessExpiry(tx: Tx, accessHash: Buffer): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('login_token')
    .select('access_expires_at')
    .where('access_hash', '=', accessHash)
    .executeTakeFirst();
  return row?.access_expires_at;
}

/** The login that a token, access or refresh, belongs to. */
export async function findLoginOfToken(
  db: Db | Tx,
  hash: Buffer,
): Promise<{ loginId: string; userId: string } | undefined> {
  const row = await db
    .selectFrom('login_token')
    .innerJoin('login', 'login.id', 'login_token.login_id')
    .select(['login.id as loginId', 'login.user_id as userId'])
    .where((eb) => eb.or([eb('refresh_hash', '=', hash), eb('access_hash', '=', hash)]))
    .executeTakeFirst();
  return row;
}

/** Whether a login stands; it is not ended while the transaction lasts. */
export async function lockOpenLogin(tx: Tx, loginId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('login')
    .select('id')
    .where('id', '=', loginId)
    .where('ended_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends one login; false when it had ended before, or is not of this user. */
export async function endLoginRow(
  tx: Tx,
  login: { id: string; userId: string },
  reason: EndReason,
  now: Date,
): Promise<boolean> {
  const result = await tx
    .updateTable('login')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', login.id)
    .where('user_id', '=', login.userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Ends all logins of a user but one; returns how many. */
export async function endLoginsOf(
  tx: Tx,
  userId: string,
  options: { except?: string; reason: EndReason },
  now: Date,
): Promise<number> {
  let update = tx
    .updateTable('login')
    .set({ ended_at: now, end_reason: options.reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  if (options.except !== undefined) update = update.where('id', '<>', options.except);
  return Number((await update.executeTakeFirst()).numUpdatedRows);
}

/** Ends every login there is; returns how many. */
export async function endEveryLogin(db: Db, reason: EndReason, now: Date): Promise<number> {
  const result = await db
    .updateTable('login')
    .set({ ended_at: now, end_reason: reason })
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

export type OpenLogin = { id: string; createdAt: Date; lastSeenAt: Date; address: string; userAgent: string };

/** The logins of a user that can still be refreshed, the newest use first. */
export async function listOpenLogins(db: Db, userId: string, now: Date): Promise<OpenLogin[]> {
  return db
    .selectFrom('login')
    .select([
      'id',
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
      'address',
      'user_agent as userAgent',
    ])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('login_token')
          .select('login_id')
          .whereRef('login_token.login_id', '=', 'login.id')
          .where('refresh_expires_at', '>', now),
      ),
    )
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** Whether the user was let in from this address, or got the account back there, since `after`. */
export async function isKnownAddress(
  db: Db | Tx,
  userId: string,
  address: string,
  after: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('known_address')
    .select('address')
    .where('user_id', '=', userId)
    .where('address', '=', address)
    .where('seen_at', '>', after)
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberAddress(tx: Tx, userId: string, address: string, now: Date): Promise<void> {
  await tx
    .insertInto('known_address')
    .values({ user_id: userId, address, seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'address']).doUpdateSet({ seen_at: now }))
    .execute();
}
