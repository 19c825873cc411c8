import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { call, logIn, newAccount } from '../../../test/accounts.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { changeKey } from '../../platform/secrets/change-key.ts';
import { makeSealingKey, writeSealingKey } from '../../platform/secrets/sealing.ts';

async function openOffice() {
  const fixture = await createTestApp();
  const account = await newAccount(fixture.context, 'manager');
  const { token } = await logIn(fixture.app, account);
  const read = async () => {
    const { json } = await call(fixture.app, 'GET', '/staff/secret-key', { token });
    return json['data'] as { keyId: string; copy: { by: string } | null; isAsked: boolean };
  };
  const rowOfWeek = async () => {
    const { json } = await call(fixture.app, 'GET', '/staff/first-week', { token });
    return (json['data'] as { rows: { row: string; state: string }[] }).rows.find(
      ({ row }) => row === 'keyCopy',
    )?.state;
  };
  const confirm = (keyId: string) =>
    call(fixture.app, 'POST', '/staff/secret-key/confirm-copy', { token, body: { keyId } });
  return { ...fixture, token, read, rowOfWeek, confirm };
}

test('it is asked until somebody confirms a copy of this key, who is on record, and anew after a change', async () => {
  const { context, read, rowOfWeek, confirm } = await openOffice();
  const { keyId } = await read();
  expect(await read()).toMatchObject({ copy: null, isAsked: true });
  expect(await rowOfWeek()).toBe('DOUBTFUL');
  expect((await confirm('00000000')).status).toBe(409);
  expect((await confirm('no key')).status).toBe(400);
  expect(await read()).toMatchObject({ isAsked: true });
  const answers = await Promise.all([confirm(keyId), confirm(keyId)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await read()).toMatchObject({ isAsked: false, copy: { by: expect.any(String) as string } });
  expect(await rowOfWeek()).toBe('THERE');
  const record = () => context.sql`
    select subject_id as key from audit_event where action = 'key:confirm'`;
  expect(await record()).toEqual([{ key: keyId }]);

  const folder = await mkdtemp(join(tmpdir(), 'rohi-copy-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const own = context.config.secretsKeys ?? [];
  const secretsKeys = [writeSealingKey(makeSealingKey()), ...own];
  const { db, clock } = context;
  const places = { secretsKeys, secretsKeyFile: join(folder, 'data.key') };
  const { to } = await changeKey({ db, clock, places }, () => Promise.resolve());
  expect(await read()).toMatchObject({ keyId: to, copy: null, isAsked: true });
  expect((await confirm(keyId)).status).toBe(409);
});

test('an installation that shows demo data is not asked', async () => {
  const { context, read, rowOfWeek } = await openOffice();
  await context.sql`
    insert into user_account (id, username, name, password_hash, password_changed_at, created_at, is_demo)
    values (gen_random_uuid(), 'shown', 'Shown', 'x', now(), now(), true)`;
  expect(await read()).toMatchObject({ copy: null, isAsked: false });
  expect(await rowOfWeek()).toBe('THERE');
});

test('who may not see how backups stand is told nothing of the key', async () => {
  const { app, context } = await createTestApp();
  const { token } = await logIn(app, await newAccount(context, 'pickup-clerk'));
  expect((await call(app, 'GET', '/staff/secret-key', { token })).status).toBe(403);
  const body = { keyId: '00000000' };
  expect((await call(app, 'POST', '/staff/secret-key/confirm-copy', { token, body })).status).toBe(403);
});
