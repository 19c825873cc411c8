import { expect, test } from 'vitest';
import { openFakeBench } from '../bench/fake-bench.ts';
import { chooseArrival, openUnloadingTable, reportBroken, takeUnloadingScan } from './unloading-table.ts';

const [first, second] = ['YT8834201957316', 'YT8834201957317'];

function openTable() {
  const fake = openFakeBench();
  const table = openUnloadingTable(fake.bench);
  chooseArrival(table, 'RT26112012345');
  return { ...fake, table };
}

test('"damaged" marks the parcel that is scanned next, and no other', () => {
  const { table, facts, said } = openTable();
  takeUnloadingScan(table, first);
  reportBroken(table);
  expect(said()).toMatchObject({ kind: 'own', word: 'SCAN_DAMAGED' });
  expect(facts()).toHaveLength(1);
  takeUnloadingScan(table, second);
  takeUnloadingScan(table, first);
  const base = { action: 'INBOUND', trip: 'RT26112012345' };
  expect(facts()).toEqual([
    { ...base, code: first },
    { ...base, code: second, isDamaged: true },
    { ...base, code: first },
  ]);
});

test('"damaged" called for twice marks nothing', () => {
  const { table, facts, said } = openTable();
  reportBroken(table);
  reportBroken(table);
  expect(said()).toMatchObject({ word: 'GO_ON' });
  takeUnloadingScan(table, first);
  expect(facts()).toEqual([{ action: 'INBOUND', trip: 'RT26112012345', code: first }]);
});

test('"damaged" of a bag whose seal is asked for says that it has none', () => {
  const { table, facts } = openTable();
  table.shown.write({ ...table.shown.read(), bag: 'RB1' });
  reportBroken(table);
  expect(facts()).toEqual([{ action: 'INBOUND', trip: 'RT26112012345', code: 'RB1' }]);
  takeUnloadingScan(table, first);
  expect(facts()[1]).not.toHaveProperty('isDamaged');
});
