import { expect, test } from 'vitest';
import { citiesOf, placeName, shownPoints } from './shown-points.ts';
import type { Point } from './shown-points.ts';

function point(code: string, cityCode: string, lat: number | null, lon: number | null): Point {
  return { code, city: { code: cityCode, name: cityCode }, lat, lon } as Point;
}

const khujand = point('PP-1', 'KHUJAND', 40.2826, 69.6222);
const nowhere = point('PP-2', 'DUSHANBE', null, null);
const dushanbe = point('PP-3', 'DUSHANBE', 38.5358, 68.7791);
const points = [khujand, nowhere, dushanbe];
const codesOf = (...asked: Parameters<typeof shownPoints>) =>
  shownPoints(...asked).map((shown) => shown.point.code);

test('all points stand in the order of the service, those of a city when one is chosen', () => {
  expect(codesOf(points, '', undefined)).toEqual(['PP-1', 'PP-2', 'PP-3']);
  expect(codesOf(points, 'DUSHANBE', undefined)).toEqual(['PP-2', 'PP-3']);
});

test('the nearest come first, a point without a place comes last', () => {
  const hisor = { lat: 38.525, lon: 68.5512 };
  expect(codesOf(points, '', hisor)).toEqual(['PP-3', 'PP-1', 'PP-2']);
  expect(shownPoints(points, '', hisor).map(({ km }) => km && Math.round(km))).toEqual([20, 216, undefined]);
});

test('each city is named once', () => {
  expect(citiesOf(points).map(({ code }) => code)).toEqual(['KHUJAND', 'DUSHANBE']);
});

test('the city is not said twice', () => {
  expect(placeName('Сино-1', 'Душанбе')).toBe('Сино-1, Душанбе');
  expect(placeName('Пункт выдачи, Бохтар', 'Бохтар')).toBe('Пункт выдачи, Бохтар');
});
