import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../test/test-app.ts';
import { inTransaction, openDatabase, rehearse } from './database.ts';
import { follow, followWrites, noteWrites, type Projection, type WriteKind } from './projections.ts';

const boxFilled: WriteKind<{ box: string; isFull: boolean }> = { name: 'test.boxFilled' };
const shelfFilled: WriteKind<{ shelf: string }> = { name: 'test.shelfFilled' };

async function openFixture(projections?: readonly Projection[]) {
  const { db, close } = openDatabase(await createTestDatabase(), { connections: 2 });
  onTestFinished(close);
  if (projections !== undefined) followWrites(db, projections);
  return db;
}

/** Says what it is asked to write, and with what. */
function diary() {
  const written: string[] = [];
  const shelves: Projection = {
    follows: [follow(boxFilled, ({ box, isFull }) => (isFull ? [`shelf of ${box}`] : []))],
    async write(tx, keys) {
      written.push(`shelves: ${keys.join(', ')}`);
      noteWrites(tx, shelfFilled, [{ shelf: 'the last' }]);
    },
  };
  const hall: Projection = {
    follows: [follow(boxFilled, ({ box }) => [box]), follow(shelfFilled, ({ shelf }) => [shelf])],
    async write(_tx, keys) {
      written.push(`hall: ${keys.join(', ')}`);
    },
  };
  return { written, projections: [shelves, hall] };
}

test('what follows from the writes of a transaction is written once, at its end, in the order of the list', async () => {
  const { written, projections } = diary();
  const db = await openFixture(projections);
  await inTransaction(db, async (tx) => {
    noteWrites(tx, boxFilled, [{ box: 'b', isFull: false }]);
    noteWrites(tx, boxFilled, [
      { box: 'a', isFull: true },
      { box: 'b', isFull: false },
    ]);
    expect(written).toEqual([]);
  });
  // The one above follows what the one below has just written.
  expect(written).toEqual(['shelves: shelf of a', 'hall: a, b, the last']);
});

test('a transaction that changes nothing for a projection does not run it', async () => {
  const { written, projections } = diary();
  const db = await openFixture(projections);
  await inTransaction(db, async (tx) => noteWrites(tx, boxFilled, []));
  await inTransaction(db, async (tx) => noteWrites(tx, boxFilled, [{ box: 'a', isFull: false }]));
  expect(written).toEqual(['hall: a']);
});

test('what cannot be followed is not written', async () => {
  const broken: Projection = {
    follows: [follow(boxFilled, ({ box }) => [box])],
    write: () => Promise.reject(new Error('no room')),
  };
  const db = await openFixture([broken]);
  const writing = inTransaction(db, async (tx) => {
    await tx.insertInto('role').values({ code: 'packer' }).execute();
    noteWrites(tx, boxFilled, [{ box: 'a', isFull: true }]);
  });
  await expect(writing).rejects.toThrow('no room');
  expect(await db.selectFrom('role').select('code').where('code', '=', 'packer').execute()).toEqual([]);
});

test('a rehearsal is followed by nothing', async () => {
  const { written, projections } = diary();
  const db = await openFixture(projections);
  await rehearse(db, (rehearsal) =>
    inTransaction(rehearsal, async (tx) => noteWrites(tx, boxFilled, [{ box: 'a', isFull: true }])),
  );
  expect(written).toEqual([]);
});

test('nothing can be written where the projections are not known', async () => {
  const db = await openFixture();
  const writing = inTransaction(db, async (tx) => noteWrites(tx, boxFilled, [{ box: 'a', isFull: true }]));
  await expect(writing).rejects.toThrow('without its projections');
});
