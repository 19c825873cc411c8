import { describe, expect, test } from 'vitest';
import { brandStyle, brandTokens, contrastOf, isReadableColor, readableColor } from './brand-color.ts';

test('black and white stand 21 to 1 apart, a colour and itself 1 to 1', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#1d3fae', '#1d3fae')).toBe(1);
});

test.each([
  ['#1d3fae', true],
  ['#B3261E', true],
  ['#ffd400', false],
  ['#7fb3ff', false],
  ['#777777', false],
  ['1d3fae', false],
  ['#1d3', false],
  ['red', false],
])('%s can be read: %s', (color, isReadable) => expect(isReadableColor(color)).toBe(isReadable));

test('a colour that can be read is taken as it is, another in its nearest darker tone', () => {
  expect(readableColor('#1D3FAE')).toBe('#1d3fae');
  expect(readableColor('#ffd400')).toBe('#8c7500');
});

/** Every seventeenth step of each part: 4,096 colours. */
const wishes = Array.from({ length: 16 ** 3 }, (_, at) =>
  [at >> 8, (at >> 4) & 15, at & 15].reduce((text, part) => text + part.toString(16).repeat(2), '#'),
);

describe('whatever colour is wished', () => {
  test('what is offered can be set', () => {
    expect(wishes.filter((wish) => !isReadableColor(readableColor(wish)))).toEqual([]);
  });

  test('every text of it, on it and beside it can be read in both themes', () => {
    const unreadable = wishes.flatMap((wish) => {
      const { light, dark } = brandTokens(readableColor(wish));
      const pairs = {
        'white on the light fill': ['#ffffff', light['lapis-fill']],
        'white on the strong fill': ['#ffffff', light['lapis-fill-strong']],
        'strong on soft': [light['lapis-strong'], light['lapis-soft']],
        'strong on soft under the pointer': [light['lapis-strong'], light['lapis-soft-hover']],
        'white on the dark fill': ['#ffffff', dark['lapis-fill']],
        'white on the dark strong fill': ['#ffffff', dark['lapis-fill-strong']],
        'text in the dark': [dark['lapis'], '#121b2c'],
        'text on soft in the dark': [dark['lapis-strong'], dark['lapis-soft']],
        'text on soft under the pointer in the dark': [dark['lapis-strong'], dark['lapis-soft-hover']],
      } as const;
      return Object.entries(pairs)
        .filter(([, [one = '', other = '']]) => contrastOf(one, other) < 4.5)
        .map(([what]) => `${wish}: ${what}`);
    });
    expect(unreadable).toEqual([]);
  });
});

test('the style says the tokens for both themes and nothing else', () => {
  expect(brandStyle('#0a6b3d')).toMatch(
    /^html:root\{--lapis:#0a6b3d;(?:--[a-z-]+:#[\da-f]{6};?)+\}html:root\[data-theme='dark'\]\{(?:--[a-z-]+:#[\da-f]{6};?)+\}$/,
  );
});
