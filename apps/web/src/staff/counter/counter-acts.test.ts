import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createObserved } from '../stations/observed.ts';
import { close, take } from './counter-acts.ts';
import { empty, type CounterAt, type CounterState } from './counter-state.ts';
import { verdictOf } from './counter-verdicts.ts';
import { counterTexts } from './counter-words.ts';
import type { CounterAct } from './offline/counter-snapshot.ts';

beforeAll(() => counterTexts.load());
afterEach(() => vi.unstubAllGlobals());

function counterAt(): CounterAt {
  let state: CounterState = {
    ...empty,
    requests: {},
    verdict: verdictOf('READY', { title: '', line: '', next: '' }),
  };
  return {
    read: () => state,
    change: (next) => (state = { ...state, ...next }),
    refresh: () => Promise.resolve(),
    station: () => undefined,
    acts: createObserved<readonly CounterAct[]>([]),
  };
}

test('scans without an answer wait for the snapshot, and not after the card was closed', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  const at = counterAt();
  await expect(take(at, 'TJ-10482')).rejects.toMatchObject({ status: 0 });
  await expect(take(at, 'YT7223450000101')).rejects.toMatchObject({ status: 0 });
  expect(at.read().unanswered).toEqual(['TJ-10482', 'YT7223450000101']);
  await close(at);
  expect(at.read().unanswered).toEqual([]);
});
