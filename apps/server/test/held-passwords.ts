import { PasswordQueueFullError, type PasswordQueue } from '../src/platform/passwords.ts';

/** Takes every place of a queue until `release` is called; later work waits in line. */
export function holdPlaces({ mostAtOnce, inTurn }: PasswordQueue): { release(): void } {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (let place = 0; place < mostAtOnce; place += 1) void inTurn(() => held);
  return { release };
}

/** Takes every place and every seat of those who wait: later work is sent away until `release` is called. */
export function fillQueue(queue: PasswordQueue): { release(): void } {
  const places = holdPlaces(queue);
  for (let seat = 0; seat < queue.mostWaiting; seat += 1)
    queue
      .inTurn(() => Promise.resolve())
      .catch((error: unknown) => {
        if (!(error instanceof PasswordQueueFullError)) throw error;
      });
  return places;
}
