import { expect, test } from 'vitest';
import { looksLikeCode, readSidesMm, readWeightG, sidesText, weightText } from './typed-measures.ts';

test.each([
  ['3,42', 3_420],
  ['3.420', 3_420],
  [' 0.5 ', 500],
  ['12', 12_000],
  ['３．４', 3_400],
  ['2000', 2_000_000],
])('%s kg', (typed, grams) => {
  expect(readWeightG(typed)).toBe(grams);
});

test.each(['', '0', '0,0', '-1', '3.4205', '2001', '3,4,2', 'abc', '3 kg', '773288401956274'])(
  '%s is no weight',
  (typed) => {
    expect(readWeightG(typed)).toBeUndefined();
  },
);

test.each(['60*50*40', '60x50x40', '60 х 50 х 40', '60×50×40', '60 50 40', '60＊50＊40'])(
  '%s cm',
  (typed) => {
    expect(readSidesMm(typed)).toEqual({ lengthMm: 600, widthMm: 500, heightMm: 400 });
  },
);

test('half centimetres count', () => {
  expect(readSidesMm('60,5*50.5*40')).toEqual({ lengthMm: 605, widthMm: 505, heightMm: 400 });
});

test.each(['60*50', '60*50*40*30', '0*50*40', '60*50*', '1001*1*1', 'YT8834201957402'])(
  '%s is no three sides',
  (typed) => {
    expect(readSidesMm(typed)).toBeUndefined();
  },
);

test('a code in a field of measures is seen as one', () => {
  for (const code of ['YT8834201957402', '773288401956274', 'JD-0012-55'])
    expect(looksLikeCode(code)).toBe(true);
  for (const typed of ['3.42', '12', '60*50*40', '']) expect(looksLikeCode(typed)).toBe(false);
});

test('grams are shown as a scale shows them', () => {
  expect(weightText(3_420)).toBe('3.420');
});

test('sides are shown as they are typed', () => {
  const sides = { lengthMm: 605, widthMm: 500, heightMm: 400 };
  expect(sidesText(sides)).toBe('60.5*50*40');
  expect(readSidesMm(sidesText(sides))).toEqual(sides);
});
