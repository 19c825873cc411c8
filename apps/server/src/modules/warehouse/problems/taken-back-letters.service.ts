/**
 * Owns that an owner learns of a problem which a station has taken back. Promises one letter to each owner who has had
 * the one about the problem, and none to others: where that still waits, it does not go out any more.
 */
import { receiptProblemNames } from '@rohi/contract/tracking/problem-words';
import type { JobKind } from '@rohi/contract/job-kind';
import * as z from 'zod/mini';
import type { Context } from '../../../context.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { addJob } from '../../../platform/jobs.ts';
import { readersOf } from '../../accounts/customers/letter-readers.service.ts';
import { findLetterFates, withdrawLetters } from '../../notifications/letter-fates.service.ts';
import { queueQuietLetters } from '../../notifications/notifications.service.ts';
import { readHotline } from '../../reference-data/settings.service.ts';
import { lockTakenBack, noteEndLetter, type ProblemLetter } from './problem-letter.store.ts';

/** The job that looks once more whether a letter had gone out that was being withdrawn. */
export const informLateJob = {
  name: 'warehouse.informLate',
  payload: z.object({ problemId: z.uuid() }),
} as const satisfies JobKind;

/** A mail server that was taking a letter has taken it after so long, or refused it. */
const informLateMs = 15 * 60_000;

/** Informs the owner of a problem that was taken back, if they had learned of it. Idempotent. */
export async function informOfTakenBack(context: Context, problemId: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const problem = await lockTakenBack(tx, problemId);
    if (problem === undefined) return;
    const { letterId } = problem;
    const withdrawn = await withdrawLetters(tx, [letterId], context.clock.now());
    if (withdrawn.length > 0) return addJob(tx, informLateJob, { problemId }, { delayMs: informLateMs });
    // One that is forgotten by now went out long ago.
    const [fate = { state: 'sent' }] = await findLetterFates(tx, [letterId]);
    if (fate.state !== 'sent') return undefined;
    const endLetterId = await queueEndLetter(context, tx, problem);
    return endLetterId === undefined ? undefined : noteEndLetter(tx, problemId, endLetterId);
  });
}

/** Its id; undefined for an owner who wants no letters any more. */
async function queueEndLetter(
  context: Context,
  tx: Tx,
  { kind, letterTo, trackingCode, orderCode, isStillAsked }: ProblemLetter,
): Promise<string | undefined> {
  const reader = (await readersOf(tx, [letterTo])).get(letterTo);
  if (reader === undefined) return undefined;
  const { email, locale } = reader;
  const hotline = await readHotline(context);
  const what = receiptProblemNames[kind][locale];
  const [letterId] = await queueQuietLetters(tx, context.clock.now(), [
    {
      to: email,
      locale,
      letter: 'parcelNotHeld',
      params: { trackingCode, orderCode, what, isStillAsked, hotline },
    },
  ]);
  return letterId;
}
