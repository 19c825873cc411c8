import type { LoginNameKind } from '@rohi/contract/accounts/login-names';
import type { BusinessLine } from '@rohi/contract/business-lines';
import type { Role } from '@rohi/contract/roles';
import { resolveLocale, type Locale } from '@rohi/contract/locales';
import { sql as query, type NotNull, type Selectable } from 'kysely';
import type { DB } from '../../../platform/database-types.generated.ts';
import { databaseErrorCode, type Db, type Tx } from '../../../platform/database.ts';
import { noteWrites, type WriteKind } from '../../../platform/projections.ts';

/**
 * Somebody who can log in, as the services see one; the hash stays within this room. Customers without an account are
 * none: they are asked for as customers.
 */
export type User = {
  id: string;
  username: string;
  name: string;
  email: string | null;
  phone: string | null;
  customerCode: string | null;
  locale: Locale;
  /** Null for a customer who logs in by a proved phone alone. */
  passwordHash: string | null;
  /** Somebody else chose it. */
  passwordIsGiven: boolean;
  totpSecret: string | null;
  totpConfirmed: boolean;
  operationUnitId: number | null;
  disabledAt: Date | null;
  /** The account that it was merged into. */
  mergedInto: string | null;
  /** Wants letters about parcels. */
  parcelLetters: boolean;
  roles: Role[];
};

export type NewUser = {
  id: string;
  username: string;
  name: string;
  email: string | null;
  phone: string | null;
  customerCode: string | null;
  locale: Locale;
  passwordHash: string;
  passwordIsGiven: boolean;
  operationUnitId: number | null;
  offerVersion: string | null;
  isDemo: boolean;
  roles: readonly Role[];
};

type UserRow = Selectable<DB['user_account']> & { username: string; roles: string[] };

function userOf(row: UserRow): User {
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    email: row.email,
    phone: row.phone,
    customerCode: row.customer_code,
    locale: resolveLocale(row.locale),
    passwordHash: row.password_hash,
    passwordIsGiven: row.password_is_given,
    totpSecret: row.totp_secret,
    totpConfirmed: row.totp_confirmed_at !== null,
    operationUnitId: row.operation_unit_id,
    disabledAt: row.disabled_at,
    mergedInto: row.merged_into,
    parcelLetters: row.parcel_letters,
    roles: row.roles as Role[],
  };
}

function selectUser(db: Db | Tx) {
  return db
    .selectFrom('user_account')
    .selectAll('user_account')
    .select(
      query<string[]>`array(select role from user_role where user_id = user_account.id order by role)`.as(
        'roles',
      ),
    )
    .where('user_account.username', 'is not', null)
    .$narrowType<{ username: NotNull }>();
}

/**
 * The user of a login name. Of several with one phone the one who has proved it counts, else the earliest who could log
 * in: a later one takes nothing from it. An account that the office has made can be logged in to since its claim.
 */
export async function findUserByName(
  db: Db | Tx,
  name: { kind: LoginNameKind; value: string },
): Promise<User | undefined> {
  const row = await selectUser(db)
    .where(`user_account.${name.kind}`, '=', name.value)
    .orderBy(query`user_account.phone_proved_at is not null`, 'desc')
    .orderBy(query`coalesce(user_account.claimed_at, user_account.created_at)`)
    .orderBy('user_account.id')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? undefined : userOf(row);
}

export async function findUserById(db: Db | Tx, id: string): Promise<User | undefined> {
  const row = await selectUser(db).where('user_account.id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : userOf(row);
}

/** Everybody who has begun or confirmed one-time codes, locked until the end of the transaction. */
export async function lockUsersWithTotp(tx: Tx): Promise<User[]> {
  const rows = await selectUser(tx)
    .where('totp_secret', 'is not', null)
    .orderBy('user_account.id')
    .forUpdate('user_account')
    .execute();
  return rows.map(userOf);
}

/** The user, locked until the end of the transaction. */
export async function lockUser(tx: Tx, id: string): Promise<User | undefined> {
  const row = await selectUser(tx)
    .where('user_account.id', '=', id)
    .forUpdate('user_account')
    .executeTakeFirst();
  return row === undefined ? undefined : userOf(row);
}

/** What of a user is already somebody else's, as the database itself reports it. */
export type TakenName = 'username' | 'email' | 'customerCode';

const uniqueConstraints: Readonly<Record<string, TakenName>> = {
  user_account_username_key: 'username',
  user_account_email_key: 'email',
  user_account_customer_code_key: 'customerCode',
  customer_code_alias_pkey: 'customerCode',
};

/** Which unique name a failed write would have doubled; undefined for any other failure. */
export function takenNameOf(error: unknown): TakenName | undefined {
  if (databaseErrorCode(error) !== '23505') return undefined;
  return uniqueConstraints[(error as { constraint?: string }).constraint ?? ''];
}

/** An account was made, or what it is found by was changed. */
export const accountsWritten: WriteKind<{ id: string }> = { name: 'accounts.accountsWritten' };

export async function insertUser(tx: Tx, user: NewUser, now: Date): Promise<void> {
  await tx
    .insertInto('user_account')
    .values({
      id: user.id,
      username: user.username,
      name: user.name,
      email: user.email,
      phone: user.phone,
      customer_code: user.customerCode,
      locale: user.locale,
      password_hash: user.passwordHash,
      password_is_given: user.passwordIsGiven,
      password_changed_at: now,
      operation_unit_id: user.operationUnitId,
      offer_version: user.offerVersion,
      is_demo: user.isDemo,
      created_at: now,
    })
    .execute();
  await replaceRoles(tx, user.id, user.roles);
  noteWrites(tx, accountsWritten, [{ id: user.id }]);
}

export async function replaceRoles(tx: Tx, userId: string, roles: readonly Role[]): Promise<void> {
  await tx.deleteFrom('user_role').where('user_id', '=', userId).execute();
  if (roles.length === 0) return;
  await tx
    .insertInto('user_role')
    .values(roles.map((role) => ({ user_id: userId, role })))
    .execute();
}

/** Fields of the own profile; what is not given stays. */
export type ProfileChange = {
  username?: string;
  email?: string;
  phone?: string;
  locale?: Locale;
  parcelLetters?: boolean;
};

export async function updateProfile(tx: Tx, userId: string, change: ProfileChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  const { parcelLetters, ...fields } = change;
  await tx
    .updateTable('user_account')
    .set({
      ...fields,
      ...(parcelLetters === undefined ? {} : { parcel_letters: parcelLetters }),
      // Another number is not proved yet.
      ...(fields.phone === undefined ? {} : { phone_proved_at: null }),
      version: query`version + 1`,
    })
    .where('id', '=', userId)
    .execute();
  noteWrites(tx, accountsWritten, [{ id: userId }]);
}

/** `isGiven`: somebody else chose it, so that its owner must choose another first. */
export async function updatePassword(
  tx: Tx,
  userId: string,
  { passwordHash, isGiven }: { passwordHash: string; isGiven: boolean },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({ password_hash: passwordHash, password_is_given: isGiven, password_changed_at: now })
    .where('id', '=', userId)
    .execute();
}

/** One that was merged stays closed. */
const whileMerged = query<Date | null>`case when merged_into is not null then disabled_at end`;

/** Disabled at `at`, or enabled again with null. */
export async function setDisabled(tx: Tx, userId: string, at: Date | null): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({ disabled_at: at === null ? whileMerged : at })
    .where('id', '=', userId)
    .execute();
}

export async function setTotp(
  tx: Tx,
  userId: string,
  totp: { secret: string | null; confirmedAt: Date | null },
): Promise<void> {
  // Recovery codes are those of a secret.
  await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await tx
    .updateTable('user_account')
    .set({ totp_secret: totp.secret, totp_confirmed_at: totp.confirmedAt, totp_last_step: null })
    .where('id', '=', userId)
    .execute();
}

/** Stores what recovery codes are recognised by. */
export async function insertRecoveryCodes(tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<void> {
  const rows = hashes.map((hash) => ({ user_id: userId, code_hash: hash }));
  await tx.insertInto('recovery_code').values(rows).execute();
}

/** How many recovery codes of a user are left. */
export async function countRecoveryCodes(db: Db | Tx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select(query<string>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ends the recovery codes that are left. */
export async function deleteRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
}

/** Uses up a recovery code; of any number at once exactly one gets true. */
export async function useRecoveryCode(db: Db | Tx, userId: string, hash: Buffer): Promise<boolean> {
  const result = await db
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Uses up a time step of the authenticator; false when it, or a later one, was used before. */
export async function useTotpStep(db: Db | Tx, userId: string, step: number): Promise<boolean> {
  const result = await db
    .updateTable('user_account')
    .set({ totp_last_step: step })
    .where('id', '=', userId)
    .where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', String(step))]))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Whether an account with a password that is printed for everybody can be used. */
export async function hasOpenDemoAccount(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('user_account')
    .select('id')
    .where('is_demo', '=', true)
    .where('disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Address and language of the customers with these codes who want letters about parcels, or of `all` of them. */
export async function findLetterReaders(
  tx: Tx,
  customerCodes: readonly string[],
  all: boolean,
): Promise<Map<string, { email: string; locale: Locale }>> {
  const rows = await tx
    .selectFrom('user_account')
    .select(['customer_code', 'email', 'locale'])
    .where('customer_code', '=', query<string>`any(${[...customerCodes]}::text[])`)
    .where('email', 'is not', null)
    .where((eb) => eb.or([eb.val(all), eb('parcel_letters', '=', true)]))
    .where('disabled_at', 'is', null)
    .execute();
  return new Map(
    rows.flatMap(({ customer_code: code, email, locale }) =>
      code === null || email === null ? [] : [[code, { email, locale: resolveLocale(locale) }] as const],
    ),
  );
}

/** Ids of the accounts with these customer codes, by code. */
export async function findUsersByCustomerCodes(
  db: Db | Tx,
  customerCodes: readonly string[],
): Promise<Map<string, string>> {
  if (customerCodes.length === 0) return new Map();
  const rows = await db
    .selectFrom('user_account')
    .select(['id', 'customer_code'])
    .where('customer_code', '=', query<string>`any(${[...customerCodes]}::text[])`)
    .execute();
  return new Map(rows.flatMap(({ id, customer_code: code }) => (code === null ? [] : [[code, id] as const])));
}

/** When a customer was let in last by a slip or another claim; null for one who registered. */
export async function findClaimedAt(db: Db | Tx, customerCode: string): Promise<Date | null> {
  const { rows } = await query<{ at: Date | null }>`
    select greatest(claimed_at, (select max(used_at) from claim_slip where user_id = account.id)) as at
    from user_account as account where customer_code = ${customerCode}`.execute(db);
  return rows[0]?.at ?? null;
}

export type Customer = {
  id: string;
  name: string;
  customerCode: string;
  email: string | null;
  locale: Locale;
};

/** An account with a customer code. */
export async function findCustomerById(db: Db | Tx, id: string): Promise<Customer | undefined> {
  const row = await db
    .selectFrom('user_account')
    .select(['id', 'name', 'customer_code', 'email', 'locale'])
    .where('id', '=', id)
    .executeTakeFirst();
  const customerCode = row?.customer_code ?? null;
  if (row === undefined || customerCode === null) return undefined;
  return { id, name: row.name, customerCode, email: row.email, locale: resolveLocale(row.locale) };
}

/** What says how much a customer may declare. */
export type Declarer = {
  registeredAt: Date;
  /** At least so many new codes a day; null: what everybody has. */
  newCodesDaily: number | null;
  businessLine: BusinessLine;
};

/** `lock` keeps others from locking it too; rows that refer to the account are still written. */
export async function readDeclarer(
  db: Db | Tx,
  id: string,
  mode: 'read' | 'lock',
): Promise<Declarer | undefined> {
  const found = db
    .selectFrom('user_account')
    .select(['created_at', 'new_codes_daily', 'business_line'])
    .where('id', '=', id);
  const row = await (mode === 'lock' ? found.forNoKeyUpdate() : found).executeTakeFirst();
  return (
    row && {
      registeredAt: row.created_at,
      newCodesDaily: row.new_codes_daily,
      businessLine: row.business_line as BusinessLine,
    }
  );
}
