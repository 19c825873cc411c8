/**
 * The colour of a firm in the place of lapis. Everything that is written on it or in it stays readable: contrasts by
 * WCAG 2.2, 1.4.3 and 1.4.11.
 */

/** Light and dark surfaces on which the colour is seen (tokens of site and console). */
const canvas = '#f5f7fa';
const white = '#ffffff';
const darkCanvas = '#0a111e';
const darkSurface = '#121b2c';

type Rgb = readonly [number, number, number];

function rgbOf(color: string): Rgb {
  const number = Number.parseInt(color.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** `share` of `other` in a colour, 0 to 1. */
function mix(color: string, other: string, share: number): string {
  const [from, to] = [rgbOf(color), rgbOf(other)];
  const part = (at: 0 | 1 | 2) => from[at] + (to[at] - from[at]) * share;
  return hexOf([part(0), part(1), part(2)]);
}

function luminance(color: string): number {
  const [red, green, blue] = rgbOf(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far two colours stand apart, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Text of 4.5 : 1 in white on the colour, and the colour itself of 3 : 1 on the page. */
const passes = (color: string) => contrastOf(color, white) >= 4.5 && contrastOf(color, canvas) >= 3;

/** The first of a colour's mixtures that passes: from 0 to 100 per cent of another. */
function firstMix(color: string, other: string, isEnough: (mixed: string) => boolean): string {
  for (let share = 0; share <= 100; share += 1) {
    const mixed = mix(color, other, share / 100);
    if (isEnough(mixed)) return mixed;
  }
  return other;
}

/** The wish itself where it can be read, else the nearest darker tone of it. `wish` is `#rrggbb`. */
export function readableColor(wish: string): string {
  return firstMix(wish.toLowerCase(), '#000000', passes);
}

/** Whether a colour may be set: `#rrggbb`, readable as it is. */
export function isReadableColor(color: string): boolean {
  return /^#[\da-f]{6}$/i.test(color) && passes(color);
}

/** What stands in the place of lapis and its kin, by the names of the tokens; of the console also in the dark theme. */
export type BrandTokens = Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>>;

/** The tokens of a colour that may be set. */
export function brandTokens(color: string): BrandTokens {
  const base = color.toLowerCase();
  const strong = mix(base, '#000000', 0.22);
  const fill = firstMix(mix(base, white, 0.18), '#000000', passes);
  const lit = firstMix(base, white, (mixed) => contrastOf(mixed, darkSurface) >= 7);
  return {
    light: {
      lapis: base,
      'lapis-strong': strong,
      'lapis-soft': mix(base, white, 0.92),
      'lapis-soft-hover': mix(base, white, 0.86),
      'lapis-fill': base,
      'lapis-fill-strong': strong,
      'step-done': mix(base, white, 0.42),
    },
    dark: {
      lapis: lit,
      'lapis-strong': mix(lit, white, 0.3),
      'lapis-fill': fill,
      'lapis-fill-strong': mix(fill, '#000000', 0.12),
      'lapis-soft': mix(darkCanvas, base, 0.24),
      'lapis-soft-hover': mix(darkCanvas, base, 0.34),
    },
  };
}

/** The style that sets the tokens of a colour; behind the sheets of the build, so that it wins. */
export function brandStyle(color: string): string {
  const { light, dark } = brandTokens(color);
  const block = (tokens: Readonly<Record<string, string>>) =>
    Object.entries(tokens)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';');
  // Of the same weight as the tokens' own rules, wherever the sheets come.
  return `html:root{${block(light)}}html:root[data-theme='dark']{${block(dark)}}`;
}
