import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooMany } from '../errors.ts';
import { addressKey } from '../platform/address-key.ts';

/** So many addresses are remembered at once; a flood of them must not fill the memory. */
const mostAddresses = 100_000;

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
