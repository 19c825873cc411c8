import { isIP } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { AppError } from '../errors.ts';

/** So many addresses are remembered at once; a flood of them must not fill the memory. */
const mostAddresses = 100_000;

/**
 * Limits are per address; a provider hands out IPv6 by /64, so that much counts as one. What a trusted proxy passed on
 * and is no address counts as one unknown address.
 */
export function addressKey(ip: string): string {
  // The library also takes spellings that are no addresses to us, such as a lone number.
  if (isIP(ip) === 0) return 'unknown';
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const groups = (address as ipaddr.IPv6).parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

/** The refusal of whoever has to wait: with Retry-After and the wait in its text. */
export function tooMany(
  waitMs: number,
  name:
    | 'request.tooMany'
    | 'tracking.tooManyUnknown'
    | 'handOver.tooManyTries'
    | 'handOver.codeClosed' = 'request.tooMany',
): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError(name, {
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
