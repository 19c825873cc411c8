import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createEmptyDatabase } from '../../test/test-app.ts';
import { describeFirstRows } from './first-rows.ts';
import { migrate, migrationsFolder, ownBaseline, ownMigrations } from './migrate.ts';
import { describeSchema } from './schema-shape.ts';
import { openPool, type Sql } from './sql.ts';

async function openEmpty(): Promise<Sql> {
  const sql = openPool(await createEmptyDatabase(), { connections: 3 });
  onTestFinished(() => sql.end());
  return sql;
}

const readOwn = (file: string) => readFile(join(migrationsFolder, file), 'utf8');

/** What `schema.sql` does not say in words of its own, as the catalogue has it. */
async function listCatalogue(sql: Sql): Promise<unknown> {
  const columns = await sql`
    select c.relname, a.attname, a.attstorage, a.attcompression, a.attstattarget, a.attgenerated, col_description(c.oid, a.attnum) as said
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped order by 1, 2`;
  const relations = await sql`
    select relname, relkind, relpersistence, reloptions, relrowsecurity, relreplident, obj_description(oid) as said
    from pg_class where relnamespace = 'public'::regnamespace order by 1`;
  const sequences = await sql`
    select sequencename, data_type::text, start_value, min_value, max_value, increment_by, cycle, last_value
    from pg_sequences where schemaname = 'public' order by 1`;
  const triggers = await sql`
    select tgname, tgenabled, tgdeferrable, tginitdeferred from pg_trigger where not tgisinternal order by 1`;
  const constraints = await sql`
    select conrelid::regclass::text, conname, contype, condeferrable from pg_constraint
    where connamespace = 'public'::regnamespace order by 1, 2`;
  const types = await sql`
    select typname, typtype from pg_type where typnamespace = 'public'::regnamespace and typtype not in ('c', 'b') order by 1`;
  const extensions = await sql`select extname from pg_extension order by 1`;
  return { columns, relations, sequences, triggers, constraints, types, extensions };
}

test('a new installation is made at once, and is what all the migrations come to', async () => {
  const [made, stepped] = [await openEmpty(), await openEmpty()];
  const [migrations, baseline] = [await ownMigrations(), await ownBaseline()];
  const names = migrations.map(({ name }) => name);
  expect(await migrate(made, migrations, baseline)).toEqual(names);
  expect(await migrate(made, migrations, baseline)).toEqual([]);
  // A database of an older version has some of them already, and the baseline is not for it.
  for (let count = 10; count < migrations.length; count += 10)
    expect(await migrate(stepped, migrations.slice(0, count), count === 10 ? undefined : baseline)).toEqual(
      names.slice(count - 10, count),
    );
  await migrate(stepped, migrations, baseline);

  const again = await openEmpty();
  const rows = await describeFirstRows(stepped);
  await migrate(again, migrations, `${await describeSchema(stepped)}\n${rows}`);
  for (const sql of [made, again]) {
    expect(await describeSchema(sql)).toBe(await readOwn('schema.sql'));
    expect(await describeFirstRows(sql)).toBe(await readOwn('first-rows.sql'));
  }
  expect(rows).toBe(await readOwn('first-rows.sql'));
  expect(await listCatalogue(made)).toEqual(await listCatalogue(stepped));
});

test('processes that start at once on an empty database make it once', async () => {
  const sql = await openEmpty();
  const [migrations, baseline] = [await ownMigrations(), await ownBaseline()];
  const done = await Promise.all([1, 2, 3].map(() => migrate(sql, migrations, baseline)));
  expect(done.flat()).toHaveLength(migrations.length);
});

test('a baseline that breaks off leaves nothing, and the next start makes it', async () => {
  const sql = await openEmpty();
  const [migrations, baseline] = [await ownMigrations(), await ownBaseline()];
  await expect(migrate(sql, migrations, `${baseline}\nselect 1 / 0;`)).rejects.toMatchObject({
    code: '22012',
  });
  expect(
    await sql`select count(*)::int as count from pg_class where relnamespace = 'public'::regnamespace`,
  ).toEqual([{ count: 0 }]);
  expect(await migrate(sql, migrations, baseline)).toHaveLength(migrations.length);
});
