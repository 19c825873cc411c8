import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { countStatements, countWaits } from '../../test/counted-waits.ts';
import { createTestDatabase } from '../../test/test-app.ts';
import { inTransaction, openDatabase, rehearse, type Db, type Tx } from './database.ts';
import { inAdvance, sendAhead } from './pipelined-transaction.ts';

async function open(connections = 2): Promise<Db> {
  countStatements();
  const { db, close } = openDatabase(await createTestDatabase(), { connections });
  onTestFinished(close);
  return db;
}

const addCity = (tx: Db | Tx, code: string) =>
  sql`insert into place (code, kind, country_code, names) values (${code}, 'CITY', 'TJ', '{"ru":"","en":"","zh":"","tg":""}')`.execute(
    tx,
  );
const isThere = async (db: Db | Tx, code: string) =>
  (await db.selectFrom('place').select('id').where('code', '=', code).execute()).length === 1;

test('what is sent ahead is done before what is asked next, and waits with it', async () => {
  const db = await open();
  const { result, waits, texts } = await countWaits(() =>
    inTransaction(db, async (tx) => {
      sendAhead(addCity(tx, 'AHEAD-1'));
      sendAhead(addCity(tx, 'AHEAD-2'));
      return isThere(tx, 'AHEAD-2');
    }),
  );
  expect([result, await isThere(db, 'AHEAD-1')]).toEqual([true, true]);
  // BEGIN, three statements, COMMIT.
  expect([texts.length, waits]).toEqual([5, 2]);
});

test('what fails ahead fails the transaction by its own name, in any order of waiting', async () => {
  const db = await open();
  const failing = (after: (tx: Tx) => Promise<unknown>) => async (tx: Tx) => {
    await addCity(tx, 'AHEAD-3');
    sendAhead(addCity(tx, 'YIWU'));
    return after(tx);
  };
  const taken = { code: '23505', constraint: 'place_code_key' };
  const nothing = async () => undefined;
  await expect(inTransaction(db, failing(nothing))).rejects.toMatchObject(taken);
  await expect(
    inTransaction(
      db,
      failing((tx) => isThere(tx, 'KASHGAR')),
    ),
  ).rejects.toMatchObject(taken);
  await expect(rehearse(db, (rehearsal) => inTransaction(rehearsal, failing(nothing)))).rejects.toMatchObject(
    taken,
  );
  expect(await isThere(db, 'AHEAD-3')).toBe(false);
});

test('what goes on after its transaction has failed writes nothing, and the connection is whole', async () => {
  const db = await open(1);
  let wentOn: Promise<unknown> | undefined;
  const work = inTransaction(db, async (tx) => {
    wentOn = inAdvance(
      (async () => {
        await sql`select pg_sleep(0.05)`.execute(tx);
        await addCity(tx, 'AHEAD-4');
      })(),
    );
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  await expect(wentOn).rejects.toThrow('this transaction has ended');
  await inTransaction(db, (tx) => addCity(tx, 'AHEAD-5'));
  expect([await isThere(db, 'AHEAD-4'), await isThere(db, 'AHEAD-5')]).toEqual([false, true]);
});
