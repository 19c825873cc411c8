import { expect, test } from 'vitest';
import { distanceKm, formatKm } from './distance.ts';

const dushanbe = { lat: 38.5358, lon: 68.7791 };

test('Khujand lies some 207 km from Dushanbe as the crow flies', () => {
  const khujand = { lat: 40.2826, lon: 69.6222 };
  expect(distanceKm(dushanbe, khujand)).toBeCloseTo(207.3, 0);
  expect(distanceKm(khujand, dushanbe)).toBe(distanceKm(dushanbe, khujand));
  expect(distanceKm(dushanbe, dushanbe)).toBe(0);
});

test('near ones are told to a tenth, far ones in whole kilometres', () => {
  expect([0.04, 1.24, 9.94, 9.96, 207.3].map(formatKm)).toEqual(['0', '1,2', '9,9', '10', '207']);
});
