import { expect, test } from 'vitest';
import { inOtherLayout } from './keyboard-layout.ts';

test.each([
  ['ЕО-52545', 'tj-52545'],
  ['НЕ7223450000101', 'yt7223450000101'],
  ['afh[jl', 'фарход'],
  ['Hf[bvjdf Vflbyf', 'рахимова мадина'],
  ['афкрщв', 'farhod'],
])('%s is %s in the other layout', (typed, meant) => {
  expect(inOtherLayout(typed)).toBe(meant);
});

test.each(['0148', '法尔霍德', 'TJ-Ж', ''])('%s was typed in no single layout', (typed) => {
  expect(inOtherLayout(typed)).toBeUndefined();
});
