import { ownCodeCheckCharacter } from '@rohi/contract/tracking/own-codes';
import { describe, expect, test } from 'vitest';
import { openFakeBench } from '../bench/fake-bench.ts';
import {
  change,
  chooseContainer,
  leaveOpen,
  openChecklistTable,
  putAside,
  takeSurplus,
  takeChecklistScan,
  toggleCell,
  toggleSeals,
} from '../checklist/checklist-table.ts';
import type { StationScanRow } from '../scan-queue/browser-queue.ts';
import {
  chooseOwner,
  clearOwner,
  enterOwner,
  noteWeighed,
  takeOwnerAnswer,
  openOwners,
  takeOwnerScale,
  typeOwner,
} from './owner-table.ts';
import { unloadingKind } from './unloading-kind.ts';

const trip = 'RT2611143C';
const box = (end: number) => `YT88342019573${end}`;

/** A station that unloads a trip with owners to be found. */
function openStation() {
  const fake = openFakeBench();
  const table = openChecklistTable(fake.bench, unloadingKind.scans);
  chooseContainer(table, trip);
  change(table, { findsOwners: true });
  return {
    table,
    facts: fake.facts,
    said: fake.said,
    last: fake.last,
    rows: fake.rows,
    scan: (code: string) => takeChecklistScan(table, code),
  };
}

test('parcel, code, Enter, kilograms, Enter; the next box of the same customer keeps the code', () => {
  const { table, facts, scan } = openStation();
  scan(box(16));
  typeOwner(table, 'customerCode', 'ak17');
  enterOwner(table);
  takeOwnerScale(table, 2_420);
  enterOwner(table);
  scan(box(17));
  expect(table.view.read().owning).toMatchObject({ customerCode: 'ak17', isOffered: true });
  enterOwner(table);
  typeOwner(table, 'weight', '3,1');
  enterOwner(table);
  expect(facts()).toEqual([
    {
      action: 'INBOUND',
      trip,
      code: box(16),
      customerCode: 'ak17',
      weightG: 2_420,
      weighedBy: 'SCALE',
    },
    { action: 'INBOUND', trip, code: box(17), customerCode: 'ak17', weightG: 3_100, weighedBy: 'HAND' },
  ]);
});

test('a box without a code awaits its owner; without a weight Enter is asked for once more', () => {
  const { table, facts, said, scan } = openStation();
  scan(box(18));
  clearOwner(table, 'weight');
  enterOwner(table);
  expect(facts()).toEqual([]);
  expect(said()).toMatchObject({ word: 'NO_WEIGHT' });
  enterOwner(table);
  expect(facts()).toEqual([{ action: 'INBOUND', trip, code: box(18), isUnweighed: true }]);
});

test('a code that was only offered is given to no parcel that was left for the next', () => {
  const { table, facts, scan } = openStation();
  change(table, { lastCustomer: 'AK-17' });
  scan(box(19));
  scan(box(20));
  expect(facts()).toEqual([{ action: 'INBOUND', trip, code: box(19), isUnweighed: true }]);
});

test('who fits nobody or several stays in the list until a later scan settles it', () => {
  const row = (code: string, seq: number, state: string) =>
    ({
      scanId: `${seq}`,
      seq,
      storedAt: seq,
      facts: { action: 'INBOUND', trip, code },
      answer: { owner: { state, customers: [] } },
    }) as unknown as StationScanRow;
  const rows = [row('A', 1, 'SEVERAL'), row('B', 2, 'NOBODY'), row('A', 3, 'GIVEN')];
  expect(openOwners(rows).map(({ code }) => code)).toEqual(['B']);
});

test('without the setting a scan is the arrival, as it was', () => {
  const { table, facts, scan } = openStation();
  change(table, { findsOwners: false });
  scan(box(21));
  expect(facts()).toEqual([{ action: 'INBOUND', trip, code: box(21) }]);
});

test('a code that is scanned while one is asked for is no parcel, whoever has it', () => {
  const { table, facts, scan } = openStation();
  scan(box(22));
  scan('TPS903');
  expect(table.view.read().owning).toMatchObject({ customerCode: 'TPS903', field: 'weight' });
  expect(facts()).toEqual([]);
});

describe('a box at hand', () => {
  const bag = `RB41200000${ownCodeCheckCharacter('41200000')}`;
  const left = (more: object) => ({ action: 'INBOUND', trip, code: box(23), ...more });
  const leaving: [string, (station: ReturnType<typeof openStation>) => void][] = [
    ['another trip', ({ table }) => chooseContainer(table, 'RT26112012345')],
    ['none', ({ table }) => putAside(table)],
    ['a seal', ({ table }) => toggleSeals(table)],
    ['a bag', ({ scan }) => scan(bag)],
    ['the end', ({ table }) => leaveOpen(table)],
    [
      'a box, where owners are found no more',
      ({ table, scan }) => {
        change(table, { findsOwners: false });
        scan(box(24));
      },
    ],
  ];

  test.each(leaving)(
    'comes in with its code and without a weight as the clerk turns to %s',
    (_what, leave) => {
      const station = openStation();
      station.scan(box(23));
      typeOwner(station.table, 'customerCode', 'ak17');
      leave(station);
      expect(station.facts()[0]).toEqual(left({ customerCode: 'ak17', isUnweighed: true }));
      expect(station.table.view.read().owning).toBeUndefined();
      expect(station.table.view.read().pending).toContainEqual(expect.objectContaining({ code: box(23) }));
    },
  );

  test('comes in with its weight, and with no code that was only offered', () => {
    const { table, facts, scan } = openStation();
    change(table, { lastCustomer: 'AK-17' });
    scan(box(23));
    takeOwnerScale(table, 2_420);
    expect(leaveOpen(table)).toBe(true);
    expect(leaveOpen(table)).toBe(false);
    expect(facts()).toEqual([left({ weightG: 2_420, weighedBy: 'SCALE' })]);
  });
});

describe('what looks like a customer code is', () => {
  const bag = `RB41200000${ownCodeCheckCharacter('41200000')}`;

  test('the seal of the bag that was scanned', () => {
    const { facts, scan } = openStation();
    scan(bag);
    scan('SL12345');
    expect(facts()).toEqual([{ action: 'INBOUND', trip, code: bag, seal: 'SL12345' }]);
  });

  test('a seal of the vehicle, as one is read or the trip has it', () => {
    const { table, facts, scan } = openStation();
    table.expected.write({ parcels: new Map(), seals: ['CN 4471'] });
    scan(box(25));
    scan('CN4471');
    expect(table.view.read().owning).toMatchObject({ customerCode: '', field: 'customerCode' });
    toggleSeals(table);
    scan('CN4472');
    expect(facts().map(({ action, code }) => [action, code])).toEqual([
      ['SEAL', 'CN4471'],
      ['INBOUND', box(25)],
      ['SEAL', 'CN4472'],
    ]);
  });

  test('the cell of the parcel that was taken in', () => {
    const { table, facts, scan } = openStation();
    scan(box(26));
    leaveOpen(table);
    toggleCell(table);
    scan('A07');
    expect(facts().at(-1)).toMatchObject({ action: 'SHELVE_AT_HUB', code: box(26), cell: 'A07' });
  });
});

test('one of several is chosen in the trip that brought the parcel, and the box at hand stays', () => {
  const { table, facts, scan, rows } = openStation();
  const owner = { state: 'SEVERAL', customers: [{ customerCode: 'AK-14' }, { customerCode: 'AK-41' }] };
  rows.push({
    scanId: '1',
    seq: 1,
    storedAt: 1,
    facts: { action: 'INBOUND', trip, code: box(27) },
    answer: { owner },
  } as unknown as StationScanRow);
  chooseContainer(table, 'RT26112012345');
  scan('2');
  const chosen = { action: 'INBOUND', trip, code: box(27), isUnweighed: true };
  expect(facts()).toEqual([{ ...chosen, customerCode: 'AK-41' }]);
  change(table, { findsOwners: true });
  scan(box(28));
  const [open] = openOwners(rows);
  if (open !== undefined) chooseOwner(table, open, 'AK-14');
  expect(facts()).toHaveLength(2);
  expect(table.view.read().owning).toMatchObject({ thing: { code: box(28) } });
});

test('the owner of what was not expected is asked for, too', () => {
  const { table, facts } = openStation();
  takeSurplus(table, box(29));
  typeOwner(table, 'customerCode', 'ak17');
  enterOwner(table);
  takeOwnerScale(table, 900);
  enterOwner(table);
  const found = { customerCode: 'ak17', weightG: 900, weighedBy: 'SCALE' };
  expect(facts()).toEqual([{ action: 'INBOUND', trip, code: box(29), isSure: true, ...found }]);
});

describe('a parcel that was weighed before', () => {
  test('comes in by its code alone, and is weighed once more where a weight is typed', () => {
    const { table, facts, scan } = openStation();
    scan(box(30));
    noteWeighed(table, box(30), true);
    typeOwner(table, 'customerCode', 'ak17');
    enterOwner(table);
    scan(box(31));
    noteWeighed(table, box(31), true);
    takeOwnerScale(table, 900);
    enterOwner(table);
    expect(table.view.read().owning).toMatchObject({ field: 'weight' });
    enterOwner(table);
    expect(facts()).toEqual([
      { action: 'INBOUND', trip, code: box(30), customerCode: 'ak17' },
      { action: 'INBOUND', trip, code: box(31), customerCode: 'ak17', weightG: 900, weighedBy: 'SCALE' },
    ]);
  });

  test('has its weight confirmed where that is far from the first, unless another one is typed', () => {
    const { table, facts, scan, last } = openStation();
    const askAgain = () =>
      takeOwnerAnswer(table, { ...last(), answer: { say: 'FAR_FROM_FIRST_WEIGHT' } } as StationScanRow);
    scan(box(32));
    typeOwner(table, 'customerCode', 'ak17');
    enterOwner(table);
    scan('ST,GS,+  0.200kg');
    enterOwner(table);
    askAgain();
    expect(table.view.read().owning).toMatchObject({
      customerCode: 'ak17',
      weight: '0.200',
      field: 'weight',
    });
    enterOwner(table);
    const first = {
      action: 'INBOUND',
      trip,
      code: box(32),
      customerCode: 'ak17',
      weightG: 200,
      weighedBy: 'SCALE',
    };
    expect(facts()).toEqual([first, { ...first, isSure: true }]);
    askAgain();
    typeOwner(table, 'weight', '2');
    enterOwner(table);
    expect(facts().at(-1)).toEqual({ ...first, weightG: 2_000, weighedBy: 'HAND' });
  });
});
