import { expect, onTestFinished, test } from 'vitest';
import { openBrokenLine } from '../../test/broken-line.ts';
import { startServiceChild } from '../../test/service-child.ts';
import { createTestDatabase } from '../../test/test-app.ts';
import { openTransactionPooler } from '../../test/transaction-pooler.ts';
import { requireSessions } from './session-check.ts';

test('a pooler that gives connections away between transactions is met by one line at the start', async () => {
  const pooler = await openTransactionPooler(await createTestDatabase());
  onTestFinished(() => pooler.close());
  const { ended } = startServiceChild({ DATABASE_URL: pooler.url, DEMO: 'off', LOG_LEVEL: 'warn' });
  const { code, output } = await ended;
  expect(code).toBe(1);
  expect(output).toBe(
    'The pooler before the database of DATABASE_URL gives a connection to another session between two transactions: ' +
      'set its pool_mode to session, or name the database itself.\n',
  );
});

test('a line that keeps its sessions is taken, with whatever stands between', async () => {
  const line = await openBrokenLine(await createTestDatabase());
  onTestFinished(() => line.close());
  await requireSessions(line.address);
  await requireSessions({ socketFile: '/nowhere/.s.PGSQL.5432', database: 'rohi' });
});
