/** Codes of an authenticator app (TOTP, RFC 6238), for those who want them beside the password. */
import { Secret, TOTP } from 'otpauth';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { sealedPlace } from '../../../platform/secrets/sealed-columns.ts';
import type { RequestActor } from '../../../principal.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import { readFirmName } from '../../reference-data/settings.service.ts';
import { queueLetter } from '../../notifications/notifications.service.ts';
import { addressesToNotify } from '../registration/email-change.service.ts';
import { confirmOwnPassword, lockUnchanged } from '../passwords/password.service.ts';
import { refuseStoredPassword } from '../passwords/password-rules.ts';
import { demandsOneTimeCodes } from './role-demands.store.ts';
import { countTry } from './throttle.service.ts';
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  findUserById,
  insertRecoveryCodes,
  lockUsersWithTotp,
  setTotp,
  useRecoveryCode,
  useTotpStep,
  type User,
} from '../users/user.store.ts';
import { createHash, randomInt } from 'node:crypto';

const codes = 10;
const digits = 12;

/**
 * Ten codes of twelve digits, each to be used once where a code of the app is asked for; in groups, as they are written
 * down.
 */
function makeRecoveryCodes(): string[] {
  return Array.from({ length: codes }, () =>
    String(randomInt(10 ** digits))
      .padStart(digits, '0')
      .replaceAll(/(\d{4})(?=\d)/g, '$1 '),
  );
}

/** What is stored of a code of this user; undefined for a text that is no such code. */
function recoveryHash(userId: string, typed: string): Buffer | undefined {
  const plain = typed.replaceAll(/[\s-]/g, '');
  if (!/^\d{12}$/.test(plain)) return undefined;
  return createHash('sha256').update(`${userId}:${plain}`).digest();
}

const placeOf = ({ id }: Pick<User, 'id'>) => sealedPlace('user_account.totp_secret', id);

const periodSec = 30;
/** A phone's clock may be half a minute off, either way. */
const window = 1;

function totpOf(user: Pick<User, 'username'>, secret: string, issuer = ''): TOTP {
  return new TOTP({
    issuer,
    label: user.username,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSec,
    secret: Secret.fromBase32(secret),
  });
}

/** The time step that a code belongs to, or undefined when it is wrong. */
function stepOfCode(user: User, secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(user, secret).validate({ token: code.replaceAll(/\s/g, ''), timestamp, window });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / periodSec) + delta;
}

/**
 * Whether the code, of the app or a recovery code, is right and was not used before: of any number at once with one
 * code, one gets true.
 */
export async function checkOneTimeCode(
  { db, clock, secrets }: Pick<Context, 'db' | 'clock' | 'secrets'>,
  user: User,
  code: string,
  actor: AuditActor,
): Promise<boolean> {
  if (user.totpSecret === null) return false;
  const hash = user.totpConfirmed ? recoveryHash(user.id, code) : undefined;
  if (hash !== undefined)
    return inTransaction(db, (tx) => spendRecoveryCode(tx, user, hash, actor, clock.now()));
  const step = stepOfCode(user, await secrets.open(placeOf(user), user.totpSecret), code, clock.now());
  return step !== undefined && (await useTotpStep(db, user.id, step));
}

/** True when the code was there: it ends, on record, and a letter says to its owner how many are left. */
async function spendRecoveryCode(
  tx: Tx,
  user: User,
  hash: Buffer,
  actor: AuditActor,
  now: Date,
): Promise<boolean> {
  if (!(await useRecoveryCode(tx, user.id, hash))) return false;
  const left = await countRecoveryCodes(tx, user.id);
  await recordAudit(tx, {
    at: now,
    actor,
    action: 'recovery-code:use',
    subject: { type: 'account', id: user.id },
    details: { left },
  });
  for (const to of await addressesToNotify(tx, user, now))
    await queueLetter(tx, {
      to,
      locale: user.locale,
      letter: 'recoveryCodeUsed',
      params: { usedAt: now.toISOString(), left },
    });
  return true;
}

/** A new secret, which counts once it is confirmed. Throws `auth.wrongOldPassword`. */
export async function startOneTimeCodes(
  context: Context,
  actor: RequestActor,
  sealedPassword: string,
): Promise<{ secret: string; uri: string }> {
  const { user, counted } = await confirmOwnPassword(context, actor, sealedPassword);
  if (user.totpConfirmed) throw new AppError('auth.oneTimeCodesOn');
  const secret = new Secret({ size: 20 }).base32;
  await inTransaction(context.db, async (tx) => {
    await counted.succeeded(tx);
    // Codes that were confirmed meanwhile stay on.
    if ((await lockUnchanged(tx, actor, user)).totpConfirmed) throw new AppError('auth.oneTimeCodesOn');
    const sealed = await context.secrets.seal(tx, placeOf(user), secret);
    await setTotp(tx, user.id, { secret: sealed, confirmedAt: null });
  });
  return { secret, uri: totpOf(user, secret, (await readFirmName(context)).en).toString() };
}

/**
 * Confirms the secret with a code of the app, and returns the recovery codes, which cannot be read again. Throws
 * `auth.wrongOneTimeCode`.
 */
export async function confirmOneTimeCodes(
  context: Context,
  actor: RequestActor,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const counted = await countTry(context, `own:${actor.userId}`, actor.address, true);
  const user = await findUserById(context.db, actor.userId);
  const sealed = user?.totpSecret ?? null;
  if (user === undefined || sealed === null || user.totpConfirmed)
    throw new AppError('auth.wrongOneTimeCode');
  const secret = await context.secrets.open(placeOf(user), sealed);
  const step = stepOfCode(user, secret, code, context.clock.now());
  if (step === undefined) throw new AppError('auth.wrongOneTimeCode');
  const now = context.clock.now();
  const recoveryCodes = makeRecoveryCodes();
  await inTransaction(context.db, async (tx) => {
    await counted.succeeded(tx);
    const locked = await lockUnchanged(tx, actor, user);
    const stored = locked.totpSecret;
    // Sealed by another key meanwhile, it is the same secret.
    const isSame = stored !== null && (await context.secrets.open(placeOf(user), stored)) === secret;
    if (locked.totpConfirmed || !isSame) throw new AppError('auth.wrongOneTimeCode');
    await setTotp(tx, user.id, { secret: stored, confirmedAt: now });
    await useTotpStep(tx, user.id, step);
    const hashes = recoveryCodes.flatMap((each) => recoveryHash(user.id, each) ?? []);
    await insertRecoveryCodes(tx, user.id, hashes);
    await notifyOfChange(tx, locked, actor, 'oneTimeCodesOn', now);
  });
  return { recoveryCodes };
}

/**
 * Logs in without codes from now on. Throws `auth.wrongOldPassword`, `auth.wrongOneTimeCode`, or
 * `accounts.passwordTooShort` when a staff password is only long enough beside a code.
 */
export async function stopOneTimeCodes(
  context: Context,
  actor: RequestActor,
  proof: { password: string; oneTimeCode: string },
): Promise<void> {
  const { user, counted, password } = await confirmOwnPassword(context, actor, proof.password);
  if (!(await checkOneTimeCode(context, user, proof.oneTimeCode, actor)))
    throw new AppError('auth.wrongOneTimeCode');
  const refusal = refuseStoredPassword(password, { roles: user.roles, oneTimeCodes: false });
  if (refusal !== undefined) throw new AppError(refusal.error, { params: refusal.params ?? {} });
  const now = context.clock.now();
  await inTransaction(context.db, async (tx) => {
    await counted.succeeded(tx);
    const locked = await lockUnchanged(tx, actor, user);
    if (await demandsOneTimeCodes(tx, user.id)) throw new AppError('auth.oneTimeCodesDemanded');
    await setTotp(tx, user.id, { secret: null, confirmedAt: null });
    await notifyOfChange(tx, locked, actor, 'oneTimeCodesOff', now);
  });
}

/**
 * Ten recovery codes in the place of those that are left, also for a role that demands codes. Throws
 * `auth.wrongOldPassword`, `auth.wrongOneTimeCode`.
 */
export async function renewRecoveryCodes(
  context: Context,
  actor: RequestActor,
  proof: { password: string; oneTimeCode: string },
): Promise<{ recoveryCodes: string[] }> {
  const { user, counted } = await confirmOwnPassword(context, actor, proof.password);
  if (!(await checkOneTimeCode(context, user, proof.oneTimeCode, actor)))
    throw new AppError('auth.wrongOneTimeCode');
  const recoveryCodes = makeRecoveryCodes();
  await inTransaction(context.db, async (tx) => {
    await counted.succeeded(tx);
    const locked = await lockUnchanged(tx, actor, user);
    // Codes that were turned off meanwhile have taken these with them.
    if (!locked.totpConfirmed) throw new AppError('auth.wrongOneTimeCode');
    await deleteRecoveryCodes(tx, user.id);
    await insertRecoveryCodes(
      tx,
      user.id,
      recoveryCodes.flatMap((each) => recoveryHash(user.id, each) ?? []),
    );
    await recordAudit(tx, {
      at: context.clock.now(),
      actor,
      action: 'recovery-code:renew',
      subject: { type: 'account', id: user.id },
      details: {},
    });
  });
  return { recoveryCodes };
}

/** Asks for codes no longer, when a new password is set for somebody: who lost one has often lost both. */
export async function dropOneTimeCodes(tx: Tx, user: User, actor: AuditActor, now: Date): Promise<void> {
  await setTotp(tx, user.id, { secret: null, confirmedAt: null });
  if (user.totpConfirmed) await notifyOfChange(tx, user, actor, 'oneTimeCodesOff', now);
}

/**
 * Switches one-time codes off for all users, when what they are made with is lost. Returns the users who had them on.
 */
export async function dropAllOneTimeCodes(tx: Tx, actor: AuditActor, now: Date): Promise<number> {
  const users = await lockUsersWithTotp(tx);
  for (const user of users) await dropOneTimeCodes(tx, user, actor, now);
  return users.filter(({ totpConfirmed }) => totpConfirmed).length;
}

/** In the record, and by letter to every address that counts: it may not have been the owner's doing. */
async function notifyOfChange(
  tx: Tx,
  user: User,
  actor: AuditActor,
  field: 'oneTimeCodesOn' | 'oneTimeCodesOff',
  now: Date,
): Promise<void> {
  await recordAudit(tx, {
    at: now,
    actor,
    action: 'account:change',
    subject: { type: 'account', id: user.id },
    details: { fields: [field] },
  });
  const params = { changedAt: now.toISOString() };
  for (const to of await addressesToNotify(tx, user, now))
    await queueLetter(tx, { to, locale: user.locale, letter: field, params });
}
