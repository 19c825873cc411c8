import { expect, test } from 'vitest';
import { withChanges } from './snapshot.ts';

const parcel = (code: string, customerCode = 'TJ-10482') => ({
  code,
  customerCode,
  orderCode: null,
  goods: null,
  weightG: null,
  sides: null,
  pickupPointId: 7,
  flags: [],
  isSeveral: false,
});
const answer = { isWhole: false, parcels: [], gone: [], cells: [], cursor: '2' };

test('changes are put over what was there, and a whole one in its place', () => {
  const cells = [{ customerCode: 'TJ-10482', cell: 'A-03-2' }];
  const first = withChanges(
    undefined,
    {
      ...answer,
      isWhole: true,
      cells,
      cursor: '1',
      parcels: [parcel('A1'), parcel('B2')],
      points: [{ id: 7, name: '杜尚别' }],
    },
    1,
  );
  const second = withChanges(first, { ...answer, gone: ['A1'], parcels: [parcel('C3')] }, 2);
  expect([...second.parcels.keys()]).toEqual(['B2', 'C3']);
  expect(second).toMatchObject({ cursor: '2', at: 2 });
  expect(second.cells.get('TJ-10482')).toBe('A-03-2');
  // What a console before this one has stored names no points.
  expect(second.points.get(7)).toBe('杜尚别');
  const emptied = withChanges(second, { ...answer, cells: [{ customerCode: 'TJ-10482', cell: null }] }, 3);
  expect(emptied.cells.size).toBe(0);
  const whole = withChanges(second, { ...answer, isWhole: true, parcels: [parcel('D4')] }, 4);
  expect([...whole.parcels.keys()]).toEqual(['D4']);
  expect(whole.cells.size).toBe(0);
});

test('a code that is gone and there again stays', () => {
  const first = withChanges(undefined, { ...answer, isWhole: true, parcels: [parcel('A1')] }, 1);
  const second = withChanges(first, { ...answer, gone: ['A1'], parcels: [parcel('A1', 'TJ-20000')] }, 2);
  expect(second.parcels.get('A1')?.customerCode).toBe('TJ-20000');
});
