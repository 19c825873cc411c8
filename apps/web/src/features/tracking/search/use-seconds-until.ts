import { useSyncExternalStore } from 'react';
import { secondsUntil } from '../rules/search-state.ts';

const tickMs = 250;

/** Whole seconds until a moment (epoch milliseconds), counting down to 0. */
export function useSecondsUntil(moment: number | undefined): number {
  return useSyncExternalStore(
    moment === undefined ? standStill : tick,
    () => secondsUntil(moment, Date.now()),
    () => 0,
  );
}

function tick(onTick: () => void): () => void {
  const timer = setInterval(onTick, tickMs);
  return () => clearInterval(timer);
}

function standStill(): () => void {
  return () => undefined;
}
