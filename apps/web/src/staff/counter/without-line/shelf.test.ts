import type { CounterParcel } from '@rohi/contract/stations/counter-snapshot.contract';
import { expect, test } from 'vitest';
import type { ScanFacts } from '../../stations/scan-queue/browser-queue.ts';
import { withChanges, type CounterSnapshot } from './counter-snapshot.ts';
import { cashTaken, changeOf, dueOf, limitReached, shelfOf, type CounterAct } from './shelf.ts';

const parcel = (code: string, facts: Partial<CounterParcel> = {}): CounterParcel => ({
  ...{ code, customerCode: 'TJ10482', cell: null, goods: null, weightG: 3_800, flags: [], owed: [] },
  ...facts,
});

const snapshot = (parcels: CounterParcel[], facts: Partial<CounterSnapshot> = {}): CounterSnapshot => ({
  ...{ days: ['2026-11-20', '2026-11-21'], cursor: '1~2', at: 0, shift: { id: 'shift', taken: 20_000 } },
  rate: { rate: '9.25', nominal: 1, rateDate: '2026-11-20' },
  limits: { handOver: 10_000, shift: 150_000 },
  evidence: 'NONE',
  parcels: new Map(parcels.map((each) => [each.code, each])),
  ...facts,
});

const now = { today: '2026-11-20', mayTake: true };
const act = (facts: object): CounterAct => ({
  scanId: JSON.stringify(facts),
  isWaiting: true,
  facts: { customerCode: 'TJ10482', visit: 'v', at: '', ...facts } as ScanFacts,
});
const codes = (rows: readonly { parcel: CounterParcel }[]) => rows.map((row) => row.parcel.code);

test('a parcel goes, goes for cash or stays with its reason, cell by cell, and another customer’s is not among them', () => {
  const known = snapshot([
    parcel('PAID', { cell: 'B-2' }),
    parcel('OWED', { cell: 'A-12', owed: [{ id: '7', cents: [950, 970] }] }),
    parcel('HELD', { cell: 'A-2', flags: ['HELD'] }),
    parcel('LOST', { cell: 'A-3', flags: ['HELD', 'LOST'] }),
    parcel('RETURNING', { cell: 'A-4', flags: ['RETURNING'] }),
    parcel('THEIRS', { customerCode: 'TJ2' }),
  ]);
  const shelf = shelfOf(known, [], 'TJ10482', now);
  expect([codes(shelf.mayGo), codes(shelf.forCash)]).toEqual([['PAID'], ['OWED']]);
  expect(shelf.stays.map(({ parcel: { code }, why }) => [code, why])).toEqual([
    ['HELD', 'HELD'],
    ['LOST', 'LOST'],
    ['RETURNING', 'RETURNING'],
  ]);
  expect(shelf.forCash[0]).toMatchObject({ cents: 950, charges: [{ id: '7', cents: 950 }] });
  expect(shelfOf(known, [], 'TJ10482', { ...now, today: '2026-11-21' }).forCash[0]).toMatchObject({
    cents: 970,
  });
});

test('nothing goes by a snapshot of days that are over, and nothing for cash without shift, rate or right', () => {
  const owed = [parcel('OWED', { owed: [{ id: '7', cents: [950, 970] }] })];
  const why = (known: CounterSnapshot, at = now) => shelfOf(known, [], 'TJ10482', at).stays[0]?.why;
  expect(why(snapshot([parcel('PAID')]), { ...now, today: '2026-11-22' })).toBe('TOO_OLD');
  expect(why(snapshot(owed, { shift: null }))).toBe('NO_SHIFT');
  expect(why(snapshot(owed, { rate: null }))).toBe('NO_RATE');
  expect(why(snapshot(owed), { ...now, mayTake: false })).toBe('NO_RIGHT');
});

test('what was done since counts: paid here it goes, given it stays given, and limits grow by what waits', () => {
  const known = snapshot([parcel('OWED', { owed: [{ id: '7', cents: [950, 970] }] })]);
  const cash = act({ action: 'TAKE_CASH', shiftId: 'shift', charges: [{ id: '7', cents: 950 }] });
  const shelf = shelfOf(known, [cash], 'TJ10482', now);
  expect(shelf.mayGo).toMatchObject([{ isPaidHere: true, isGiven: false, cents: 0 }]);
  const given = shelfOf(known, [cash, act({ action: 'GIVE', code: 'OWED' })], 'TJ10482', now);
  expect(given.mayGo).toMatchObject([{ isGiven: true }]);
  expect(cashTaken(known, [cash], 'v')).toEqual({ handOver: 950, shift: 20_950 });
  expect(cashTaken(known, [cash], 'other')).toEqual({ handOver: 0, shift: 20_950 });
});

test('cash is due by the rate of the snapshot, and change is what the service will count', () => {
  const { rate } = snapshot([]);
  expect(dueOf(950, rate)).toBe(8_788n);
  expect(changeOf(950, 10_000n, rate)).toBe(1_212n);
  expect(changeOf(950, 8_000n, rate)).toBeUndefined();
  expect(dueOf(950, null)).toBeUndefined();
  const taken = { handOver: 9_000, shift: 149_000 };
  expect([1_000, 1_001].map((cents) => limitReached(snapshot([]), taken, cents))).toEqual([
    undefined,
    'handOver',
  ]);
  expect(limitReached(snapshot([]), { handOver: 0, shift: 149_500 }, 501)).toBe('shift');
});

test('an answer takes out what is gone before it puts in what is new', () => {
  const before = snapshot([parcel('A'), parcel('B')]);
  const { parcels: _all, at: _at, ...rest } = before;
  const answer = { ...rest, isWhole: false, parcels: [parcel('A', { cell: 'C-1' })], gone: ['A', 'B'] };
  expect([...withChanges(before, answer, 5).parcels.values()]).toMatchObject([{ code: 'A', cell: 'C-1' }]);
});
