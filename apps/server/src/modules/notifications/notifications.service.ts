// The room of letters. It promises that a letter is queued if and only if the transaction that queues it commits, that
// it goes out at least once or is reported as given up, and that what its text named is forgotten with its end.
import { randomUUID } from 'node:crypto';
import type { JobKind } from '@rohi/contract/job-kind';
import type { Locale } from '@rohi/contract/locales';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database.ts';
import { addJobs, type JobOptions } from '../../platform/jobs.ts';
import { MailError } from '../../platform/mail.ts';
import {
  countLetters,
  deleteEndedLetters,
  deleteQueuedLetters,
  endLetter,
  expireAllLetters,
  expireLetters,
  findQueuedLetter,
  insertLetters,
  noteFailedTry,
  type LetterCounts,
  type QueuedLetter,
} from './letter.store.ts';
import type { FindPickupCode, LetterName, LetterParams, OfHigherRooms } from './letters.ts';
import { quietWaitMs } from './quiet-hours.ts';
import { renderLetter } from './render-letter.service.ts';

export type { ArrivedSums, Collector } from './letters.ts';
export { quietEnd } from './quiet-hours.ts';

/** A letter to one address, in the reader's language. Not sent any more after `expiresAt`. */
export type Letter = {
  [Name in LetterName]: {
    to: string;
    locale: Locale;
    letter: Name;
    params: LetterParams[Name];
    expiresAt?: Date;
  };
}[LetterName];

const letterJob = z.object({ letterId: z.uuid() });

/** The job that sends one letter; it knows the letter's id alone. */
export const sendLetterJob = {
  name: 'notifications.sendLetter',
  payload: letterJob,
} as const satisfies JobKind<z.output<typeof letterJob>>;

/** With the pauses of the queue that is a little more than a day. */
const mostTries = 13;
const retentionDays = 30;
const dayMs = 86_400_000;

/**
 * Queues a letter in the caller's transaction; it goes out after the commit. The address has been checked by the
 * caller.
 */
export async function queueLetter(tx: Tx, letter: Letter): Promise<void> {
  await queue(tx, [letter], {});
}

/** Queues a letter that can wait for the morning: in the quiet hours of Dushanbe it goes out when they are over. */
export async function queueQuietLetter(tx: Tx, now: Date, letter: Letter): Promise<void> {
  await queueQuietLetters(tx, now, [letter]);
}

/**
 * The same for many letters, in few statements; other letters go out before them. Returns their ids, in their order.
 */
export function queueQuietLetters(tx: Tx, now: Date, letters: readonly Letter[]): Promise<string[]> {
  return queue(tx, letters, { delayMs: quietWaitMs(now), turn: 'last' });
}

/** Has letters not sent any more that still wait; what has gone out stays. */
export async function withdrawLetters(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await deleteQueuedLetters(tx, ids);
}

async function queue(
  tx: Tx,
  letters: readonly Letter[],
  { delayMs = 0, turn }: Pick<JobOptions, 'delayMs' | 'turn'>,
): Promise<string[]> {
  const rows = letters.map(({ to, letter, locale, params, expiresAt }) => ({
    id: randomUUID() as string,
    name: letter,
    locale,
    recipient: to,
    params,
    expiresAt: expiresAt ?? null,
  }));
  await insertLetters(tx, rows, delayMs);
  await addJobs(
    tx,
    sendLetterJob,
    rows.map(({ id }) => ({ letterId: id })),
    { mostTries, delayMs, ...(turn === undefined ? {} : { turn }) },
  );
  return rows.map(({ id }) => id);
}

/**
 * Sends one letter. A process that dies after the mail server has taken it and before that is noted sends it once more,
 * with the same Message-ID. Throws to be tried again; the last try, or an address refused for good, ends the letter as
 * failed.
 */
export async function sendLetter(
  context: Context,
  letterId: string,
  isLastTry: boolean,
  higher: OfHigherRooms,
): Promise<void> {
  const { db, clock, log } = context;
  const letter = await findQueuedLetter(db, letterId);
  if (letter === undefined) return;
  if (letter.expiresAt !== null && letter.expiresAt <= clock.now()) {
    await endLetter(db, letterId, { state: 'expired', failure: null, endedAt: clock.now() });
    log.warn({ letterId, letter: letter.name }, 'a letter was not sent in time and dropped');
    return;
  }
  let file: string | undefined;
  try {
    file = await handOver(context, letterId, letter, higher);
  } catch (error) {
    const { answer, isFinal } = error instanceof MailError ? error : { answer: 'internal', isFinal: false };
    if (!isFinal && !isLastTry) {
      await noteFailedTry(db, letterId, answer);
      throw error;
    }
    await endLetter(db, letterId, { state: 'failed', failure: answer, endedAt: clock.now() });
    log.error({ letterId, letter: letter.name, answer }, 'a letter was given up');
    return;
  }
  await endLetter(db, letterId, { state: 'sent', failure: null, endedAt: clock.now() });
  if (file !== undefined) log.info({ letterId, letter: letter.name, file }, 'a letter was written to a file');
}

/** Programs that answer mail by themselves leave such messages alone (RFC 3834). */
const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

async function handOver(
  { mail, config }: Context,
  letterId: string,
  letter: QueuedLetter,
  { findCode, firmName }: OfHigherRooms,
): Promise<string | undefined> {
  const name = letter.name as LetterName;
  const params = await withPickupCode(letter.params as LetterParams[typeof name], findCode);
  const firm = await firmName();
  return mail.send({
    ...renderLetter(name, params, letter.locale, config.publicUrl, firm),
    senderName: firm[letter.locale],
    to: letter.recipient,
    messageId: `letter-${letterId}@${mail.domain}`,
    headers,
  });
}

/** The same params with the code that they ask for: it stands in the letter alone, never in its row. */
async function withPickupCode<Params extends LetterParams[LetterName]>(
  params: Params,
  findCode: FindPickupCode,
): Promise<Params> {
  if (!('collector' in params) || !params.collector) return params;
  const pickupCode = await findCode(params.collector);
  return pickupCode === undefined ? params : { ...params, pickupCode };
}

/** Drops what waits past its time and forgets letters, their addresses among it, 30 days after their end. */
export async function forgetOldLetters({ db, clock, log }: Context): Promise<void> {
  const now = clock.now();
  const expired = await expireLetters(db, now);
  const deleted = await deleteEndedLetters(db, new Date(now.getTime() - retentionDays * dayMs));
  log.info({ expired, deleted }, 'old letters forgotten');
}

/**
 * After a restore: what waited at that moment was sent since, or is out of date. Returns how many letters are dropped.
 */
export function dropWaitingLetters({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  return expireAllLetters(db, clock.now());
}

/** What the operator watches: letters that wait, and those given up within a day. */
export function readLetterCounts({ db, clock }: Context): Promise<LetterCounts> {
  return countLetters(db, new Date(clock.now().getTime() - dayMs));
}
