/**
 * What has happened in a room is published to the rooms above it, which the room itself does not know: as one job of
 * the transaction, which hands it to every subscriber. A subscriber that fails is tried again by a job of its own, so
 * the others are not repeated for it. After a crash all of them may receive an event again: like any job, a
 * subscription must be idempotent.
 */
import type { EventKind } from '@rohi/contract/job-kind';
import * as z from 'zod/mini';
import { inTransaction, type Db, type Tx } from './database.ts';
import {
  addJob,
  addJobs,
  endQueuedJobs,
  nextOfQueue,
  type Job,
  type JobName,
  type QueuedJob,
} from './jobs.ts';
import type { Log } from './log.ts';

export type Subscription = {
  event: JobName;
  /** Also the job that tries again. */
  name: JobName;
  /** Is called with events that happened one after the other, in their order. */
  run(payloads: readonly unknown[]): Promise<void>;
};

/**
 * Publishes within the transaction that something has happened: subscribers receive it after the commit, in the order
 * of the commits.
 */
export async function publish<Payload extends object>(
  tx: Tx,
  event: EventKind<Payload>,
  payload: Payload,
): Promise<void> {
  await addJob(tx, event, payload, { queue: event.name, turn: 'next' });
}

/** What a room does when something has happened below it, once or several times by now. */
export function subscription<Payload extends object>(
  event: EventKind<Payload>,
  name: JobName,
  run: (payloads: Payload[]) => Promise<void>,
): Subscription {
  const parse = (payload: unknown) => event.payload.parse(payload);
  return { event: event.name, name, run: (payloads) => run(payloads.map(parse)) };
}

/**
 * The jobs that hand events to their subscribers. An event without one is forgotten. Throws for a subscription to an
 * event that is not listed.
 */
export function eventJobs(
  deps: { db: Db; log: Log },
  events: readonly Pick<EventKind, 'name'>[],
  subscriptions: readonly Subscription[],
): Job[] {
  const names = new Set<JobName>(events.map(({ name }) => name));
  const stray = subscriptions.find(({ event }) => !names.has(event));
  if (stray !== undefined)
    throw new TypeError(`${stray.name} subscribes to ${stray.event}, which nobody publishes`);
  return [
    ...events.map(({ name }): Job => {
      const subscribers = subscriptions.filter(({ event }) => event === name);
      return { name, run: (payload, { id }) => handOn(deps, subscribers, { id, payload }) };
    }),
    ...subscriptions.map(({ name, run }): Job => ({ name, run: (payload) => run([payload]) })),
  ];
}

const retryMs = 2_000;
/** What the failed one was given is given to it again as it was. */
const sameAgain = z.looseObject({});

/** Hands on the event of a job, and those published since: while much happens one run does for many transactions. */
async function handOn(
  { db, log }: { db: Db; log: Log },
  subscribers: readonly Subscription[],
  first: QueuedJob,
): Promise<void> {
  const events = [first, ...(await nextOfQueue(db, first))];
  const payloads = events.map(({ payload }) => payload);
  const ids = events.map(({ id }) => id);
  const failed: Subscription[] = [];
  for (const each of subscribers) {
    try {
      await each.run(payloads);
    } catch (error) {
      // The message alone: what comes with it may hold what was to be written.
      log.warn({ subscription: each.name }, error instanceof Error ? error.message : 'a subscription failed');
      failed.push(each);
    }
  }
  if (failed.length === 0) return endQueuedJobs(db, ids);
  await inTransaction(db, async (tx) => {
    for (const { name } of failed) {
      const again = payloads.map((payload) => sameAgain.parse(payload));
      await addJobs(tx, { name, payload: sameAgain }, again, { delayMs: retryMs, turn: 'next' });
    }
    await endQueuedJobs(tx, ids);
  });
}
