import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { screensOfLessons } from './lesson-screens.ts';
import { heightOf, screenSize, wordsOf } from './screen-parts.ts';
import type { ScreenPart } from './screen-parts.ts';
import { texts as en } from './texts/en.ts';
import { texts as ru } from './texts/ru.ts';
import type { LessonsTexts } from './texts/ru.ts';
import { texts as zh } from './texts/zh.ts';

const textsIn = { ru, en, zh };
const locales = ['ru', 'en', 'zh'] as const;

/** How many steps each lesson has in the text of the page. */
function stepsIn(locale: string): Record<string, number> {
  const text = readFileSync(
    new URL(`../../../../../content/video-lessons/${locale}.md`, import.meta.url),
    'utf8',
  );
  const parts = text.split(/^## .*\{#(lesson-\d)\}$/m).slice(1);
  return Object.fromEntries(
    parts.flatMap((part, at) =>
      at % 2 === 0 ? [[part, parts[at + 1]?.match(/^\d+\. /gm)?.length ?? 0]] : [],
    ),
  );
}

test.each(locales)('every step of the eight lessons has its drawn screen, in %s', (locale) => {
  const screens = screensOfLessons(textsIn[locale]);
  const drawn = Object.fromEntries(Object.entries(screens).map(([lesson, { length }]) => [lesson, length]));
  expect(drawn).toEqual(stepsIn(locale));
  expect(Object.keys(drawn)).toHaveLength(8);
  expect(Object.values(drawn).every((steps) => steps >= 5)).toBe(true);
});

/** Units that a line takes at most: a Chinese character as wide as it is high, a letter some six tenths of that. */
function widthOf(text: string, size: number): number {
  return Array.from(text).reduce((sum, sign) => sum + (/[\u2e80-\uffef]/u.test(sign) ? 1 : 0.58) * size, 0);
}

/** What stands in one line of a part, and the units it has. */
function linesOf(part: ScreenPart): { text: string; size: number; room: number }[] {
  if (part.kind === 'tabs')
    return part.texts.map((text) => ({ text, size: 12.5, room: 232 / part.texts.length - 4 }));
  const room = { said: 168, check: 198, bar: 190, note: 240 }[part.kind as 'said'] ?? 216;
  const isHeading = part.kind === 'bar' || part.kind === 'title';
  if (part.kind === 'row')
    return [{ text: `${part.text}  ${part.value ?? ''}`, size: 14, room: part.tone ? 190 : 212 }];
  const size = isHeading ? 16 : part.kind === 'note' ? 12.5 : 14;
  if (part.kind === 'field' || part.kind === 'code')
    return [part.text, part.value].map((text) => ({ text, size, room }));
  return wordsOf(part).map((text) => ({ text, size, room }));
}

test.each(locales)('what stands on a screen fits it, in %s', (locale) => {
  const screens = Object.values(screensOfLessons(textsIn[locale])).flat();
  const tooHigh = screens.filter(
    ({ parts }) => parts.reduce((sum, part) => sum + heightOf(part), 24) > screenSize.height,
  );
  expect(tooHigh).toEqual([]);
  const tooWide = screens
    .flatMap(({ parts }) => parts.flatMap(linesOf))
    .filter(({ text, size, room }) => widthOf(text, size) > room);
  expect(
    tooWide.map(({ text, size, room }) => `${text}: ${Math.round(widthOf(text, size))} of ${room}`),
  ).toEqual([]);
});

test.each(locales)('every screen says what to touch or look at, in %s', (locale) => {
  const unmarked = Object.entries(screensOfLessons(textsIn[locale])).flatMap(([lesson, screens]) =>
    screens.flatMap(({ place, parts }, step) =>
      place !== 'table' && parts.every(({ mark }) => mark === undefined) ? [`${lesson}, ${step + 1}`] : [],
    ),
  );
  expect(unmarked).toEqual([]);
});

test('figures of the drawn screens stand as the site writes them', () => {
  const figures = (texts: LessonsTexts) =>
    Object.values(screensOfLessons(texts))
      .flat()
      .flatMap(({ parts }) =>
        parts.flatMap(
          (part) =>
            wordsOf(part)
              .join(' ')
              .match(/\d[.,]\d\d USD/g) ?? [],
        ),
      );
  expect(new Set(figures(ru))).toEqual(new Set(['7,50 USD', '0,00 USD']));
  expect(new Set(figures(en))).toEqual(new Set(['7.50 USD', '0.00 USD']));
});
