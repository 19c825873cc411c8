import { expect, test } from 'vitest';
import { saidFacts } from './said-facts.ts';

test('several facts without a value share one line, in their order', () => {
  expect(
    saidFacts([
      ['goods', 'shoes'],
      ['volume, m³', null],
      ['places', '1'],
      ['note', ''],
    ]),
  ).toEqual({
    lines: [
      ['goods', 'shoes'],
      ['places', '1'],
    ],
    lacking: ['volume', 'note'],
  });
});

test('one alone keeps its line', () => {
  const facts = [
    ['goods', 'shoes'],
    ['note', null],
  ] as const;
  expect(saidFacts(facts)).toEqual({ lines: facts, lacking: [] });
});
