import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../test/test-app.ts';
import { openReconnecting } from './reconnecting-connection.ts';

async function openConnection() {
  const connection = await openReconnecting(await createTestDatabase(), {
    name: 'test-one-by-one',
    prepare: async () => undefined,
    opened: () => undefined,
  });
  onTestFinished(() => connection.close());
  return connection;
}

test('what is asked at once is sent one after another, so the driver has nothing to warn of', async () => {
  const warnings: Error[] = [];
  const keep = (warning: Error): void => void warnings.push(warning);
  process.on('warning', keep);
  onTestFinished(() => void process.off('warning', keep));
  const connection = await openConnection();
  await Promise.all(Array.from({ length: 5 }, () => connection.ask('select 1', [], 60_000)));
  // Warnings are emitted on the next tick.
  await new Promise(setImmediate);
  expect(warnings.map(({ message }) => message)).toEqual([]);
});

test('a question that fails does not keep those behind it from being asked', async () => {
  const connection = await openConnection();
  const answers = await Promise.allSettled([
    connection.ask('select no_such_column', [], 60_000),
    connection.ask('select 1', [], 60_000),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

test('who waits for a turn waits no longer than asked', async () => {
  const connection = await openConnection();
  const answers = await Promise.allSettled([
    connection.ask('select pg_sleep(0.5)', [], 60_000),
    connection.ask('select 1', [], 10),
  ]);
  expect(answers[1]).toMatchObject({ status: 'rejected', reason: { code: 'CONNECTION_CLOSED' } });
});
