import { expect, test } from 'vitest';
import { hoursLines } from './hours-lines.ts';

const day = (weekday: number, opens = '09:00', closes = '18:00') => ({ weekday, opens, closes });

test('neighbouring days of the same hours stand in one line', () => {
  expect(hoursLines([...[1, 2, 3, 4, 5].map((each) => day(each)), day(6, '09:00', '14:00')])).toEqual([
    { from: 1, to: 5, spans: ['09:00–18:00'] },
    { from: 6, to: 6, spans: ['09:00–14:00'] },
    { from: 7, to: 7, spans: [] },
  ]);
});

test('a break makes two spans of a day', () => {
  expect(hoursLines([day(1, '09:00', '13:00'), day(1, '14:00', '18:00'), day(2)]).slice(0, 3)).toEqual([
    { from: 1, to: 1, spans: ['09:00–13:00', '14:00–18:00'] },
    { from: 2, to: 2, spans: ['09:00–18:00'] },
    { from: 3, to: 7, spans: [] },
  ]);
});

test('a whole week of the same hours is one line, and so is none', () => {
  expect(hoursLines([1, 2, 3, 4, 5, 6, 7].map((each) => day(each)))).toEqual([
    { from: 1, to: 7, spans: ['09:00–18:00'] },
  ]);
  expect(hoursLines([])).toEqual([{ from: 1, to: 7, spans: [] }]);
});
