import { describe, expect, test } from 'vitest';
import { openingAt, type OpeningSpan } from './opening-hours.ts';

// 20 November 2026 is a Friday. Dushanbe is five hours ahead of UTC.
const nineToSix: OpeningSpan[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  opensMinute: 9 * 60,
  closesMinute: 18 * 60,
}));

function at(moment: string, hours = nineToSix, closedDays: string[] = []) {
  const { openNow, closesAt, opensAt } = openingAt(hours, closedDays, new Date(moment));
  return [openNow, closesAt?.toISOString() ?? null, opensAt?.toISOString() ?? null];
}

describe('a pickup point', () => {
  test.each([
    ['the minute before it opens', '2026-11-20T03:59:59Z', [false, null, '2026-11-20T04:00:00.000Z']],
    ['the minute it opens', '2026-11-20T04:00:00Z', [true, '2026-11-20T13:00:00.000Z', null]],
    ['the minute before it closes', '2026-11-20T12:59:59Z', [true, '2026-11-20T13:00:00.000Z', null]],
    ['the minute it closes', '2026-11-20T13:00:00Z', [false, null, '2026-11-23T04:00:00.000Z']],
    ['on Sunday', '2026-11-22T06:00:00Z', [false, null, '2026-11-23T04:00:00.000Z']],
    [
      'on Monday morning in Dushanbe, Sunday night by UTC',
      '2026-11-22T20:00:00Z',
      [false, null, '2026-11-23T04:00:00.000Z'],
    ],
  ])('%s', (_when, moment, expected) => {
    expect(at(moment)).toEqual(expected);
  });

  test('is closed over its break and says when it opens again', () => {
    const withBreak = [
      { weekday: 5, opensMinute: 540, closesMinute: 780 },
      { weekday: 5, opensMinute: 840, closesMinute: 1080 },
    ];
    expect(at('2026-11-20T08:30:00Z', withBreak)).toEqual([false, null, '2026-11-20T09:00:00.000Z']);
  });

  test('skips its closed days', () => {
    expect(at('2026-11-20T06:00:00Z', nineToSix, ['2026-11-20', '2026-11-23'])).toEqual([
      false,
      null,
      '2026-11-24T04:00:00.000Z',
    ]);
  });

  test('that is open over midnight closes in the morning', () => {
    const night = [
      { weekday: 5, opensMinute: 1_200, closesMinute: 1_440 },
      { weekday: 6, opensMinute: 0, closesMinute: 120 },
    ];
    expect(at('2026-11-20T18:30:00Z', night)).toEqual([true, '2026-11-20T21:00:00.000Z', null]);
    expect(at('2026-11-20T19:30:00Z', night)).toEqual([true, '2026-11-20T21:00:00.000Z', null]);
  });

  test('that never closes says so, but for a closed day', () => {
    const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensMinute: 0, closesMinute: 1_440 }));
    expect(at('2026-11-20T06:00:00Z', always)).toEqual([true, null, null]);
    expect(at('2026-11-20T06:00:00Z', always, ['2026-11-22'])).toEqual([
      true,
      '2026-11-21T19:00:00.000Z',
      null,
    ]);
    expect(at('2026-11-22T06:00:00Z', always, ['2026-11-22'])).toEqual([
      false,
      null,
      '2026-11-22T19:00:00.000Z',
    ]);
  });

  test('without hours never opens', () => {
    expect(at('2026-11-20T06:00:00Z', [])).toEqual([false, null, null]);
  });
});
