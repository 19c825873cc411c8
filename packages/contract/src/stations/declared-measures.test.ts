import { expect, test } from 'vitest';
import { isFarFromDeclared, type Measures } from './declared-measures.ts';

const nothing: Measures = { weightG: null, lengthMm: null, widthMm: null, heightMm: null };
const weighing = (weightG: number) => ({ ...nothing, weightG });
const sides = (lengthMm: number, widthMm: number, heightMm: number) => ({
  ...nothing,
  lengthMm,
  widthMm,
  heightMm,
});

test.each([
  [4_000, 3_000, false],
  [4_001, 3_000, true],
  [2_000, 3_000, false],
  [1_999, 3_000, true],
])('%i g of declared %i g', (measured, declared, isFar) => {
  expect(isFarFromDeclared(weighing(measured), weighing(declared))).toBe(isFar);
});

test('sides are compared from the longest on', () => {
  expect(isFarFromDeclared(sides(200, 600, 400), sides(600, 400, 200))).toBe(false);
  expect(isFarFromDeclared(sides(200, 600, 400), sides(600, 400, 140))).toBe(true);
});

test('what one of them does not say is not compared', () => {
  expect(isFarFromDeclared(weighing(9_000), nothing)).toBe(false);
  expect(isFarFromDeclared(nothing, weighing(9_000))).toBe(false);
  expect(isFarFromDeclared(weighing(9_000), sides(1, 1, 1))).toBe(false);
});
