import { expect, test } from 'vitest';
import { looksLikeCell, nothingChosen, stepOf, withAnswered, withThing } from './shelving-work.ts';

test.each([
  ['A-12-3', true],
  ['区2.14', true],
  ['B07', true],
  ['YT8834201957371', false],
  ['773288401956455', false],
  ['RB7K2MX94HC', false],
  ['RP4K7PY2HTR', false],
  ['884190223711', false],
  ['A '.repeat(3), false],
])('%s is a cell: %s', (code, isCell) => {
  expect(looksLikeCell(code)).toBe(isCell);
});

const parcel = 'YT8834201957371';
test.each([
  ['chooses a cell', nothingChosen, 'A-1', { do: 'choose', cell: 'A-1' }],
  [
    'puts a parcel into it',
    { ...nothingChosen, cell: 'A-1' },
    parcel,
    { do: 'put', code: parcel, cell: 'A-1' },
  ],
  ['ends with the cell again', { ...nothingChosen, cell: 'A-1' }, 'A-1', { do: 'finish' }],
  ['goes on with another cell', { ...nothingChosen, cell: 'A-1' }, 'B-2', { do: 'choose', cell: 'B-2' }],
  ['waits for a cell', nothingChosen, parcel, { do: 'hold', code: parcel }],
  [
    'puts what has waited',
    { ...nothingChosen, inHand: parcel },
    'B-2',
    { do: 'put', code: parcel, cell: 'B-2' },
  ],
  [
    'takes for a cell what was said to be one',
    { ...nothingChosen, isCellNext: true },
    '100200300',
    { do: 'choose', cell: '100200300' },
  ],
] as const)('a scan %s', (_what, work, code, step) => {
  expect(stepOf(work, code)).toEqual(step);
});

test('a parcel that is scanned twice, or by its sticker, lies in the cell once', () => {
  const first = withThing([], { scanId: '1', code: parcel });
  expect(withThing(first, { scanId: '2', code: parcel })).toEqual([{ scanId: '2', code: parcel }]);
  const bySticker = withThing(first, { scanId: '2', code: 'RP4K7PY2HTR' });
  expect(bySticker).toHaveLength(2);
  const thing = { scanId: '2', code: parcel, line: 'TJ-10482' };
  expect(withAnswered(bySticker, thing)).toEqual([thing]);
  // The answer to what lay in a cell before.
  expect(withAnswered(bySticker, { scanId: '0', code: parcel })).toBe(bySticker);
});
