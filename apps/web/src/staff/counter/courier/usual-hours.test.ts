import { expect, test } from 'vitest';
import { usualHours } from './usual-hours.ts';

test('hours that are proposed are never over', () => {
  expect(usualHours('08:10')).toEqual(['14:00', '18:00']);
  expect(usualHours('14:00')).toEqual(['14:00', '18:00']);
  expect(usualHours('14:01')).toEqual(['15:00', '19:00']);
  expect(usualHours('18:59')).toEqual(['19:00', '21:00']);
  expect(usualHours('19:01')).toEqual(['', '']);
  expect(usualHours('22:33')).toEqual(['', '']);
});
