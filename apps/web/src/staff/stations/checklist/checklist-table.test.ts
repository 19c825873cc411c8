import { ownCodeCheckCharacter } from '@rohi/contract/tracking/own-codes';
import { Stamp } from 'lucide-react';
import { describe, expect, test } from 'vitest';
import { acceptanceKind } from '../acceptance/acceptance-kind.ts';
import { texts } from '../acceptance/texts/en.ts';
import { openFakeBench } from '../bench/fake-bench.ts';
import { unloadingKind } from '../unloading/unloading-kind.ts';
import {
  chooseContainer,
  knownAs,
  nothingTakenIn,
  openChecklistTable,
  reportBroken,
  stepOfChecklist,
  takeChecklistScan,
  takeSurplus,
  type ChecklistState,
  type ReadKind,
} from './checklist-table.ts';
import { plainKind } from './plain-kind.ts';

/** A kind that the product does not have. */
const holds = plainKind({
  name: 'customs-holds',
  isContainer: (code) => /^CH\d{8}$/.test(code),
  shelve: (code, cell) => ({ action: 'SHELVE_AT_HUB', code, cell }),
  path: 'GET /stations/customs-holds',
  icon: Stamp,
  texts: () => ({ ...texts, own: { ...texts.own, CHOOSE: texts.own.CHOOSE_TRANSFER } }),
  list: unasked,
  begin: unasked,
  page: unasked,
  snapshot: unasked,
  settle: unasked,
  finish: unasked,
});

async function unasked(): Promise<never> {
  throw new Error('no service is asked');
}

const [first, second] = ['YT8834201957316', 'YT8834201957317'];
const bag = `RB41200000${ownCodeCheckCharacter('41200000')}`;

const containerIn = (base: { trip?: string; transfer?: string; container?: string }) =>
  base.trip ?? base.transfer ?? base.container ?? '';

describe.each([
  { scans: unloadingKind.scans, base: { action: 'INBOUND', trip: 'RT26112012345' } },
  { scans: acceptanceKind.scans, base: { action: 'ACCEPT', transfer: 'RX26112012345' } },
  { scans: holds.scans, base: { action: 'TAKE_IN', list: 'customs-holds', container: 'CH26110001' } },
])('a station whose scans are $base.action', ({ scans, base }) => {
  function openTable() {
    const fake = openFakeBench();
    const table = openChecklistTable(fake.bench, scans);
    chooseContainer(table, containerIn(base));
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
    table.view.write({ ...table.view.read(), bag: 'RB1' });
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
  table.view.write({ ...table.view.read(), asksCell: true });
  takeChecklistScan(table, 'A-01');
  takeChecklistScan(table, second);
  expect(facts().slice(1)).toEqual([
    { action: 'SHELVE_AT_HUB', code: first, cell: 'A-01' },
    { action: 'INBOUND', trip: 'RT26112012345', code: second },
  ]);
});

test('a code that is none of ours chooses a container where the kind says so', () => {
  const { bench, said } = openFakeBench();
  const table = openChecklistTable(bench, holds.scans);
  takeChecklistScan(table, 'CH26110001');
  expect(said()).toMatchObject({ word: 'CHOSEN', code: 'CH26110001' });
  expect(table.view.read().container).toBe('CH26110001');
});

test('a kind that says what all kinds say shows its page, and has the numbers of each answer', () => {
  const numbers = { list: 'customs-holds', code: 'CH26110001', isBegun: true, isOver: false };
  const sums = { expected: 2, scanned: 1, implied: 0, missing: 1, surplus: 1, damaged: 0, unsettled: 1 };
  const container = { ...numbers, ...sums };
  expect(holds.containersOf({ list: [container] })).toMatchObject([
    { code: 'CH26110001', about: '1 / 2', hasBegun: true },
  ]);
  const thing = { code: second, customerCode: null, settled: null, settledBy: null };
  const page = {
    container,
    missing: { parcels: 1, list: [{ ...thing, isBag: false, parcels: 1, settled: 'SHORT_LANDED' as const }] },
    surplus: { parcels: 1, list: [{ ...thing, code: bag, isKnown: false, isTakenIn: false }] },
    damaged: { parcels: 0, list: [] },
  };
  expect(holds.viewOf(page, undefined)).toMatchObject({
    numbers: { scanned: 1 },
    missing: { rows: [{ code: second, settledText: texts.settled.SHORT_LANDED }] },
    surplus: { rows: [{ code: bag, mayTakeIn: false }] },
  });
  const later = { ...container, scanned: 2 };
  const answer = { scanId: '1', verdict: 'OK', say: 'TAKEN_IN', parcel: null, container: later } as const;
  expect(holds.numbersIn?.(answer)?.into(page).container).toEqual(later);
  expect(holds.numbersIn?.({ ...answer, container: { ...later, list: 'others' } })).toBeUndefined();
});

const trip = {
  parcels: new Map([
    ['SF1', { isHere: false }],
    ['SF2', { isHere: true }],
  ]),
  seals: ['CN 0471163'],
};
const chosen = { ...nothingTakenIn, container: 'RT1' };
const step = (state: ChecklistState, code: string, kind: ReadKind = 'other', knowsCells = false) =>
  stepOfChecklist(state, code, kind, trip, { knowsCells });

test('a container is chosen first; a bag asks for its seal, and what is read then is its number', () => {
  expect(step(nothingTakenIn, 'SF1')).toEqual({ do: 'ask' });
  expect(step(nothingTakenIn, 'RT1', 'container')).toEqual({ do: 'choose', container: 'RT1' });
  expect(step(chosen, 'SF9')).toEqual({ do: 'parcel', container: 'RT1', code: 'SF9' });
  expect(step(chosen, 'RB1', 'bag')).toEqual({ do: 'askSeal', bag: 'RB1' });
  const chosenBag = { ...chosen, bag: 'RB1' };
  expect(step(chosenBag, 'X-77')).toEqual({ do: 'bag', container: 'RT1', bag: 'RB1', seal: 'X-77' });
  // The bag was opened after all.
  expect(step(chosenBag, 'SF1')).toEqual({ do: 'parcel', container: 'RT1', code: 'SF1' });
});

test('a seal of the vehicle is known by its number; another number is one where seals are asked for', () => {
  expect(step(chosen, 'CN0471163')).toMatchObject({ do: 'seal' });
  expect(step(chosen, 'CN9')).toMatchObject({ do: 'parcel' });
  const reads = { ...chosen, readsSeals: true };
  expect(step(reads, 'CN9')).toEqual({ do: 'seal', container: 'RT1', number: 'CN9' });
  expect(step(reads, 'SF1')).toMatchObject({ do: 'parcel' });
  expect(step(reads, 'RP1', 'parcel')).toMatchObject({ do: 'parcel' });
});

test('a cell that is known by its look takes the parcel that was scanned last', () => {
  const state = { ...chosen, lastParcel: 'YT8834201957316' };
  const shelved = { do: 'shelve', code: 'YT8834201957316', cell: 'C-04' };
  expect(step(state, 'C-04', 'other', true)).toEqual(shelved);
  expect(step(state, 'C-04')).toMatchObject({ do: 'parcel' });
  expect(step({ ...state, bag: 'RB1' }, 'C-04', 'other', true)).toMatchObject({ do: 'bag' });
  expect(step(state, 'YT8834201957317', 'other', true)).toMatchObject({ do: 'parcel' });
  expect(step(chosen, 'C-04', 'other', true)).toMatchObject({ do: 'parcel' });
});

test('whatever is read while a cell is asked for is the cell', () => {
  const state = { ...chosen, lastParcel: 'SF1', asksCell: true };
  expect(step(state, 'RT2', 'container')).toEqual({ do: 'shelve', code: 'SF1', cell: 'RT2' });
});

test('offline the station says what it knows', () => {
  expect(knownAs(trip, 'SF1', new Set())).toBe('EXPECTED');
  expect(knownAs(trip, 'SF1', new Set(['SF1']))).toBe('SCANNED');
  expect(knownAs(trip, 'SF2', new Set())).toBe('SCANNED');
  expect(knownAs(trip, 'SF3', new Set())).toBe('SURPLUS');
});
