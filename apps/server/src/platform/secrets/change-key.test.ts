import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, openTestContext } from '../../../test/test-app.ts';
import type { Context } from '../../context.ts';
import { renewSecrets } from '../../commands/renew-secrets.ts';
import { readPasswordKey } from '../../modules/accounts/passwords/password-key.service.ts';
import { inTransaction } from '../database.ts';
import { addKey, listKeys, readKeys } from '../installation-keys.ts';
import { changeKey } from './change-key.ts';
import { readKeyFile } from './key-file.ts';
import { sealedBy, type SealedPlace } from './sealing.ts';

let first: Context;
let second: Context;
let file: string;

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rohi-change-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  file = join(folder, 'data.key');
  const address = await createTestDatabase();
  const sql = (await openTestContext(address)).context.sql;
  await sql`delete from sealing_key`;
  const settings = { secretsKeys: undefined, secretsKeyFile: file };
  first = (await openTestContext(address, settings)).context;
  second = (await openTestContext(address, settings)).context;
});

const change = (context: Context, note = () => Promise.resolve()) =>
  changeKey({ db: context.db, clock: context.clock, places: context.config }, note);

const keysUsed = async ({ sql }: Context) => {
  const rows = await sql<{ value: string }[]>`
    select secret as value from installation_key union all select private_jwk from password_key
    union all select totp_secret from user_account where totp_secret is not null`;
  return [...new Set(rows.map(({ value }) => sealedBy(value)))];
};

/** An account with an app, and a secret that is sealed as the log-in seals it. */
async function addApp({ db, sql, secrets }: Context, id: string): Promise<SealedPlace> {
  await sql`
    insert into user_account (id, username, name, email, password_hash, password_changed_at, created_at)
    values (${id}, 'with.app', 'With App', 'app@rohi.example', 'x', now(), now())`;
  const place: SealedPlace = `user_account.totp_secret/${id}`;
  await inTransaction(db, async (tx) => {
    const sealed = await secrets.seal(tx, place, 'TOTP');
    await tx
      .updateTable('user_account')
      .set({ totp_secret: sealed, totp_confirmed_at: new Date() })
      .where('id', '=', id)
      .execute();
  });
  return place;
}

const userId = '00000000-0000-4000-8000-000000000001';
const totpOf = async ({ sql }: Context) =>
  (await sql<{ totp: string | null }[]>`select totp_secret as totp from user_account where id = ${userId}`)[0]
    ?.totp;

test('a change seals everything by another key, beside processes that go on with what they know', async () => {
  const pass = (await readKeys(first, 'PASS'))[0].secret;
  const passwords = await readPasswordKey(first);
  const place = await addApp(first, userId);
  const { from, to } = await change(second);
  expect(await keysUsed(first)).toEqual([to]);
  expect(((await readKeyFile(file)) ?? []).map(({ id }) => id)).toEqual([to, from]);
  // This one has read the file before the change.
  expect((await listKeys(first, 'PASS'))[0]?.secret).toEqual(pass);
  expect(await first.secrets.open(place, (await totpOf(first)) ?? '')).toBe('TOTP');
  await addKey(first, 'PASS', 2);
  expect(await keysUsed(first)).toEqual([to]);
  expect((await readPasswordKey(second)).kid).toBe(passwords.kid);
});

test('a change that is cut off leaves everything under the key before, and the next one goes on with the key that it has made', async () => {
  await readKeys(first, 'PASS');
  const [before] = await keysUsed(first);
  const cut = change(second, () => Promise.reject(new Error('cut off')));
  await expect(cut).rejects.toThrow('cut off');
  expect(await keysUsed(first)).toEqual([before]);
  const [made] = (await readKeyFile(file)) ?? [];
  expect(await change(second)).toMatchObject({ from: before, to: made?.id });
  expect(await keysUsed(first)).toEqual([made?.id]);
  expect(await readKeyFile(file)).toHaveLength(2);
});

test('two changes at once and a new key meanwhile leave nothing under a key that is not the last', async () => {
  await readKeys(first, 'PASS');
  await Promise.all([change(first), addKey(second, 'PASS', 2), change(second), addKey(first, 'PASS', 3)]);
  const [{ id } = { id: '' }] = await first.sql<{ id: string }[]>`select key_id as id from sealing_key`;
  expect(await keysUsed(first)).toEqual([id]);
  expect(await listKeys(second, 'PASS')).toHaveLength(3);
});

test('SECRETS_KEY without a new key is refused in one line', async () => {
  const { context } = await openTestContext(await createTestDatabase());
  await expect(change(context)).rejects.toThrow(
    /^SECRETS_KEY has no new key: put one before the present one/,
  );
});

test('what is made anew is all of it: codes, passes, permits, apps with a letter to their owners, and it is on record', async () => {
  const pass = (await readKeys(first, 'PASS'))[0].secret;
  const passwords = await readPasswordKey(first);
  await addApp(first, userId);
  await renewSecrets(second);
  expect(await totpOf(first)).toBeNull();
  expect(await first.sql`select name, recipient from letter`).toEqual([
    { name: 'oneTimeCodesOff', recipient: 'app@rohi.example' },
  ]);
  expect((await readKeys(second, 'PASS'))[0].secret).not.toEqual(pass);
  expect((await readPasswordKey(second)).kid).not.toBe(passwords.kid);
  const [entry] = await first.sql<{ details: unknown }[]>`
    select details from audit_event where action = 'key:renew'`;
  expect(entry?.details).toMatchObject({ users: 1 });
});

test('another key sweeps nothing: what the files still hold of before is swept by the next start', async () => {
  const swept = () => first.sql`select swept_at is not null as swept from sealing_key`;
  await change(first);
  expect(await swept()).toEqual([{ swept: true }]);
  await first.sql`update sealing_key set swept_at = null`;
  await change(first);
  expect(await swept()).toEqual([{ swept: false }]);
});
