import { expect, test } from 'vitest';
import { knownAs, nothingTakenIn, stepOfChecklist } from './checklist-state.ts';
import type { ChecklistState, ReadKind } from './checklist-state.ts';

const known = {
  parcels: new Map([
    ['SF1', { isHere: false }],
    ['SF2', { isHere: true }],
  ]),
  seals: ['CN 0471163'],
};
const chosen = { ...nothingTakenIn, container: 'RT1' };
const step = (state: ChecklistState, code: string, kind: ReadKind = 'other', knowsCells = false) =>
  stepOfChecklist(state, code, kind, known, { knowsCells });

test('a container is chosen first; a bag asks for its seal, and what is read then is its number', () => {
  expect(step(nothingTakenIn, 'SF1')).toEqual({ do: 'ask' });
  expect(step(nothingTakenIn, 'RT1', 'container')).toEqual({ do: 'choose', container: 'RT1' });
  expect(step(chosen, 'SF9')).toEqual({ do: 'parcel', container: 'RT1', code: 'SF9' });
  expect(step(chosen, 'RB1', 'bag')).toEqual({ do: 'askSeal', bag: 'RB1' });
  const asked = { ...chosen, bag: 'RB1' };
  expect(step(asked, 'X-77')).toEqual({ do: 'bag', container: 'RT1', bag: 'RB1', seal: 'X-77' });
  // The bag was opened after all.
  expect(step(asked, 'SF1')).toEqual({ do: 'parcel', container: 'RT1', code: 'SF1' });
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

test('without the line the station says what it knows', () => {
  expect(knownAs(known, 'SF1', new Set())).toBe('EXPECTED');
  expect(knownAs(known, 'SF1', new Set(['SF1']))).toBe('SCANNED');
  expect(knownAs(known, 'SF2', new Set())).toBe('SCANNED');
  expect(knownAs(known, 'SF3', new Set())).toBe('SURPLUS');
});
