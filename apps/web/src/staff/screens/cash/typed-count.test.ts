import { describe, expect, it } from 'vitest';
import {
  countedFields,
  countFields,
  countOf,
  isAllCounted,
  isUnreadable,
  minorText,
  readCoins,
  readPieces,
  typedSum,
  withZeros,
} from './typed-count.ts';

describe('the count of a drawer', () => {
  const typed = { 'TJS:100': '1', 'TJS:50': ' 3 ', 'TJS:3': '2', coins: '1 006,5', 'USD:20': '2' };

  it('adds up notes and coins of each currency', () => {
    expect(typedSum(typed, 'TJS')).toBe(100_00n + 150_00n + 6_00n + 1_006_50n);
    expect(typedSum(typed, 'USD')).toBe(40_00n);
  });

  it('goes to the service with what was counted alone', () => {
    expect(countOf(typed)).toEqual({
      TJS: { notes: { '100': 1, '50': 3, '3': 2 }, coins: '1006.50' },
      USD: { notes: { '20': 2 } },
    });
  });

  it('knows what was counted, and fills the rest with zeros', () => {
    expect(countedFields(typed, 'TJS')).toEqual({ done: 4, all: 10 });
    expect(isAllCounted(typed)).toBe(false);
    const whole = withZeros(typed);
    expect(isAllCounted(whole)).toBe(true);
    expect(Object.keys(whole)).toEqual([...countFields]);
    expect(typedSum(whole, 'TJS')).toBe(typedSum(typed, 'TJS'));
  });

  it.each(['', '-1', '1.5', '10001', '12a', '123456'])('takes no pieces from %j', (text) => {
    expect(readPieces(text)).toBeUndefined();
  });

  it('names what cannot be read, and an empty field is none of it', () => {
    expect(isUnreadable({ 'TJS:5': '2x' }, 'TJS:5')).toBe(true);
    expect(isUnreadable({ 'TJS:5': ' ' }, 'TJS:5')).toBe(false);
    expect(isUnreadable({ coins: '1,234' }, 'coins')).toBe(true);
    expect(readCoins('-1')).toBeUndefined();
  });

  it('writes minor units as a sum', () => {
    expect([minorText(0n), minorText(5n), minorText(-3_00n)]).toEqual(['0.00', '0.05', '-3.00']);
  });
});
