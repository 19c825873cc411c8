import { isIPv4, isIPv6 } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { Clock } from '../platform/clock.ts';

/** So many addresses are remembered at once; a flood of them must not fill the memory. */
const mostAddresses = 100_000;

/**
 * Limits are per address; a provider hands out IPv6 by /64, so that much counts as one. What a trusted proxy passed on
 * and is no address counts as one unknown address.
 */
export function addressKey(ip: string): string {
  if (!isIPv6(ip)) return isIPv4(ip) ? ip : 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}

function tooMany(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('request.tooMany', {
    params: { seconds },
    headers: { 'retry-after': String(seconds) },
  });
}

/** Registers the limiter; routes ask for it by `config.rateLimit`. With factor 0 there is none. */
export async function limitRequests(app: FastifyInstance, factor: number): Promise<void> {
  if (factor === 0) return;
  await app.register(rateLimit, {
    global: false,
    cache: mostAddresses,
    enableDraftSpec: true,
    keyGenerator: (request: FastifyRequest) => addressKey(request.ip),
    errorResponseBuilder: (_request, context) => tooMany(context.ttl),
  });
}

/** A number of things that somebody may use up in a window; the window starts with the first. */
export type Budget = {
  /** Throws `request.tooMany` when nothing is left. */
  check(who: string): void;
  use(who: string, amount: number): void;
};
/** Of addresses, which `check` and `use` take as they are. */
export type AddressBudget = Budget;

/** A budget of `amount` per address and window, in the memory of this process; never more than 100,000 addresses. */
export function createAddressBudget(clock: Clock, amount: number, windowMs: number): AddressBudget {
  const budget = createBudget(clock, amount, windowMs);
  return {
    check: (ip) => budget.check(addressKey(ip)),
    use: (ip, spent) => budget.use(addressKey(ip), spent),
  };
}

/** A budget of `amount` per key, such as an account, and window; as `createAddressBudget` keeps it. */
export function createBudget(clock: Clock, amount: number, windowMs: number): Budget {
  const used = new Map<string, { amount: number; endsAt: number }>();
  const current = (key: string) => {
    const entry = used.get(key);
    if (entry !== undefined && entry.endsAt > clock.now().getTime()) return { key, entry };
    used.delete(key);
    return { key, entry: undefined };
  };
  return {
    check(key) {
      const { entry } = current(key);
      if (entry !== undefined && entry.amount >= amount) throw tooMany(entry.endsAt - clock.now().getTime());
    },
    use(who, spent) {
      if (spent === 0) return;
      const { key, entry } = current(who);
      if (entry !== undefined) {
        entry.amount += spent;
        return;
      }
      // The oldest entry goes first: a flood of addresses must not fill the memory.
      if (used.size >= mostAddresses)
        for (const oldest of used.keys()) {
          used.delete(oldest);
          break;
        }
      used.set(key, { amount: spent, endsAt: clock.now().getTime() + windowMs });
    },
  };
}
