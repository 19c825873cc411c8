/** Owns which arrivals at a pickup point wait for others, so that their owner reads of all in one letter. Promises a job for each customer and point, after the time that they wait. */
import type { Tx } from '../../platform/database.ts';
import { addJobs } from '../../platform/jobs.ts';
import * as z from 'zod/mini';
import { firstNoted, insertArrivalNews, takeArrivalNews, type ArrivalNews } from './arrival-news.store.ts';
import { arrivalsWaitMs } from './parcel-news.ts';

export const writeArrivalsJob = {
  name: 'parcelLetters.writeArrivals',
  payload: z.object({ customerCode: z.string(), pickupPointId: z.int() }),
} as const;

/** Notes arrivals, and that somebody looks after the time that they wait. */
export async function noteArrivals(tx: Tx, news: readonly ArrivalNews[], now: Date): Promise<void> {
  if (news.length === 0) return;
  await insertArrivalNews(tx, news, now);
  const readers = new Map(
    news.map(({ customerCode, pickupPointId }) => [
      `${customerCode} ${pickupPointId}`,
      { customerCode, pickupPointId },
    ]),
  );
  await addJobs(tx, writeArrivalsJob, [...readers.values()], { delayMs: arrivalsWaitMs, turn: 'next' });
}

export type WaitingReader = Pick<ArrivalNews, 'customerCode' | 'pickupPointId'>;

/** What has come for a customer to a point, once the first of it has waited; while it has not, somebody looks again. */
export async function takeArrivals(
  tx: Tx,
  waiting: WaitingReader,
  now: Date,
): Promise<{ parcelId: string; seq: number }[]> {
  const taken = await takeArrivalNews(tx, waiting, new Date(now.getTime() - arrivalsWaitMs));
  const first = taken.length > 0 ? undefined : await firstNoted(tx, waiting);
  if (first === undefined) return taken;
  const { customerCode, pickupPointId } = waiting;
  const key = `${writeArrivalsJob.name}:${customerCode}:${pickupPointId}`;
  const delayMs = Math.max(first.getTime() + arrivalsWaitMs - now.getTime(), 0);
  await addJobs(tx, writeArrivalsJob, [waiting], { delayMs, key, turn: 'next' });
  return taken;
}
