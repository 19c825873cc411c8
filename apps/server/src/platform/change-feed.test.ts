import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../test/test-app.ts';
import { openChangeFeed, type ChangeFeed } from './change-feed.ts';
import type { DatabaseAddress } from './connections.ts';
import { openDatabase } from './database.ts';

type Listener = { feed: ChangeFeed; changed: string[]; missed: () => number };

async function listenOn(address: DatabaseAddress): Promise<Listener> {
  const feed = await openChangeFeed(address);
  onTestFinished(() => feed.close());
  const changed: string[] = [];
  let missed = 0;
  feed.subscribe({
    changed: (keys) => void changed.push(...keys),
    missed: () => {
      missed += 1;
    },
  });
  return { feed, changed, missed: () => missed };
}

test('what one process changes, the other receives, and the one itself at once', async () => {
  const address = await createTestDatabase();
  const [writer, reader] = [await listenOn(address), await listenOn(address)];
  await writer.feed.begin();
  writer.feed.end(['A', 'B']);
  expect(writer.changed).toEqual(['A', 'B']);
  await expect.poll(() => reader.changed.toSorted()).toEqual(['A', 'B']);
});

test('a thousand long keys arrive though one notification holds few', async () => {
  const address = await createTestDatabase();
  const [writer, reader] = [await listenOn(address), await listenOn(address)];
  const keys = Array.from({ length: 1_000 }, (_, index) => `${'КЛЮЧ'.repeat(8)}${index}`);
  await writer.feed.begin();
  writer.feed.end(keys);
  await expect.poll(() => new Set(reader.changed).size).toBe(1_000);
});

test('what is changed together is known as such to all from before the change until all of its keys have arrived', async () => {
  const address = await createTestDatabase();
  const [writer, reader] = [await listenOn(address), await listenOn(address)];
  const keys = Array.from({ length: 1_000 }, (_, index) => `${'КЛЮЧ'.repeat(8)}${index}`);
  // Others write all the time.
  await writer.feed.begin();
  expect(writer.feed.isChangingTogether()).toBe(false);
  await writer.feed.begin(true);
  expect(writer.feed.isChangingTogether()).toBe(true);
  await expect.poll(() => reader.feed.isChangingTogether()).toBe(true);
  let wasHalf = false;
  reader.feed.subscribe({
    changed: () => {
      wasHalf ||= new Set(reader.changed).size < keys.length && !reader.feed.isChangingTogether();
    },
    missed: () => {},
  });
  writer.feed.end(keys, true);
  expect(writer.feed.isChangingTogether()).toBe(false);
  await expect.poll(() => reader.feed.isChangingTogether()).toBe(false);
  expect(new Set(reader.changed).size).toBe(keys.length);
  expect(wasHalf).toBe(false);
  writer.feed.end([]);
});

test('a feed trusts itself once it has received a message of its own, and not before', async () => {
  const address = await createTestDatabase();
  const { feed } = await listenOn(address);
  expect(feed.isTrusted()).toBe(false);
  await expect.poll(() => feed.isTrusted()).toBe(true);
});

test('a writer that is killed between its commit and its notice makes the others forget everything', async () => {
  const address = await createTestDatabase();
  const reader = await listenOn(address);
  const before = reader.missed();
  // A process that announces a change and is gone before it can publish which.
  const child = spawn(process.execPath, ['--input-type=module', '-e', dyingWriter(address)], {
    stdio: 'ignore',
  });
  await new Promise((resolve) => child.once('close', resolve));
  expect(child.signalCode).toBe('SIGKILL');
  await expect.poll(() => reader.missed(), { timeout: 300_000 }).toBeGreaterThan(before);
  expect(reader.changed).toEqual([]);
});

function dyingWriter(address: DatabaseAddress): string {
  const feedModule = JSON.stringify(new URL('./change-feed.ts', import.meta.url).href);
  return `
    const { openChangeFeed } = await import(${feedModule});
    const feed = await openChangeFeed(${JSON.stringify(address)});
    await feed.begin();
    process.kill(process.pid, 'SIGKILL');
  `;
}

test('a lost connection is reported as missed, and trusted again after it is back', async () => {
  const address = await createTestDatabase();
  const { feed, missed } = await listenOn(address);
  await expect.poll(() => feed.isTrusted()).toBe(true);
  const before = missed();
  const admin = openDatabase(address, { connections: 1 });
  onTestFinished(admin.close);
  await admin.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'rohi-changes' and datname = current_database()`;
  await expect.poll(missed, { timeout: 300_000 }).toBeGreaterThan(before);
  await expect.poll(() => feed.isTrusted(), { timeout: 300_000 }).toBe(true);
});
