import { useSyncExternalStore } from 'react';

const tickMs = 250;

/** Whole seconds until a moment; 0 when it has come. Both in epoch milliseconds. */
export function secondsUntil(moment: number | undefined, now: number): number {
  return moment === undefined ? 0 : Math.max(0, Math.ceil((moment - now) / 1000));
}

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
