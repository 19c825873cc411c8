import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, openTestContext } from '../../../test/test-app.ts';
import { startTestServer, type RunningTestServer } from '../../../test/test-server.ts';
import { databaseRoles } from '../rights/database-roles.ts';
import { openPool, type Sql } from '../sql.ts';
import type { DatabaseAddress } from '../connections.ts';
import { listKeys, readSecret } from '../installation-keys.ts';
import { makeKeyFile, readKeyFile } from './key-file.ts';
import { makeSealingKey, sealedBy, writeSealingKey } from './sealing.ts';

// A server of its own: what is swept here depends on the oldest transaction of all databases of the server.
let running: RunningTestServer;
beforeAll(async () => {
  running = await startTestServer();
});
afterAll(() => running.stop());

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rohi-keys-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A database as the version before has left it: its keys and the secret of an app can be read. */
async function formerDatabase(): Promise<{ address: DatabaseAddress; readable: string[] }> {
  const address = await createTestDatabase(running.server);
  const sql = openPool(address, { connections: 1 });
  const [code, pass] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
  const totp = `TOTP${randomBytes(12).toString('hex').toUpperCase()}`;
  const jwk = { kty: 'EC', d: randomBytes(32).toString('base64url') };
  await sql`delete from sealing_key`;
  await sql`insert into installation_key values ('PICKUP_CODE', 1, ${code}, now()), ('PASS', 3, ${pass}, now())`;
  await sql`insert into password_key values ('k1', ${JSON.stringify(jwk)}, now())`;
  await sql`
    insert into user_account (id, username, name, password_hash, password_changed_at, created_at, totp_secret)
    values (gen_random_uuid(), 'with.app', 'With App', 'x', now(), now(), ${totp})`;
  await sql.end();
  return { address, readable: [code, pass, totp, jwk.d] };
}

const bySetting = { secretsKeys: undefined };

test('two processes that begin at once on a database of the version before make one key and seal everything, and nothing readable stays in its files', async () => {
  const { address, readable } = await formerDatabase();
  const secretsKeyFile = join(await makeFolder(), 'data.key');
  const opened = await Promise.all(
    [1, 2].map(() => openTestContext(address, { ...bySetting, secretsKeyFile })),
  );
  const [key, ...others] = (await readKeyFile(secretsKeyFile)) ?? [];
  expect(others).toEqual([]);
  for (const { context } of opened) {
    expect((await readSecret(context, 'PICKUP_CODE')).toString('base64')).toBe(readable[0]);
    const [pass] = await listKeys(context, 'PASS');
    expect([pass?.number, pass?.secret.toString('base64')]).toEqual([3, readable[1]]);
  }
  const [{ context }] = opened as [(typeof opened)[0]];
  const values = await context.sql<{ value: string; row: string }[]>`
    select secret as value, '' as row from installation_key union all select private_jwk, '' from password_key
    union all select totp_secret, id::text from user_account where totp_secret is not null`;
  expect(values.map(({ value }) => sealedBy(value))).toEqual(Array.from({ length: 4 }, () => key?.id));
  const totp = values.find(({ row }) => row !== '');
  expect(await context.secrets.open(`user_account.totp_secret/${totp?.row}`, totp?.value ?? '')).toBe(
    readable[2],
  );
  expect(await context.sql`select key_id, swept_at is not null as swept from sealing_key`).toEqual([
    { key_id: key?.id, swept: true },
  ]);
  await expectNothingReadable(context.sql, readable);
});

test('what somebody still sees of before is waited for, since it would stay in the files', async () => {
  const { address, readable } = await formerDatabase();
  // As another process of the service: what those of other roles see is not shown to it.
  const role = 'url' in address ? {} : { user: databaseRoles.service };
  const sql = openPool({ ...address, ...role }, { connections: 2 });
  const reader = await sql.reserve();
  await reader`begin isolation level repeatable read`;
  await reader`select from installation_key`;
  const opening = openTestContext(address);
  await expect.poll(() => sql`select swept_at from sealing_key`).toEqual([{ swept_at: null }]);
  await reader`commit`;
  reader.release();
  const { context } = await opening;
  expect(await sql`select swept_at is not null as swept from sealing_key`).toEqual([{ swept: true }]);
  await expectNothingReadable(context.sql, readable);
  await sql.end();
});

async function expectNothingReadable(sql: Sql, readable: readonly string[]): Promise<void> {
  // What has changed in memory alone is not in the files yet.
  await sql`checkpoint`;
  for (const table of ['installation_key', 'password_key', 'user_account']) {
    const [{ content } = { content: Buffer.alloc(0) }] = await sql<{ content: Buffer }[]>`
      select pg_read_binary_file(pg_relation_filepath(${table}::regclass)) as content`;
    for (const secret of readable) expect(content.includes(secret), `${secret} in ${table}`).toBe(false);
  }
}

test('tables are written anew until nothing of before is left in them, beside an open transaction of another database', async () => {
  const { address, readable } = await formerDatabase();
  const neighbour = openPool(await createTestDatabase(running.server), { connections: 1 });
  const other = await neighbour.reserve();
  await other`begin`;
  await other`select pg_current_xact_id()`;
  const opening = openTestContext(address);
  const sql = openPool(address, { connections: 1 });
  const tables = () => sql`select pg_relation_filenode('installation_key') as file`;
  const before = await tables();
  await expect.poll(tables).not.toEqual(before);
  expect(await sql`select swept_at from sealing_key`).toEqual([{ swept_at: null }]);
  await other`commit`;
  other.release();
  await opening;
  // On a machine so busy that the first start gave up, this is the next one.
  const { context } = await openTestContext(address);
  expect(await sql`select swept_at is not null as swept from sealing_key`).toEqual([{ swept: true }]);
  await expectNothingReadable(context.sql, readable);
  await Promise.all([sql.end(), neighbour.end()]);
});

test('who may not write the tables anew does not note it as done, and the next start does it', async () => {
  const { address, readable } = await formerDatabase();
  const sql = openPool(address, { connections: 1 });
  await sql.unsafe(`revoke maintain on installation_key from ${databaseRoles.service}`);
  const { context } = await openTestContext(address);
  expect(await sql`select swept_at from sealing_key`).toEqual([{ swept_at: null }]);
  await sql.unsafe(`grant maintain on installation_key to ${databaseRoles.service}`);
  await openTestContext(address);
  expect(await sql`select swept_at is not null as swept from sealing_key`).toEqual([{ swept: true }]);
  await expectNothingReadable(context.sql, readable);
  await sql.end();
});

test('a first start that was cut off between the sealing and the writing anew of the tables is finished by the next', async () => {
  const { address } = await formerDatabase();
  const { context } = await openTestContext(address);
  await context.sql`update sealing_key set swept_at = null`;
  await openTestContext(address);
  expect(await context.sql`select swept_at is not null as swept from sealing_key`).toEqual([{ swept: true }]);
  // One readable value more, of a process of the version before that was still at work.
  await context.sql`insert into password_key values ('k2', '{}', now())`;
  await context.sql`update sealing_key set swept_at = null`;
  await openTestContext(address);
  const [late] = await context.sql<
    { value: string }[]
  >`select private_jwk as value from password_key where kid = 'k2'`;
  expect(sealedBy(late?.value ?? '')).toBeDefined();
});

test('without the key that a database needs nothing begins: the line names it and what is lost, and no key is made', async () => {
  const { address } = await formerDatabase();
  const key = makeSealingKey();
  await openTestContext(address, { secretsKeys: [writeSealingKey(key)] });
  const folder = await makeFolder();
  const secretsKeyFile = join(folder, 'data.key');
  const line = new RegExp(
    `^The key ${key.id} is not in ${secretsKeyFile}: [^]*Without it are lost: [^]*pickup codes[^]*npm run keys -- renew`,
  );
  await expect(openTestContext(address, { ...bySetting, secretsKeyFile })).rejects.toThrow(line);
  expect(await readdir(folder)).toEqual([]);
  await expect(
    openTestContext(address, { secretsKeys: [writeSealingKey(makeSealingKey())] }),
  ).rejects.toThrow(/is not in SECRETS_KEY/);
  // A former key may stand beside it, in any order.
  await openTestContext(address, {
    secretsKeys: [makeSealingKey(), key].map((each) => writeSealingKey(each)),
  });
});

test('a sealed value that was brought to another row does not open', async () => {
  const { context } = await openTestContext(await createTestDatabase());
  const secret = await readSecret(context, 'PICKUP_CODE');
  expect(secret).toHaveLength(32);
  await context.sql`
    insert into installation_key select 'PASS', 1, secret, created_at from installation_key where purpose = 'PICKUP_CODE'`;
  await expect(listKeys(context, 'PASS')).rejects.toThrow(/another row/);
});

test('a key file is for its owner alone, made once however many make it, and refused when it is open or damaged', async () => {
  const folder = await makeFolder();
  const file = join(folder, 'deeper', 'data.key');
  const rings = await Promise.all([1, 2, 3, 4].map(() => makeKeyFile(file)));
  expect(new Set(rings.map(([key]) => key?.id)).size).toBe(1);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(join(folder, 'deeper'))).toEqual(['data.key']);
  expect(await readKeyFile(file)).toEqual(rings[0]);
  await chmod(file, 0o640);
  await expect(readKeyFile(file)).rejects.toThrow(/^The key file .* is open to others: chmod 600 /);
  await chmod(file, 0o600);
  await writeFile(file, (await readFile(file, 'utf8')).slice(0, -5));
  await expect(readKeyFile(file)).rejects.toThrow(/is damaged: each line is a key/);
  await expect(makeKeyFile(join(file, 'data.key'))).rejects.toThrow(/set SECRETS_KEY_FILE/);
});
