import { describe, expect, test } from 'vitest';
import { compareWeights, isFarFromFirst, isOfSample } from './weighing-rules.ts';

describe('a second weight', () => {
  test.each([
    [1_000, 1_050, 'AGREES'],
    [1_000, 1_051, 'HIGHER'],
    [2_000, 1_940, 'AGREES'],
    [2_000, 1_939, 'LOWER'],
    [10_000, 10_300, 'AGREES'],
    [10_000, 10_301, 'HIGHER'],
    [10_000, 9_699, 'LOWER'],
    [null, 500, 'HIGHER'],
  ] as const)('of %s g then and %s g now is %s at three per cent', (oldG, newG, verdict) => {
    expect(compareWeights({ oldG, newG }, 3)).toBe(verdict);
  });

  test('is asked about when it is more than a third away', () => {
    expect(isFarFromFirst({ oldG: 3_000, newG: 2_000 })).toBe(false);
    expect(isFarFromFirst({ oldG: 3_000, newG: 1_999 })).toBe(true);
    expect(isFarFromFirst({ oldG: 3_000, newG: 4_001 })).toBe(true);
    expect(isFarFromFirst({ oldG: null, newG: 9_000 })).toBe(false);
  });
});

test('the sample is about the share that is set, and a code is always in it or never', () => {
  const codes = Array.from({ length: 5_000 }, (_, index) => `YT88342019${String(index).padStart(5, '0')}`);
  const chosen = codes.filter((code) => isOfSample(code, 10));
  expect(chosen.length).toBeGreaterThan(400);
  expect(chosen.length).toBeLessThan(600);
  expect(chosen.every((code) => isOfSample(code, 10))).toBe(true);
  expect(codes.some((code) => isOfSample(code, 0))).toBe(false);
  expect(codes.every((code) => isOfSample(code, 100))).toBe(true);
});
