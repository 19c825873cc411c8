import { expect, test } from 'vitest';
import { readRequest, usage } from './read-request.ts';
import { scenarios } from './scenarios/all-scenarios.ts';

const read = (...words: string[]) => readRequest(words, scenarios);

test('without a name the tracking query is measured, in five rounds', () => {
  expect(read()).toMatchObject({
    scenario: { name: 'tracking' },
    options: { quick: false, rounds: 5, secondsEach: 3, sizes: [100] },
  });
});

test('every scenario is found by its name and described', () => {
  const names = scenarios.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) {
    expect(read(name, '--quick', '--rounds', '3')).toMatchObject({
      scenario: { name },
      options: { quick: true, rounds: 3 },
    });
    expect(usage(scenarios)).toContain(name);
  }
});

test('the stations are tried on fewer parcels', () => {
  expect(read('stations', '--parcels', '40000')?.options.parcels).toBe(40_000);
});

test('what cannot be meant is refused', () => {
  for (const words of [
    ['nobody'],
    ['big', 'writes'],
    ['--fast'],
    ['--rounds', '0'],
    ['--codes', '0,101'],
    ['--seconds', 'x'],
    ['--parcels', '19999'],
  ])
    expect(read(...words), words.join(' ')).toBeUndefined();
});
