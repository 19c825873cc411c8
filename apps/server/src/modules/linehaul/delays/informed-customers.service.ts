/**
 * Owns the record of customers that letters about delays have reached. Promises that a customer with a letter that
 * still waited when a delay was over is informed of neither, and that no customer is left with news that are no longer
 * true.
 */
import type { JobKind } from '@rohi/contract/job-kind';
import * as z from 'zod/mini';
import type { Context } from '../../../context.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { findLetterFates, withdrawLetters } from '../../notifications/letter-fates.service.ts';
import { delaysOfTelling, type TripRow } from '../../trips/trips.service.ts';
import { isStanding } from '../trip-words.service.ts';
import {
  closingLetters,
  lettersOfTelling,
  markReplaced,
  replacedLetters,
  type DelayLetter,
} from './delay-letter.store.ts';
import { audienceOf, moveDays, queueDelayLetters, type Audience } from './delay-news.service.ts';

/**
 * A new delay is what counts: that an earlier one of these trips is over is not sent any more to who has not got it
 * yet.
 */
export async function replaceClosing(
  context: Context,
  tx: Tx,
  {
    trips,
    telling,
    audience,
  }: { trips: readonly Pick<TripRow, 'id'>[]; telling: string; audience: Audience },
): Promise<void> {
  const tripIds = trips.map(({ id }) => id);
  const letters = await closingLetters(tx, tripIds, [...audience.readers.keys()]);
  const ids = letters.map(({ letterId }) => letterId);
  await markReplaced(tx, await withdrawLetters(tx, ids, context.clock.now()), telling);
}

export type Informed = {
  /** Customers who have got the letter about the delay. */
  reached: ReadonlySet<string>;
  /** What it had replaced of those who will not get it now: they get that after all. */
  again: DelayLetter[];
};

/** Withdraws the letters of a telling that still wait, but for customers who wait for another of its trips. */
export async function withdrawTelling(
  context: Context,
  tx: Tx,
  telling: string,
  stillLate: ReadonlySet<string>,
): Promise<Informed> {
  const letters = (await lettersOfTelling(tx, telling)).filter(({ kind }) => kind === 'DELAYED');
  const mayGo = letters.filter(({ customerCode }) => !stillLate.has(customerCode));
  const withdrawn = new Set(
    await withdrawLetters(
      tx,
      mayGo.map(({ letterId }) => letterId),
      context.clock.now(),
    ),
  );
  const customers = mayGo.flatMap((each) => (withdrawn.has(each.letterId) ? [each.customerCode] : []));
  return {
    reached: await reachedBy(tx, letters),
    again: await replacedLetters(tx, telling, customers),
  };
}

/** A letter that is forgotten by now went out long ago. */
async function reachedBy(tx: Tx, letters: readonly DelayLetter[]): Promise<Set<string>> {
  const ids = letters.map(({ letterId }) => letterId);
  const fates = new Map((await findLetterFates(tx, ids)).map(({ id, state }) => [id, state]));
  const isReached = ({ letterId }: DelayLetter) => (fates.get(letterId) ?? 'sent') === 'sent';
  return new Set(letters.filter(isReached).map(({ customerCode }) => customerCode));
}

/** Those of an audience with these codes. */
export function audienceAmong({ news, readers }: Audience, codes: ReadonlySet<string>): Audience {
  return { news: news.filter(({ customerCode }) => codes.has(customerCode)), readers };
}

/** The job that looks once more whether a letter had gone out that was being withdrawn. */
export const informLateJob = {
  name: 'linehaul.informLate',
  payload: z.object({ telling: z.uuid(), kind: z.enum(['ENDED', 'TAKEN_BACK']) }),
} as const satisfies JobKind;

/** A mail server that was taking a letter has taken it after so long, or refused it. */
export const informLateMs = 15 * 60_000;

/** Who got the letter about a delay while it was withdrawn is informed that it is over. Idempotent. */
export async function informLate(
  context: Context,
  { telling, kind }: z.output<typeof informLateJob.payload>,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const delays = await delaysOfTelling(tx, telling);
    const [delay] = delays;
    if (delay === undefined || delays.some(isStanding)) return;
    const letters = await lettersOfTelling(tx, telling);
    const reached = await reachedBy(
      tx,
      letters.filter((letter) => letter.kind === 'DELAYED'),
    );
    for (const letter of letters) if (letter.kind !== 'DELAYED') reached.delete(letter.customerCode);
    if (reached.size === 0) return;
    const codes = delays.map(({ tripCode }) => tripCode);
    const parcels = await moveDays(context, tx, codes, async () => undefined);
    const audience = audienceAmong(await audienceOf(tx, parcels), reached);
    await queueDelayLetters(context, tx, audience, { kind, delay, telling });
  });
}
