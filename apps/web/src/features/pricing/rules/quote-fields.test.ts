import { describe, expect, test } from 'vitest';
import { checkQuoteFields, readQuoteFields, writeQuoteFields } from './quote-fields.ts';

const read = (text: string) => readQuoteFields(new URLSearchParams(text));

describe('the numbers of the calculator in its address', () => {
  test('a link without numbers shows the example', () => {
    expect(read('q=rounding')).toMatchObject({ lengthCm: '60', weightKg: '10', places: '', sizeBy: 'sides' });
  });

  test('are read as they stand and written back without a change', () => {
    for (const text of [
      'lengthCm=60%2C5&widthCm=50&heightCm=40&weightKg=10&places=2',
      'volumeM3=0.12&weightKg=7',
    ])
      expect(writeQuoteFields(read(text), new URLSearchParams()).toString()).toBe(text);
  });

  test('only those that count are written; the rest of the address is kept', () => {
    const fields = { ...read('lengthCm=60&widthCm=50&heightCm=40&weightKg=10'), sizeBy: 'volume' } as const;
    const next = writeQuoteFields(fields, new URLSearchParams('date=2026-11-23&lengthCm=60'));
    expect(next.toString()).toBe('date=2026-11-23&volumeM3=&weightKg=10');
    expect(read(next.toString()).sizeBy).toBe('volume');
  });
});

describe('the calculator asks', () => {
  test('for what is filled in, and for the day of the address', () => {
    const { request } = checkQuoteFields(read('volumeM3=0,12&weightKg=7'), '2026-11-23');
    expect(request).toEqual({ volumeM3: '0,12', weightKg: '7', date: '2026-11-23' });
  });

  test('for nothing while a field is empty or wrong, and scolds only what is wrong', () => {
    const { request, problems } = checkQuoteFields(read('lengthCm=abc&widthCm=&weightKg=0'), null);
    expect(request).toBeUndefined();
    expect([...problems].map(([field, { error }]) => [field, error])).toEqual([
      ['lengthCm', 'badFormat'],
      ['weightKg', 'tooSmall'],
    ]);
  });
});
