import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../test/test-app.ts';
import { openPool, type Sql } from './sql.ts';
import { generateDatabaseTypes } from './generate-database-types.ts';
import { migrate, migrationsFolder, readMigrations } from './migrate.ts';
import { describeSchema } from './schema-shape.ts';

async function openTestPool(): Promise<Sql> {
  const sql = openPool(await createTestDatabase());
  onTestFinished(() => sql.end());
  return sql;
}

test('schema.sql is the migrated schema: run `npm run schema` after adding a migration', async () => {
  const sql = await openTestPool();
  expect(await readFile(join(migrationsFolder, 'schema.sql'), 'utf8')).toBe(await describeSchema(sql));
});

test('the types of the tables are those of the migrated schema', async ({ skip }) => {
  const address = await createTestDatabase();
  if ('url' in address) skip('the generator is tried on the embedded server');
  else
    await expect(
      generateDatabaseTypes(address.socketFile, address.database, 'verify'),
    ).resolves.toBeUndefined();
});

test('a migrated database is left alone', async () => {
  const sql = await openTestPool();
  expect(await migrate(sql, await readMigrations())).toEqual([]);
});

test('several processes that start at once apply each migration once', async () => {
  const sql = await openTestPool();
  const next = {
    number: (await readMigrations()).length + 1,
    name: '9999-next.sql',
    text: 'create table next_one (id integer)',
    checksum: 'x',
  };
  const applied = await Promise.all(
    [1, 2, 3].map(async () => migrate(sql, [...(await readMigrations()), next])),
  );
  expect(applied.flat()).toEqual(['9999-next.sql']);
});

test('a changed migration, a newer database and a broken file are reported in one line, and a broken file leaves nothing', async () => {
  const sql = await openTestPool();
  const migrations = await readMigrations();
  const changed = migrations.map((migration, index) =>
    index === 0 ? { ...migration, checksum: 'other' } : migration,
  );
  await expect(migrate(sql, changed)).rejects.toThrow(
    /^Migration 0001-places\.sql was changed after it had been applied: .+$/,
  );
  await expect(migrate(sql, migrations.slice(0, -1))).rejects.toThrow(
    /^The database was made by a newer version/,
  );
  const broken = {
    number: migrations.length + 1,
    name: '0009-broken.sql',
    text: 'create table half (id integer); create table half (id integer)',
    checksum: 'x',
  };
  await expect(migrate(sql, [...migrations, broken])).rejects.toMatchObject({ code: '42P07' });
  expect(await sql`select to_regclass('half') as half`).toEqual([{ half: null }]);
});
