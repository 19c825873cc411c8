import { siteLimits } from '@rohi/contract/site/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onDemand } from './on-demand.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a part that does not come within its time has failed', async () => {
  const part = onDemand(() => new Promise<() => null>(() => {}));
  const ended = vi.fn();
  void part.start().then(ended);
  await vi.advanceTimersByTimeAsync(siteLimits.chunkLoadTimeoutMs - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
});

test('a part that has come leaves no time running', async () => {
  const part = onDemand(async () => () => null);
  await part.start();
  expect(vi.getTimerCount()).toBe(0);
});
