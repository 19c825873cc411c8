import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { withDatabase } from '../../test/test-server.ts';
import { openDatabase, type Database } from './database.ts';
import { migrate, readMigrations } from './migrate.ts';
import { searchHolds, searchTextOf } from './search-text.ts';

const many = 20_000;
let made = 0;

/** A database that takes no letter for one beyond ASCII, whatever the server was made with. */
async function createCDatabase(): Promise<Database> {
  const server = inject('testServer');
  const name = `${server.template}_lc_c${(made += 1)}`;
  const admin = openDatabase(server.address, { connections: 1 });
  await admin.sql.unsafe(
    `create database ${name} template template0 encoding 'UTF8' locale_provider libc locale 'C'`,
  );
  await admin.close();
  const database = openDatabase(withDatabase(server.address, name), { connections: 1 });
  onTestFinished(() => database.close());
  return database;
}

async function fill({ sql: run }: Database): Promise<void> {
  await migrate(run, await readMigrations());
  await run`insert into order_search (order_code, form, search_text)
    select 'RA' || number, '1', md5(number::text) from generate_series(1, ${many}) as number`;
  const named = ['Обувь для Фарҳода', 'Қолини Бухоро', '手机壳', '鞋'];
  const folded = named.map((goods) => searchTextOf([], [goods]));
  await run`insert into order_search (order_code, form, search_text)
    select 'N' || place, '1', folded from unnest(${folded}::text[]) with ordinality as given (folded, place)`;
  await run`analyze order_search`;
}

test('Cyrillic, Tajik and Han are found by an index where LC_CTYPE is C', async () => {
  const database = await createCDatabase();
  await fill(database);
  // Twenty thousand texts are read through as quickly as an index: what counts is that the index can find them.
  await sql`set enable_seqscan = off`.execute(database.db);
  const { rows: locale } = await sql<{ ctype: string }>`
    select datctype as ctype from pg_database where datname = current_database()`.execute(database.db);
  expect(locale).toEqual([{ ctype: 'C' }]);
  for (const [search, code] of [
    ['фарход', 'N1'],
    ['Фарҳод обувь', 'N1'],
    ['колини', 'N2'],
    ['qolini', 'N2'],
    ['手机', 'N3'],
    ['shouji', 'N3'],
    ['鞋', 'N4'],
  ] as const) {
    const found = sql<Record<string, string>>`
      select order_code as code from order_search_facts where ${searchHolds(sql`search_text`, search)}`;
    expect((await found.execute(database.db)).rows, search).toEqual([{ code }]);
    const { rows: plan } = await sql<Record<string, string>>`explain ${found}`.execute(database.db);
    expect(plan.map((line) => line['QUERY PLAN']).join('\n'), search).toContain('order_search_part');
  }
});

test('what is too short for trigrams is found by how texts begin, by an index as well', async () => {
  const database = await createCDatabase();
  await fill(database);
  const found = sql`select order_code as code from order_search_facts where ${searchHolds(sql`search_text`, 'zy')}`;
  const { rows: plan } = await sql<Record<string, string>>`explain ${found}`.execute(database.db);
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('order_search_beginning');
});
