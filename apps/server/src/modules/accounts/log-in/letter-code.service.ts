/** Codes sent by letter: what they prove is that somebody reads the letters of an address. */
import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { LetterScene } from '@rohi/contract/accounts/accounts.contract';
import { normalizeEmail } from '@rohi/contract/accounts/login-names';
import {
  letterCodeDigits,
  letterCodeLifeSec,
  letterCodeResendSec,
  letterCodeTries,
} from '@rohi/contract/accounts/session-rules';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { newDigitCode } from '../../../platform/tokens.ts';
import { queueLetter, type Letter } from '../../notifications/notifications.service.ts';
import type { Client } from './client.ts';
import { findAddressOwner, findResetOwner, type ResetOwner } from '../registration/email-change.service.ts';
import { hashLetterCode, waitBeforeLetterMs } from './letter-code.ts';
import {
  insertLetterCode,
  lettersSince,
  lockLetterSending,
  spendTry,
  useLetterCode,
} from './letter-code.store.ts';

export type SentCode = { codeId: string; resendAfterSec: number; expiresSec: number };

/**
 * Sends a code to an address, or the letter that fits when the address is taken or unknown: the answer is the same. A
 * change of address needs the account's own login. Throws `accounts.badEmail`, `request.tooMany`,
 * `auth.sessionExpired`.
 */
export async function sendLetterCode(
  context: Context,
  request: { target: string; scene: LetterScene; caller: UserPrincipal | undefined },
  client: Client,
  locale: Locale,
): Promise<SentCode> {
  const target = normalizeEmail(request.target);
  if (target === undefined) throw new AppError('accounts.badEmail');
  if (request.scene === 'change-email' && request.caller === undefined)
    throw new AppError('auth.sessionExpired');
  const userId = request.scene === 'change-email' ? (request.caller?.userId ?? null) : null;
  const codeId = randomUUID();
  await inTransaction(context.db, async (tx) => {
    await waitForTurn(context, tx, target, client.address);
    const now = context.clock.now();
    const expiresAt = new Date(now.getTime() + letterCodeLifeSec * 1000);
    const code = newDigitCode(letterCodeDigits);
    const letter = await letterFor(tx, request.scene, { target, locale, code, expiresAt, userId }, now);
    await insertLetterCode(tx, {
      id: codeId,
      scene: request.scene,
      target,
      userId,
      codeHash: letter.carriesCode ? hashLetterCode(codeId, code) : null,
      triesLeft: letterCodeTries,
      address: client.address,
      createdAt: now,
      expiresAt,
    });
    await queueLetter(tx, letter.letter);
  });
  return { codeId, resendAfterSec: letterCodeResendSec, expiresSec: letterCodeLifeSec };
}

/** Asks for one target or from one address stand in line; throws `request.tooMany` while it is not yet their turn. */
async function waitForTurn(context: Context, tx: Tx, target: string, address: string): Promise<void> {
  await lockLetterSending(tx, target, address);
  if (context.config.rateLimit === 0) return;
  const now = context.clock.now();
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000);
  const { toTarget, fromAddress } = await lettersSince(tx, target, address, dayAgo);
  const seconds = Math.ceil(waitBeforeLetterMs(toTarget, fromAddress, now) / 1000);
  if (seconds > 0)
    throw new AppError('request.tooMany', {
      params: { seconds },
      headers: { 'retry-after': String(seconds) },
    });
}

type LetterFacts = {
  target: string;
  locale: Locale;
  code: string;
  expiresAt: Date;
  /** The user that the new address belongs to. */
  userId: string | null;
};

type FittingLetter = { letter: Letter; carriesCode: boolean };

async function letterFor(tx: Tx, scene: LetterScene, facts: LetterFacts, now: Date): Promise<FittingLetter> {
  if (scene === 'reset') return resetLetter(await findResetOwner(tx, facts.target, now), facts);
  const { target: to, expiresAt } = facts;
  const params = { code: facts.code, validMinutes: letterCodeLifeSec / 60 };
  const owner = await findAddressOwner(tx, to, now);
  const locale = owner?.locale ?? facts.locale;
  // Changing back to one of their former addresses takes it from no other user.
  if (owner !== undefined && (owner.id !== facts.userId || owner.email === to))
    return {
      letter: { to, locale, letter: 'addressAlreadyRegistered', params: {}, expiresAt },
      carriesCode: false,
    };
  const letter = scene === 'register' ? 'registrationCode' : 'emailChangeCode';
  return { letter: { to, locale, letter, params, expiresAt }, carriesCode: true };
}

function resetLetter(owner: ResetOwner, facts: LetterFacts): FittingLetter {
  const { target: to, expiresAt } = facts;
  const locale = owner?.user.locale ?? facts.locale;
  if (owner === undefined || owner.user.disabledAt !== null)
    return { letter: { to, locale, letter: 'noAccountHere', params: {}, expiresAt }, carriesCode: false };
  if (owner.heldUntil !== undefined) {
    const params = { from: owner.heldUntil.toISOString() };
    return { letter: { to, locale, letter: 'resetHeld', params, expiresAt }, carriesCode: false };
  }
  const params = { code: facts.code, validMinutes: letterCodeLifeSec / 60 };
  return { letter: { to, locale, letter: 'passwordResetCode', params, expiresAt }, carriesCode: true };
}

export type GivenCode = {
  codeId: string;
  code: string;
  scene: LetterScene;
  target: string;
  userId: string | null;
};

/**
 * Compares a code, at the cost of one of its tries. Throws `auth.wrongLetterCode`, or `auth.letterCodeOver` when it is
 * used, voided by a newer one, out of tries or out of time.
 */
export async function checkLetterCode(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  input: GivenCode,
): Promise<void> {
  const spent = await spendTry(db, { id: input.codeId, ...input }, clock.now());
  if (spent === undefined) throw new AppError('auth.letterCodeOver');
  const code = input.code.normalize('NFKC').replaceAll(/\s/g, '');
  const isRight =
    spent.codeHash !== null && timingSafeEqual(spent.codeHash, hashLetterCode(input.codeId, code));
  if (!isRight) throw new AppError('auth.wrongLetterCode');
}

/** Uses a checked code up, in the transaction of what it allows. Throws `auth.letterCodeOver` for all but one. */
export async function consumeLetterCode(tx: Tx, codeId: string, now: Date): Promise<void> {
  if (!(await useLetterCode(tx, codeId, now))) throw new AppError('auth.letterCodeOver');
}
