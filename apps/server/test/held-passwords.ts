import { GateFullError, type Gate } from '../src/platform/concurrency.ts';

/** Takes every place of a queue until `release` is called; later work waits in line. */
export function holdPlaces({ mostAtOnce, run }: Gate): { release(): void } {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (let place = 0; place < mostAtOnce; place += 1) void run(() => held);
  return { release };
}

/** Takes every place and every seat of those who wait: later work is sent away until `release` is called. */
export function fillQueue(queue: Gate): { release(): void } {
  const places = holdPlaces(queue);
  for (let seat = 0; seat < queue.mostWaiting; seat += 1)
    queue
      .run(() => Promise.resolve())
      .catch((error: unknown) => {
        if (!(error instanceof GateFullError)) throw error;
      });
  return places;
}
