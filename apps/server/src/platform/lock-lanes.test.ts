import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestApp, openTestContext } from '../../test/test-app.ts';
import { isLockBusy, type Tx } from './database.ts';
import { inPatientTransaction } from './lock-lanes.ts';
import { requestDeadlineMs, withQueryDeadline } from './query-deadline.ts';
import { sql as query } from 'kysely';

test('a request gives a held lock up in time; a job that asked for the same before it goes on waiting', async () => {
  const service = await createTestApp();
  const { context } = await openTestContext(service.address, { lockWaitMs: 1 });
  const key = `test:${randomUUID()}`;
  const take = (tx: Tx) =>
    query`select pg_advisory_xact_lock(hashtext(${key}))`.execute(tx).then(() => 'had');
  const holder = await service.context.sql.reserve();
  await holder`begin`;
  await holder`select pg_advisory_xact_lock(hashtext(${key}))`;
  let job = 'waits';
  const loading = inPatientTransaction(context, 'file', take).then(
    (result) => (job = result),
    () => (job = 'given up'),
  );
  const request = withQueryDeadline(requestDeadlineMs, () => inPatientTransaction(context, 'file', take));
  await expect(request).rejects.toSatisfy(isLockBusy);
  expect(job).toBe('waits');
  await holder`rollback`;
  holder.release();
  await loading;
  expect(job).toBe('had');
});
