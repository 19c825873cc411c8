import { expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../test/accounts.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { recordBackupRun, type BackupRun } from './backups.service.ts';

const hourMs = 3_600_000;

async function openConsole(fixture: TestApp) {
  const { token } = await logIn(fixture.app, await newAccount(fixture.context, 'manager'));
  return async () => (await call(fixture.app, 'GET', '/staff/backups', { token })).json['data'];
}

const run = (kind: BackupRun['kind'], endedAt: Date, fault: BackupRun['fault'] = null): BackupRun => ({
  kind,
  startedAt: new Date(endedAt.getTime() - 60_000),
  endedAt,
  fault,
  backup: null,
  bytes: null,
});

test('the office sees how old the last good backup is, and that it is late or has failed', async () => {
  const fixture = await createTestApp();
  const { context, clock } = fixture;
  clock.set(new Date().toISOString());
  const read = await openConsole(fixture);
  expect(await read()).toMatchObject({
    state: 'NONE_YET',
    lastGoodAt: null,
    restoreTry: null,
    archive: null,
  });
  const madeAt = clock.now();
  await recordBackupRun(context, run('BACKUP', madeAt));
  await recordBackupRun(context, run('RESTORE_TRY', madeAt));
  expect(await read()).toMatchObject({
    state: 'GOOD',
    lastGoodAt: madeAt.toISOString(),
    fault: null,
    restoreTry: { at: madeAt.toISOString(), good: true },
  });
  const failedAt = new Date(madeAt.getTime() + hourMs);
  await recordBackupRun(context, run('BACKUP', failedAt, 'noRoom'));
  expect(await read()).toMatchObject({
    state: 'FAILED',
    lastGoodAt: madeAt.toISOString(),
    fault: 'noRoom',
    failedAt: failedAt.toISOString(),
  });
  await recordBackupRun(context, run('BACKUP', new Date(madeAt.getTime() + 2 * hourMs)));
  expect(await read()).toMatchObject({ state: 'GOOD', fault: null, failedAt: null });
  clock.advance(27 * hourMs);
  // Another session: staff who did nothing for so long are logged out.
  expect(await (await openConsole(fixture))()).toMatchObject({ state: 'GOOD' });
  clock.advance(2 * hourMs);
  expect(await (await openConsole(fixture))()).toMatchObject({ state: 'LATE' });
});

test('a database of the operator is saved elsewhere, and clerks are not asked', async () => {
  const fixture = await createTestApp({ databaseUrl: 'postgres://db.example/rohi' });
  expect(await (await openConsole(fixture))()).toMatchObject({ state: 'ELSEWHERE', lastGoodAt: null });
  const { token } = await logIn(fixture.app, await newAccount(fixture.context, 'cashier'));
  expect((await call(fixture.app, 'GET', '/staff/backups', { token })).status).toBe(403);
});
