import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';

const leisure = new AsyncLocalStorage<{ workedSince: number }>();

/**
 * Runs work without a waiting caller: between two portions it rests as long as each took, so that it has half of a
 * connection at most.
 */
export function atLeisure<Result>(work: () => Promise<Result>): Promise<Result> {
  return leisure.run({ workedSince: performance.now() }, work);
}

/** Between two portions of a long work: a rest where it is done at leisure, nothing elsewhere. */
export async function rest(): Promise<void> {
  const state = leisure.getStore();
  if (state === undefined) return;
  await pause(performance.now() - state.workedSince);
  state.workedSince = performance.now();
}
