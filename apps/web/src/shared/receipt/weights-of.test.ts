import { expect, test } from 'vitest';
import { weightBars } from './weights-of.ts';

const size = { lengthCm: '38', widthCm: '28', heightCm: '21' };
const volumetric = { step: 'VOLUMETRIC_WEIGHT', size, divisor: 6_000, placeKg: '3.724' };
const chargeable = (basis: 'ACTUAL' | 'VOLUMETRIC') => ({ step: 'CHARGEABLE_WEIGHT', basis });
const priceOf = (...steps: object[]) => ({ steps }) as never;

test('the greater weight counts, and each bar is measured by the longest', () => {
  const price = priceOf(volumetric, chargeable('VOLUMETRIC'));
  expect(weightBars({ declaredKg: '1.862', weightKg: '3.420', price })).toEqual([
    { kind: 'declared', kg: '1.862', share: 0.5, counts: false },
    { kind: 'scale', kg: '3.420', share: 3.42 / 3.724, counts: false },
    { kind: 'volume', kg: '3.724', share: 1, counts: true },
  ]);
});

test('what is not known has no bar', () => {
  const price = priceOf(chargeable('ACTUAL'));
  expect(weightBars({ declaredKg: null, weightKg: '2.000', price })).toEqual([
    { kind: 'scale', kg: '2.000', share: 1, counts: true },
  ]);
  const unmeasured = priceOf({ ...volumetric, placeKg: '0.000' }, chargeable('ACTUAL'));
  expect(weightBars({ declaredKg: null, weightKg: '2.000', price: unmeasured })).toHaveLength(1);
  expect(weightBars({ declaredKg: null, weightKg: null, price: null })).toEqual([]);
});
