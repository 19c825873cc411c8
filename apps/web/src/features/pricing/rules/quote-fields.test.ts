import { describe, expect, test } from 'vitest';
import { addRow, checkQuoteFields, readQuoteFields, removeRow, writeQuoteFields } from './quote-fields.ts';

const read = (text: string) => readQuoteFields(new URLSearchParams(text));

describe('the numbers of the calculator in its address', () => {
  test('a link without numbers shows the example', () => {
    expect(read('q=rounding')).toMatchObject([
      { lengthCm: '60', weightKg: '10', places: '', sizeBy: 'sides' },
    ]);
  });

  test('are read as they stand and written back without a change', () => {
    for (const text of [
      'lengthCm=60%2C5&widthCm=50&heightCm=40&weightKg=10&places=2',
      'volumeM3=0.12&weightKg=7',
      'volumeM3=1&weightKg=50&also=40*40*40*60*_*7*2_****',
    ])
      expect(writeQuoteFields(read(text), new URLSearchParams()).toString()).toBe(text);
  });

  test('only those that count are written; the rest of the address is kept', () => {
    const [row] = read('lengthCm=60&widthCm=50&heightCm=40&weightKg=10');
    const fields = [{ ...row, sizeBy: 'volume' }] as const;
    const next = writeQuoteFields(fields, new URLSearchParams('date=2026-11-23&lengthCm=60'));
    expect(next.toString()).toBe('date=2026-11-23&volumeM3=&weightKg=10');
    expect(read(next.toString())[0].sizeBy).toBe('volume');
  });
});

describe('rows of the calculator', () => {
  test('are added empty and taken away by their key; the only one stays', () => {
    const two = addRow(read('volumeM3=1&weightKg=50'));
    expect(two.map(({ key, weightKg, sizeBy }) => [key, weightKg, sizeBy])).toEqual([
      [0, '50', 'volume'],
      [1, '', 'sides'],
    ]);
    const [, left] = addRow(removeRow(addRow(two), 1));
    expect(left?.key).toBe(2);
    const one = removeRow(two, 0);
    expect(one).toEqual([two[1]]);
    expect(removeRow(one, 1)).toBe(one);
  });
});

describe('the calculator asks', () => {
  test('for all rows, once each is filled in, and for no more than one price is given for', () => {
    const requestOf = (text: string) => checkQuoteFields(read(text), null).request;
    const first = 'volumeM3=1&weightKg=50';
    expect(requestOf(`${first}&also=40*40*40*60*`)).toEqual({
      volumeM3: '1',
      weightKg: '50',
      also: '40*40*40*60*',
    });
    expect(requestOf(`${first}&also=40*40*40**`)).toBeUndefined();
    const rows = (count: number) => Array.from({ length: count }, () => '40*40*40*60*').join('_');
    expect(requestOf(`${first}&also=${rows(19)}`)).toBeDefined();
    expect(requestOf(`${first}&also=${rows(20)}`)).toBeUndefined();
  });

  test('for what is filled in, and for the day of the address', () => {
    const { request } = checkQuoteFields(read('volumeM3=0,12&weightKg=7'), '2026-11-23');
    expect(request).toEqual({ volumeM3: '0,12', weightKg: '7', date: '2026-11-23' });
  });

  test('for nothing while a field is empty or wrong, and scolds only what is wrong', () => {
    const { request, problems } = checkQuoteFields(read('lengthCm=abc&widthCm=&weightKg=0'), null);
    expect(request).toBeUndefined();
    expect(problems.flatMap((row) => [...row].map(([field, { error }]) => [field, error]))).toEqual([
      ['lengthCm', 'badFormat'],
      ['weightKg', 'tooSmall'],
    ]);
  });
});
