import { ownCodeCheckCharacter } from '@rohi/contract/tracking/own-codes';
import { describe, expect, test } from 'vitest';
import { acceptanceKind } from '../acceptance/acceptance-kind.ts';
import { openFakeBench } from '../bench/fake-bench.ts';
import { unloadingKind } from '../unloading/unloading-kind.ts';
import {
  chooseContainer,
  openChecklistTable,
  reportBroken,
  takeChecklistScan,
  takeSurplus,
} from './checklist-table.ts';

const [first, second] = ['YT8834201957316', 'YT8834201957317'];
const bag = `RB41200000${ownCodeCheckCharacter('41200000')}`;

describe.each([
  { scans: unloadingKind.scans, base: { action: 'INBOUND', trip: 'RT26112012345' } },
  { scans: acceptanceKind.scans, base: { action: 'ACCEPT', transfer: 'RX26112012345' } },
])('a station whose scans are $base.action', ({ scans, base }) => {
  function openTable() {
    const fake = openFakeBench();
    const table = openChecklistTable(fake.bench, scans);
    chooseContainer(table, 'trip' in base ? base.trip : base.transfer);
    return { ...fake, table };
  }

  test('"damaged" marks the parcel that is scanned next, and no other', () => {
    const { table, facts, said } = openTable();
    takeChecklistScan(table, first);
    reportBroken(table);
    expect(said()).toMatchObject({ kind: 'own', word: 'SCAN_DAMAGED' });
    expect(facts()).toHaveLength(1);
    takeChecklistScan(table, second);
    takeChecklistScan(table, first);
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
    takeChecklistScan(table, first);
    expect(facts()).toEqual([{ ...base, code: first }]);
  });

  test('"damaged" of a bag whose seal is asked for says that it has none', () => {
    const { table, facts } = openTable();
    table.shown.write({ ...table.shown.read(), bag: 'RB1' });
    reportBroken(table);
    expect(facts()).toEqual([{ ...base, code: 'RB1' }]);
    takeChecklistScan(table, first);
    expect(facts()[1]).not.toHaveProperty('isDamaged');
  });

  test('what was not expected is taken in as such', () => {
    const { table, facts } = openTable();
    takeSurplus(table, first);
    expect(facts()).toEqual([{ ...base, code: first, isSure: true }]);
  });

  test('before a container is chosen a parcel can be reported that is brought on nowhere, and nothing else', () => {
    const { bench, facts, said } = openFakeBench();
    const table = openChecklistTable(bench, scans);
    takeChecklistScan(table, first);
    expect(said()).toMatchObject({ word: scans.chooseWord, code: first, mayLieHere: true });
    takeChecklistScan(table, bag);
    expect(said()).toMatchObject({ word: scans.chooseWord, mayLieHere: false });
    expect(facts()).toEqual([]);
  });
});

test('a cell that was asked for at the hub takes one parcel, and the next scan is a parcel again', () => {
  const { bench, facts } = openFakeBench();
  const table = openChecklistTable(bench, unloadingKind.scans);
  chooseContainer(table, 'RT26112012345');
  takeChecklistScan(table, first);
  table.shown.write({ ...table.shown.read(), asksCell: true });
  takeChecklistScan(table, 'A-01');
  takeChecklistScan(table, second);
  expect(facts().slice(1)).toEqual([
    { action: 'SHELVE_AT_HUB', code: first, cell: 'A-01' },
    { action: 'INBOUND', trip: 'RT26112012345', code: second },
  ]);
});
