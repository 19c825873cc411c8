import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestDatabase } from '../../test/test-app.ts';
import { beforeCommit, inTransaction, openDatabase, rehearse, type Db } from './database.ts';
import { eventJobs, publish, subscription } from './events.ts';
import { drainJobs } from './jobs.ts';
import { createLog } from './log.ts';

const log = createLog('silent');
const boxMoved = { name: 'test.boxMoved', payload: z.object({ box: z.int() }) } as const;
const lidLost = { name: 'test.lidLost', payload: z.object({}) } as const;

async function openFixture() {
  const address = await createTestDatabase();
  const { db, sql, close } = openDatabase(address, { connections: 3 });
  onTestFinished(close);
  return { address, db, sql, log };
}

test('every subscriber receives what was committed, in that order, and nothing of the rest', async () => {
  const fixture = await openFixture();
  const received: string[] = [];
  const listener = (name: 'test.first' | 'test.second') =>
    subscription(boxMoved, name, async (events) => {
      for (const { box } of events) received.push(`${name} ${box}`);
    });
  const jobs = eventJobs(fixture, [boxMoved, lidLost], [listener('test.first'), listener('test.second')]);
  await inTransaction(fixture.db, (tx) => publish(tx, boxMoved, { box: 1 }));
  await inTransaction(fixture.db, async (tx) => {
    await publish(tx, boxMoved, { box: 2 });
    throw new Error('taken back');
  }).catch(() => undefined);
  await inTransaction(fixture.db, (tx) => publish(tx, boxMoved, { box: 3 }));
  await inTransaction(fixture.db, (tx) => publish(tx, lidLost, {}));
  expect(received).toEqual([]);
  await drainJobs(fixture.address, jobs, log);
  // What has been published meanwhile is handed on together.
  expect(received).toEqual(['test.first 1', 'test.first 3', 'test.second 1', 'test.second 3']);
  expect(await fixture.sql`select from graphile_worker._private_jobs`).toHaveLength(0);
});

test('a subscriber that fails is tried again by itself, and the others are not repeated', async () => {
  const fixture = await openFixture();
  const received: string[] = [];
  const jobs = eventJobs(
    fixture,
    [boxMoved],
    [
      subscription(boxMoved, 'test.broken', async (events) => {
        received.push(`broken ${events.map(({ box }) => box).join(' ')}`);
        if (received.length < 4) throw new Error('not yet');
      }),
      subscription(boxMoved, 'test.sound', async (events) => {
        received.push(`sound ${events.map(({ box }) => box).join(' ')}`);
      }),
    ],
  );
  await inTransaction(fixture.db, (tx) => publish(tx, boxMoved, { box: 7 }));
  const runDue = async () => {
    await fixture.sql`update graphile_worker._private_jobs set run_at = now()`;
    await drainJobs(fixture.address, jobs, log);
  };
  await runDue();
  expect(received).toEqual(['broken 7', 'sound 7']);
  expect(await fixture.sql`select task_identifier from graphile_worker.jobs`).toEqual([
    { task_identifier: 'test.broken' },
  ]);
  await runDue();
  await runDue();
  expect(received).toEqual(['broken 7', 'sound 7', 'broken 7', 'broken 7']);
  expect(await fixture.sql`select from graphile_worker._private_jobs`).toHaveLength(0);
});

test('what has another shape reaches no subscriber', async () => {
  const fixture = await openFixture();
  const received: unknown[] = [];
  const each = subscription(boxMoved, 'test.first', async (events) => {
    received.push(...events);
  });
  await expect(async () => each.run([{ box: 1 }, { box: 'a box' }])).rejects.toThrow('box');
  expect(received).toEqual([]);
  expect(() => eventJobs(fixture, [lidLost], [each])).toThrow('nobody publishes');
});

test('what several writes come to is written once, at the end, and not in a rehearsal', async () => {
  const { db } = await openFixture();
  const done: string[] = [];
  const work = (into: Db) =>
    inTransaction(into, async (tx) => {
      beforeCommit(tx, async () => {
        done.push('last');
      });
      done.push('first');
    });
  await work(db);
  await rehearse(db, work);
  expect(done).toEqual(['first', 'last', 'first']);
});
