/** Work of which only a little runs at once in this process. */
import PQueue from 'p-queue';

/** So much is running and waiting already that more is not taken. */
export class GateFullError extends Error {
  constructor() {
    super('too much is running and waiting already');
  }
}

/** So many at once; so many more wait, none unless given. */
export type GateLimits = { mostAtOnce: number; mostWaiting?: number };

export type Gate = {
  readonly mostAtOnce: number;
  readonly mostWaiting: number;
  countWaiting(): number;
  /** Whether more would be refused. */
  isFull(): boolean;
  isEmpty(): boolean;
  /** Does the work when its turn has come, in the order of the calls. Rejects with GateFullError when too many wait. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** From now on at most so many at once. */
  narrow(mostAtOnce: number): void;
  /** Takes a place at once; the function returned gives it back. Throws GateFullError when none is free. */
  enter(): () => void;
};

/** A gate with places of its own. */
export function openGate({ mostAtOnce, mostWaiting = 0 }: GateLimits): Gate {
  const queue = new PQueue({ concurrency: mostAtOnce });
  // The queue gives a place back a little after the result is out: an immediate next call must not find it taken.
  let inside = 0;
  let atOnce = mostAtOnce;
  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (inside >= atOnce + mostWaiting) throw new GateFullError();
    inside += 1;
    return queue.add(work).finally(() => {
      inside -= 1;
    });
  };
  return {
    get mostAtOnce() {
      return atOnce;
    },
    mostWaiting,
    countWaiting: () => queue.size,
    isFull: () => inside >= atOnce + mostWaiting,
    isEmpty: () => inside === 0,
    run,
    narrow: (most) => {
      atOnce = most;
      queue.concurrency = most;
    },
    enter: () => {
      if (inside >= atOnce) throw new GateFullError();
      const { promise: left, resolve: leave } = Promise.withResolvers<void>();
      void run(() => left);
      return leave;
    },
  };
}
