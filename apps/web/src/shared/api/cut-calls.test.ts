import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cutCalls, untilCut } from './cut-calls.ts';
import { onSilence } from './silence.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a call without an answer ends with the line, and a late answer changes nothing', async () => {
  let answer = (_text: string) => {};
  const outcome = untilCut(new Promise<string>((resolve) => (answer = resolve)));
  const ended = outcome.catch((error: unknown) => error);
  cutCalls();
  answer('late');
  expect(await ended).toMatchObject({ status: 0, error: 'client.network' });
  // What is asked later waits for itself.
  const next = untilCut(Promise.resolve('in time'));
  expect(await next).toBe('in time');
  cutCalls();
});

test('what was answered or refused is that', async () => {
  await expect(untilCut(Promise.resolve(1))).resolves.toBe(1);
  const refusal = new Error('refused');
  await expect(untilCut(Promise.reject(refusal))).rejects.toBe(refusal);
});

test('after two seconds without an answer it is asked whether there is a line', async () => {
  let asks = 0;
  const end = onSilence(() => (asks += 1));
  const hung = untilCut(new Promise(() => {})).catch(() => undefined);
  void untilCut(Promise.resolve(1));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(asks).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(asks).toBe(1);
  cutCalls();
  await hung;
  end();
});
