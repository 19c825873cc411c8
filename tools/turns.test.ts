import { afterEach, expect, test, vi } from 'vitest';
import { inTurn, oneInTurn } from './turns.ts';

afterEach(() => vi.unstubAllEnvs());

const turns = (count: number) => Array.from({ length: count }, (_, turn) => turn);
const walked = <Each>(turn: number, grid: () => Each[]) => {
  vi.stubEnv('WHOLE_GRID', '');
  vi.stubEnv('TURN', String(turn));
  return grid();
};

test('the first of a grid is walked at every turn, each of the others once in as many turns as there are others', () => {
  const locales = turns(6).map((turn) => walked(turn, () => inTurn(['ru', 'en', 'zh'])));
  expect(locales.map(([first]) => first)).toEqual(Array(6).fill('ru'));
  expect(locales.flat().toSorted()).toEqual([
    ...Array(3).fill('en'),
    ...Array(6).fill('ru'),
    ...Array(3).fill('zh'),
  ]);
});

test('a single other one is walked at every second turn', () => {
  const lengths = turns(4).map((turn) => walked(turn, () => inTurn(['ru', 'zh'])).length);
  expect(lengths.filter((length) => length === 2)).toHaveLength(2);
  expect(lengths.filter((length) => length === 1)).toHaveLength(2);
});

test('of equal ones each is walked once in a round', () => {
  expect(
    turns(2)
      .flatMap((turn) => walked(turn, () => oneInTurn(['en', 'zh'])))
      .toSorted(),
  ).toEqual(['en', 'zh']);
});

test('the whole grid is walked where it is asked for', () => {
  vi.stubEnv('TURN', '1');
  vi.stubEnv('WHOLE_GRID', '1');
  expect(inTurn(['ru', 'en', 'zh'])).toEqual(['ru', 'en', 'zh']);
  expect(oneInTurn(['en', 'zh'])).toEqual(['en', 'zh']);
});
