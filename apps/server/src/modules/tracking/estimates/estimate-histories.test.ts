import { expect, test } from 'vitest';
import { judgeHistory } from './judge-history.fixture.ts';
import { missOf, scorePromises, spanOfPromise } from './prediction-score.ts';
import { quantile } from './quantile.ts';
import { makeRoadHistory } from './road-histories.fixture.ts';

test.each([1, 2, 3])('on the made-up road %i what is shown at departure comes true', (seed) => {
  const judged = judgeHistory(makeRoadHistory(seed));
  expect(judged.learned).toBeGreaterThan(40);
  expect(judged.metAtDeparture).toBeGreaterThanOrEqual(0.75);
  expect(judged.metAtDeparture).toBeLessThanOrEqual(0.9);
  expect(judged.metOfLearned).toBeGreaterThanOrEqual(0.75);
  expect(judged.metOfLearned).toBeLessThanOrEqual(0.9);
  expect(judged.widthAWeekBefore).toBeLessThanOrEqual(4);
  const [learned, constant] = [judged.promises, judged.constantPromises].map((promises) =>
    scorePromises(promises).map(({ score }) => score),
  );
  expect(learned?.length).toBe(4);
  // Each kind of promise is better than the constant's.
  learned?.forEach((score, index) => expect(score).toBeLessThan(constant?.[index] ?? 0));
});

test('a made-up road is the same each time, and has its holds and its closed days', () => {
  const { trips, closure } = makeRoadHistory(1);
  expect(makeRoadHistory(1)).toEqual({ trips, closure });
  expect(trips.length).toBe(60);
  const reasons = trips.flatMap(({ road }) => road.delays.map(({ reason }) => reason));
  expect(new Set(reasons)).toEqual(new Set(['CUSTOMS', 'ROAD_CLOSED']));
});

test('a promise is judged by how long before the arrival it was made, and an early one counts double', () => {
  expect(
    ['2026-11-05', '2026-11-06', '2026-11-12', '2026-11-13', '2026-11-17', '2026-11-18', '2026-11-20'].map(
      (day) => spanOfPromise(day, '2026-11-20'),
    ),
  ).toEqual(['15+', '8-14', '8-14', '3-7', '3-7', '1-2', undefined]);
  const range = { from: '2026-11-10', to: '2026-11-14' };
  expect(['2026-11-08', '2026-11-10', '2026-11-14', '2026-11-16'].map((day) => missOf(range, day))).toEqual([
    2, 0, 0, 4,
  ]);
  const made = { ...range, madeOn: '2026-11-01' };
  expect(
    scorePromises([
      { ...made, arrivedOn: '2026-11-12' },
      { ...made, arrivedOn: '2026-11-15' },
    ]),
  ).toEqual([{ span: '8-14', promises: 2, met: 0.5, score: 1, width: 4 }]);
});

test('a tenth of what comes next is expected below the tenth of a sample', () => {
  const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect([0.1, 0.5, 0.9].map((share) => quantile(nine, share))).toEqual([1, 5, 9]);
  expect(quantile([4], 0.1)).toBe(4);
  expect(quantile([1, 2, 3], 0.25)).toBe(1);
  expect(() => quantile([], 0.5)).toThrow(RangeError);
});
