import { expect, test } from 'vitest';
import { nothingAccepted, stepOfAcceptance } from './acceptance-work.ts';

const known = new Map([['SF1', { isHere: false }]]);

test('a transfer is chosen first; a bag asks for its seal, unless a parcel of the transfer is read next', () => {
  expect(stepOfAcceptance(nothingAccepted, 'SF1', 'other', known)).toEqual({ do: 'ask' });
  expect(stepOfAcceptance(nothingAccepted, 'RX1', 'transfer', known)).toMatchObject({ do: 'choose' });
  const work = { ...nothingAccepted, transfer: 'RX1' };
  expect(stepOfAcceptance(work, 'SF9', 'other', known)).toMatchObject({ do: 'parcel', code: 'SF9' });
  expect(stepOfAcceptance(work, 'RB1', 'bag', known)).toEqual({ do: 'askSeal', bag: 'RB1' });
  const asked = { ...work, bag: 'RB1' };
  expect(stepOfAcceptance(asked, 'X-77', 'other', known)).toMatchObject({ do: 'bag', seal: 'X-77' });
  expect(stepOfAcceptance(asked, 'SF1', 'other', known)).toMatchObject({ do: 'parcel' });
});

test('a cell takes the parcel that was scanned last', () => {
  const work = { ...nothingAccepted, transfer: 'RX1', lastParcel: 'YT8834201957316' };
  expect(stepOfAcceptance(work, 'C-04', 'other', known)).toEqual({
    do: 'shelve',
    code: 'YT8834201957316',
    cell: 'C-04',
  });
  expect(stepOfAcceptance({ ...work, bag: 'RB1' }, 'C-04', 'other', known)).toMatchObject({ do: 'bag' });
  expect(stepOfAcceptance(work, 'YT8834201957317', 'other', known)).toMatchObject({ do: 'parcel' });
  expect(stepOfAcceptance({ ...work, lastParcel: undefined }, 'C-04', 'other', known)).toMatchObject({
    do: 'parcel',
  });
});
