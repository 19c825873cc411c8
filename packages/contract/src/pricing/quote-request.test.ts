import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxLoads, readLoad, readLoads, writeAlso, type LoadTexts } from './quote-request.ts';

const box = { lengthCm: '60', widthCm: '50', heightCm: '40', weightKg: '10' };
const problemsOf = (texts: LoadTexts) => readLoad(texts).problems;

describe('a load is read from what people type', () => {
  test('a comma is a point, and full-width digits are digits', () => {
    const typed = {
      lengthCm: '６０，５',
      widthCm: ' 50.50 ',
      heightCm: '40',
      weightKg: '0,125',
      places: '２',
    };
    expect(readLoad(typed).load).toEqual({
      size: { lengthUm: 605_000n, widthUm: 505_000n, heightUm: 400_000n },
      weightG: 125n,
      places: 2,
    });
  });

  test('a volume takes the place of the sides', () => {
    expect(readLoad({ volumeM3: '0.12', weightKg: '10' }).load).toEqual({
      size: { volumeCm3: 120_000n },
      weightG: 10_000n,
      places: 1,
    });
    expect(problemsOf({ ...box, volumeM3: '0.12' })).toEqual([{ field: 'volumeM3', error: 'notAllowed' }]);
  });

  test('every empty field that is needed is named', () => {
    expect(problemsOf({ places: ' ' })).toEqual(
      ['lengthCm', 'widthCm', 'heightCm', 'weightKg'].map((field) => ({ field, error: 'required' })),
    );
  });

  test.each([
    ['0', { error: 'tooSmall', params: { min: '0.1' } }],
    ['0.09', { error: 'tooSmall', params: { min: '0.1' } }],
    ['1500.01', { error: 'tooLarge', params: { max: '1500' } }],
    [String(0.1 + 0.2), { error: 'tooPrecise', params: { digits: 2 } }],
    ['-0', { error: 'badFormat' }],
    ['-5', { error: 'badFormat' }],
    ['+5', { error: 'badFormat' }],
    ['NaN', { error: 'badFormat' }],
    ['Infinity', { error: 'badFormat' }],
    ['1e308', { error: 'badFormat' }],
    ['0x10', { error: 'badFormat' }],
    ['1 00', { error: 'badFormat' }],
    ['٣', { error: 'badFormat' }],
    ['.5', { error: 'badFormat' }],
  ])('a length of %j is refused', (lengthCm, problem) => {
    expect(problemsOf({ ...box, lengthCm })).toEqual([{ field: 'lengthCm', ...problem }]);
  });

  test.each(['0', '1.5', '1001', 'два'])('%j places are refused', (places) => {
    expect(problemsOf({ ...box, places })).toMatchObject([{ field: 'places' }]);
  });

  test('whatever is typed, the answer is a whole load or a list of problems', () => {
    const anything = fc.option(fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)), {
      nil: undefined,
    });
    fc.assert(
      fc.property(anything, anything, anything, anything, anything, anything, (a, b, c, d, e, f) => {
        const texts = { lengthCm: a, widthCm: b, heightCm: c, weightKg: d, places: e, volumeM3: f };
        const { load, problems } = readLoad(texts);
        if (load === undefined) expect(problems.length).toBeGreaterThan(0);
        else {
          expect(load.weightG).toBeGreaterThan(0n);
          expect(Number.isInteger(load.places)).toBe(true);
        }
      }),
    );
  });
});

describe('unlike places are read from one address', () => {
  const cube = { volumeM3: '1', weightKg: '50' };
  const heavy = { lengthCm: '40', widthCm: '40', heightCm: '40', weightKg: '60' };

  test('an address of one kind is what it was', () => {
    expect(readLoads(box)).toEqual({ loads: [readLoad(box).load] });
    expect(readLoads({ ...box, also: ' ' })).toEqual({ loads: [readLoad(box).load] });
    expect(writeAlso([])).toBeUndefined();
  });

  test('by sides and by volume, as they were written', () => {
    const also = writeAlso([heavy, { volumeM3: '0,5', weightKg: '7', places: '2' }]);
    expect(also).toBe('40*40*40*60*_0,5*7*2');
    expect(new URLSearchParams({ also: '40*40*40*60*_0.5*7*2' }).toString()).toBe(
      'also=40*40*40*60*_0.5*7*2',
    );
    expect(readLoads({ ...cube, also })).toEqual({
      loads: [cube, heavy, { volumeM3: '0.5', weightKg: '7', places: '2' }].map(
        (texts) => readLoad(texts).load,
      ),
    });
  });

  test('every wrong field is named with its place', () => {
    expect(readLoads({ ...cube, weightKg: '-1', also: '40*40**60*_1*2_0.5*0*1' }).problems).toMatchObject([
      { field: 'weightKg', error: 'badFormat' },
      { field: 'also[0].heightCm', error: 'required' },
      { field: 'also[1]', error: 'badFormat' },
      { field: 'also[2].weightKg', error: 'tooSmall' },
    ]);
  });

  test('a separator that was typed makes no other number', () => {
    const also = writeAlso([{ ...heavy, weightKg: '6*0_1' }]);
    expect(readLoads({ ...cube, also }).problems).toMatchObject([
      { field: 'also[0].weightKg', error: 'badFormat' },
    ]);
  });

  test('so many and no more', () => {
    const also = (others: number) => writeAlso(Array.from({ length: others }, () => heavy));
    expect(readLoads({ ...cube, also: also(maxLoads - 1) }).loads).toHaveLength(maxLoads);
    expect(readLoads({ ...cube, also: also(maxLoads) }).problems).toEqual([
      { field: 'also', error: 'tooManyLoads', params: { max: maxLoads } },
    ]);
  });
});
