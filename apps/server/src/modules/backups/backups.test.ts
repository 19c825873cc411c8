import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../test/accounts.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { changeNotes } from '../../platform/backup/cluster-notes.ts';
import { makeDueBackup, recordBackupRun, type BackupRun } from './backups.service.ts';

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

test('of a copy the office is told that it is one, and at night no backup of it is made', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rohi-copy-'));
  await mkdir(join(dataDir, 'pg'));
  await changeNotes(join(dataDir, 'pg'), { isCopy: true });
  const backupDir = join(dataDir, 'backups');
  const fixture = await createTestApp({ dataDir, backupDir });
  expect(await (await openConsole(fixture))()).toMatchObject({ state: 'COPY', lastGoodAt: null });
  await makeDueBackup(fixture.context);
  expect(await fixture.context.sql`select 1 from backup_run`).toEqual([]);
  await rm(dataDir, { recursive: true });
});

test('a folder for the archive into which the server does not archive counts as failing', async () => {
  const fixture = await createTestApp({ archiveDir: '/archive/of/another' });
  expect(await (await openConsole(fixture))()).toMatchObject({ archive: { lastAt: null, isFailing: true } });
});
