import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../test/test-app.ts';
import {
  inTransaction,
  isDatabaseDown,
  onTransactionEnd,
  openDatabase,
  rehearse,
  type Db,
} from './database.ts';

async function open(connections = 2): Promise<Db> {
  const { db, close } = openDatabase(await createTestDatabase(), { connections });
  onTestFinished(close);
  return db;
}

const addCity = (code: string) =>
  sql`insert into place (code, kind, country_code, names) values (${code}, 'CITY', 'TJ', '{"ru":"","en":"","zh":"","tg":""}')`;
const isThere = async (db: Db, code: string) =>
  (await db.selectFrom('place').select('id').where('code', '=', code).execute()).length === 1;

test('a transaction sees its own rows, others see them after the commit, and a thrown error takes them back', async () => {
  const db = await open();
  await inTransaction(db, async (tx) => {
    expect((await addCity('NEW-1').execute(tx)).numAffectedRows).toBe(1n);
    expect(await isThere(tx, 'NEW-1')).toBe(true);
    expect(await isThere(db, 'NEW-1')).toBe(false);
  });
  expect(await isThere(db, 'NEW-1')).toBe(true);
  await expect(
    inTransaction(db, async (tx) => {
      await addCity('NEW-2').execute(tx);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await isThere(db, 'NEW-2')).toBe(false);
});

test('a refused row rejects with its code and rolls back; the pool goes on', async () => {
  const db = await open(1);
  await expect(inTransaction(db, async (tx) => addCity('YIWU').execute(tx))).rejects.toMatchObject({
    code: '23505',
    constraint: 'place_code_key',
  });
  await inTransaction(db, async (tx) => addCity('NEW-3').execute(tx));
  expect(await isThere(db, 'NEW-3')).toBe(true);
});

test('a rehearsal gives what its transaction comes to and takes it back, and nothing of another database', async () => {
  const db = await open();
  const found = await rehearse(db, (rehearsal) =>
    inTransaction(rehearsal, async (tx) => {
      await addCity('NEW-5').execute(tx);
      await inTransaction(db, async (other) => addCity('NEW-6').execute(other));
      return isThere(tx, 'NEW-5');
    }),
  );
  expect([found, await isThere(db, 'NEW-5'), await isThere(db, 'NEW-6')]).toEqual([true, false, true]);
  const elsewhere = () => inTransaction(db, async (tx) => isThere(tx, 'NEW-6'));
  await expect(rehearse(db, elsewhere)).rejects.toThrow('no transaction');
});

test('an isolation level is honoured', async () => {
  const db = await open();
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      expect(await isThere(tx, 'NEW-4')).toBe(false);
      await addCity('NEW-4').execute(db);
      expect(await isThere(tx, 'NEW-4')).toBe(false);
    });
});

test('a connection lost between two queries, and during one, rejects as database down instead of waiting for ever', async () => {
  const db = await open();
  const kill = (pid: number | undefined) => sql`select pg_terminate_backend(${pid ?? 0})`.execute(db);
  const ends: boolean[] = [];
  const between = inTransaction(db, async (tx) => {
    onTransactionEnd(tx, (committed) => ends.push(committed));
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await kill(rows[0]?.pid);
    await sql`select 1`.execute(tx);
  });
  await expect(between).rejects.toSatisfy(isDatabaseDown);
  const during = inTransaction(db, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await Promise.all([sql`select pg_sleep(60)`.execute(tx), kill(rows[0]?.pid)]);
  });
  await expect(during).rejects.toSatisfy(isDatabaseDown);
  expect(ends).toEqual([false]);
  expect(await isThere(db, 'YIWU')).toBe(true);
});
