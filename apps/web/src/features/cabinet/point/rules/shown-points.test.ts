import { expect, test } from 'vitest';
import { boundFirst, citiesOf, optionName, placeName, shownPoints } from './shown-points.ts';
import type { Point } from './shown-points.ts';

function point(code: string, cityCode: string, lat: number | null, lon: number | null): Point {
  return { code, city: { code: cityCode, name: cityCode }, lat, lon } as Point;
}

const khujand = point('PP-1', 'KHUJAND', 40.2826, 69.6222);
const nowhere = point('PP-2', 'DUSHANBE', null, null);
const dushanbe = point('PP-3', 'DUSHANBE', 38.5358, 68.7791);
const points = [khujand, nowhere, dushanbe];
const codesOf = (...args: Parameters<typeof shownPoints>) =>
  shownPoints(...args).map((place) => place.point.code);

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

test('among others a point is named without the words that all begin with', () => {
  expect(optionName('Пункт выдачи, Душанбе, Сино', 'Душанбе')).toBe('Душанбе, Сино');
  expect(optionName('Пункт выдачи «Сино»', 'Душанбе')).toBe('«Сино», Душанбе');
  expect(optionName('Pickup point, Khujand', 'Khujand')).toBe('Khujand');
  expect(optionName('Пункт выдачи', 'Куляб')).toBe('Куляб');
  expect(optionName('Сомон', 'Куляб')).toBe('Сомон, Куляб');
});

test('the bound point comes first, and the others stay in their order', () => {
  const places = points.map((each, id) => ({ point: { ...each, id }, km: undefined }));
  const idsOf = (boundId: number | undefined) => boundFirst(places, boundId).map((each) => each.point.id);
  expect(idsOf(2)).toEqual([2, 0, 1]);
  expect(idsOf(undefined)).toEqual([0, 1, 2]);
  expect(idsOf(7)).toEqual([0, 1, 2]);
});
