/**
 * Owns logins and their tokens. It promises: a refresh token has one successor however many ask at once; its
 * predecessor may be repeated for ten seconds and gets the same one; a later use ends that login alone; an ended login
 * opens nothing from the next request on.
 */
import { randomUUID } from 'node:crypto';
import type { Session as SessionAnswer } from '@rohi/contract/accounts/accounts.contract';
import {
  accessTokenLifeMs,
  clockDifferenceMs,
  refreshRepeatMs,
  refreshTokenLifeMs,
} from '@rohi/contract/accounts/session-rules';
import { normalizeUsername } from '@rohi/contract/accounts/login-names';
import type { Duty } from '@rohi/contract/duties';
import { resolveLocale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { RequestActor } from '../../../principal.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { deviceName } from '../../../platform/device-name.ts';
import {
  hashToken,
  newSuccessorSalt,
  newTokenPair,
  successorOf,
  type TokenPair,
} from '../../../platform/tokens.ts';
import type { Session, SessionEnd } from '../../../session.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Client } from './client.ts';
import {
  endLoginRow,
  endEveryLogin,
  endLoginsOf,
  findAccessExpiry,
  findLoginOfToken,
  findRefresh,
  findSessionRow,
  insertLogin,
  insertToken,
  listOpenLogins,
  rememberAddress,
  rotateToken,
  touchLogin,
  type EndReason,
  type RefreshRow,
} from './login.store.ts';
import { findCodesDue, isPasswordGiven, noteCodesAsked } from './role-demands.store.ts';
import { findUserById, type User } from '../users/user.store.ts';
import type { Role } from '@rohi/contract/roles';
import { isStaff } from '@rohi/contract/accounts/passwords';

/** What an account owes first. */
function dutyOf(owed: { passwordIsGiven: boolean; owesCodes: boolean }): Duty | null {
  if (owed.passwordIsGiven) return 'password';
  return owed.owesCodes ? 'one-time-codes' : null;
}

/**
 * Whether a log-in that began at `beganAt` opens nothing but the way to one-time codes. The days of grace end for
 * log-ins that begin after them: a shift is not cut off in the middle.
 */
function owesCodes(
  due: { dueAt: Date | null; admittedUntil: Date | null } | undefined,
  beganAt: Date,
  now: Date,
): boolean {
  if (!due?.dueAt || due.dueAt > beganAt) return false;
  return due.admittedUntil === null || due.admittedUntil <= now;
}

type AgeEnd = 'IDLE' | 'TOO_LONG';

/** The failure of a call with such a login. */
const failureOf = { IDLE: 'auth.loginIdle', TOO_LONG: 'auth.loginTooLong' } as const;

/** Why an ended login ended, if it did so of itself. */
function overOfItself(reason: string | null): AgeEnd | undefined {
  return reason === 'IDLE' || reason === 'TOO_LONG' ? reason : undefined;
}

/** Staff share counters and screens: their logins end hours after the last call and after the beginning. */
function ageOut(
  login: { beganAt: Date; lastSeenAt: Date; roles: readonly Role[] },
  { staffIdleMs, staffLoginMs }: { staffIdleMs: number; staffLoginMs: number },
  now: Date,
): AgeEnd | undefined {
  if (!isStaff(login.roles)) return undefined;
  if (now.getTime() - login.beganAt.getTime() >= staffLoginMs) return 'TOO_LONG';
  return now.getTime() - login.lastSeenAt.getTime() >= staffIdleMs ? 'IDLE' : undefined;
}

/** A login's use is noted once in so long: a write for each request would cost more than the request. */
const touchEveryMs = 60_000;

type KnownUser = Pick<User, 'id' | 'name' | 'username' | 'locale'>;
type SessionUser = KnownUser & { mustDo: Duty | null };

function describeSession(tokens: TokenPair, expiresAt: Date, user: SessionUser): SessionAnswer {
  return {
    token: tokens.access,
    refresh_token: tokens.refresh,
    expiration_time: expiresAt.getTime(),
    user: { id: user.id, name: user.name, username: user.username, locale: user.locale },
    mustDo: user.mustDo,
  };
}

async function storeTokens(tx: Tx, loginId: string, tokens: TokenPair, now: Date): Promise<Date> {
  const accessExpiresAt = new Date(now.getTime() + accessTokenLifeMs);
  await insertToken(
    tx,
    loginId,
    {
      refreshHash: hashToken(tokens.refresh),
      accessHash: hashToken(tokens.access),
      accessExpiresAt,
      refreshExpiresAt: new Date(now.getTime() + refreshTokenLifeMs),
    },
    now,
  );
  return accessExpiresAt;
}

/** Opens a login for a user with a proved right to it, and audits it. `method` says how. */
export async function openLogin(
  tx: Tx,
  account: KnownUser,
  client: Client,
  method: 'password' | 'password-and-code' | 'registration' | 'claim',
  now: Date,
): Promise<SessionAnswer> {
  await noteCodesAsked(tx, account.id, now);
  const user = await withDuty(tx, account, now, now);
  const loginId = randomUUID();
  const tokens = newTokenPair();
  await insertLogin(tx, { id: loginId, userId: user.id, ...client }, now);
  const expiresAt = await storeTokens(tx, loginId, tokens, now);
  await rememberAddress(tx, user.id, client.address, now);
  await recordAudit(tx, {
    at: now,
    actor: { userId: user.id, name: user.username, loginId, ...client },
    action: 'login:open',
    subject: { type: 'login', id: loginId },
    details: { method },
  });
  return describeSession(tokens, expiresAt, user);
}

async function withDuty(tx: Tx, user: KnownUser, beganAt: Date, now: Date): Promise<SessionUser> {
  const passwordIsGiven = await isPasswordGiven(tx, user.id);
  const due = await findCodesDue(tx, user.id);
  return { ...user, mustDo: dutyOf({ passwordIsGiven, owesCodes: owesCodes(due, beganAt, now) }) };
}

async function endByAge(
  db: Context['db'],
  login: { id: string; userId: string },
  reason: AgeEnd,
  now: Date,
): Promise<void> {
  await inTransaction(db, (tx) => endLoginRow(tx, login, reason, now));
}

/**
 * The session of an access token; why it is over, when it ended of itself; undefined when there is none, it was ended,
 * or its user was disabled.
 */
export async function findSession(
  { sql, db, clock, config }: Pick<Context, 'sql' | 'db' | 'clock' | 'config'>,
  token: string,
): Promise<Session | SessionEnd | undefined> {
  const now = clock.now();
  const row = await findSessionRow(sql, hashToken(token), now);
  if (row === undefined) return undefined;
  const login = { beganAt: row.began_at, lastSeenAt: row.last_seen_at, roles: row.roles };
  const over = overOfItself(row.end_reason) ?? ageOut(login, config, now);
  if (over !== undefined) {
    if (row.end_reason === null) await endByAge(db, { id: row.login_id, userId: row.user_id }, over, now);
    return { over: failureOf[over], loginId: row.login_id, userId: row.user_id };
  }
  if (now.getTime() - row.last_seen_at.getTime() >= touchEveryMs) await touchLogin(sql, row.login_id, now);
  return {
    loginId: row.login_id,
    userId: row.user_id,
    username: row.username,
    name: row.name,
    locale: resolveLocale(row.locale),
    roles: row.roles,
    authorities: new Set(row.authorities),
    workplaces: new Set(row.workplaces),
    operationUnitId: row.operation_unit_id,
    customerCode: row.customer_code,
    mustDo: dutyOf({
      passwordIsGiven: row.password_is_given,
      owesCodes: owesCodes(
        { dueAt: row.codes_due_at, admittedUntil: row.codes_admitted_until },
        row.began_at,
        now,
      ),
    }),
  };
}

/**
 * A new pair for a refresh token, which alone proves the right to it; a user name beside it has to be its owner's.
 * Throws `auth.refreshFailed` when it is unknown, over, somebody else's, or was used before; `auth.loginIdle` or
 * `auth.loginTooLong` when a login of staff has ended of itself.
 */
export async function refreshSession(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  { token: refreshToken, username }: { token: string; username: string | undefined },
  client: Client,
): Promise<SessionAnswer> {
  const now = context.clock.now();
  const result = await inTransaction(context.db, async (tx) => {
    const hash = hashToken(refreshToken);
    const found = await findRefresh(tx, hash);
    if (found === undefined) return undefined;
    const account = await findUserById(tx, found.userId);
    if (account === undefined) return undefined;
    if (username !== undefined && normalizeUsername(username) !== account.username) return undefined;
    const over =
      overOfItself(found.endReason) ?? ageOut({ ...found, roles: account.roles }, context.config, now);
    if (over !== undefined && account.disabledAt === null) {
      await endLoginRow(tx, { id: found.loginId, userId: found.userId }, over, now);
      return { over: failureOf[over] };
    }
    if (found.ended || found.refreshExpiresAt <= now) return undefined;
    const user = await withDuty(tx, account, found.beganAt, now);
    const salt = newSuccessorSalt();
    if (await rotateToken(tx, hash, salt, now)) {
      const tokens = successorOf(refreshToken, salt);
      return describeSession(tokens, await storeTokens(tx, found.loginId, tokens, now), user);
    }
    // Another request was quicker: its row is committed now, so it can be read anew.
    return repeatRefresh(tx, refreshToken, user, client, now);
  });
  if (result === undefined) throw new AppError('auth.refreshFailed');
  if ('over' in result) throw new AppError(result.over);
  return result;
}

/**
 * The successor once more within ten seconds, and the difference of two clocks; later the token has been stolen or
 * copied, and the login ends.
 */
async function repeatRefresh(
  tx: Tx,
  refreshToken: string,
  user: SessionUser,
  client: Client,
  now: Date,
): Promise<SessionAnswer | undefined> {
  const found = await findRefresh(tx, hashToken(refreshToken));
  if (found === undefined || found.ended) return undefined;
  const { rotatedAt, successorSalt } = found;
  if (rotatedAt === null || successorSalt === null) return undefined;
  // Another machine may have written when it was used, by its own clock.
  if (now.getTime() - rotatedAt.getTime() > refreshRepeatMs + clockDifferenceMs) {
    await endReusedLogin(tx, found, user, client, now);
    return undefined;
  }
  const tokens = successorOf(refreshToken, successorSalt);
  const expiresAt = await findAccessExpiry(tx, hashToken(tokens.access));
  return expiresAt === undefined ? undefined : describeSession(tokens, expiresAt, user);
}

async function endReusedLogin(
  tx: Tx,
  { loginId, userId }: RefreshRow,
  user: SessionUser,
  client: Client,
  now: Date,
): Promise<void> {
  const ended = await endLoginRow(tx, { id: loginId, userId }, 'REUSED', now);
  if (!ended) return;
  await recordAudit(tx, {
    at: now,
    actor: { userId, name: user.username, loginId, ...client },
    action: 'token:reuse',
    subject: { type: 'login', id: loginId },
    details: { loginsEnded: 1 },
  });
}

/** Ends the login that any of these tokens belongs to; unknown tokens end nothing. */
export async function logOut(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  tokens: readonly string[],
  client: Client,
): Promise<void> {
  const now = clock.now();
  for (const token of tokens) {
    const login = await findLoginOfToken(db, hashToken(token));
    if (login !== undefined)
      await closeLogin({ db }, { id: login.loginId, userId: login.userId }, 'LOGOUT', client, now);
  }
}

/** Ends one login of the session's own user. Throws `auth.loginNotFound` for an unknown one or somebody else's. */
export async function endOwnLogin(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, address, userAgent }: RequestActor,
  loginId: string,
): Promise<void> {
  const login = { id: loginId, userId };
  if (!(await closeLogin({ db }, login, 'ENDED_BY_USER', { address, userAgent }, clock.now())))
    throw new AppError('auth.loginNotFound');
}

/** Ends every login of the user but the one that asks; returns how many. */
export async function endOtherOwnLogins(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor: RequestActor,
): Promise<{ ended: number }> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const reason = 'ENDED_BY_USER';
    const ended = await endLogins(tx, actor.userId, { reason, except: actor.loginId }, now);
    if (ended > 0)
      await recordAudit(tx, {
        at: now,
        actor,
        action: 'login:close',
        subject: { type: 'account', id: actor.userId },
        details: { reason, loginsEnded: ended },
      });
    return { ended };
  });
}

async function closeLogin(
  { db }: Pick<Context, 'db'>,
  login: { id: string; userId: string },
  reason: EndReason,
  client: Client,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await endLoginRow(tx, login, reason, now))) return false;
    const user = await findUserById(tx, login.userId);
    await recordAudit(tx, {
      at: now,
      actor: { userId: login.userId, name: user?.username ?? 'unknown', loginId: login.id, ...client },
      action: 'login:close',
      subject: { type: 'login', id: login.id },
      details: { reason, loginsEnded: 1 },
    });
    return true;
  });
}

/** Ends the logins of a user, all or all but one; returns how many. */
export async function endLogins(
  tx: Tx,
  userId: string,
  options: { except?: string; reason: EndReason },
  now: Date,
): Promise<number> {
  return endLoginsOf(tx, userId, options, now);
}

/** After a restore, by which logins that had ended would be open again: ends all. Returns how many. */
export function endAllLogins({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  return endEveryLogin(db, 'ENDED_BY_STAFF', clock.now());
}

/** Where the session's user is logged in, the newest use first. */
export function listOwnLogins(context: Pick<Context, 'db' | 'clock'>, actor: RequestActor) {
  return listLoginsOf(context, actor.userId, actor);
}

/** Where an account is logged in, as `caller` sees it: the own login of this request is marked. */
export async function listLoginsOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
  caller: Pick<RequestActor, 'loginId'>,
) {
  const logins = await listOpenLogins(db, userId, clock.now());
  return logins.map((login) => ({
    id: login.id,
    current: login.id === caller.loginId,
    createdAt: login.createdAt.toISOString(),
    lastSeenAt: login.lastSeenAt.toISOString(),
    address: login.address,
    device: deviceName(login.userAgent),
  }));
}
