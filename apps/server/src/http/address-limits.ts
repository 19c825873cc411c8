import { callbackify } from 'node:util';
import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooMany } from '../errors.ts';
import { addressKey } from '../platform/address-key.ts';

/** So many addresses are remembered at once; a flood of them must not fill the memory. */
const mostAddresses = 100_000;

/**
 * Counts one more for all processes of a service: how many there were in the window of a key, and for how many ms more
 * they count.
 */
export type CountTogether = (key: string, windowMs: number) => Promise<{ current: number; ttl: number }>;

/**
 * Registers the limiter; routes ask for it by `config.rateLimit`. With factor 0 there is none.
 * @param countTogether where several processes answer; else this one counts in its memory
 */
export async function limitRequests(
  app: FastifyInstance,
  factor: number,
  countTogether?: CountTogether,
): Promise<void> {
  if (factor === 0) return;
  await app.register(rateLimit, {
    global: false,
    cache: mostAddresses,
    enableDraftSpec: true,
    keyGenerator: (request: FastifyRequest) => addressKey(request.ip),
    errorResponseBuilder: (_request, context) => tooMany(context.ttl),
    ...(countTogether === undefined ? {} : { store: storeOf(countTogether) }),
  });
}

/** Each limit counts for itself; they have the same numbers in all processes, which register them in one order. */
function storeOf(countTogether: CountTogether): FastifyRateLimitStoreCtor {
  const count = callbackify(countTogether);
  let limits = 0;
  const makeStore = () => {
    const number = limits;
    limits += 1;
    return {
      incr(
        key: string,
        done: (error: Error | null, counted: { current: number; ttl: number }) => void,
        windowMs: number,
      ): void {
        count(`${number} ${key}`, windowMs, done);
      },
      child: makeStore,
    };
  };
  // The package makes it with `new`, which an arrow function does not take.
  return function Store() {
    return makeStore();
  } as unknown as FastifyRateLimitStoreCtor;
}
