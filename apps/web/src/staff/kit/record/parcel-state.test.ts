import { expect, test } from 'vitest';
import { stateOfParcel } from './parcel-state.tsx';

const facts = { status: 'DTH', problems: [], isReceived: false } as const;

test('a declared parcel and one that China has received are not the same', () => {
  const declared = stateOfParcel(facts);
  const received = stateOfParcel({ ...facts, isReceived: true });
  expect(declared.text).not.toBe(received.text);
  expect(received.text).toMatch(/./);
});

test('what stops a parcel is its state, and is not said twice', () => {
  const held = stateOfParcel({ ...facts, problems: ['HELD', 'DAMAGED'] });
  expect(held.beside).toEqual(['DAMAGED']);
  expect(held.text).not.toBe(stateOfParcel(facts).text);
  expect(stateOfParcel({ ...facts, status: 'KHYQS', problems: ['DAMAGED'] }).beside).toEqual(['DAMAGED']);
});
