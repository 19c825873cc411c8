import { locales } from '@rohi/contract/locales';
import { expect, test } from 'vitest';
import type { Estimate } from './arrival-estimate.ts';
import { describeEstimate } from './describe-estimate.ts';

const places = { find: (id: number) => (id === 4 ? { name: 'Карасу' } : undefined) };
const range = { from: '2026-11-29', to: '2026-12-03' };
const was = { from: '2026-11-26', to: '2026-11-30' };

const moved = (
  days: number,
  reason: NonNullable<Estimate['moved']>['cause']['reason'],
  placeId: number | null,
) => ({ ...range, basis: 'constant', samples: 0, moved: { was, days, cause: { reason, placeId } } }) as const;

test('what has moved the days is reported in each language, with the days as they were', () => {
  const reported = locales.map((locale) => describeEstimate(moved(3, 'WEATHER', 4), places, locale));
  expect(reported.every((each) => each?.was?.to === was.to && each.from === range.from)).toBe(true);
  expect(Object.fromEntries(locales.map((locale, index) => [locale, reported[index]?.why]))).toEqual({
    ru: '+3 дня: задержка из-за погоды (Карасу)',
    en: '+3 days: held at Карасу (weather)',
    zh: '晚 3 天：因天气滞留Карасу',
    tg: '+3 рӯз: таъхир аз сабаби обу ҳаво (Карасу)',
  });
});

test('days are counted as Russian counts them, and an unknown place is left out', () => {
  const why = (days: number) => describeEstimate(moved(days, 'ROAD_CLOSED', 9), places, 'ru')?.why;
  expect([1, 2, 5, 11, 21].map(why)).toEqual([
    '+1 день: закрыта дорога',
    '+2 дня: закрыта дорога',
    '+5 дней: закрыта дорога',
    '+11 дней: закрыта дорога',
    '+21 день: закрыта дорога',
  ]);
});

test('where nothing has moved, nothing is said of it', () => {
  expect(describeEstimate({ ...range, basis: 'history', samples: 12, moved: null }, places, 'en')).toEqual({
    ...range,
    basis: 'history',
    samples: 12,
  });
  expect(describeEstimate(null, places, 'en')).toBeNull();
});
