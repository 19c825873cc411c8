import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../test/test-app.ts';
import { inTransaction, openDatabase, type Db, type Tx } from './database.ts';
import { forgetPrepared, withPreparedReads } from './prepared-statements.ts';

// Test files of one process share what was counted.
beforeEach(forgetPrepared);

async function open(connections: number): Promise<Db> {
  const { db, close } = openDatabase(await createTestDatabase(), { connections });
  onTestFinished(close);
  return db;
}

/** How many prepared statements of the connection have this in them. */
async function countPrepared(db: Db | Tx, part: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_prepared_statements
    where strpos(statement, ${part}) > 0 and strpos(statement, 'pg_prepared_statements') = 0`.execute(db);
  return rows[0]?.count ?? 0;
}

async function fourTimes(work: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < 4; time += 1) await work();
}

test('what comes again within transactions is prepared, a long list and what is read outside are not', async () => {
  const db = await open(1);
  const few = (db: Db | Tx) =>
    sql`select id as few from place where id = any(${[1, 2]}::integer[])`.execute(db);
  const many = (db: Db | Tx) =>
    sql`select id as many from place where id = any(${Array.from({ length: 51 }, (_, id) => id)}::integer[])`.execute(
      db,
    );
  await fourTimes(() => few(db));
  expect(await countPrepared(db, 'id as few')).toBe(0);
  await fourTimes(() =>
    inTransaction(db, async (tx) => {
      await few(tx);
      await many(tx);
    }),
  );
  expect([await countPrepared(db, 'id as few'), await countPrepared(db, 'id as many')]).toEqual([1, 0]);
  const looked = (db: Db) => sql`select id as looked from place where id = ${1}`.execute(db);
  await withPreparedReads(() => fourTimes(() => looked(db)));
  expect(await countPrepared(db, 'id as looked')).toBe(1);
});

test('a table that was migrated meanwhile costs a transaction a second run', async () => {
  const db = await open(1);
  let runs = 0;
  const readAll = () =>
    inTransaction(db, async (tx) => {
      runs += 1;
      return tx.selectFrom('channel').selectAll().where('code', '=', 'NONE').execute();
    });
  await fourTimes(readAll);
  expect(runs).toBe(4);
  await sql`alter table channel add column added integer`.execute(db);
  expect(await readAll()).toEqual([]);
  expect(runs).toBe(6);
});

test('the limits of a transaction begin and end with it', async () => {
  const db = await open(1);
  const readLimits = async (db: Db | Tx) => {
    const { rows } = await sql<{ limits: string[] }>`
      select array[current_setting('lock_timeout'), current_setting('statement_timeout')] as limits`.execute(
      db,
    );
    return rows[0]?.limits;
  };
  const usual = await readLimits(db);
  expect(await inTransaction(db, readLimits, { lockWaitMs: 123 })).toEqual(['123ms', '5min']);
  expect(await inTransaction(db, readLimits)).toEqual(usual);
  expect(await readLimits(db)).toEqual(usual);
});
