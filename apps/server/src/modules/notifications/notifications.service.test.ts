import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-app.ts';
import { inTransaction, openDatabase } from '../../platform/database.ts';
import { queueLetter } from './notifications.service.ts';

test('a letter is queued with the transaction that it tells of, and taken back with it', async () => {
  const { db, close } = openDatabase(await createTestDatabase(), { connections: 2 });
  onTestFinished(close);
  const queue = (tx: Parameters<typeof queueLetter>[0]) =>
    queueLetter(tx, {
      to: 'madina@example.tj',
      locale: 'ru',
      letter: 'registrationCode',
      params: { code: '123456', validMinutes: 10 },
      expiresAt: new Date('2026-11-20T09:10:00Z'),
    });
  const takenBack = inTransaction(db, async (tx) => {
    await queue(tx);
    throw new Error('changed my mind');
  });
  await expect(takenBack).rejects.toThrow('changed my mind');
  expect(await db.selectFrom('letter').selectAll().execute()).toEqual([]);
  await inTransaction(db, queue);
  expect(await db.selectFrom('letter').selectAll().execute()).toMatchObject([
    { name: 'registrationCode', recipient: 'madina@example.tj', state: 'queued', params: { code: '123456' } },
  ]);
});
