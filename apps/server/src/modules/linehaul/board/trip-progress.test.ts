import { describe, expect, test } from 'vitest';
import { fillPercentOf, progressOf, type TripCourse } from './trip-progress.ts';

const at = (day: string) => new Date(`${day}T06:00:00Z`);
const course: TripCourse = {
  plannedDay: '2026-11-10',
  departedAt: at('2026-11-10'),
  arrivedAt: null,
  plannedArrivalDay: '2026-11-25',
  stops: [
    { day: '2026-11-16', passedAt: at('2026-11-16') },
    { day: '2026-11-18', passedAt: null },
  ],
  delays: [],
};

describe('a trip', () => {
  test.each<[string, Partial<TripCourse>, string, number, string | null]>([
    ['on time arrives as planned', {}, '2026-11-17', 0, '2026-11-25'],
    [
      'that left two days late arrives two days late',
      { departedAt: at('2026-11-12'), stops: [] },
      '2026-11-13',
      2,
      '2026-11-27',
    ],
    [
      'that was late and is early again is on time',
      { departedAt: at('2026-11-12') },
      '2026-11-17',
      0,
      '2026-11-25',
    ],
    [
      'that stands is late by the days announced',
      { delays: [{ days: 3, announcedAt: at('2026-11-17'), endedAt: null }] },
      '2026-11-17',
      3,
      '2026-11-28',
    ],
    [
      'that stood a day of three announced is late by that day',
      { delays: [{ days: 3, announcedAt: at('2026-11-17'), endedAt: at('2026-11-18') }] },
      '2026-11-18',
      1,
      '2026-11-26',
    ],
    [
      'has made up for a delay announced before the last place',
      { delays: [{ days: 3, announcedAt: at('2026-11-12'), endedAt: null }] },
      '2026-11-17',
      0,
      '2026-11-25',
    ],
    ['that should have passed a place is late by the days since', {}, '2026-11-21', 3, '2026-11-28'],
    [
      'never arrives in the past',
      { stops: [], plannedArrivalDay: '2026-11-12' },
      '2026-11-20',
      8,
      '2026-11-20',
    ],
    [
      'that has not left is late from its day on',
      { departedAt: null, stops: [] },
      '2026-11-13',
      3,
      '2026-11-28',
    ],
    ['that has arrived is as late as it was', { arrivedAt: at('2026-11-26') }, '2026-11-30', 1, '2026-11-26'],
    [
      'without a plan has no day',
      { plannedArrivalDay: null, plannedDay: null, stops: [] },
      '2026-11-13',
      0,
      null,
    ],
  ])('%s', (_what, changed, today, lateDays, arrivalDay) => {
    expect(progressOf({ ...course, ...changed }, today)).toEqual({ lateDays, arrivalDay });
  });

  test('is as full as its tighter measure', () => {
    const goods = { weightG: 15_620_000, volumeMm3: 74e9 };
    expect(fillPercentOf(goods, { capacityKg: 22_000, capacityCm3: 86_000_000 })).toBe(86);
    expect(fillPercentOf(goods, { capacityKg: 22_000, capacityCm3: null })).toBe(71);
    expect(fillPercentOf(goods, { capacityKg: null, capacityCm3: null })).toBeNull();
  });
});
