import { expect, test } from 'vitest';
import { judgeAgain, walkedAgain } from './unsteady.mjs';

const journey = (number: number, reason = 'Error: late') =>
  `e2e/pay.spec.ts:${number} › pays ${number}, in full: ${reason}`;
const resultOf = (passed: number, names: string[]) => ({
  ok: names.length === 0,
  counts: { passed, failed: names.length, skipped: 0, names },
});

test('a journey that fails and passes alone is named, and the run is green', () => {
  const first = resultOf(8, [journey(7), journey(12)]);
  expect(walkedAgain(first)).toEqual(['pay.spec.ts:7', 'pay.spec.ts:12']);
  expect(judgeAgain(first, resultOf(2, []))).toEqual({
    ok: true,
    counts: { passed: 10, failed: 0, skipped: 0, names: [] },
    unsteady: [journey(7), journey(12)],
  });
});

test('one that fails alone too is a failure, whatever its reason is then', () => {
  const first = resultOf(8, [journey(7), journey(12)]);
  expect(judgeAgain(first, resultOf(1, [journey(12, 'Test timeout')]))).toEqual({
    ok: false,
    counts: { passed: 9, failed: 1, skipped: 0, names: [journey(12)] },
    unsteady: [journey(7)],
  });
});

test('a third unsteady one fails the run', () => {
  const names = [1, 2, 3].map((number) => journey(number));
  const judged = judgeAgain(resultOf(7, names), resultOf(3, []));
  expect([judged.ok, judged.unsteady]).toEqual([false, names]);
});

test('nothing is walked again where all passed, where six failed, or where the runner failed before its report', () => {
  const six = [1, 2, 3, 4, 5, 6].map((number) => journey(number));
  const died = { ok: false, counts: { passed: 0, failed: 0, skipped: 0, names: [] } };
  expect([resultOf(9, []), resultOf(4, six), died].map((each) => walkedAgain(each))).toEqual([[], [], []]);
});

test('a runner that dies while it walks them alone clears none', () => {
  const first = resultOf(8, [journey(7)]);
  const died = { ok: false, counts: { passed: 0, failed: 0, skipped: 0, names: [] } };
  expect(judgeAgain(first, died)).toEqual({ ok: false, counts: first.counts, unsteady: [] });
});
