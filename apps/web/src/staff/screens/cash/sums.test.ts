import { describe, expect, it } from 'vitest';
import { absText, differenceOf, minorOf } from './sums.ts';

describe('sums of a drawer', () => {
  it('are whole minor units, below zero too', () => {
    expect([minorOf('3518.50'), minorOf('-3.00'), minorOf('0.00')]).toEqual([351_850n, -300n, 0n]);
    expect([absText('-3.00'), absText('3.00')]).toEqual(['3.00', '3.00']);
  });

  it('name the currencies in which they differ', () => {
    expect(differenceOf({ TJS: '480.00', USD: '25.00' }, { TJS: '500.00', USD: '25.00' })).toEqual([
      { currency: 'TJS', minor: -20_00n, amount: '20.00' },
    ]);
    expect(differenceOf({ TJS: '1.00', USD: '0.00' }, { TJS: '1.00', USD: '0.00' })).toEqual([]);
  });
});
