import { expect, test } from 'vitest';
import { readScaleLine, weighedG } from './scale-line.ts';

test.each([
  ['ST,NT,+  3.420kg', 3_420],
  ['ST,GS,   3.42 kg', 3_420],
  ['ST,GS,+00850,g', 850],
  ['st,gs,+  3.420kg', 3_420],
  ['S S      3.420 kg', 3_420],
  ['S S 850 g', 850],
])('%s is stable', (line, grams) => {
  const reading = readScaleLine(line);
  expect(reading).toEqual({ grams, isStable: true });
  expect(reading && weighedG(reading)).toBe(grams);
});

test.each([
  'US,NT,+  3.420kg',
  'S D      3.420 kg',
  'OL,GS,+ 99.999kg',
  'ST,NT,+  0.000kg',
  'ST,NT,-  0.120kg',
])('%s is no weight of a box', (line) => {
  const reading = readScaleLine(line);
  expect(reading).toBeDefined();
  expect(reading && weighedG(reading)).toBeUndefined();
});

test.each(['3.420', 'YT8834201957402', 'ST-NT-1', 'S S kg', '60*50*40', ''])(
  '%s is no line of a scale',
  (text) => {
    expect(readScaleLine(text)).toBeUndefined();
  },
);
