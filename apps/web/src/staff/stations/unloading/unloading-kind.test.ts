import { expect, test } from 'vitest';
import { openFakeBench } from '../bench/fake-bench.ts';
import { chooseContainer, openChecklistTable, takeChecklistScan } from '../checklist/checklist-table.ts';
import { finishQuestion, sealsOf, unloadingKind } from './unloading-kind.ts';
import { storeWeight } from './weighing-table.ts';

test('a seal that was read wrongly once and rightly since matches; a wrong one alone differs', () => {
  const seal = (number: string, state: string) => ({ number, state, bagCode: null });
  const other = seal('CN 9', 'OTHER');
  expect(sealsOf([])).toMatchObject({ state: 'NONE' });
  expect(sealsOf([seal('CN 1', 'UNREAD')])).toMatchObject({ state: 'UNREAD', read: 0 });
  expect(sealsOf([seal('CN 1', 'UNREAD'), other])).toMatchObject({ state: 'DIFFERS', others: ['CN 9'] });
  expect(sealsOf([other, seal('CN 1', 'MATCHES')])).toMatchObject({ state: 'MATCHES', others: ['CN 9'] });
  expect(sealsOf([other, seal('CN 1', 'MATCHES'), seal('CN 2', 'UNREAD')]).state).toBe('DIFFERS');
  expect(sealsOf([other]).state).toBe('DIFFERS');
});

test('the end of a trip says which seal was read wrongly, also when the right one was read since', () => {
  const seal = (number: string, state: string) => ({ number, state, bagCode: null });
  const words = {
    sealsDiffer: (numbers: string) => `not ${numbers}`,
    sealsMatch: (read: number, all: number) => `${read} of ${all}`,
    finishAnyway: (numbers: string) => `on record ${numbers}`,
    finishRight: (numbers: string) => `before ${numbers}`,
  };
  const other = seal('CN 9', 'OTHER');
  expect(finishQuestion([seal('CN 1', 'MATCHES')], words)).toBeUndefined();
  expect(finishQuestion([other, seal('CN 1', 'MATCHES')], words)).toEqual({
    isRight: true,
    title: '1 of 1',
    text: 'before CN 9',
  });
  expect(finishQuestion([other, seal('CN 1', 'UNREAD')], words)).toEqual({
    isRight: false,
    title: 'not CN 9',
    text: 'on record CN 1',
  });
});

function openTable() {
  const fake = openFakeBench();
  const table = openChecklistTable(fake.bench, unloadingKind.scans);
  chooseContainer(table, 'RT26112012345');
  return { ...fake, table };
}

test('a scale that types its line weighs the parcel that was scanned last', () => {
  const { table, facts } = openTable();
  takeChecklistScan(table, 'YT8834201957316');
  takeChecklistScan(table, 'ST,GS,+  3.420kg');
  expect(table.view.read().weighing).toMatchObject({ code: 'YT8834201957316', isOfScale: true });
  expect(storeWeight(table)).toBe(true);
  expect(facts().at(-1)).toMatchObject({
    action: 'WEIGH',
    code: 'YT8834201957316',
    weightG: 3_420,
    weighedBy: 'SCALE',
  });
  expect(facts()).toHaveLength(2);
});

test('a scale that still moves weighs nothing, and a line before any parcel is no parcel', () => {
  const { table, facts, said } = openTable();
  takeChecklistScan(table, 'ST,GS,+  3.420kg');
  expect(said()).toMatchObject({ kind: 'own', word: 'SCAN_WEIGHED' });
  takeChecklistScan(table, 'YT8834201957316');
  takeChecklistScan(table, 'US,GS,+  3.420kg');
  expect(said()).toMatchObject({ kind: 'own', word: 'SCALE_MOVES' });
  expect(table.view.read().weighing).toBeUndefined();
  expect(facts()).toHaveLength(1);
});
