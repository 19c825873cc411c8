import { expect, test } from 'vitest';
import { knownAs, nothingUnloaded, sealsOf, stepOfUnloading, unloadingShares } from './unloading-work.ts';

const known = {
  parcels: new Map([
    ['SF1', { customerCode: 'TJ-10001', isHere: false }],
    ['SF2', { customerCode: null, isHere: true }],
  ]),
  bags: new Set(['RB1']),
  seals: ['CN 0471163'],
};

test('a trip is chosen first; a bag asks for its seal, and what is read then is its number', () => {
  expect(stepOfUnloading(nothingUnloaded, 'SF1', 'other', known)).toEqual({ do: 'ask' });
  expect(stepOfUnloading(nothingUnloaded, 'RT1', 'trip', known)).toEqual({ do: 'choose', trip: 'RT1' });
  const work = { ...nothingUnloaded, trip: 'RT1' };
  expect(stepOfUnloading(work, 'RB1', 'bag', known)).toEqual({ do: 'askSeal', bag: 'RB1' });
  const asked = { ...work, bag: 'RB1' };
  expect(stepOfUnloading(asked, 'X-77', 'other', known)).toEqual({
    do: 'bag',
    trip: 'RT1',
    bag: 'RB1',
    seal: 'X-77',
  });
  // The bag was opened after all.
  expect(stepOfUnloading(asked, 'SF1', 'other', known)).toEqual({ do: 'parcel', trip: 'RT1', code: 'SF1' });
});

test('a seal of the vehicle is known by its number; another number is one where seals are asked for', () => {
  const work = { ...nothingUnloaded, trip: 'RT1' };
  expect(stepOfUnloading(work, 'CN0471163', 'other', known)).toMatchObject({ do: 'seal' });
  expect(stepOfUnloading(work, 'CN9', 'other', known)).toMatchObject({ do: 'parcel' });
  const reads = { ...work, readsSeals: true };
  expect(stepOfUnloading(reads, 'CN9', 'other', known)).toEqual({ do: 'seal', trip: 'RT1', number: 'CN9' });
  expect(stepOfUnloading(reads, 'SF1', 'other', known)).toMatchObject({ do: 'parcel' });
  expect(stepOfUnloading(reads, 'RP1', 'parcel', known)).toMatchObject({ do: 'parcel' });
});

test('without the line the station says what it knows', () => {
  expect(knownAs(known, 'SF1', new Set())).toBe('EXPECTED');
  expect(knownAs(known, 'SF1', new Set(['SF1']))).toBe('SCANNED');
  expect(knownAs(known, 'SF2', new Set())).toBe('SCANNED');
  expect(knownAs(known, 'SF3', new Set())).toBe('SURPLUS');
});

test('the bar has the shares of what is expected; an empty trip has none', () => {
  expect(unloadingShares({ expected: 200, scanned: 50, implied: 100 })).toEqual({ scanned: 25, implied: 50 });
  expect(unloadingShares({ expected: 0, scanned: 0, implied: 0 })).toEqual({ scanned: 0, implied: 0 });
});

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
