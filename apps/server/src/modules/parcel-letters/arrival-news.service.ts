/**
 * Owns which news about parcels wait for others, so that their owner reads of all in one letter. Promises one job for
 * each customer and letter, after the time that they wait, however many parcels there are.
 */
import { ParcelStatus, parcelStatuses } from '@rohi/contract/tracking/parcel-status';
import type { Tx } from '../../platform/database.ts';
import { addJobs } from '../../platform/jobs.ts';
import * as z from 'zod/mini';
import {
  firstNoted,
  insertArrivalNews,
  takeArrivalNews,
  type ArrivalNews,
  type WaitingReader,
} from './arrival-news.store.ts';
import { arrivalsWaitMs } from './parcel-news.ts';

export type { WaitingReader } from './arrival-news.store.ts';

export const writeArrivalsJob = {
  name: 'parcelLetters.writeArrivals',
  payload: z.object({
    customerCode: z.string(),
    pickupPointId: z.nullable(z.int()),
    // A job that an earlier release has queued is about a point.
    status: z._default(z.enum(parcelStatuses), ParcelStatus.AwaitingCustomer),
  }),
} as const;

/** Notes news, and that somebody looks after the time that they wait. */
export async function noteArrivals(tx: Tx, news: readonly ArrivalNews[], now: Date): Promise<void> {
  if (news.length === 0) return;
  await insertArrivalNews(tx, news, now);
  const readers = new Map(
    news.map(({ customerCode, status, pickupPointId }) => {
      const reader = { customerCode, status, pickupPointId };
      return [keyOf(reader), reader];
    }),
  );
  await lookAfter(tx, [...readers.values()], arrivalsWaitMs);
}

const keyOf = ({ customerCode, status, pickupPointId }: WaitingReader) =>
  `${writeArrivalsJob.name}:${customerCode}:${status}:${pickupPointId ?? ''}`;

/** The first who asks for it says when: a look that is planned already comes no later for what has come since. */
function lookAfter(tx: Tx, readers: readonly WaitingReader[], delayMs: number): Promise<void> {
  return addJobs(tx, writeArrivalsJob, readers, { delayMs, key: keyOf, keepsTime: true, turn: 'next' });
}

/** What waits for a reader, once the first of it has waited; while it has not, somebody looks again. */
export async function takeArrivals(
  tx: Tx,
  reader: WaitingReader,
  now: Date,
): Promise<{ parcelId: string; seq: number }[]> {
  const taken = await takeArrivalNews(tx, reader, new Date(now.getTime() - arrivalsWaitMs));
  const first = taken.length > 0 ? undefined : await firstNoted(tx, reader);
  if (first === undefined) return taken;
  await lookAfter(tx, [reader], Math.max(first.getTime() + arrivalsWaitMs - now.getTime(), 0));
  return taken;
}
