import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCodeText, parseMoment, parsePositiveNumber, parseText } from './cell-values.ts';
import type { Cell } from '../../../platform/table-files/table.ts';

const now = new Date('2026-11-20T09:00:00Z');
const inChina = 8 * 60;
const moment = (cell: Cell, offset = inChina) => {
  const parsed = parseMoment(cell, offset, now);
  return 'value' in parsed ? parsed.value.at.toISOString() : parsed.reason;
};
const number = (cell: Cell, max = 1_000_000) => {
  const parsed = parsePositiveNumber(cell, max);
  return 'value' in parsed ? parsed.value : parsed.reason;
};

describe('a number of a file', () => {
  test.each([
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['0,250', 0.25],
    ['1,234', 1.234],
    ['1 234,5', 1234.5],
    ['1\u00a0234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.234,56', 1234.56],
    ['1,234,567', 1_234_567],
    ['１２，５', 12.5],
    ['12,5 кг', 12.5],
    ['30 cm', 30],
    ['2.5公斤', 2.5],
    [2.5, 2.5],
  ])('%s is %s', (cell, expected) => {
    expect(number(cell, 2_000_000)).toBe(expected);
  });

  test.each(['', 'abc', '1,2,3', '1.2.3', '12,34.5', '1e5', '--1', '1,', '#N/A', 'NaN', true, Number.NaN])(
    '%s is none, or is understood without harm',
    (cell) => {
      expect(['badNumber', 1]).toContain(number(cell));
    },
  );

  test('must be above zero and not too large', () => {
    expect(number('-3')).toBe('notPositive');
    expect(number('0')).toBe('notPositive');
    expect(number('20000,1', 20_000)).toBe('tooBig');
  });

  test('written with a comma is the number that was meant', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (milli) => {
        const text = (milli / 1_000).toFixed(3);
        expect(number(text)).toBeCloseTo(milli / 1_000, 6);
        expect(number(text.replace('.', ','))).toBeCloseTo(milli / 1_000, 6);
      }),
    );
  });
});

describe('a time of a file', () => {
  test.each([
    ['2026-11-05T14:30:00Z', '2026-11-05T14:30:00.000Z'],
    ['2026-11-05T14:30:00+05:00', '2026-11-05T09:30:00.000Z'],
    ['2026-11-05T14:30:00.123+0500', '2026-11-05T09:30:00.000Z'],
    ['2026-11-05T14:30', '2026-11-05T06:30:00.000Z'],
    ['2026-11-05 14:30:15', '2026-11-05T06:30:15.000Z'],
    ['05.11.2026 14:30', '2026-11-05T06:30:00.000Z'],
    ['5.11.2026 4:05:06', '2026-11-04T20:05:06.000Z'],
    ['2026/11/5 4:05', '2026-11-04T20:05:00.000Z'],
    ['2026年11月5日 14:30', '2026-11-05T06:30:00.000Z'],
    ['05.11.2026', '2026-11-05T04:00:00.000Z'],
    ['2026-11-05', '2026-11-05T04:00:00.000Z'],
    [46_331, '2026-11-05T04:00:00.000Z'],
    ['46331,604166666664', '2026-11-05T06:30:00.000Z'],
    [46_331.604_166_666_664, '2026-11-05T06:30:00.000Z'],
    [new Date('2026-11-05T14:29:59.999Z'), '2026-11-05T06:30:00.000Z'],
    [new Date('2026-11-05T00:00:00Z'), '2026-11-05T04:00:00.000Z'],
  ])('%s in China is %s', (cell, expected) => {
    expect(moment(cell)).toBe(expected);
  });

  test('without a zone is that of the place', () => {
    expect(moment('05.11.2026 14:30', 5 * 60)).toBe('2026-11-05T09:30:00.000Z');
  });

  test.each([
    '31.02.2026',
    '2026-13-01',
    '11/05/2026',
    '05.11.26',
    '2026-11-05 25:00',
    'вчера',
    '5',
    5,
    true,
    '2026-11-05Z',
  ])('%s is none', (cell) => {
    expect(moment(cell)).toBe('badDate');
  });

  test('in the future or long ago is refused', () => {
    expect(moment('2026-11-20T09:01:00Z')).toBe('2026-11-20T09:01:00.000Z');
    expect(moment('2026-11-20T09:03:00Z')).toBe('dateInFuture');
    expect(moment('2026-11-21')).toBe('dateInFuture');
    expect(moment('31.12.2014 23:00')).toBe('dateTooOld');
    expect(moment('01.01.2015 00:30')).toBe('2014-12-31T16:30:00.000Z');
  });

  test('that is a date alone counts today even before noon, and stays the same moment for a repeat', () => {
    const parsed = parseMoment('2026-11-20', 5 * 60, new Date('2026-11-20T03:00:00Z'));
    expect(parsed).toEqual({
      value: { nominal: new Date('2026-11-20T07:00:00Z'), at: new Date('2026-11-20T03:00:00Z') },
    });
  });

  test('is found again from its ISO form, whatever it is', () => {
    const days = fc.date({ min: new Date('2015-01-02'), max: now, noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const seconds = new Date(Math.floor(date.getTime() / 1_000) * 1_000);
        expect(moment(seconds.toISOString())).toBe(seconds.toISOString());
      }),
    );
  });

  test('is never anything but a moment or a reason', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(parseMoment(text, 0, now)).toBeTypeOf('object');
        expect(parsePositiveNumber(text, 5)).toBeTypeOf('object');
      }),
    );
  });
});

describe('a text of a file', () => {
  test.each(['A\u0000B', 'A\ud800', 'A\u0007', 'A\nB'])(
    'is refused with signs that cannot be kept: %j',
    (text) => {
      expect(parseText(text, 10)).toEqual({ reason: 'badCharacters' });
    },
  );

  test('a cell loses invisible signs and what stands around its text', () => {
    expect(parseText(' \u200bYT88\ufeff ', 10)).toEqual({ value: 'YT88' });
    expect(parseText('12345678901', 10)).toEqual({ reason: 'tooLong', params: { max: 10 } });
  });

  test('that was a code is known to be lost when Excel made a number of it', () => {
    expect(parseCodeText(78_412_345_678_901, 40)).toEqual({ value: '78412345678901' });
    expect(parseCodeText(7.841_234_567_890_12e17, 40)).toEqual({ reason: 'lostDigits' });
    expect(parseCodeText('7,84123E+17', 40)).toEqual({ reason: 'lostDigits' });
  });
});
